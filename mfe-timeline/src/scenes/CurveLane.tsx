import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { t } from '../messages';
import { pixelsPerMs } from '../model';
import { trackTop } from '../timeline/track-layout';
import { timecode } from '../words/timecode';
import styles from './CurveLane.module.css';
import { CURVE_LANE_HEIGHT, curvePixels, pointAt, type LaneGeometry } from './curve-geometry';
import { curveOf, movedPoint, scaleOf, valueWords, withoutPoint, withPoint, type CurvePoint } from './curves';
import { keyedPoint } from './curve-keys';
import type { CurvePreview } from './useClipCurves';

interface CurveLaneProps {
  preview: CurvePreview;
  /** Percent. */
  zoom: number;
  onDraw: (points: readonly CurvePoint[]) => void;
}

/** Where a curve of a clip is drawn, over the clip itself so that nothing moves for it: a press adds a point, a drag moves it, Delete removes it. */
export function CurveLane({ preview, zoom, onDraw }: CurveLaneProps) {
  const { clip, scene, layerId, name } = preview;
  const lane = useRef<HTMLDivElement>(null);
  /** The points while one of them is dragged. */
  const [dragged, setDragged] = useState<readonly CurvePoint[] | null>(null);
  const layer = scene.layers.find(({ id }) => id === layerId);
  if (layer === undefined) return null;
  const scale = scaleOf(name, layer);
  const geometry: LaneGeometry = { clip, pxPerMs: pixelsPerMs(zoom), scale, duration: scene.duration };
  const points = dragged ?? curveOf(layer, name);
  const { left, width, line } = curvePixels(points, geometry);
  const under = (event: PointerEvent): CurvePoint => {
    const box = lane.current?.getBoundingClientRect();
    return pointAt({ x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) }, geometry);
  };
  const add = (event: PointerEvent) => {
    event.stopPropagation();
    if (event.button === 0 && event.target === event.currentTarget) onDraw(withPoint(points, under(event)));
  };
  return (
    <div
      ref={lane}
      className={styles.span}
      style={{ left, width, top: trackTop(clip.track), height: CURVE_LANE_HEIGHT }}
      role="group"
      aria-label={t('curveLane.ofTheClip', { label: scale.label })}
      onPointerDown={add}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <svg className={styles.line} width={width} height={CURVE_LANE_HEIGHT} aria-hidden="true">
        <polyline points={line} />
      </svg>
      {points.map((point, index) => (
        <Point
          key={index}
          point={point}
          geometry={geometry}
          onMove={(to) => setDragged(movedPoint(points, index, to, scene.duration))}
          onRelease={() => {
            if (dragged !== null) onDraw(dragged);
            setDragged(null);
          }}
          onSet={(to) =>
            onDraw(to === null ? withoutPoint(points, index) : movedPoint(points, index, to, scene.duration))
          }
          under={under}
        />
      ))}
    </div>
  );
}

interface PointProps {
  point: CurvePoint;
  geometry: LaneGeometry;
  under: (event: PointerEvent) => CurvePoint;
  onMove: (to: CurvePoint) => void;
  onRelease: () => void;
  /** By the keys; null: it is removed. */
  onSet: (to: CurvePoint | null) => void;
}

function Point({ point, geometry, under, onMove, onRelease, onSet }: PointProps) {
  const { scale, clip } = geometry;
  const [time, value] = point;
  const { x, y } = curvePixels([point], geometry).dots[0] ?? { x: 0, y: 0 };
  const onPointerDown = (event: PointerEvent) => {
    event.stopPropagation();
    if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(under(event));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = keyedPoint(event.key, point, scale);
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
      aria-label={t('curveLane.at', {
        label: scale.label,
        timecode: timecode(clip.startMs - clip.offsetMs + time * 1000),
      })}
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
