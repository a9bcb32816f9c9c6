import { useSyncExternalStore } from 'react';

/** A stretch of the timeline in pixels from its start. */
export interface PixelRange {
  fromPx: number;
  toPx: number;
}

/** Drawn beyond what is seen, so that scrolling finds it there, pixels. */
const MARGIN = 600;
/** What is drawn grows and shrinks by so many pixels: little at a time, so that no frame of a drag has to draw much. */
export const LOT_PX = 150;

/** The stretch that is drawn. No state of React's: scrolling renders those who draw by it, and not the page around them. */
export class DrawnRange {
  private range: PixelRange = { fromPx: 0, toPx: 2 * MARGIN };
  private seenNow = { leftPx: 0, widthPx: 0 };
  private readonly listeners = new Set<() => void>();
  private later: ReturnType<typeof setTimeout> | undefined;

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
   * @param isLate what comes is rendered in a task of its own: for the middle of a frame, where there is something more to do
   */
  follow(leftPx: number, widthPx: number, isLate = false): void {
    this.seenNow = { leftPx, widthPx };
    const fromPx = Math.max(0, Math.floor((leftPx - MARGIN) / LOT_PX) * LOT_PX);
    const toPx = Math.ceil((leftPx + widthPx + MARGIN) / LOT_PX) * LOT_PX;
    if (fromPx === this.range.fromPx && toPx === this.range.toPx) return;
    this.range = { fromPx, toPx };
    clearTimeout(this.later);
    if (isLate) this.later = setTimeout(this.tell);
    else this.tell();
  }

  private readonly tell = (): void => this.listeners.forEach((listener) => listener());
}

/** Renders again when another stretch is drawn. */
export function useDrawnRange(drawn: DrawnRange): PixelRange {
  return useSyncExternalStore(drawn.subscribe, drawn.snapshot);
}
