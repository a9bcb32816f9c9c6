import { t } from '../../messages';
import { endMs, MAX_TIMELINE_MS, type Clip, type Edge } from '../../model';
import { exceedsSound } from '../../scenes';
import { secondsText, timecode } from '../../words/timecode';
import { trackTop } from '../track-layout';
import { msOf, snapper, type Gesture, type GestureScene, type PointerPoint } from './gesture';

/** Drags an edge of the selected clips. One clip alone may be dragged past its sound, which is then made again for that length. */
export function trimGesture(scene: GestureScene, key: string, edge: Edge, start: PointerPoint, limitMs: number): Gesture {
  const { editor, marks, sounds, onRetime } = scene;
  const clips = editor.selected;
  const grabbed = clips.find((clip) => clip.key === key);
  const keys = clips.map((clip) => clip.key);
  const snapTo = snapper(scene, new Set(keys));
  const edgeMs = grabbed === undefined ? 0 : edge === 'start' ? grabbed.startMs : endMs(grabbed);
  /** What the clip would last, where that is longer than its sound. */
  let beyondMs: number | null = null;

  const show = (byMs: number) => {
    const wanted = grabbed !== undefined && clips.length === 1 ? dragged(grabbed, edge, byMs) : null;
    const isBeyond = grabbed !== undefined && wanted !== null && exceedsSound({ clip: grabbed, edge, durationMs: wanted.durationMs }, sounds.of(grabbed).lengthMs);
    beyondMs = isBeyond ? wanted.durationMs : null;
    if (isBeyond) editor.preview({ type: 'place', clips: [wanted], limitMs: MAX_TIMELINE_MS });
    else editor.preview({ type: 'trim', keys, edge, byMs, limitMs });
  };
  return {
    move: (point) => {
      const askedMs = msOf(scene, point.x - start.x);
      const { byMs, target } = snapTo([edgeMs + askedMs], point.altKey);
      show(askedMs + byMs);
      const shown = editor.snapshot().document.clips.find((clip) => clip.key === key);
      if (shown === undefined) return;
      const atMs = edge === 'start' ? shown.startMs : endMs(shown);
      const label = edge === 'start' ? timecode(shown.startMs) : secondsText(shown.durationMs);
      const words = beyondMs === null ? label : t('trimGesture.madeAgain', { beyondMs: secondsText(beyondMs) });
      marks.show(atMs, trackTop(shown.track), words, target?.ms === atMs ? target.ms : null);
    },
    end: (_point, hasMoved) => {
      marks.hide();
      if (!hasMoved) return;
      if (beyondMs === null) return editor.commit();
      editor.cancel();
      onRetime(key, edge, beyondMs);
    },
    cancel: () => {
      marks.hide();
      editor.cancel();
    },
  };
}

/** The clip with its edge moved, as if its sound had neither beginning nor end. */
function dragged(clip: Clip, edge: Edge, byMs: number): Clip {
  if (edge === 'end') return { ...clip, durationMs: Math.round(clip.durationMs + byMs) };
  const startMs = Math.max(0, Math.round(clip.startMs + byMs));
  return { ...clip, startMs, offsetMs: 0, durationMs: endMs(clip) - startMs };
}
