import { BAND_VIEWS } from '../bands/bands';
import { isDraft } from '../drafts/draft-number';
import { t } from '../messages';
import { duplicated, endMs, onSample, pasted, type KeyAction } from '../model';
import { bandWords } from '../words/band-words';
import { minutesSeconds } from '../words/timecode';
import {
  align,
  bandPoint,
  crossfade,
  eachSet,
  nudge,
  nudgeFrames,
  pasteInsert,
  removeSelected,
  rippleTrimToPlayhead,
  set,
  slipTakes,
  split,
  trimToPlayhead,
} from './clip-actions';
import type { EditorContext } from './editor-context';
import { goTo, loopAgain, loopFrom, loopTo, nextPoint, setLoop, step, stepFrames, zoomBy } from './playhead-actions';

const SECOND_MS = 1000;
const FAR_FRAMES = 10;
const ZOOM_FACTOR = 1.25;

/** What each action does. */
export const ACTIONS: Record<KeyAction, (scene: EditorContext) => void> = {
  playPause: ({ transport }) => transport.toggle(),
  shuttleBack: ({ transport }) => transport.shuttle(-1),
  shuttleStop: ({ transport }) => transport.pause(),
  shuttleForward: ({ transport }) => transport.shuttle(1),
  frameBack: (scene) => stepFrames(scene, -1),
  frameForward: (scene) => stepFrames(scene, 1),
  secondBack: (scene) => step(scene, -SECOND_MS),
  secondForward: (scene) => step(scene, SECOND_MS),
  previousEdit: (scene) => goTo(scene, nextPoint(scene, -1)),
  nextEdit: (scene) => goTo(scene, nextPoint(scene, 1)),
  toStart: (scene) => goTo(scene, 0),
  toEnd: (scene) => goTo(scene, scene.totalMs),
  markIn: (scene) => setLoop(scene, loopFrom(scene)),
  markOut: (scene) => setLoop(scene, loopTo(scene)),
  toggleLoop: (scene) => setLoop(scene, scene.transport.snapshot().loop === null ? loopAgain(scene) : null),
  record: ({ record }) => record(),
  split,
  keepRight: (scene) => trimToPlayhead(scene, 'start'),
  keepLeft: (scene) => trimToPlayhead(scene, 'end'),
  rippleKeepRight: (scene) => rippleTrimToPlayhead(scene, 'start'),
  rippleKeepLeft: (scene) => rippleTrimToPlayhead(scene, 'end'),
  remove: (scene) => removeSelected(scene, { type: 'remove' }),
  rippleRemove: (scene) => removeSelected(scene, { type: 'rippleRemove' }),
  rippleRemoveAll: (scene) => removeSelected(scene, { type: 'rippleRemove', isOnAllTracks: true }),
  duplicate: ({ editor, totalMs }) => {
    if (editor.selected.length > 0) editor.place(duplicated(editor.selected, editor.newKey), totalMs);
  },
  copy: ({ editor }) => editor.copy(),
  cut: (scene) => {
    scene.editor.copy();
    removeSelected(scene, { type: 'remove' });
  },
  paste: ({ editor, transport, totalMs }) => {
    if (editor.clipboard.length > 0)
      editor.place(pasted(editor.clipboard, transport.positionMs(), editor.newKey), totalMs);
  },
  pasteInsert,
  selectAll: ({ editor }) => editor.selectAll(),
  selectNone: ({ editor, leaveInspector }) => {
    leaveInspector();
    editor.selectNothing();
  },
  muteClip: ({ editor }) => set(editor, (clips) => ({ muted: clips.some(({ muted }) => !muted) })),
  fadeIn: ({ editor, transport }) => eachSet(editor, (clip) => ({ fadeInMs: transport.positionMs() - clip.startMs })),
  fadeOut: ({ editor, transport }) => eachSet(editor, (clip) => ({ fadeOutMs: endMs(clip) - transport.positionMs() })),
  crossfade,
  openClip: ({ editor, openClip }) => {
    const [clip] = editor.selected;
    if (clip !== undefined) openClip(clip);
  },
  nextTake: (scene) => slipTakes(scene, 1),
  previousTake: (scene) => slipTakes(scene, -1),
  keepDrafts: ({ editor, askKeep }) => askKeep(editor.selected.filter(isDraft)),
  alignStart: (scene) => align(scene, 'start'),
  alignSync: (scene) => align(scene, 'sync'),
  alignEnd: (scene) => align(scene, 'end'),
  nudgeLeft: (scene) => nudgeFrames(scene, -1),
  nudgeRight: (scene) => nudgeFrames(scene, 1),
  nudgeLeftFar: (scene) => nudgeFrames(scene, -FAR_FRAMES),
  nudgeRightFar: (scene) => nudgeFrames(scene, FAR_FRAMES),
  nudgeLeftFine: (scene) => nudge(scene, -1),
  nudgeRightFine: (scene) => nudge(scene, 1),
  trackUp: (scene) => nudge(scene, 0, -1),
  trackDown: (scene) => nudge(scene, 0, 1),
  undo: ({ editor, announce }) => {
    editor.undo();
    announce(t('actions.undone'));
  },
  redo: ({ editor, announce }) => {
    editor.redo();
    announce(t('actions.doneAgain'));
  },
  marker: ({ editor, transport, announce }) => {
    const timeMs = onSample(transport.positionMs());
    // a second one would lie on the first and keep it from the pointer
    if (!editor.present.markers.some((marker) => marker.kind === 'user' && marker.timeMs === timeMs))
      editor.edit({ type: 'addMarkers', markers: [{ key: editor.newKey(), timeMs, name: '', kind: 'user' }] });
    announce(t('actions.markerAt', { timeMs: minutesSeconds(timeMs) }));
  },
  toggleSnap: ({ editor, announce }) => {
    editor.toggleSnapping();
    announce(editor.snapshot().isSnapping ? t('actions.snappingOn') : t('actions.snappingOff'));
  },
  bandPoint,
  bands: ({ editor, announce }) => {
    const { bands } = editor.snapshot();
    const now = BAND_VIEWS.findIndex((view) => view?.of === bands?.of && view?.name === bands?.name);
    const next = BAND_VIEWS[(now + 1) % BAND_VIEWS.length] ?? null;
    editor.showBands(next);
    announce(bandWords(next));
  },
  mixer: ({ toggleMixer }) => toggleMixer(),
  zoomIn: (scene) => zoomBy(scene, ZOOM_FACTOR),
  zoomOut: (scene) => zoomBy(scene, 1 / ZOOM_FACTOR),
  fitSelection: ({ editor, viewport }) => {
    const clips = editor.selected;
    if (clips.length > 0) viewport.fit(Math.min(...clips.map((clip) => clip.startMs)), Math.max(...clips.map(endMs)));
  },
  fitAll: ({ viewport, totalMs }) => viewport.fit(0, totalMs),
  showKeys: ({ showKeys }) => showKeys(),
};
