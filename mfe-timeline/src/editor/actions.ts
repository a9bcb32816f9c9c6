import { nearestPictureMs, pictureAt, pictureStartMs } from '@whoosh/contracts';
import { BAND_VIEWS, bandOf, drawnClip, drawnTrack, soundSeconds, withPointAt } from '../bands/bands';
import { t } from '../messages';
import type { ClipSounds } from './clip-sounds';
import type { Editor } from './editor';
import { isDraft } from '../drafts/draft-number';
import type { LoopRange, Transport } from './transport';
import {
  canSplit,
  duplicated,
  endMs,
  nextEditPoint,
  onSample,
  pasted,
  scaledZoom,
  type Clip,
  type ClipValues,
  type KeyAction,
  type Operation,
} from '../model';
import { clipWords } from '../words/clip-words';
import { bandWords } from '../words/band-words';
import { minutesSeconds } from '../words/timecode';
import type { ViewControl } from './view-control';

/** What the actions of the key map and of the menus work on. */
export interface EditorContext {
  editor: Editor;
  transport: Transport;
  viewport: ViewControl;
  sounds: ClipSounds;
  totalMs: number;
  /** Reads a sentence to those who do not see the change. */
  announce: (sentence: string) => void;
  openClip: (clip: Clip) => void;
  /** Another take of clips as drafts, some places further or back. */
  anotherTake: (clips: readonly Clip[], by: number) => void;
  /** Asks whether these drafts are to be kept. */
  askKeep: (clips: readonly Clip[]) => void;
  /** The focus does not stay there: what has it is about to go, and a slider that took it would take the arrows. */
  leaveInspector: () => void;
  showKeys: () => void;
  toggleMixer: () => void;
  /** Opens the recorder; once it is open, begins a take or ends it. */
  record: () => void;
  /** Told after clips were removed. */
  onRemoved: () => void;
}

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
  toggleLoop: (scene) => setLoop(scene, scene.transport.snapshot().loop === null ? loopOfSelection(scene) : null),
  record: ({ record }) => record(),
  split,
  keepRight: (scene) => trimToPlayhead(scene, 'start'),
  keepLeft: (scene) => trimToPlayhead(scene, 'end'),
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
  selectAll: ({ editor }) => editor.selectAll(),
  selectNone: ({ editor, leaveInspector }) => {
    leaveInspector();
    editor.selectNothing();
  },
  muteClip: ({ editor }) => set(editor, (clips) => ({ muted: clips.some(({ muted }) => !muted) })),
  fadeIn: ({ editor, transport }) => eachSet(editor, (clip) => ({ fadeInMs: transport.positionMs() - clip.startMs })),
  fadeOut: ({ editor, transport }) => eachSet(editor, (clip) => ({ fadeOutMs: endMs(clip) - transport.positionMs() })),
  crossfade: ({ editor }) => editor.edit({ type: 'crossfade', keys: keysOf(editor) }),
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

/** From the playhead to where the loop ends, or the timeline does. */
function loopFrom({ transport, totalMs }: EditorContext): LoopRange {
  const fromMs = transport.positionMs();
  const { loop } = transport.snapshot();
  return { fromMs, toMs: loop !== null && loop.toMs > fromMs ? loop.toMs : totalMs };
}

/** To the playhead from where the loop begins, or the timeline does. */
function loopTo({ transport }: EditorContext): LoopRange {
  const toMs = transport.positionMs();
  const { loop } = transport.snapshot();
  return { fromMs: loop !== null && loop.fromMs < toMs ? loop.fromMs : 0, toMs };
}

/** Around the selected clips, or all of the timeline. */
function loopOfSelection({ editor, totalMs }: EditorContext): LoopRange {
  const clips = editor.selected;
  if (clips.length === 0) return { fromMs: 0, toMs: totalMs };
  return { fromMs: Math.min(...clips.map(({ startMs }) => startMs)), toMs: Math.max(...clips.map(endMs)) };
}

function setLoop({ transport, announce }: EditorContext, range: LoopRange | null): void {
  transport.setLoop(range);
  const { loop } = transport.snapshot();
  announce(
    loop === null
      ? t('loop.off')
      : t('loop.between', { from: minutesSeconds(loop.fromMs), to: minutesSeconds(loop.toMs) }),
  );
}

/** A point at the playhead on the shown band: of the selected clips that sound there, or of their tracks. */
function bandPoint({ editor, transport }: EditorContext): void {
  const { bands } = editor.snapshot();
  if (bands === null) return;
  const { name } = bands;
  const ms = onSample(transport.positionMs());
  const { present, selected } = editor;
  if (bands.of === 'track') {
    const tracks = selected.length === 0 ? [0] : [...new Set(selected.map(({ track }) => track))];
    const operations = tracks.map((track) =>
      drawnTrack(present, track, name, withPointAt(bandOf(present.tracks[track]?.envelopes, name), ms / 1_000, name)),
    );
    return editor.edit({ type: 'all', operations });
  }
  const operations = selected.flatMap((clip): Operation[] => {
    const seconds = soundSeconds(clip, ms);
    return seconds === null ? [] : [drawnClip(clip, name, withPointAt(bandOf(clip.envelopes, name), seconds, name))];
  });
  if (operations.length > 0) editor.edit({ type: 'all', operations });
}

function keysOf(editor: Editor): string[] {
  return [...editor.snapshot().selection];
}

function goTo({ transport, viewport }: EditorContext, ms: number): void {
  transport.seek(ms);
  viewport.reveal(transport.positionMs());
}

function step(scene: EditorContext, byMs: number): void {
  goTo(scene, scene.transport.positionMs() + byMs);
}

/** To where a picture begins, counted from the one that shows. */
function stepFrames(scene: EditorContext, frames: number): void {
  const { timing } = scene.transport;
  goTo(scene, pictureStartMs(pictureAt(scene.transport.positionMs(), timing) + frames, timing));
}

function nextPoint({ editor, transport, totalMs }: EditorContext, direction: 1 | -1): number {
  return nextEditPoint(editor.present, totalMs, transport.positionMs(), direction);
}

function zoomBy({ editor, transport, viewport }: EditorContext, factor: number): void {
  viewport.zoomAround(scaledZoom(editor.snapshot().zoom, factor), transport.positionMs());
}

/** Splits the selected clips under the playhead, or, with none selected, all that are there. */
function split({ editor, transport }: EditorContext): void {
  const atMs = onSample(transport.positionMs());
  const clips = editor.selected.length > 0 ? editor.selected : editor.present.clips;
  const pieces = clips.filter((clip) => canSplit(clip, atMs)).map(({ key }) => ({ key, newKey: editor.newKey() }));
  if (pieces.length > 0) editor.edit({ type: 'split', atMs, pieces });
}

function trimToPlayhead({ editor, transport, totalMs }: EditorContext, edge: 'start' | 'end'): void {
  const atMs = onSample(transport.positionMs());
  const operations = editor.selected
    .filter((clip) => canSplit(clip, atMs))
    .map((clip): Operation => {
      const byMs = atMs - (edge === 'start' ? clip.startMs : endMs(clip));
      return { type: 'trim', keys: [clip.key], edge, byMs, limitMs: totalMs };
    });
  if (operations.length > 0) editor.edit({ type: 'all', operations });
}

/** Recorded takes that lie over one another take turns; a sound that was made gets another take. */
function slipTakes({ editor, sounds, anotherTake }: EditorContext, by: 1 | -1): void {
  const { selected } = editor;
  // few ever record: the page does not load this before it is asked for
  void import('../recording/slip-takes').then(({ slippedTakes }) => {
    const slipped = slippedTakes(editor.present, selected, by, (clip) => sounds.of(clip).name);
    if (slipped === null) return;
    editor.edit(slipped.operation);
    editor.selectKeys(slipped.keys);
  });
  anotherTake(selected, by);
}

type Removal = { type: 'remove' } | { type: 'rippleRemove'; isOnAllTracks?: boolean };

function removeSelected({ editor, onRemoved }: EditorContext, removal: Removal): void {
  const keys = keysOf(editor);
  if (keys.length === 0) return;
  editor.edit({ ...removal, keys });
  onRemoved();
}

function set(editor: Editor, valuesOf: (clips: readonly Clip[]) => ClipValues): void {
  const clips = editor.selected;
  if (clips.length > 0) editor.edit({ type: 'set', keys: keysOf(editor), values: valuesOf(clips) });
}

function eachSet(editor: Editor, valuesOf: (clip: Clip) => ClipValues): void {
  const operations = editor.selected.map((clip): Operation => ({
    type: 'set',
    keys: [clip.key],
    values: valuesOf(clip),
  }));
  if (operations.length > 0) editor.edit({ type: 'all', operations });
}

function align(scene: EditorContext, point: 'start' | 'sync' | 'end'): void {
  const { editor, transport, totalMs } = scene;
  editor.edit({ type: 'align', keys: keysOf(editor), point, toMs: transport.positionMs(), limitMs: totalMs });
  tellPlace(scene);
}

/**
 * The earliest of the selected clips comes to where a frame begins, so that a hundred steps are a hundred frames; the
 * others go along.
 */
function nudgeFrames(scene: EditorContext, frames: number): void {
  const {
    editor,
    transport: { timing },
  } = scene;
  const first = Math.min(...editor.selected.map(({ startMs }) => startMs));
  const picture = pictureAt(nearestPictureMs(first, timing), timing);
  nudge(scene, onSample(pictureStartMs(picture + frames, timing)) - first);
}

/** Quick steps are one to undo. */
function nudge(scene: EditorContext, byMs: number, byTracks = 0): void {
  const { editor, totalMs } = scene;
  if (editor.selected.length === 0) return;
  editor.edit({ type: 'move', keys: keysOf(editor), byMs, byTracks, limitMs: totalMs }, 'nudge');
  tellPlace(scene);
}

function tellPlace({ editor, sounds, announce }: EditorContext): void {
  const [clip, ...others] = editor.selected;
  if (clip === undefined) return;
  const words = clipWords(clip, sounds.of(clip).name);
  announce(others.length === 0 ? words : t('actions.andMore', { clip: words, count: others.length }));
}
