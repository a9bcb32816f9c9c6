import type { Frame, FrameSource } from './frame-source';
import type { Grain, GrainSource } from './grain-source';

/** Where the pictures are painted. */
export interface ScreenSurface {
  paint(frame: Frame): void;
}

/**
 * Shows the picture of a moment, the latest that was asked for: what was asked for before and not begun is passed over,
 * and one is decoded at a time.
 */
export class Screen {
  private wanted = -1;
  private shown = -1;
  private isBusy = false;
  private isPreparing = false;
  private hasEnded = false;

  constructor(
    private readonly source: FrameSource,
    private readonly surface: ScreenSurface,
    private readonly grains: Pick<GrainSource, 'read'> | null = null,
  ) {}

  /** @param ms of the video */
  show(ms: number): void {
    this.wanted = this.source.at(ms / 1_000);
    // what is decoded for later makes way
    if (this.isPreparing && this.source.kept(this.wanted) === null) this.source.interrupt();
    if (this.isBusy) return;
    this.isBusy = true;
    void this.work().finally(() => {
      this.isBusy = false;
    });
  }

  /** A stretch of the video's own sound; null without one, and where this browser cannot decode it. */
  async sound(seconds: number, length: number): Promise<Grain | null> {
    return (await this.grains?.read(seconds, length)) ?? null;
  }

  /** The picture may have been painted over. */
  forget(): void {
    this.shown = -1;
  }

  dispose(): void {
    this.hasEnded = true;
    this.source.dispose();
  }

  private async work(): Promise<void> {
    while (!this.hasEnded && this.shown !== this.wanted) {
      const picture = this.wanted;
      const kept = this.source.kept(picture);
      if (kept === null) {
        // one that cannot be shown is left to the video, which comes later
        const failed = await this.source
          .load(picture, (frame) => this.paint(picture, frame))
          .then(
            () => false,
            () => true,
          );
        if (failed || this.shown !== picture) this.shown = picture;
      } else this.paint(picture, kept);
      if (this.wanted === picture) await this.prepareAround(picture);
    }
  }

  private paint(picture: number, frame: Frame): void {
    if (this.hasEnded) return;
    this.surface.paint(frame);
    this.shown = picture;
  }

  /** Nobody waits: what may be asked for next. */
  private async prepareAround(picture: number): Promise<void> {
    this.isPreparing = true;
    try {
      await this.source.loadGroup(picture);
      if (this.wanted === picture) this.source.fetchAround(picture).catch(() => undefined);
    } catch {
      // it is tried again when it is wanted
    }
    this.isPreparing = false;
  }
}
