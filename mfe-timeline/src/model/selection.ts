import { clipsByKey, endMs, type Clip, type TimelineDocument } from './document';

/** Keys of the selected clips; apart from the document, so that choosing is nothing to undo or to save. */
export type Selection = ReadonlySet<string>;

export const NOTHING: Selection = new Set();

/** Clicking a clip: alone, or (Ctrl, Shift) added to or taken from the others. */
export function select(selection: Selection, key: string, isAdding: boolean): Selection {
  if (!isAdding) return selection.has(key) && selection.size === 1 ? selection : new Set([key]);
  const next = new Set(selection);
  if (!next.delete(key)) next.add(key);
  return next;
}

export function selectAll({ clips }: TimelineDocument): Selection {
  return new Set(clips.map(({ key }) => key));
}

/** Clips that a frame drawn with the pointer touches. */
export function selectWithin(
  { clips }: TimelineDocument,
  fromMs: number,
  toMs: number,
  tracks: readonly number[],
): Selection {
  const [from, to] = [Math.min(fromMs, toMs), Math.max(fromMs, toMs)];
  return new Set(
    clips
      .filter((clip) => tracks.includes(clip.track) && clip.startMs < to && endMs(clip) > from)
      .map(({ key }) => key),
  );
}

/** Without clips that are gone; the same object when all are there. */
export function pruned(selection: Selection, document: TimelineDocument): Selection {
  const clips = clipsByKey(document);
  const kept = [...selection].filter((key) => clips.has(key));
  return kept.length === selection.size ? selection : new Set(kept);
}

/** The selected clips in their order. */
export function selectedClips({ clips }: TimelineDocument, selection: Selection): Clip[] {
  return clips.filter(({ key }) => selection.has(key));
}
