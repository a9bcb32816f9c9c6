import type { EditTimelineRequest, TimelineChange, TimelineItemFields } from '@whoosh/contracts';
import {
  clipOf,
  clipsByKey,
  isSame,
  itemOf,
  settingsOf,
  wireSettings,
  type Clip,
  type DocumentSettings,
  type TimelineDocument,
} from './document';
import { applyPatch, patchBetween, withClips, type Patch } from './patch';

export type TimelineEdits = Pick<EditTimelineRequest, 'changes' | 'settings'>;

/**
 * What the server must be told to come from one state to another: new clips whole, of others the fields that differ.
 */
export function diff(saved: TimelineDocument, now: TimelineDocument): TimelineEdits {
  const { clips, after } = patchBetween(saved, now);
  const changes = clips.map(({ key, before, after: clip }): TimelineChange =>
    clip === null ? { op: 'remove', key } : { op: 'put', key, item: changedFields(before, clip) },
  );
  return { changes, ...(Object.keys(after).length > 0 && { settings: wireSettings(after) }) };
}

function changedFields(before: Clip | null, after: Clip): Partial<TimelineItemFields> {
  const { key: _, ...fields } = itemOf(after);
  if (before === null) return fields;
  const old: Record<string, unknown> = itemOf(before);
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => !isSame(old[name], value)));
}

/** What the server does with edits; a part of a clip that is not there is passed over. */
export function applyEdits(document: TimelineDocument, { changes, settings }: TimelineEdits): TimelineDocument {
  const clips = clipsByKey(document);
  const changed = new Map<string, Clip | null>();
  for (const change of changes) {
    if (change.op === 'remove') changed.set(change.key, null);
    else {
      const old = clips.get(change.key);
      const fields = { ...(old && itemOf(old)), ...change.item };
      if (isWhole(fields)) changed.set(change.key, clipOf(change.key, fields));
    }
  }
  const next = withClips(document, changed);
  return settings === undefined
    ? next
    : {
        ...next,
        ...settingsOf({ ...next, markers: [], ...wireSettings(next), tracks: [...next.tracks], ...settings }),
      };
}

function isWhole(fields: Partial<TimelineItemFields>): fields is TimelineItemFields {
  return (
    fields.startTime !== undefined &&
    fields.duration !== undefined &&
    fields.sync !== undefined &&
    fields.envelopes !== undefined
  );
}

/**
 * Our edits on top of somebody else's: `patch` was made on another state than `theirs`. What we did not touch is
 * theirs, field by field, what both changed is ours, and a clip that they removed while we changed it comes back.
 */
export function rebased(theirs: TimelineDocument, patch: Patch): TimelineDocument {
  const present = clipsByKey(theirs);
  const clips = patch.clips.map(({ key, before, after }) => {
    const other = present.get(key);
    return {
      key,
      before,
      after: after !== null && before !== null && other !== undefined ? ours(before, after, other) : after,
    };
  });
  return applyPatch(theirs, { clips, before: {}, after: rebasedSettings(theirs, patch) });
}

function ours<T extends object>(before: T, after: T, theirs: T): T {
  const fields = (Object.keys(after) as (keyof T)[]).filter((field) => !isSame(before[field], after[field]));
  return { ...theirs, ...Object.fromEntries(fields.map((field) => [field, after[field]])) };
}

/** Tracks field by field, markers one by one, the rest as one. */
function rebasedSettings(theirs: TimelineDocument, { before, after }: Patch): Partial<DocumentSettings> {
  const merged = { ...after };
  const [oldTracks, oldMarkers] = [before.tracks, before.markers];
  if (after.tracks !== undefined && oldTracks !== undefined)
    merged.tracks = after.tracks.map((track, i) => ours(oldTracks[i] ?? track, track, theirs.tracks[i] ?? track));
  if (after.markers !== undefined && oldMarkers !== undefined) {
    const [old, now] = [oldMarkers, after.markers].map(
      (markers) => new Map(markers.map((marker) => [marker.key, marker])),
    );
    const kept = theirs.markers
      .filter(({ key }) => !old?.has(key) || now?.has(key))
      .map((marker) => {
        const [was, is] = [old?.get(marker.key), now?.get(marker.key)];
        return was === undefined || is === undefined ? marker : ours(was, is, marker);
      });
    const added = after.markers.filter(
      (marker) => !theirs.markers.some(({ key }) => key === marker.key) && !isSame(old?.get(marker.key), marker),
    );
    merged.markers = [...kept, ...added].sort((a, b) => a.timeMs - b.timeMs || (a.key < b.key ? -1 : 1));
  }
  return merged;
}
