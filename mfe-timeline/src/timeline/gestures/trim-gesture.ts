import { t } from '../../messages';
import { endMs, MAX_TIMELINE_MS, onSample, type Clip, type Edge, type Operation } from '../../model';
import { exceedsSound, recordingLeft } from '../../scenes';
import { secondsText, timecode } from '../../words/timecode';
import { msOf, snapper, trials, type Gesture, type GestureScene, type PointerPoint } from './gesture';

/**
 * Drags an edge of the selected clips. One clip alone may be dragged past its sound, which is then made again for that
 * length.
 */
export function trimGesture(
  scene: GestureScene,
  key: string,
  edge: Edge,
  start: PointerPoint,
  limitMs: number,
): Gesture {
  const { editor, stage, sounds, onRetime } = scene;
  const clips = editor.selected;
  const tried = trials(scene, clips);
  const grabbed = clips.find((clip) => clip.key === key);
  const keys = clips.map((clip) => clip.key);
  const snapTo = snapper(scene, new Set(keys));
  const most = edge === 'end' ? recordingLeft(clips, (clip) => sounds.of(clip).lengthMs) : Infinity;
  const edgeMs = grabbed === undefined ? 0 : edge === 'start' ? grabbed.startMs : endMs(grabbed);

  /** `beyondMs`: what the clip would last, where that is longer than its sound. */
  const wayTo = (point: PointerPoint): { operation: Operation; beyondMs: number | null; snapMs: number | null } => {
    const askedMs = msOf(scene, point.x - start.x);
    const snapped = snapTo([edgeMs + askedMs], point.altKey);
    const byMs = Math.min(askedMs + snapped.byMs, most);
    const snapMs = snapped.target?.ms ?? null;
    const wanted = grabbed !== undefined && clips.length === 1 ? dragged(grabbed, edge, byMs) : null;
    const isBeyond =
      grabbed !== undefined &&
      wanted !== null &&
      exceedsSound({ clip: grabbed, edge, durationMs: wanted.durationMs }, sounds.of(grabbed).lengthMs);
    if (isBeyond)
      return {
        operation: { type: 'place', clips: [wanted], limitMs: MAX_TIMELINE_MS },
        beyondMs: wanted.durationMs,
        snapMs,
      };
    return { operation: { type: 'trim', keys, edge, byMs, limitMs }, beyondMs: null, snapMs };
  };
  return {
    move: (point) => {
      const { operation, beyondMs, snapMs } = wayTo(point);
      const after = tried(operation);
      const shown = after.find((clip) => clip.key === key);
      if (shown === undefined) return;
      const atMs = edge === 'start' ? shown.startMs : endMs(shown);
      const label = edge === 'start' ? timecode(shown.startMs) : secondsText(shown.durationMs);
      const words = beyondMs === null ? label : t('trimGesture.madeAgain', { beyondMs: secondsText(beyondMs) });
      stage.show({ clips: after, label: { atMs, track: shown.track, words }, snapMs: snapMs === atMs ? snapMs : null });
    },
    end: (point, hasMoved) => {
      stage.hide();
      if (!hasMoved) return;
      const { operation, beyondMs } = wayTo(point);
      if (beyondMs === null) editor.edit(operation);
      else onRetime(key, edge, beyondMs);
    },
    cancel: () => stage.hide(),
  };
}

/** The clip with its edge moved, as if its sound had neither beginning nor end. */
function dragged(clip: Clip, edge: Edge, byMs: number): Clip {
  if (edge === 'end') return { ...clip, durationMs: onSample(clip.durationMs + byMs) };
  const startMs = Math.max(0, onSample(clip.startMs + byMs));
  return { ...clip, startMs, offsetMs: 0, durationMs: onSample(endMs(clip) - startMs) };
}
