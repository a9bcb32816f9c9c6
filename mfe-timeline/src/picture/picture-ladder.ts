import { requestBytes } from '@whoosh/api-client';
import type { PictureSheets } from '@whoosh/contracts';
import { openFrames } from './open-screen';
import { momentWithin } from './moment-within';
import { SheetStore, type PicturePart } from './sheet-store';
import { ThumbStore } from './thumb-store';

/** Pictures of a video in any density: from sheets as far as there are, and below them from the proxy itself. */
export class PictureLadder {
  private readonly sheets: SheetStore;
  private thumbs: ThumbStore | null = null;
  private hasEnded = false;

  /**
   * @param densities the coarsest first
   * @param onChange pictures have come that were asked for
   */
  constructor(
    private readonly densities: readonly PictureSheets[],
    proxyUrl: string | null,
    onChange: () => void,
  ) {
    this.sheets = new SheetStore({
      read: (url) => async (from, to, signal) => (await requestBytes(url, from, to, signal)).bytes,
      decode: (jpeg) => createImageBitmap(jpeg),
      now: () => performance.now(),
      onChange,
    });
    if (proxyUrl !== null) void this.openThumbs(proxyUrl, onChange).catch(() => undefined);
  }

  /**
   * Pictures of these moments, each with a place of its own; null for one that is not there yet.
   * @param moments seconds
   * @param apart seconds between them
   */
  pictures(moments: readonly number[], apart: number): (PicturePart | null)[] {
    const finest = this.densities.at(-1);
    // where two places would show one picture of the finest sheets
    const isBelow = this.thumbs !== null && (finest === undefined || apart < finest.interval);
    this.thumbs?.see(isBelow ? moments : []);
    const density = this.densities.find(({ interval }) => interval <= apart) ?? finest;
    return moments.map((seconds) => {
      const own = isBelow ? (this.thumbs?.picture(seconds) ?? null) : null;
      if (own !== null || density === undefined) return own;
      return this.sheets.picture(density, momentWithin(seconds, apart, density.interval));
    });
  }

  dispose(): void {
    this.hasEnded = true;
    this.thumbs?.dispose();
    this.sheets.dispose();
  }

  private async openThumbs(proxyUrl: string, onChange: () => void): Promise<void> {
    const frames = await openFrames(proxyUrl);
    if (frames === null) return;
    if (this.hasEnded) return frames.dispose();
    const shrink = (frame: CanvasImageSource, resizeHeight: number) =>
      createImageBitmap(frame, { resizeHeight, resizeQuality: 'low' });
    this.thumbs = new ThumbStore({ frames, shrink, onChange });
    onChange();
  }
}
