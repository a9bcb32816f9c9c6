import { draftedClip, takeAt } from '../../drafts/takes';
import { t } from '../../messages';
import { endMs, isSame, type Clip, type Operation } from '../../model';
import type { Scene } from '@whoosh/sound-scene';
import type { Gesture, GestureScene, PointerPoint } from './gesture';

/** So far apart lie two takes, pixels. */
const TAKE_PX = 24;
/** What is heard of the picture around the clip, milliseconds. */
const AROUND_MS = 500;

/**
 * Slips through the takes of a clip: each is shown and heard as a draft while the pointer is held, the last one stays.
 * A clip of a kept sound becomes a draft of it, which costs nothing and which undo takes back.
 */
export function slipGesture(scene: GestureScene, key: string, start: PointerPoint): Gesture {
  const { editor, stage, transport } = scene;
  const clip = editor.present.clips.find((each) => each.key === key);
  let takes: Scene | null = null;
  let by = 0;
  let isOver = false;
  let isReleased = false;

  const takeOf = ({ x }: PointerPoint) => Math.round((x - start.x) / TAKE_PX);
  const edited = (of: Clip | undefined): Operation | null =>
    of === undefined || takes === null || by === 0 ? null : draftedClip(of, takeAt(takes, by));
  const show = () => {
    if (clip === undefined || isOver) return;
    editor.preview(edited(clip));
    const words = t('draft.take', { by: by > 0 ? `+${by}` : String(by) });
    stage.show({ label: { atMs: clip.startMs, track: clip.track, words } });
    if (by !== 0 && !transport.snapshot().isPlaying)
      transport.playLoop({ fromMs: clip.startMs - AROUND_MS, toMs: endMs(clip) + AROUND_MS });
  };
  const keep = () => {
    // another window, or what became known of the take before, may have changed it meanwhile: its place is the new one,
    // and who gave it another sound has decided otherwise
    const now = editor.present.clips.find((each) => each.key === key);
    if (now === undefined || clip === undefined || !hasSameSound(now, clip)) return;
    const operation = edited(now);
    if (operation !== null) editor.edit(operation);
  };
  if (clip !== undefined)
    void scene.sceneOf(clip).then((found) => {
      takes = found;
      if (isReleased) keep();
      else if (by !== 0) show();
    });
  const stop = () => {
    isOver = true;
    editor.preview(null);
    stage.hide();
  };
  return {
    move: (point) => {
      const next = takeOf(point);
      if (next === by) return;
      by = next;
      show();
    },
    end: (point, hasMoved) => {
      stop();
      // the last move may still wait for its frame, and what the takes are made of for the server
      if (hasMoved) by = takeOf(point);
      isReleased = true;
      if (takes !== null) keep();
    },
    cancel: stop,
  };
}

function hasSameSound(a: Clip, b: Clip): boolean {
  return a.soundEffectId === b.soundEffectId && a.mediaId === b.mediaId && isSame(a.scene, b.scene);
}
