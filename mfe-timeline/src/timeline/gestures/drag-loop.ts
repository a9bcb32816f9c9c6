import type { PointerPoint } from './gesture';
import type { PointerGround } from './pointer-ground';

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

/**
 * Tells a drag its moves, one a frame however many the pointer makes, and scrolls for as long as it is held near an
 * edge.
 */
export class DragLoop {
  private held: PointerEvent | null = null;
  private hasNews = false;
  private lastMs: number | null = null;
  private frame = 0;

  constructor(
    private readonly ground: PointerGround,
    private readonly onMove: (point: PointerPoint) => void,
    /**
     * It was scrolled: told after the move, so that what is drawn anew is laid out once, with what the move changed.
     */
    private readonly onScroll: () => void,
  ) {}

  /** The pointer is here. */
  hold(event: PointerEvent): void {
    this.held = event;
    this.hasNews = true;
    if (this.frame === 0) this.frame = requestAnimationFrame(this.step);
  }

  /** The pointer is where it was, and the content under it was scrolled. */
  again(): void {
    if (this.held !== null) this.hold(this.held);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  private readonly step = (nowMs: number): void => {
    const { held, ground } = this;
    this.frame = 0;
    if (held === null) return;
    const speed = edgeSpeed(held.clientX - ground.seen.left, ground.seen.width);
    const elapsedMs = Math.min(LONGEST_FRAME_MS, Math.max(0, nowMs - (this.lastMs ?? nowMs)));
    this.lastMs = speed === 0 ? null : nowMs;
    const hasScrolled = speed !== 0 && ground.scrollBy((speed * elapsedMs) / 1000);
    if (this.hasNews || hasScrolled) this.onMove(ground.pointOf(held));
    if (hasScrolled) this.onScroll();
    this.hasNews = false;
    if (speed !== 0) this.frame = requestAnimationFrame(this.step);
  };
}
