import type { DeskPeaks } from '../desk/desk';
import type { MixPlan, SourceId } from '../mix-plan';
import type { ProgrammeLevels } from './programme-meter';

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
  | { type: 'stop' }
  /** The loudness since now, and the highest true peak. */
  | { type: 'resetMeter' };

/** Peaks since the last report, linear, and the loudness of what is heard. */
export interface Levels extends DeskPeaks {
  /** Behind the limiter. */
  master: number;
  /** How far the limiter turns down, dB. */
  limitedDb: number;
  programme: ProgrammeLevels;
}

/** What a mix reports. */
export type LiveMixReport =
  | { type: 'levels'; levels: Levels }
  /** It plays, and this is where it began; it leaves the mixer `delay` samples of the clock later. */
  | { type: 'running'; anchor: Anchor & { frame: number }; delay: number };

/** What meters show while nothing sounds. */
export const SILENT_LEVELS: Levels = {
  tracks: [],
  reductionsDb: [],
  video: 0,
  buses: { dialogue: 0, effects: 0, ambience: 0, music: 0 },
  reverbs: [],
  master: 0,
  limitedDb: 0,
  programme: { momentary: -Infinity, shortTerm: -Infinity, integrated: -Infinity, truePeakDb: -Infinity },
};
