import type { PictureTiming } from '@whoosh/contracts';
import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import type { LoopRange, PositionListener, Transport } from './transport';

/** Whether it plays; renders again only when that changes. */
export function useIsPlaying(transport: Transport): boolean {
  return useSyncExternalStore(transport.subscribe, () => transport.snapshot().isPlaying);
}

/** Length of the timeline, milliseconds. */
export function useTotalMs(transport: Transport): number {
  return useSyncExternalStore(transport.subscribe, () => transport.snapshot().totalMs);
}

/** When the pictures of the video show; null without one. */
export function useTiming(transport: Transport): PictureTiming | null {
  return useSyncExternalStore(transport.subscribe, () => transport.snapshot().timing);
}

/** The stretch that is played again and again; null: none. */
export function useLoop(transport: Transport): LoopRange | null {
  return useSyncExternalStore(transport.subscribe, () => transport.snapshot().loop);
}

/** Calls back with each change of the position, without rendering. */
export function usePosition(transport: Transport, onPosition: PositionListener): void {
  const latest = useRef(onPosition);
  useEffect(() => {
    latest.current = onPosition;
  });
  useEffect(() => transport.onPosition((ms) => latest.current(ms)), [transport]);
}

/** An element whose text follows the position; the text stays the same node. */
export function usePositionText(
  transport: Transport,
  format: (ms: number) => string,
): RefObject<HTMLSpanElement | null> {
  const element = useRef<HTMLSpanElement>(null);
  usePosition(transport, (ms) => {
    const words = format(ms);
    const text = element.current?.firstChild;
    if (!(text instanceof Text)) element.current?.append(words);
    else if (text.data !== words) text.data = words;
  });
  return element;
}
