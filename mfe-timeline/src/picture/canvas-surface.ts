import type { Frame } from './frame-source';
import type { ScreenSurface } from './screen';

/** Paints pictures over a video, as large as they are; hides once the video shows something else. */
export class CanvasSurface implements ScreenSurface {
  private readonly context: CanvasRenderingContext2D | null;

  constructor(private readonly canvas: HTMLCanvasElement) {
    this.context = canvas.getContext('2d', { alpha: false });
  }

  paint(frame: Frame): void {
    const { canvas } = this;
    if (canvas.width !== frame.displayWidth) canvas.width = frame.displayWidth;
    if (canvas.height !== frame.displayHeight) canvas.height = frame.displayHeight;
    this.context?.drawImage(frame, 0, 0, canvas.width, canvas.height);
    canvas.hidden = false;
  }

  hide(): void {
    this.canvas.hidden = true;
  }
}
