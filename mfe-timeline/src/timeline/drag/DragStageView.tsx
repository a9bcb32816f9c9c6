import { useEffect, useRef, type RefObject } from 'react';
import { CanvasStage } from './drag-stage';
import styles from './DragStageView.module.css';
import { StagePainter } from './stage-painter';
import { WorkerSurface } from './worker-surface';

/** The canvas that drags are drawn on. Decoration: the moves themselves are announced. */
export function DragStageView({ stage }: { stage: RefObject<CanvasStage | null> }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = host;
    if (current === null) return undefined;
    const worker = canDrawApart()
      ? new Worker(new URL('./stage.worker.ts', import.meta.url), { type: 'module', name: 'drag' })
      : null;
    const place = (surfaceOf: (canvas: HTMLCanvasElement) => WorkerSurface | StagePainter) => {
      // whatever the one before had lifted is seen again
      stage.current?.hide();
      const canvas = newCanvas();
      current.replaceChildren(canvas);
      stage.current = new CanvasStage(canvas, surfaceOf(canvas));
    };
    const placeHere = () => place((canvas) => new StagePainter(canvas));
    if (worker === null) placeHere();
    else {
      place((canvas) => new WorkerSurface(canvas, worker));
      // a canvas that was given away cannot be had back
      worker.addEventListener('error', placeHere, { once: true });
    }
    return () => {
      stage.current?.hide();
      stage.current = null;
      worker?.terminate();
    };
  }, [stage]);
  return <div ref={host} className={styles.host} aria-hidden="true" />;
}

/** A canvas can be given to another thread once only, so that each stage has one of its own, and not one of React's. */
function newCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.className = `mono ${styles.stage}`;
  canvas.hidden = true;
  return canvas;
}

function canDrawApart(): boolean {
  return (
    typeof Worker === 'function' &&
    typeof OffscreenCanvas === 'function' &&
    'transferControlToOffscreen' in HTMLCanvasElement.prototype
  );
}
