import type { FrameSource } from './frame-source';
import type { PicturePart } from './sheet-store';

/** Of 16 KB each at most, some screens full. */
const KEPT_PICTURES = 300;
const HEIGHT = 90;

interface ThumbOptions {
  frames: Pick<FrameSource, 'at' | 'kept' | 'loadGroup'>;
  shrink: (frame: CanvasImageSource, height: number) => Promise<ImageBitmap>;
  onChange: () => void;
}

/** Single pictures of a proxy, small, for views in which each has a place of its own. */
export class ThumbStore {
  private readonly thumbs = new Map<number, ImageBitmap>();
  /** Of what is in sight; the rest is not made any more. */
  private wanted = new Set<number>();
  private isBusy = false;
  private hasEnded = false;

  constructor(private readonly options: ThumbOptions) {}

  /** From now on these moments are in sight, seconds. */
  see(moments: readonly number[]): void {
    this.wanted = new Set(moments.map((seconds) => this.options.frames.at(seconds)));
    if (this.isBusy) return;
    this.isBusy = true;
    void this.work().finally(() => {
      this.isBusy = false;
    });
  }

  /** The picture of a moment; null while it is made. */
  picture(seconds: number): PicturePart | null {
    const image = this.thumbs.get(this.options.frames.at(seconds));
    return image === undefined ? null : { image, x: 0, y: 0, width: image.width, height: image.height };
  }

  dispose(): void {
    this.hasEnded = true;
    for (const thumb of this.thumbs.values()) thumb.close();
    this.thumbs.clear();
  }

  private async work(): Promise<void> {
    const tried = new Set<number>();
    for (;;) {
      const next = [...this.wanted].find((picture) => !this.thumbs.has(picture) && !tried.has(picture));
      if (next === undefined || this.hasEnded) return;
      tried.add(next);
      await this.makeGroup(next).catch(() => undefined);
    }
  }

  /** Makes what is in sight of the pictures that are decoded together. */
  private async makeGroup(picture: number): Promise<void> {
    const { frames, shrink, onChange } = this.options;
    await frames.loadGroup(picture);
    for (const each of this.wanted) {
      const frame = this.thumbs.has(each) ? null : frames.kept(each);
      if (frame === null) continue;
      const thumb = await shrink(frame, HEIGHT);
      if (this.hasEnded) return thumb.close();
      this.thumbs.set(each, thumb);
    }
    for (const [each, thumb] of this.thumbs) {
      if (this.thumbs.size <= KEPT_PICTURES) break;
      if (this.wanted.has(each)) continue;
      thumb.close();
      this.thumbs.delete(each);
    }
    onChange();
  }
}
