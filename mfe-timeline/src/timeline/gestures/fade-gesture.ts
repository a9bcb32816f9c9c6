import { endMs, type Operation } from '../../model';
import { secondsText } from '../../words/timecode';
import { trackTop } from '../track-layout';
import { msOf, type Gesture, type GestureScene, type PointerPoint } from './gesture';
import { ShapedClips } from './shaped-clips';

/** Drags a fade handle sideways: the fade of all selected clips becomes as long as that of the one under the pointer. */
export function fadeGesture(scene: GestureScene, key: string, side: 'in' | 'out', start: PointerPoint): Gesture {
  const { editor, marks } = scene;
  const shaped = new ShapedClips(scene);
  const { clips } = shaped;
  const keys = clips.map((clip) => clip.key);
  const { fadeInMs, fadeOutMs } = clips.find((clip) => clip.key === key) ?? { fadeInMs: 0, fadeOutMs: 0 };

  const operationTo = (point: PointerPoint): Operation => {
    const byMs = Math.round(msOf(scene, point.x - start.x));
    return { type: 'set', keys, values: side === 'in' ? { fadeInMs: fadeInMs + byMs } : { fadeOutMs: fadeOutMs - byMs } };
  };
  const letGo = () => {
    marks.hide();
    shaped.letGo();
  };
  return {
    move: (point) => {
      const after = shaped.after(operationTo(point));
      const shown = after.find((clip) => clip.key === key);
      if (shown === undefined) return;
      const length = side === 'in' ? shown.fadeInMs : shown.fadeOutMs;
      const atMs = side === 'in' ? shown.startMs + length : endMs(shown) - length;
      marks.show(atMs, trackTop(shown.track), secondsText(length), null);
      shaped.show(after);
    },
    end: (point, hasMoved) => {
      letGo();
      if (hasMoved) editor.edit(operationTo(point));
    },
    cancel: letGo,
  };
}
