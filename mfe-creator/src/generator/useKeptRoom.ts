import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Marks a box that keeps the room of what stood in it. */
export const KEPT_ROOM = 'data-kept-room';

interface KeptRoom {
  box: RefObject<HTMLElement | null>;
  /** Lets the room go, for instance when somebody empties the box himself. */
  release: () => void;
}

/**
 * A box that empties itself, because its sound is there, keeps its height until something else stands in it: nothing below it jumps while
 * somebody looks or aims at it.
 * @param filled something is understood in it
 */
export function useKeptRoom(filled: boolean): KeptRoom {
  const box = useRef<HTMLElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    if (filled) element.style.minHeight = '';
    const kept = filled ? 0 : height.current;
    if (filled) height.current = element.offsetHeight;
    element.style.minHeight = kept > 0 ? `${kept}px` : '';
    element.toggleAttribute(KEPT_ROOM, kept > 0);
  });
  return { box, release: () => (height.current = 0) };
}
