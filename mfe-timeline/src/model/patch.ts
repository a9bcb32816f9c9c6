import {
  clipsByKey,
  inOrder,
  isSame,
  isSameClip,
  SETTINGS_FIELDS,
  type Clip,
  type DocumentSettings,
  type TimelineDocument,
} from './document';

/** What tells two states of a timeline apart, in both directions. */
export interface Patch {
  /** Each clip once; null where it is not there. */
  clips: readonly { key: string; before: Clip | null; after: Clip | null }[];
  /** The settings that differ. */
  before: Partial<DocumentSettings>;
  after: Partial<DocumentSettings>;
}

export function patchBetween(before: TimelineDocument, after: TimelineDocument): Patch {
  const clips: Patch['clips'][number][] = [];
  if (before.clips !== after.clips) {
    const [old, now] = [clipsByKey(before), clipsByKey(after)];
    for (const clip of before.clips) {
      const other = now.get(clip.key) ?? null;
      if (other === null || !isSameClip(clip, other)) clips.push({ key: clip.key, before: clip, after: other });
    }
    for (const clip of after.clips) if (!old.has(clip.key)) clips.push({ key: clip.key, before: null, after: clip });
  }
  const changed = SETTINGS_FIELDS.filter((field) => !isSame(before[field], after[field]));
  return { clips, before: pick(before, changed), after: pick(after, changed) };
}

function pick(settings: DocumentSettings, fields: readonly (keyof DocumentSettings)[]): Partial<DocumentSettings> {
  return Object.fromEntries(fields.map((field) => [field, settings[field]]));
}

export function isEmpty(patch: Patch): boolean {
  return patch.clips.length === 0 && Object.keys(patch.after).length === 0;
}

export function inverted({ clips, before, after }: Patch): Patch {
  return {
    clips: clips.map(({ key, ...clip }) => ({ key, before: clip.after, after: clip.before })),
    before: after,
    after: before,
  };
}

/** The state after a patch; the same object when it changes nothing. */
export function applyPatch(document: TimelineDocument, patch: Patch): TimelineDocument {
  if (isEmpty(patch)) return document;
  return { ...withClips(document, new Map(patch.clips.map(({ key, after }) => [key, after]))), ...patch.after };
}

/** A document in which some clips are others, or gone (null); the same object when nothing changes. */
export function withClips(document: TimelineDocument, changes: ReadonlyMap<string, Clip | null>): TimelineDocument {
  const present = clipsByKey(document);
  const real = [...changes].filter(([key, clip]) => {
    const old = present.get(key);
    return clip === null ? old !== undefined : old === undefined || !isSameClip(old, clip);
  });
  if (real.length === 0) return document;
  const changed = new Map(real);
  const kept = document.clips.filter(({ key }) => !changed.has(key));
  return { ...document, clips: inOrder([...kept, ...[...changed.values()].filter((clip) => clip !== null)]) };
}
