import type { MixPlan, SourceId } from '../mix-plan';

/** Where the timeline is when. */
export interface Anchor {
  /** Sample of the audio clock; null: from the next block on. */
  frame: number | null;
  /** Sample of the timeline at that moment; need not be whole. */
  position: number;
  /** Samples of the timeline in one of the clock. */
  rate: number;
}

/** What a mix is told while it plays. */
export type LiveMixMessage =
  | { type: 'plan'; plan: MixPlan }
  | { type: 'length'; source: SourceId; frames: number }
  | { type: 'chunk'; source: SourceId; index: number; left: Float32Array; right: Float32Array }
  | { type: 'drop'; source: SourceId; index: number }
  /** Plays from there on. */
  | { type: 'run'; anchor: Anchor }
  /** Where it should be; small differences are caught up unheard, larger ones jumped over. */
  | { type: 'align'; anchor: Anchor & { frame: number } }
  | { type: 'stop' };

/** Peaks since the last report, linear. */
export interface Levels {
  tracks: number[];
  video: number;
}

/** What a mix reports. */
export type LiveMixReport =
  | { type: 'levels'; levels: Levels }
  /** It plays, and this is where it began. */
  | { type: 'running'; anchor: Anchor & { frame: number } };
