import { endMs, onSample, type Operation } from '../../model';
import { secondsText } from '../../words/timecode';
import { msOf, trials, type Gesture, type GestureScene, type PointerPoint } from './gesture';

/**
 * Drags a fade handle sideways: the fade of all selected clips becomes as long as that of the one under the pointer.
 */
export function fadeGesture(scene: GestureScene, key: string, side: 'in' | 'out', start: PointerPoint): Gesture {
  const { editor, stage } = scene;
  const clips = editor.selected;
  const tried = trials(scene, clips);
  const keys = clips.map((clip) => clip.key);
  const { fadeInMs, fadeOutMs } = clips.find((clip) => clip.key === key) ?? { fadeInMs: 0, fadeOutMs: 0 };

  const operationTo = (point: PointerPoint): Operation => {
    const byMs = onSample(msOf(scene, point.x - start.x));
    return {
      type: 'set',
      keys,
      values: side === 'in' ? { fadeInMs: fadeInMs + byMs } : { fadeOutMs: fadeOutMs - byMs },
    };
  };
  return {
    move: (point) => {
      const after = tried(operationTo(point));
      const shown = after.find((clip) => clip.key === key);
      if (shown === undefined) return;
      const length = side === 'in' ? shown.fadeInMs : shown.fadeOutMs;
      const atMs = side === 'in' ? shown.startMs + length : endMs(shown) - length;
      stage.show({ clips: after, label: { atMs, track: shown.track, words: secondsText(length) } });
    },
    end: (point, hasMoved) => {
      stage.hide();
      if (hasMoved) editor.edit(operationTo(point));
    },
    cancel: () => stage.hide(),
  };
}
