import { useImperativeHandle, useRef, type Ref } from 'react';
import { pixelsPerMs } from '../model';
import { DragLabel } from './drag-label';
import styles from './DragMarks.module.css';
import { lightLayer } from './light-layer';

/** What is drawn while something is dragged; moved by hand, so that a drag renders nothing. */
export interface DragMarks {
  /** A label above a place, and a line where it snapped. */
  show: (atMs: number, top: number, label: string, snapMs: number | null) => void;
  /** A frame between two points of the content. */
  frame: (from: { x: number; y: number }, to: { x: number; y: number }) => void;
  hide: () => void;
}

interface DragMarksViewProps {
  ref: Ref<DragMarks>;
  zoom: number;
}

/** The label, the snap line and the frame of a drag. Decoration: the moves themselves are announced. */
export function DragMarksView({ ref, zoom }: DragMarksViewProps) {
  const label = useRef<HTMLSpanElement>(null);
  const line = useRef<HTMLElement>(null);
  const box = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => {
    if (label.current === null || line.current === null || box.current === null) return IDLE;
    return marksOf(label.current, line.current, box.current, pixelsPerMs(zoom));
  }, [zoom]);
  return (
    <div aria-hidden="true">
      <i ref={line} className={styles.line} />
      <i ref={box} className={styles.frame} />
      <span ref={label} className={`mono ${styles.label}`}>
        <canvas />
      </span>
    </div>
  );
}

const IDLE: DragMarks = { show: () => undefined, frame: () => undefined, hide: () => undefined };

/** @param scale pixels of a millisecond */
function marksOf(label: HTMLElement, line: HTMLElement, box: HTMLElement, scale: number): DragMarks {
  const words = new DragLabel(label);
  let letGo: (() => void)[] = [];
  return {
    show: (atMs, top, text, snapMs) => {
      if (letGo.length === 0) letGo = [lightLayer(label), lightLayer(line)];
      // first, while nothing has changed: a canvas asks for the styles of the page
      words.write(text);
      place(label, `translate(${atMs * scale}px, ${top - 22}px)`);
      place(line, snapMs === null ? null : `translateX(${snapMs * scale}px)`);
    },
    frame: (from, to) => {
      const [left, top] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
      place(box, `translate(${left}px, ${top}px)`);
      box.style.width = `${Math.abs(to.x - from.x)}px`;
      box.style.height = `${Math.abs(to.y - from.y)}px`;
    },
    hide: () => {
      [label, line, box].forEach((element) => place(element, null));
      words.clear();
      letGo.forEach((stop) => stop());
      letGo = [];
    },
  };
}

/** Shows an element at a place, or hides it. */
function place(element: HTMLElement, transform: string | null): void {
  const opacity = transform === null ? '0' : '1';
  if (element.style.opacity !== opacity) element.style.opacity = opacity;
  if (transform !== null && element.style.transform !== transform) element.style.transform = transform;
}
