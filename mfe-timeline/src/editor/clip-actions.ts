import { nearestPictureMs, pictureAt, pictureStartMs } from '@whoosh/contracts';
import { bandOf, drawnClip, drawnTrack, soundSeconds, withPointAt, type BandView } from '../bands/bands';
import { t } from '../messages';
import { canSplit, endMs, onSample, pasted, type Clip, type ClipValues, type Operation } from '../model';
import { bandWords } from '../words/band-words';
import { clipWords } from '../words/clip-words';
import type { Editor } from './editor';
import type { EditorContext } from './editor-context';

/** A point at the playhead on the shown band: of the selected clips that sound there, or of their tracks. */
export function bandPoint(scene: EditorContext): void {
  const { editor, transport } = scene;
  const bands = editor.snapshot().bands ?? levelsShown(scene);
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

/** Where no band is shown, the levels are from now on: of clips where some are selected, else of tracks. */
function levelsShown({ editor, announce }: EditorContext): BandView {
  const view: BandView = { of: editor.selected.length > 0 ? 'clip' : 'track', name: 'level' };
  editor.showBands(view);
  announce(bandWords(view));
  return view;
}

/** Of the selected clips. */
export function keysOf(editor: Editor): string[] {
  return [...editor.snapshot().selection];
}

/** Fades the selected clips into those that they overlap; says so where they overlap none. */
export function crossfade({ editor, explain }: EditorContext): void {
  const isOverlapping = editor.selected.some((clip) => editor.present.clips.some((other) => overlaps(clip, other)));
  if (isOverlapping) editor.edit({ type: 'crossfade', keys: keysOf(editor) });
  else explain(t('actions.nothingOverlaps'));
}

const overlaps = (clip: Clip, other: Clip): boolean =>
  clip.key !== other.key && clip.track === other.track && clip.startMs < endMs(other) && other.startMs < endMs(clip);

/** Splits the selected clips under the playhead, or, with none selected, all that are there. */
export function split({ editor, transport }: EditorContext): void {
  const atMs = onSample(transport.positionMs());
  const clips = editor.selected.length > 0 ? editor.selected : editor.present.clips;
  const pieces = clips.filter((clip) => canSplit(clip, atMs)).map(({ key }) => ({ key, newKey: editor.newKey() }));
  if (pieces.length > 0) editor.edit({ type: 'split', atMs, pieces });
}

/** Brings an edge of the selected clips under the playhead to it. */
export function trimToPlayhead({ editor, transport, totalMs }: EditorContext, edge: 'start' | 'end'): void {
  const atMs = onSample(transport.positionMs());
  const operations = editor.selected
    .filter((clip) => canSplit(clip, atMs))
    .map((clip): Operation => {
      const byMs = atMs - (edge === 'start' ? clip.startMs : endMs(clip));
      return { type: 'trim', keys: [clip.key], edge, byMs, limitMs: totalMs };
    });
  if (operations.length > 0) editor.edit({ type: 'all', operations });
}

/**
 * Takes away what the selected clips have before or behind the playhead; later clips of their tracks follow. The one
 * that begins last goes first, so that none is moved away from under the playhead.
 */
export function rippleTrimToPlayhead({ editor, transport, totalMs }: EditorContext, edge: 'start' | 'end'): void {
  const atMs = onSample(transport.positionMs());
  const operations = editor.selected
    .filter((clip) => canSplit(clip, atMs))
    .sort((a, b) => b.startMs - a.startMs)
    .map((clip): Operation => {
      const byMs = atMs - (edge === 'start' ? clip.startMs : endMs(clip));
      return { type: 'rippleTrim', key: clip.key, edge, byMs, limitMs: totalMs };
    });
  if (operations.length > 0) editor.edit({ type: 'all', operations });
}

/** Pastes at the playhead; what the tracks of the pasted clips have from there on goes back by their length. */
export function pasteInsert({ editor, transport, totalMs }: EditorContext): void {
  const clips = pasted(editor.clipboard, onSample(transport.positionMs()), editor.newKey);
  if (clips.length === 0) return;
  const atMs = Math.min(...clips.map(({ startMs }) => startMs));
  const tracks = [...new Set(clips.map(({ track }) => track))];
  const pieces = editor.present.clips
    .filter((clip) => tracks.includes(clip.track) && canSplit(clip, atMs))
    .map(({ key }) => ({ key, newKey: editor.newKey() }));
  const byMs = Math.max(...clips.map(endMs)) - atMs;
  editor.edit({
    type: 'all',
    operations: [
      { type: 'split', atMs, pieces },
      { type: 'makeRoom', tracks, atMs, byMs },
      { type: 'place', clips, limitMs: totalMs },
    ],
  });
  editor.selectKeys(clips.map(({ key }) => key));
}

/** Recorded takes that lie over one another take turns; a sound that was made gets another take. */
export function slipTakes({ editor, sounds, anotherTake }: EditorContext, by: 1 | -1): void {
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

/** Takes the selected clips away and says so. */
export function removeSelected({ editor, onRemoved }: EditorContext, removal: Removal): void {
  const keys = keysOf(editor);
  if (keys.length === 0) return;
  editor.edit({ ...removal, keys });
  onRemoved();
}

/** Sets the same values on all selected clips. */
export function set(editor: Editor, valuesOf: (clips: readonly Clip[]) => ClipValues): void {
  const clips = editor.selected;
  if (clips.length > 0) editor.edit({ type: 'set', keys: keysOf(editor), values: valuesOf(clips) });
}

/** Sets values of its own on each selected clip. */
export function eachSet(editor: Editor, valuesOf: (clip: Clip) => ClipValues): void {
  const operations = editor.selected.map((clip): Operation => ({
    type: 'set',
    keys: [clip.key],
    values: valuesOf(clip),
  }));
  if (operations.length > 0) editor.edit({ type: 'all', operations });
}

/** Brings a point of each selected clip to the playhead. */
export function align(scene: EditorContext, point: 'start' | 'sync' | 'end'): void {
  const { editor, transport, totalMs } = scene;
  editor.edit({ type: 'align', keys: keysOf(editor), point, toMs: transport.positionMs(), limitMs: totalMs });
  tellPlace(scene);
}

/**
 * The earliest of the selected clips comes to where a frame begins, so that a hundred steps are a hundred frames; the
 * others go along.
 */
export function nudgeFrames(scene: EditorContext, frames: number): void {
  const {
    editor,
    transport: { timing },
  } = scene;
  const first = Math.min(...editor.selected.map(({ startMs }) => startMs));
  const picture = pictureAt(nearestPictureMs(first, timing), timing);
  nudge(scene, onSample(pictureStartMs(picture + frames, timing)) - first);
}

/** Quick steps are one to undo. */
export function nudge(scene: EditorContext, byMs: number, byTracks = 0): void {
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
