/** So near an edge a held drag scrolls; and how far it goes in a second at the edge itself and beyond. Pixels. */
const EDGE_PX = 48;
const SPEED_PX = 1200;
/** A frame that came late makes no leap, milliseconds. */
const LONGEST_FRAME_MS = 50;

/** Speed at a place in a scroller, pixels a second; below 0 to the left, 0 away from the edges. */
export function edgeSpeed(x: number, width: number): number {
  const depth = (px: number) => Math.min(1, Math.max(0, 1 - px / EDGE_PX));
  return SPEED_PX * (depth(width - x) - depth(x));
}

/** Scrolls sideways for as long as a drag is held near an edge. */
export class EdgeScroll {
  private x = 0;
  private lastMs = 0;
  private frame = 0;

  /** @param onScrolled what lies under the pointer is another now */
  constructor(
    private readonly scroller: HTMLElement,
    private readonly onScrolled: () => void,
  ) {}

  /** The pointer is here, pixels of the window. */
  hold(clientX: number): void {
    this.x = clientX;
    if (this.frame !== 0 || this.speed() === 0) return;
    this.lastMs = performance.now();
    this.frame = requestAnimationFrame(this.step);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  private readonly step = (nowMs: number): void => {
    const speed = this.speed();
    const before = this.scroller.scrollLeft;
    this.scroller.scrollLeft += (speed * Math.min(LONGEST_FRAME_MS, Math.max(0, nowMs - this.lastMs))) / 1000;
    this.lastMs = nowMs;
    this.frame = speed === 0 ? 0 : requestAnimationFrame(this.step);
    if (this.scroller.scrollLeft !== before) this.onScrolled();
  };

  private speed(): number {
    return edgeSpeed(this.x - this.scroller.getBoundingClientRect().left, this.scroller.clientWidth);
  }
}
