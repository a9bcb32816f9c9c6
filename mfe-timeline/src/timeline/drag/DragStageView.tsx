import { useEffect, useRef, type RefObject } from 'react';
import { CanvasStage } from './drag-stage';
import styles from './DragStageView.module.css';

/** The canvas that drags are drawn on. Decoration: the moves themselves are announced. */
export function DragStageView({ stage }: { stage: RefObject<CanvasStage | null> }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    stage.current = canvas.current === null ? null : new CanvasStage(canvas.current);
  }, [stage]);
  return <canvas ref={canvas} className={`mono ${styles.stage}`} aria-hidden="true" hidden />;
}
