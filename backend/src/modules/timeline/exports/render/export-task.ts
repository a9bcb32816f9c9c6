import type { ExportFormat, ExportLayout, FrameRate, TimelineMarker } from '@whoosh/contracts';
import type { MixPlan, SourceId } from '@whoosh/timeline-mix';
import type { MediaNote, MediaPrograms } from '../../../../infra/media';

/** A sound that clips play: a WAV at 48 kHz. */
export interface ExportSound {
  id: SourceId;
  /** For people, without ending. */
  name: string;
  file: string;
}

export interface ExportVideo {
  /** For people, with its ending. */
  name: string;
  file: string;
  hasAudio: boolean;
  width: number | null;
  height: number | null;
  /** Frames per second. */
  frameRate: number | null;
  /** The same as its file tells it. */
  frameRateFraction?: FrameRate | null;
  /** Its frames stand at unequal distances; not told by exports of earlier versions. */
  hasVariableRate?: boolean;
  /** SMPTE timecode of its first frame. */
  startTimecode?: string | null;
}

/** All that an export is made of. It crosses to another thread. */
export interface ExportTask {
  format: ExportFormat;
  /** LUFS, or null for the mix as it was heard. */
  loudness: number | null;
  /** Of the mix; stereo without one. */
  layout?: ExportLayout;
  projectName: string;
  plan: MixPlan;
  markers: TimelineMarker[];
  /** What the tracks are called, from the top; A1, A2 where they have no name. */
  trackNames?: string[];
  sounds: ExportSound[];
  video: ExportVideo | null;
  programs: MediaPrograms | null;
  /** For what is only needed meanwhile. */
  folder: string;
  /** The file to write. */
  target: string;
}

export interface ExportRun {
  signal: AbortSignal;
  /** Hears 0..1. */
  onProgress(part: number): void;
  /** Hears what processor time the thread and the programs that it runs have taken since it was last told, ms. */
  onWork?(ms: number): void;
  /** Processor time so far, that of programs included, ms. Without it, there is no limit of it. */
  spentMs?(): number;
}

/** From the thread to whoever waits. */
export type ExportMessage =
  | { kind: 'progress'; part: number }
  /** Processor time since the last one of these, that of programs included, ms: each second, and at the end. */
  | { kind: 'work'; ms: number }
  /** With what a person should know of the file, or null. */
  | { kind: 'done'; note: MediaNote | null }
  /** With the sentence for a person. */
  | { kind: 'refused'; message: MediaNote }
  | { kind: 'failed'; message: string };
