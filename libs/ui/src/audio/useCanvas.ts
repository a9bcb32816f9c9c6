import { useCallback, useLayoutEffect, useRef, type RefCallback } from 'react';
import { observeSize, type Size } from './observe-size';

/** Paints one picture; sizes in CSS pixels, the context is already scaled to the device's. */
export type Paint = (context: CanvasRenderingContext2D, width: number, height: number) => void;

/**
 * A canvas that is sharp on every screen: it is repainted when the paint function, its size or the pixel ratio changes.
 * It may come and go. Keep `paint` stable (useCallback) while nothing in the picture changes.
 */
export function useCanvas(paint: Paint): RefCallback<HTMLCanvasElement> {
  const element = useRef<HTMLCanvasElement>(null);
  const latest = useRef(paint);
  /**
   * CSS pixels, as the observer told them last: asking the canvas would make the page lay itself out at once, for each
   * canvas anew.
   */
  const size = useRef<Size>({ width: 0, height: 0 });

  useLayoutEffect(() => {
    latest.current = paint;
    if (element.current) repaint(element.current, size.current, paint);
  }, [paint]);

  return useCallback((canvas) => {
    if (!canvas) return undefined;
    element.current = canvas;
    size.current = { width: 0, height: 0 };
    const stopObserving = observeSize(canvas, (next) => {
      // it also reports the size in which the canvas has just been painted
      if (next.width === size.current.width && next.height === size.current.height) return;
      size.current = next;
      repaint(canvas, next, latest.current);
    });
    const stopWatching = watchPixelRatio(() => repaint(canvas, size.current, latest.current));
    return () => {
      stopObserving();
      stopWatching();
      element.current = null;
    };
  }, []);
}

function repaint(canvas: HTMLCanvasElement, { width, height }: Size, paint: Paint): void {
  if (width === 0 || height === 0) return;
  const ratio = window.devicePixelRatio || 1;
  const [deviceWidth, deviceHeight] = [Math.round(width * ratio), Math.round(height * ratio)];
  // setting a size clears the canvas and costs an allocation, so only when it changed
  if (canvas.width !== deviceWidth) canvas.width = deviceWidth;
  if (canvas.height !== deviceHeight) canvas.height = deviceHeight;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.setTransform(deviceWidth / width, 0, 0, deviceHeight / height, 0, 0);
  context.clearRect(0, 0, width, height);
  paint(context, width, height);
}

const ratioListeners = new Set<() => void>();
let stopRatioQuery = (): void => undefined;

/** A resolution query matches one ratio only, so it is made anew after every change; one for all canvases. */
function watchPixelRatio(onChange: () => void): () => void {
  if (ratioListeners.size === 0) queryRatio();
  ratioListeners.add(onChange);
  return () => {
    ratioListeners.delete(onChange);
    if (ratioListeners.size === 0) stopRatioQuery();
  };
}

function queryRatio(): void {
  const query = matchMedia(`(resolution: ${window.devicePixelRatio || 1}dppx)`);
  const changed = () => {
    stopRatioQuery();
    queryRatio();
    ratioListeners.forEach((tell) => tell());
  };
  query.addEventListener('change', changed);
  stopRatioQuery = () => query.removeEventListener('change', changed);
}
