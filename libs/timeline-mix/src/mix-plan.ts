import {
  TIMELINE_LIMITS,
  type ClipRole,
  type ProjectMedia,
  type TimelineItem,
  type TimelineSettings,
} from '@whoosh/contracts';

/** Samples a second of every mix. */
export const MIX_RATE: number = TIMELINE_LIMITS.sampleRate;

/** Which sound a clip plays: an effect's or an uploaded one's. */
export type SourceId = `effect-${number}` | `media-${number}`;

/** A clip as it is mixed: samples at 48 kHz, gains linear. */
export interface MixClip {
  key: string;
  source: SourceId;
  role: ClipRole;
  /** From 0. */
  track: number;
  /** Of its track: -1 left, 0 in the middle, 1 right; 0 in plans of an earlier version. */
  pan?: number;
  /** On the timeline. */
  start: number;
  /** On the timeline; may end after its sound. */
  length: number;
  /** In its sound. */
  offset: number;
  /** Each fade is a quarter of a sine, so that clips that cross fade keep their power. */
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
  /**
   * Gain of effects and music while a voice speaks, and the samples in which it is reached and left; null when nothing
   * falls.
   */
  ducking: { floor: number; attack: number; release: number } | null;
}

/** What a plan needs of a timeline: TimelineResponse is one. */
export interface MixTimeline extends Pick<TimelineSettings, 'tracks' | 'videoGainDb' | 'videoMuted' | 'ducking'> {
  items: readonly MixItem[];
  media: readonly Pick<ProjectMedia, 'id' | 'role'>[];
}

/** What a plan needs of a clip. */
export type MixItem = Pick<
  TimelineItem,
  | 'key'
  | 'soundEffectId'
  | 'mediaId'
  | 'startTime'
  | 'trackIndex'
  | 'volume'
  | 'gainDb'
  | 'duration'
  | 'offset'
  | 'fadeIn'
  | 'fadeOut'
  | 'muted'
  | 'loop'
>;

/** A sound that is cut begins and ends within 2 ms instead of with a click. */
const CUT_FADE = 96;

/**
 * A timeline in samples. Equal timelines give equal plans, in whatever order their clips stand. A solo silences every
 * track that has none, the video's own sound too.
 * @param lengthSeconds of the video, or of what is mixed without one; at most TIMELINE_LIMITS.maxSeconds
 * @throws RangeError for another length
 */
export function planMix(timeline: MixTimeline, lengthSeconds: number): MixPlan {
  if (!(lengthSeconds >= 0 && lengthSeconds <= TIMELINE_LIMITS.maxSeconds))
    throw new RangeError('lengthSeconds: out of range');
  const { tracks, ducking } = timeline;
  const hasSolo = tracks.some(({ solo }) => solo);
  const trackGains = tracks.map(({ gainDb, muted, solo }) => (muted || (hasSolo && !solo) ? 0 : linear(gainDb)));
  const roles = new Map(timeline.media.map(({ id, role }) => [id, role]));
  const clips = timeline.items.flatMap((item) => {
    const sound = soundOf(item, roles);
    return sound === null
      ? []
      : [
          {
            ...sound,
            ...spanOf(item),
            key: item.key,
            track: item.trackIndex,
            pan: tracks[item.trackIndex]?.pan ?? 0,
            gain: item.muted ? 0 : item.volume * linear(item.gainDb) * (trackGains[item.trackIndex] ?? 0),
          },
        ];
  });
  return {
    length: samples(lengthSeconds),
    clips: clips.sort((a, b) => a.start - b.start || (a.key < b.key ? -1 : 1)),
    videoGain: timeline.videoMuted || hasSolo ? 0 : linear(timeline.videoGainDb),
    ducking:
      ducking.enabled && ducking.amountDb > 0
        ? { floor: linear(-ducking.amountDb), attack: samples(ducking.attack), release: samples(ducking.release) }
        : null,
  };
}

/** How many tracks have a clip on them or above them. */
export function trackCountOf({ clips }: MixPlan): number {
  return clips.reduce((most, { track }) => Math.max(most, track + 1), 0);
}

/** Linear gain of dB. */
function linear(db: number): number {
  return 10 ** (db / 20);
}

/** Times are whole samples, told in seconds. */
function samples(seconds: number): number {
  return Math.round(seconds * MIX_RATE);
}

function soundOf(
  { soundEffectId, mediaId }: MixItem,
  roles: ReadonlyMap<number, ClipRole>,
): Pick<MixClip, 'source' | 'role'> | null {
  if (mediaId !== null) return { source: `media-${mediaId}`, role: roles.get(mediaId) ?? 'music' };
  return soundEffectId === null ? null : { source: `effect-${soundEffectId}`, role: 'effect' };
}

function spanOf(item: MixItem): Pick<MixClip, 'start' | 'length' | 'offset' | 'fadeIn' | 'fadeOut' | 'loop'> {
  const length = samples(item.duration);
  const shortest = Math.min(CUT_FADE, length >> 1);
  return {
    start: samples(item.startTime),
    length,
    offset: samples(item.offset),
    fadeIn: Math.min(length, Math.max(samples(item.fadeIn), item.offset > 0 ? shortest : 0)),
    fadeOut: Math.min(length, Math.max(samples(item.fadeOut), shortest)),
    loop: item.loop,
  };
}
