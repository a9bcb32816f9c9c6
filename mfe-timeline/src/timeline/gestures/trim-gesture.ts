import { endMs, type Edge } from '../../model';
import { secondsText, timecode } from '../../words/timecode';
import { trackTop } from '../track-layout';
import { msOf, snapper, type Gesture, type GestureScene, type PointerPoint } from './gesture';

/** Drags an edge of the selected clips. */
export function trimGesture(scene: GestureScene, key: string, edge: Edge, start: PointerPoint, limitMs: number): Gesture {
  const { editor, marks } = scene;
  const clips = editor.selected;
  const grabbed = clips.find((clip) => clip.key === key);
  const keys = clips.map((clip) => clip.key);
  const snapTo = snapper(scene, new Set(keys));
  const edgeMs = grabbed === undefined ? 0 : edge === 'start' ? grabbed.startMs : endMs(grabbed);
  return {
    move: (point) => {
      const askedMs = msOf(scene, point.x - start.x);
      const { byMs, target } = snapTo([edgeMs + askedMs], point.altKey);
      editor.preview({ type: 'trim', keys, edge, byMs: askedMs + byMs, limitMs });
      const shown = editor.snapshot().document.clips.find((clip) => clip.key === key);
      if (shown === undefined) return;
      const atMs = edge === 'start' ? shown.startMs : endMs(shown);
      const label = edge === 'start' ? timecode(shown.startMs) : secondsText(shown.durationMs);
      marks.show(atMs, trackTop(shown.track), label, target?.ms === atMs ? target.ms : null);
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
