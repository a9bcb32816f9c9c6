import type { ClipLook } from './clip-look';
import { fontsOf, type StageFont } from './stage-fonts';
import type { StageFrame, StageLook, StageSurface } from './stage-surface';

/** What the thread that draws is told. */
export type StageMessage =
  | { kind: 'canvas'; canvas: OffscreenCanvas; fonts: readonly StageFont[] }
  | { kind: 'open'; look: StageLook }
  | { kind: 'lift'; looks: ReadonlyMap<string, ClipLook> }
  /** `drag`: it asks to be told, with this number, when the frame is seen. */
  | { kind: 'paint'; frame: StageFrame; drag: number | null }
  | { kind: 'clear' };

/** A canvas that a worker draws on: a frame of a drag costs the page one message. */
export class WorkerSurface implements StageSurface {
  private onDrawn: (() => void) | null = null;
  /** Answers that come after their drag are for nobody. */
  private drag = 0;

  /** @param canvas stands in the page */
  constructor(
    canvas: HTMLCanvasElement,
    private readonly worker: Worker,
  ) {
    const offscreen = canvas.transferControlToOffscreen();
    const fonts = fontsOf(`${getComputedStyle(canvas).fontFamily}, ${getComputedStyle(document.body).fontFamily}`);
    worker.postMessage({ kind: 'canvas', canvas: offscreen, fonts } satisfies StageMessage, [offscreen]);
    worker.addEventListener('message', ({ data }: MessageEvent<number>) => {
      if (data === this.drag) this.onDrawn?.();
    });
  }

  open(look: StageLook): void {
    this.drag += 1;
    this.tell({ kind: 'open', look });
  }

  lift(looks: ReadonlyMap<string, ClipLook>): void {
    this.tell({ kind: 'lift', looks });
  }

  paint(frame: StageFrame, onDrawn?: () => void): void {
    this.onDrawn = onDrawn ?? null;
    this.tell({ kind: 'paint', frame, drag: onDrawn === undefined ? null : this.drag });
  }

  clear(): void {
    this.onDrawn = null;
    this.tell({ kind: 'clear' });
  }

  private tell(message: StageMessage): void {
    this.worker.postMessage(message);
  }
}
