import type { ClipRole } from '@whoosh/contracts';

/** Samples a second of every mix. */
export const MIX_RATE = 48_000;

/** Which sound a clip plays: an effect's or an uploaded one's. */
export type SourceId = `effect-${number}` | `media-${number}`;

/** A clip as it is mixed: samples at 48 kHz, gains linear. */
export interface MixClip {
  key: string;
  source: SourceId;
  role: ClipRole;
  /** 0..2. */
  track: number;
  /** On the timeline. */
  start: number;
  /** On the timeline; may end after its sound. */
  length: number;
  /** In its sound. */
  offset: number;
  fadeIn: number;
  fadeOut: number;
  /** Volume and gain of the clip and of its track; 0 for what is muted or not soloed. */
  gain: number;
  loop: boolean;
}

/** A timeline as it sounds. */
export interface MixPlan {
  /** Samples of the whole; what sticks out is not mixed. */
  length: number;
  /** In the order of their starts. */
  clips: MixClip[];
  /** Linear gain of the video's own sound, 0 when muted. */
  videoGain: number;
  ducking: { floor: number; attack: number; release: number } | null;
}
