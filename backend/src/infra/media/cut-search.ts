import { framesPerSecond } from '@whoosh/contracts';
import { CUT_PICTURE, CutDetector } from './cut-detector';
import type { MediaInfo } from './probe';
import { slices } from './slices';

/** Faster videos, and those of a variable rate, are looked at this often: a cut is then found to 8 ms. */
const MAX_RATE = 60;
/** How often news of the progress are told, in pictures. */
const TOLD_EVERY = 10;

/** Looks for the moments at which the picture changes, in small pictures that ffmpeg makes while it decodes a video. */
export class CutSearch {
  private readonly rate: number;
  private readonly pictures: number;
  private readonly detector: CutDetector;
  private heard = 0;

  /**
   * @param starts of pictures at unequal distances, microseconds: cuts lie on the nearest of them
   * @param onProgress hears 0..1
   */
  constructor(
    { duration, picture }: MediaInfo,
    private readonly starts: readonly number[] | null,
    private readonly onProgress: (part: number) => void,
  ) {
    const mean = picture === null ? MAX_RATE : framesPerSecond(picture.rates.mean);
    this.rate = starts === null ? Math.min(MAX_RATE, mean) : MAX_RATE;
    this.pictures = Math.max(1, duration * this.rate);
    this.detector = new CutDetector(this.rate);
  }

  /** The chain of ffmpeg's filters that makes the small pictures. */
  get filter(): string {
    const { width, height } = CUT_PICTURE;
    return `fps=${this.rate}:start_time=0,scale=${width}:${height}:flags=area,format=yuv444p`;
  }

  /** A header that lies about the length makes no endless run. */
  get outputLimitBytes(): number {
    return (this.pictures + 10 * this.rate) * 1.1 * CUT_PICTURE.bytes;
  }

  /** Hears the small pictures, in pieces of any size. */
  readonly hear = slices(CUT_PICTURE.bytes, (picture) => {
    this.detector.push(picture);
    this.heard += 1;
    if (this.heard % TOLD_EVERY === 0) this.onProgress(Math.min(1, this.heard / this.pictures));
  });

  /** @returns seconds, in order */
  finish(): number[] {
    const { starts } = this;
    const cuts = this.detector.finish();
    return starts === null ? cuts : cuts.map((cut) => nearest(starts, cut * 1e6) / 1e6);
  }
}

/** @param sorted not empty */
function nearest(sorted: readonly number[], value: number): number {
  return sorted.reduce((best, each) => (Math.abs(each - value) < Math.abs(best - value) ? each : best), Infinity);
}
