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
        ...settingsOf({
          ...next,
          markers: [],
          ...wireSettings(next),
          tracks: [...next.tracks],
          groups: [...next.groups],
          shots: next.shots && [...next.shots],
          ...settings,
        }),
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

/** Tracks field by field, groups and markers one by one, the rest as one. */
function rebasedSettings(theirs: TimelineDocument, { before, after }: Patch): Partial<DocumentSettings> {
  const merged = { ...after };
  const [oldTracks, oldGroups, oldMarkers] = [before.tracks, before.groups, before.markers];
  if (after.tracks !== undefined && oldTracks !== undefined)
    merged.tracks = after.tracks.map((track, i) => ours(oldTracks[i] ?? track, track, theirs.tracks[i] ?? track));
  if (after.groups !== undefined && oldGroups !== undefined)
    merged.groups = oneByOne(oldGroups, after.groups, theirs.groups);
  if (after.markers !== undefined && oldMarkers !== undefined)
    merged.markers = oneByOne(oldMarkers, after.markers, theirs.markers).sort(
      (a, b) => a.timeMs - b.timeMs || (a.key < b.key ? -1 : 1),
    );
  return merged;
}

/** What has keys: theirs without what we removed, with what we changed or added. */
function oneByOne<T extends { key: string }>(before: readonly T[], after: readonly T[], theirs: readonly T[]): T[] {
  const [old, now] = [before, after].map((all) => new Map(all.map((one) => [one.key, one])));
  const kept = theirs
    .filter(({ key }) => !old?.has(key) || now?.has(key))
    .map((one) => {
      const [was, is] = [old?.get(one.key), now?.get(one.key)];
      return was === undefined || is === undefined ? one : ours(was, is, one);
    });
  const added = after.filter((one) => !theirs.some(({ key }) => key === one.key) && !isSame(old?.get(one.key), one));
  return [...kept, ...added];
}
