import type { FrameRate } from './frames';
import type { MediaNoteCode } from './media-notes';

/** How far the preparation of a video is: probed, made playable, its pictures and waveform drawn, its proxy made. */
export type VideoState = 'preparing' | 'ready' | 'failed';

export interface ProjectVideo {
  /** Of the upload on its owner's disk, with its ending; null where it was not told, and servers of before tell none. */
  name?: string | null;
  state: VideoState;
  /** 0..1 of the preparation. */
  progress: number;
  /** What it is doing, or why it failed, as a sentence. */
  message: string | null;
  /**
   * The code of `message`, for pages that say it in another language; null without one, and for a sentence of an
   * earlier version.
   */
  messageCode: MediaNoteCode | null;
  /** What a browser plays: the upload itself, a remuxed copy or the proxy; null while there is none. */
  playUrl: string | null;
  /**
   * Address of what an editor plays and searches in: a small picture (MP4, H.264, at most 540p) with the same
   * presentation times, of which every twelfth frame needs no other; null while there is none.
   */
  proxyUrl: string | null;
  /** Seconds; null until it was probed. */
  duration: number | null;
  width: number | null;
  height: number | null;
  /** Frames per second. */
  frameRate: number | null;
  /** The same as the fraction that the file tells; the mean where frames stand at unequal distances. */
  frameRateFraction: FrameRate | null;
  /** SMPTE timecode of the first frame, hh:mm:ss:ff or, with dropped numbers, hh:mm:ss;ff; null where there is none. */
  startTimecode: string | null;
  /** Address of the times of its frames, see VideoFrameTimes; null where they stand at equal distances. */
  frameTimesUrl: string | null;
  hasAudio: boolean;
  /** Pictures at equal distances, side by side in one JPEG; null while there is none. */
  strip: PictureStrip | null;
  /** The same in higher densities, from the coarsest to the finest. */
  sheets: PictureSheets[];
  /** Address of the waveform of the video's own sound, see VideoPeaks; null without sound. */
  peaksUrl: string | null;
  /** The same down to single samples; null without sound. */
  wave: VideoWave | null;
  /** Moments at which the picture changes, seconds; dissolves at their middle. */
  cuts: number[];
}

export interface PictureStrip {
  url: string;
  count: number;
  /** Of one picture, pixels. */
  width: number;
  height: number;
  /** Seconds between two pictures; the first stands for 0..interval. */
  interval: number;
}

/** Pictures at equal distances, in sheets of rows and columns: JPEGs one behind the other in one file. */
export interface PictureSheets {
  url: string;
  count: number;
  /** Seconds between two pictures; each shows the beginning of its interval. */
  interval: number;
  columns: number;
  rows: number;
  /** Of one picture, pixels. */
  width: number;
  height: number;
  /** Where each sheet begins in the file, bytes, and after the last where the file ends. */
  offsets: number[];
}

/** Highest levels of a sound in steps that double three times from level to level; see WAVE_PYRAMID. */
export interface VideoWave {
  url: string;
  /** Length at 48 kHz. */
  samples: number;
}

/**
 * A file of levels: of each a byte for so many samples (48 kHz), their highest in 255ths of full scale; first the
 * finest, then each further one with the highest of `factor` of those before.
 */
export const WAVE_PYRAMID = { finest: 16, factor: 8, levels: 4 } as const;

/** Body of a file of frame times. */
export interface VideoFrameTimes {
  /** When each frame begins, whole microseconds, in order. */
  starts: number[];
}

/** Body of a peaks file: one value of level and brightness for each 10 ms, as bars. */
export interface VideoPeaks {
  duration: number;
  count: number;
  /** As SoundEffect.bars: see decodeBars. */
  peaks: string;
}
