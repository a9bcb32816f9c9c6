import { t } from '../../messages';
import { allowedMove } from '../../model/clip-edits';
import { edgesOf, pixelsPerMs, syncMs, type Operation } from '../../model';
import { timecode } from '../../words/timecode';
import { LightLayer } from '../light-layer';
import { TRACK_HEIGHT, trackAt, trackTop } from '../track-layout';
import { elementsOf, msOf, snapper, type Gesture, type GestureScene, type PointerPoint } from './gesture';

/**
 * Drags the selected clips along and across the tracks. The clips follow by a transform of their own layers: no other element is
 * styled, laid out or painted for it, and nothing is rendered; only the release changes the document. With Ctrl the clips cross fade with what they are dropped on.
 * @param key the clip under the pointer; it is selected already
 */
export function moveGesture(scene: GestureScene, key: string, start: PointerPoint, limitMs: number): Gesture {
  const { editor, content, marks } = scene;
  const clips = editor.selected;
  const grabbed = clips.find((clip) => clip.key === key);
  const keys = clips.map((clip) => clip.key);
  const snapTo = snapper(scene, new Set(keys));
  const elements = elementsOf(content, new Set(keys));
  /** Carries the label; a clip that is scrolled away is not there. */
  const carrier = elements.find((element) => element.dataset.clip === key);
  let way = { byMs: 0, byTracks: 0 };
  let layers: LightLayer[] = [];

  const wayTo = (point: PointerPoint) => {
    const askedMs = msOf(scene, point.x - start.x);
    const moments = grabbed === undefined ? [] : edgesOf(grabbed).map((ms) => ms + askedMs);
    const snapped = snapTo(moments, point.altKey);
    const asked = askedMs + snapped.byMs;
    way = allowedMove(clips, asked, trackAt(point.y) - trackAt(start.y), limitMs);
    // a clip that is stopped at an end of the timeline is on no target
    return Math.abs(way.byMs - asked) < 1 ? snapped.target : null;
  };
  const mark = (snapMs: number | null) => {
    if (grabbed === undefined) return;
    const startMs = grabbed.startMs + way.byMs;
    const pinMs = syncMs(grabbed);
    const words = pinMs === null ? timecode(startMs) : t('moveGesture.pin', { startMs: timecode(startMs), timecode: timecode(pinMs + way.byMs) });
    if (carrier === undefined) marks.show(startMs, trackTop(grabbed.track + way.byTracks), words, snapMs);
    else marks.ride(carrier, words, snapMs);
  };
  const lift = () => {
    elements.forEach((element) => element.toggleAttribute('data-dragging', true));
    layers = elements.map((element) => new LightLayer(element));
  };
  const release = () => {
    layers.forEach((layer) => layer.letGo());
    elements.forEach((element) => element.removeAttribute('data-dragging'));
    marks.hide();
  };
  return {
    move: (point) => {
      const target = wayTo(point);
      mark(target?.ms ?? null);
      if (layers.length === 0) lift();
      layers.forEach((layer) => layer.moveTo(way.byMs * pixelsPerMs(editor.snapshot().zoom), way.byTracks * TRACK_HEIGHT));
    },
    end: (point, hasMoved) => {
      if (hasMoved) wayTo(point);
      release();
      if (!hasMoved || (way.byMs === 0 && way.byTracks === 0)) return;
      const move: Operation = { type: 'move', keys, ...way, limitMs };
      editor.edit(point.ctrlKey ? { type: 'all', operations: [move, { type: 'crossfade', keys }] } : move);
    },
    cancel: release,
  };
}
