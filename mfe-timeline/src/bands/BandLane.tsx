import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { movedPoint, valueOn, valueWords, withoutPoint, withPoint, type CurvePoint } from '../scenes/curves';
import { CURVE_LANE_HEIGHT, curvePixels, pointAt, type LaneGeometry } from '../scenes/curve-geometry';
import { keyedPoint } from '../scenes/curve-keys';
import styles from './BandLane.module.css';

interface BandLaneProps {
  /** What is drawn: Level of Rain. */
  label: string;
  /** What a point is called. @param seconds as the points have them */
  pointLabel: (seconds: number) => string;
  points: readonly CurvePoint[];
  geometry: LaneGeometry;
  /** Of the lane, pixels. */
  top: number;
  /** The whole lane takes presses; without it only the line does, and what lies under it stays at hand. */
  isWhole?: boolean;
  onDraw: (points: readonly CurvePoint[]) => void;
  /** Something to press for those who have no pointer, before the points. */
  children?: ReactNode;
}

/**
 * A line over what it changes: a press adds a point, a drag moves it, a double click or Delete removes it.
 */
export function BandLane({ label, pointLabel, points, geometry, top, isWhole, onDraw, children }: BandLaneProps) {
  const lane = useRef<HTMLDivElement>(null);
  /** The points while one of them is dragged. */
  const [dragged, setDragged] = useState<readonly CurvePoint[] | null>(null);
  const shown = dragged ?? points;
  const { left, width, line } = curvePixels(shown, geometry);
  const under = (event: PointerEvent): CurvePoint => {
    const box = lane.current?.getBoundingClientRect();
    return pointAt({ x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) }, geometry);
  };
  const add = (event: PointerEvent, point: CurvePoint) => {
    event.stopPropagation();
    if (event.button === 0) onDraw(withPoint(shown, point));
  };
  const addHere = (event: PointerEvent) => {
    if (event.target === event.currentTarget && isWhole === true) add(event, under(event));
  };
  // who presses the line means the line: a pixel beside it would be decibels
  const addOnLine = (event: PointerEvent) => {
    const [seconds] = under(event);
    add(event, [seconds, valueOn(shown, seconds, geometry.scale)]);
  };
  return (
    <div
      ref={lane}
      className={`${styles.span} ${isWhole === true ? styles.whole : ''}`}
      style={{ left, width, top, height: CURVE_LANE_HEIGHT }}
      role="group"
      aria-label={label}
      onPointerDown={addHere}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <svg className={styles.line} width={width} height={CURVE_LANE_HEIGHT} aria-hidden="true">
        <polyline points={line} />
        {isWhole !== true && <polyline className={styles.grip} points={line} onPointerDown={addOnLine} />}
      </svg>
      {children}
      {shown.map((point, index) => (
        <Point
          key={index}
          label={pointLabel(point[0])}
          point={point}
          geometry={geometry}
          onMove={(to) => setDragged(movedPoint(shown, index, to, geometry.duration))}
          onRelease={() => {
            if (dragged !== null) onDraw(dragged);
            setDragged(null);
          }}
          onSet={(to) =>
            onDraw(to === null ? withoutPoint(shown, index) : movedPoint(shown, index, to, geometry.duration))
          }
          under={under}
        />
      ))}
    </div>
  );
}

interface PointProps {
  label: string;
  point: CurvePoint;
  geometry: LaneGeometry;
  under: (event: PointerEvent) => CurvePoint;
  onMove: (to: CurvePoint) => void;
  onRelease: () => void;
  /** By the keys; null: it is removed. */
  onSet: (to: CurvePoint | null) => void;
}

function Point({ label, point, geometry, under, onMove, onRelease, onSet }: PointProps) {
  const { scale } = geometry;
  const [, value] = point;
  const { x, y } = curvePixels([point], geometry).dots[0] ?? { x: 0, y: 0 };
  const onPointerDown = (event: PointerEvent) => {
    event.stopPropagation();
    if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(under(event));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = keyedPoint(event, point, scale);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onSet(to);
  };
  return (
    <span
      className={styles.point}
      style={{ left: x, top: y }}
      role="slider"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={scale.low}
      aria-valuemax={scale.high}
      aria-valuenow={value}
      aria-valuetext={valueWords(value, scale)}
      title={valueWords(value, scale)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onRelease}
      onPointerCancel={onRelease}
      onDoubleClick={() => onSet(null)}
      onKeyDown={onKeyDown}
    />
  );
}
