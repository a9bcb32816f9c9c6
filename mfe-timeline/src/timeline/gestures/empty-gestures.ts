import { NOTHING, selectWithin } from '../../model';
import { trackAt, trackLayout, type TrackLayout } from '../track-layout';
import { msOf, type Gesture, type GestureScene, type PointerPoint } from './gesture';

/** Draws the playhead along the ruler; what it passes is seen and heard. */
export function scrubGesture({ editor, transport }: GestureScene, start: PointerPoint): Gesture {
  const place = ({ x }: PointerPoint) => msOf({ editor }, x);
  transport.seek(place(start));
  return {
    move: (point) => transport.scrub(place(point)),
    end: (point) => transport.seek(place(point)),
    cancel: () => undefined,
  };
}

/** On an empty place: a press moves the playhead there (spec §2), a drag draws a frame that selects what it touches. */
export function marqueeGesture(scene: GestureScene, start: PointerPoint): Gesture {
  const { editor, transport, stage } = scene;
  const layout = trackLayout(editor.present);
  const before = start.isAdding ? editor.snapshot().selection : NOTHING;
  return {
    move: (point) => {
      stage.show({ frame: { from: start, to: point } });
      const tracks = tracksBetween(start.y, point.y, layout);
      const touched = selectWithin(editor.present, msOf(scene, start.x), msOf(scene, point.x), tracks);
      editor.selectKeys(new Set([...before, ...touched]));
    },
    end: (point, hasMoved) => {
      stage.hide();
      if (hasMoved) return;
      if (!start.isAdding) editor.selectNothing();
      transport.seek(msOf(scene, point.x));
    },
    cancel: () => {
      stage.hide();
      editor.selectKeys(before);
    },
  };
}

/** Those of a folded group are not touched by what is drawn over it. */
function tracksBetween(fromY: number, toY: number, layout: TrackLayout): number[] {
  const [first, last] = [trackAt(layout, Math.min(fromY, toY)), trackAt(layout, Math.max(fromY, toY))];
  return layout.isHidden.flatMap((isHidden, track) => (!isHidden && track >= first && track <= last ? [track] : []));
}
