/** CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

const listeners = new Map<Element, (size: Size) => void>();
let observer: ResizeObserver | undefined;

/**
 * One observer for all elements, as long as there are any. It tells a new one's size in the frame in which it appears,
 * before that is shown.
 * @returns what ends it
 */
export function observeSize(element: Element, onSize: (size: Size) => void): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      listeners.get(target)?.({ width: Math.round(contentRect.width), height: Math.round(contentRect.height) });
    }
  });
  const observing = observer;
  listeners.set(element, onSize);
  observing.observe(element);
  return () => {
    observing.unobserve(element);
    listeners.delete(element);
    if (listeners.size === 0) observer = undefined;
  };
}
