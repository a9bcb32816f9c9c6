import { useRef, useState, type PointerEvent } from 'react';
import type { Editor } from '../editor/editor';
import type { Transport } from '../editor/transport';
import { gridOf, onSample, pixelsPerMs, snap, SNAP_PIXELS, snapTargets, type Marker } from '../model';

/** A press that moves less is none, pixels. */
const THRESHOLD_PX = 3;

/** Where a press began, and what it may snap to. */
interface Held {
  marker: Marker;
  x: number;
  targets: ReturnType<typeof snapTargets>;
}

/** Markers are dragged by their flags along the ruler, to what clips snap to, with Alt freely; Escape lets them be. */
export function useMarkerDrag(editor: Editor, transport: Transport) {
  const held = useRef<Held | null>(null);
  const wasDragged = useRef(false);
  const [dragged, setDragged] = useState<Pick<Marker, 'key' | 'timeMs'> | null>(null);

  const momentOf = ({ marker, x, targets }: Held, { clientX, altKey }: PointerEvent): number => {
    const { zoom, isSnapping } = editor.snapshot();
    const { totalMs, timing } = transport.snapshot();
    const scale = pixelsPerMs(zoom);
    const free = marker.timeMs + (clientX - x) / scale;
    const byMs =
      altKey || !isSnapping
        ? 0
        : snap([free], { targets, toleranceMs: SNAP_PIXELS / scale, lineNear: gridOf(zoom, timing) }).byMs;
    return onSample(Math.max(0, Math.min(totalMs, free + byMs)));
  };
  const end = () => {
    held.current = null;
    setDragged(null);
  };
  return {
    /** A marker as it is shown: where it is dragged to. */
    shown: (marker: Marker): Marker => (dragged?.key === marker.key ? { ...marker, timeMs: dragged.timeMs } : marker),
    /** Whether the press that ends now was a drag; asked once. */
    takeDragged: (): boolean => {
      const was = wasDragged.current;
      wasDragged.current = false;
      return was;
    },
    cancel: end,
    handlersOf: (marker: Marker) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.stopPropagation();
        wasDragged.current = false;
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const targets = snapTargets(editor.present, new Set(), transport.positionMs());
        held.current = { marker, x: event.clientX, targets: targets.filter(({ ms }) => ms !== marker.timeMs) };
      },
      onPointerMove: (event: PointerEvent) => {
        if (held.current === null) return;
        wasDragged.current ||= Math.abs(event.clientX - held.current.x) >= THRESHOLD_PX;
        if (wasDragged.current) setDragged({ key: marker.key, timeMs: momentOf(held.current, event) });
      },
      onPointerUp: (event: PointerEvent) => {
        if (held.current !== null && wasDragged.current) {
          const timeMs = momentOf(held.current, event);
          if (timeMs !== held.current.marker.timeMs)
            editor.edit({ type: 'changeMarker', key: marker.key, values: { timeMs } });
        }
        end();
      },
      onPointerCancel: end,
    }),
  };
}
