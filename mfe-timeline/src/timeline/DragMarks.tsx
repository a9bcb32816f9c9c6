import { useImperativeHandle, useRef, type Ref } from 'react';
import { pixelsPerMs } from '../model';
import styles from './DragMarks.module.css';

/** What is drawn while something is dragged; moved by hand, so that a drag renders nothing. */
export interface DragMarks {
  /** A label above a place, and a line where it snapped. */
  show: (atMs: number, top: number, label: string, snapMs: number | null) => void;
  /** A frame between two points of the content. */
  frame: (from: { x: number; y: number }, to: { x: number; y: number }) => void;
  hide: () => void;
}

/** A text to be written over; React makes no node of an empty one. */
const EMPTY = '\u00a0';

interface DragMarksViewProps {
  ref: Ref<DragMarks>;
  zoom: number;
}

/** The label, the snap line and the frame of a drag. Decoration: the moves themselves are announced. */
export function DragMarksView({ ref, zoom }: DragMarksViewProps) {
  const label = useRef<HTMLSpanElement>(null);
  const line = useRef<HTMLElement>(null);
  const box = useRef<HTMLElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      show: (atMs, top, words, snapMs) => {
        const scale = pixelsPerMs(zoom);
        place(label.current, `translate(${atMs * scale}px, ${top - 22}px)`);
        write(label.current, words);
        place(line.current, snapMs === null ? null : `translateX(${snapMs * scale}px)`);
      },
      frame: (from, to) => {
        const [left, top] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
        place(box.current, `translate(${left}px, ${top}px)`);
        if (box.current === null) return;
        box.current.style.width = `${Math.abs(to.x - from.x)}px`;
        box.current.style.height = `${Math.abs(to.y - from.y)}px`;
      },
      hide: () => [label.current, line.current, box.current].forEach((element) => place(element, null)),
    }),
    [zoom],
  );
  return (
    <div aria-hidden="true">
      <i ref={line} className={styles.line} />
      <i ref={box} className={styles.frame} />
      <span ref={label} className={`mono ${styles.label}`}>
        {EMPTY}
      </span>
    </div>
  );
}

/** Shows an element at a place, or hides it. */
function place(element: HTMLElement | null, transform: string | null): void {
  if (element === null) return;
  const opacity = transform === null ? '0' : '1';
  if (element.style.opacity !== opacity) element.style.opacity = opacity;
  if (transform !== null && element.style.transform !== transform) element.style.transform = transform;
}

/** The words of the label. Its width is told in characters, so that nothing has to be measured around it; the text stays the same node. */
function write(element: HTMLElement | null, words: string): void {
  const text = element?.firstChild;
  if (element === null || !(text instanceof Text) || text.data === words) return;
  if (text.length !== words.length) element.style.width = `${words.length}ch`;
  text.data = words;
}
