import { useImperativeHandle, useRef, type Ref } from 'react';
import { pixelsPerMs } from '../model';
import { DragLabel } from './drag-label';
import styles from './DragMarks.module.css';
import { LightLayer } from './light-layer';

/** What is drawn while something is dragged; moved by hand, so that a drag renders nothing. */
export interface DragMarks {
  /** A label above a place, and a line where it snapped. */
  show: (atMs: number, top: number, label: string, snapMs: number | null) => void;
  /** The same with the label above an element that is moved, which takes it along: one element fewer to move with every frame. */
  ride: (carrier: HTMLElement, label: string, snapMs: number | null) => void;
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

const IDLE: DragMarks = { show: () => undefined, ride: () => undefined, frame: () => undefined, hide: () => undefined };

/** @param scale pixels of a millisecond */
function marksOf(label: HTMLElement, line: HTMLElement, box: HTMLElement, scale: number): DragMarks {
  const words = new DragLabel(label);
  const home = label.parentElement;
  const [shownLabel, shownLine] = [new Mark(label), new Mark(line)];
  const snapAt = (ms: number | null) => {
    if (ms === null) shownLine.conceal();
    else shownLine.show(ms * scale, 0);
  };
  return {
    show: (atMs, top, text, snapMs) => {
      // first, while nothing has changed: a canvas asks for the styles of the page
      words.write(text);
      shownLabel.show(atMs * scale, top - LABEL_LIFT_PX);
      snapAt(snapMs);
    },
    ride: (carrier, text, snapMs) => {
      if (label.parentElement !== carrier) carrier.append(label);
      words.write(text);
      shownLabel.show(0, -LABEL_LIFT_PX);
      snapAt(snapMs);
    },
    frame: (from, to) => {
      const [left, top] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
      box.style.opacity = '1';
      box.style.transform = `translate(${left}px, ${top}px)`;
      box.style.width = `${Math.abs(to.x - from.x)}px`;
      box.style.height = `${Math.abs(to.y - from.y)}px`;
    },
    hide: () => {
      box.style.opacity = '0';
      [shownLabel, shownLine].forEach((mark) => mark.hide());
      words.clear();
      if (label.parentElement !== home) home?.append(label);
    },
  };
}

/** The label stands so much above what it tells of, pixels. */
const LABEL_LIFT_PX = 22;

/** An element that is seen during a drag only. */
class Mark {
  private layer: LightLayer | null = null;
  private isSeen = false;

  constructor(private readonly element: HTMLElement) {}

  show(x: number, y: number): void {
    this.layer ??= new LightLayer(this.element);
    this.layer.moveTo(x, y);
    this.see(true);
  }

  /** Not seen for now; the drag goes on. */
  conceal(): void {
    this.see(false);
  }

  hide(): void {
    this.see(false);
    this.layer?.letGo();
    this.layer = null;
  }

  private see(isSeen: boolean): void {
    if (isSeen !== this.isSeen) this.element.style.opacity = isSeen ? '1' : '0';
    this.isSeen = isSeen;
  }
}
