import { useSyncExternalStore } from 'react';

/** A stretch of the timeline in pixels from its start. */
export interface PixelRange {
  fromPx: number;
  toPx: number;
}

/** Drawn beyond what is seen, so that scrolling finds it there, pixels. */
const MARGIN = 600;
/**
 * Another stretch is drawn when less than this is left beyond what is seen, and not before: each change has a price of
 * its own, however small. Pixels.
 */
const LEAST_MARGIN = 300;
/** What is drawn begins and ends at whole numbers of these pixels. */
export const LOT_PX = 150;

/**
 * The stretch that is drawn. No state of React's: scrolling renders those who draw by it, and not the page around them.
 */
export class DrawnRange {
  private range: PixelRange;
  private seenNow = { leftPx: 0, widthPx: 0 };
  private readonly listeners = new Set<() => void>();
  private later: ReturnType<typeof setTimeout> | undefined;

  /** @param margin drawn beyond what is seen, pixels */
  constructor(private readonly margin = MARGIN) {
    this.range = { fromPx: 0, toPx: 2 * margin };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): PixelRange => this.range;

  /** What was seen when the scroller last told: asking it itself would lay the page out. */
  get seen(): { readonly leftPx: number; readonly widthPx: number } {
    return this.seenNow;
  }

  /**
   * This is seen now.
   * @param leftPx from the start of the timeline
   * @param isLate what comes is rendered in a task of its own: for the middle of a frame, where there is something more
   * to do
   */
  follow(leftPx: number, widthPx: number, isLate = false): void {
    this.seenNow = { leftPx, widthPx };
    if (this.isEnough(leftPx, widthPx)) return;
    this.range = {
      fromPx: Math.max(0, Math.floor((leftPx - this.margin) / LOT_PX) * LOT_PX),
      toPx: Math.ceil((leftPx + widthPx + this.margin) / LOT_PX) * LOT_PX,
    };
    clearTimeout(this.later);
    if (isLate) this.later = setTimeout(this.tell);
    else this.tell();
  }

  private isEnough(leftPx: number, widthPx: number): boolean {
    const { fromPx, toPx } = this.range;
    const isTooMuch = toPx - fromPx > widthPx + 3 * this.margin;
    return !isTooMuch && fromPx <= Math.max(0, leftPx - LEAST_MARGIN) && toPx >= leftPx + widthPx + LEAST_MARGIN;
  }

  private readonly tell = (): void => this.listeners.forEach((listener) => listener());
}

/** Renders again when another stretch is drawn. */
export function useDrawnRange(drawn: DrawnRange): PixelRange {
  return useSyncExternalStore(drawn.subscribe, drawn.snapshot);
}
