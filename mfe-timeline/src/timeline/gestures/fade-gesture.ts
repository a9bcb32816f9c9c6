import { endMs } from '../../model';
import { secondsText } from '../../words/timecode';
import { trackTop } from '../track-layout';
import { msOf, type Gesture, type GestureScene, type PointerPoint } from './gesture';

/** Drags a fade handle sideways: the fade of all selected clips becomes as long as that of the one under the pointer. */
export function fadeGesture(scene: GestureScene, key: string, side: 'in' | 'out', start: PointerPoint): Gesture {
  const { editor, marks } = scene;
  const keys = [...editor.snapshot().selection];
  const clip = editor.selected.find((each) => each.key === key);
  return {
    move: (point) => {
      if (clip === undefined) return;
      const byMs = Math.round(msOf(scene, point.x - start.x));
      const values = side === 'in' ? { fadeInMs: clip.fadeInMs + byMs } : { fadeOutMs: clip.fadeOutMs - byMs };
      editor.preview({ type: 'set', keys, values });
      const shown = editor.snapshot().document.clips.find((each) => each.key === key);
      if (shown === undefined) return;
      const length = side === 'in' ? shown.fadeInMs : shown.fadeOutMs;
      const atMs = side === 'in' ? shown.startMs + length : endMs(shown) - length;
      marks.show(atMs, trackTop(shown.track), secondsText(length), null);
    },
    end: (_point, hasMoved) => {
      marks.hide();
      if (hasMoved) editor.commit();
    },
    cancel: () => {
      marks.hide();
      editor.cancel();
    },
  };
}
