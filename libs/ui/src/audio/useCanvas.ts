import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Paints one picture; sizes in CSS pixels, the context is already scaled to the device's. */
export type Paint = (context: CanvasRenderingContext2D, width: number, height: number) => void;

/**
 * A canvas that is sharp on every screen: it is repainted when the paint function, its size or the pixel ratio changes.
 * Keep `paint` stable (useCallback) while nothing in the picture changes.
 */
export function useCanvas(paint: Paint): RefObject<HTMLCanvasElement | null> {
  const ref = useRef<HTMLCanvasElement>(null);
  const latest = useRef(paint);

  useLayoutEffect(() => {
    latest.current = paint;
    if (ref.current) repaint(ref.current, paint);
  }, [paint]);

  useLayoutEffect(() => {
    const canvas = ref.current;
    if (!canvas) return undefined;
    let [width, height] = [canvas.clientWidth, canvas.clientHeight];
    const observer = new ResizeObserver(() => {
      // it also reports the size in which the canvas has just been painted
      if (canvas.clientWidth === width && canvas.clientHeight === height) return;
      [width, height] = [canvas.clientWidth, canvas.clientHeight];
      repaint(canvas, latest.current);
    });
    observer.observe(canvas);
    const stopWatching = watchPixelRatio(() => repaint(canvas, latest.current));
    return () => {
      observer.disconnect();
      stopWatching();
    };
  }, []);

  return ref;
}

function repaint(canvas: HTMLCanvasElement, paint: Paint): void {
  const { clientWidth: width, clientHeight: height } = canvas;
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

/** A resolution query matches one ratio only, so it is made anew after every change. */
function watchPixelRatio(onChange: () => void): () => void {
  let query = matchMedia(`(resolution: ${window.devicePixelRatio || 1}dppx)`);
  const changed = () => {
    onChange();
    query.removeEventListener('change', changed);
    query = matchMedia(`(resolution: ${window.devicePixelRatio || 1}dppx)`);
    query.addEventListener('change', changed);
  };
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
