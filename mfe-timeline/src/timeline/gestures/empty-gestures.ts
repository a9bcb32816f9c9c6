import { NOTHING, selectWithin } from '../../model';
import { trackAt } from '../track-layout';
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
  const before = start.isAdding ? editor.snapshot().selection : NOTHING;
  return {
    move: (point) => {
      stage.show({ frame: { from: start, to: point } });
      const tracks = tracksBetween(start.y, point.y, editor.present.tracks.length);
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

function tracksBetween(fromY: number, toY: number, count: number): number[] {
  const [first, last] = [trackAt(Math.min(fromY, toY)), trackAt(Math.max(fromY, toY))];
  return Array.from({ length: count }, (_, track) => track).filter((track) => track >= first && track <= last);
}
