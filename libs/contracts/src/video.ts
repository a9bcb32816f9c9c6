import type { FrameRate } from './frames';
import type { MediaNoteCode } from './media-notes';

/** How far the preparation of a video is: probed, made playable, its pictures and waveform drawn, its cuts found. */
export type VideoState = 'preparing' | 'ready' | 'failed';

export interface ProjectVideo {
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
  /** What a browser plays: the upload itself, a remuxed copy or a proxy; null while there is none. */
  playUrl: string | null;
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
  /** Address of the waveform of the video's own sound, see VideoPeaks; null without sound. */
  peaksUrl: string | null;
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
