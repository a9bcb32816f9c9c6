import { t } from '../../messages';
import { allowedMove } from '../../model/clip-edits';
import { edgesOf, syncMs, type Operation } from '../../model';
import { timecode } from '../../words/timecode';
import { trackAt, trackLayout } from '../track-layout';
import { msOf, snapper, type Gesture, type GestureScene, type PointerPoint } from './gesture';

/**
 * Drags the selected clips along and across the tracks. Nothing is rendered for it; only the release changes the
 * document. With Ctrl the clips cross fade with what they are dropped on.
 * @param key the clip under the pointer; it is selected already
 */
export function moveGesture(scene: GestureScene, key: string, start: PointerPoint, limitMs: number): Gesture {
  const { editor, stage } = scene;
  const clips = editor.selected;
  const grabbed = clips.find((clip) => clip.key === key);
  const keys = clips.map((clip) => clip.key);
  const snapTo = snapper(scene, new Set(keys));
  const layout = trackLayout(editor.present);
  let way = { byMs: 0, byTracks: 0 };

  const wayTo = (point: PointerPoint) => {
    const askedMs = msOf(scene, point.x - start.x);
    const moments = grabbed === undefined ? [] : edgesOf(grabbed).map((ms) => ms + askedMs);
    const snapped = snapTo(moments, point.altKey);
    const asked = askedMs + snapped.byMs;
    way = allowedMove(clips, asked, trackAt(layout, point.y) - trackAt(layout, start.y), {
      limitMs,
      trackCount: editor.present.tracks.length,
    });
    // a clip that is stopped at an end of the timeline is on no target
    return Math.abs(way.byMs - asked) < 1 ? snapped.target : null;
  };
  const labelled = () => {
    if (grabbed === undefined) return undefined;
    const startMs = grabbed.startMs + way.byMs;
    const pinMs = syncMs(grabbed);
    const words =
      pinMs === null
        ? timecode(startMs)
        : t('moveGesture.pin', { startMs: timecode(startMs), timecode: timecode(pinMs + way.byMs) });
    return { atMs: startMs, track: grabbed.track + way.byTracks, words };
  };
  return {
    move: (point) => {
      const target = wayTo(point);
      const { byMs, byTracks } = way;
      const moved = clips.map((clip) => ({ ...clip, startMs: clip.startMs + byMs, track: clip.track + byTracks }));
      const label = labelled();
      stage.show({ clips: moved, snapMs: target?.ms ?? null, ...(label !== undefined && { label }) });
    },
    end: (point, hasMoved) => {
      if (hasMoved) wayTo(point);
      stage.hide();
      if (!hasMoved || (way.byMs === 0 && way.byTracks === 0)) return;
      const move: Operation = { type: 'move', keys, ...way, limitMs };
      editor.edit(point.ctrlKey ? { type: 'all', operations: [move, { type: 'crossfade', keys }] } : move);
    },
    cancel: () => stage.hide(),
  };
}
