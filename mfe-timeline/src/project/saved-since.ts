import type { TimelineResponse } from '@whoosh/contracts';
import { applyPatch, documentOf, patchBetween, type Patch, type TimelineDocument } from '../model';

/** A timeline as the server has it. */
export interface StoredTimeline {
  document: TimelineDocument;
  revision: number;
}

/** What was saved lately, without which an answer that the browser kept meanwhile is an old one. */
interface SavedSince {
  /** Revisions before the first of it and after the last: an answer may be of any between. */
  from: number;
  to: number;
  /** Only where it leads to. */
  patch: Patch;
}

const keyOf = (userId: number, projectId: number) => `whoosh.timeline.saved.${userId}.${projectId}`;

/** Keeps in this browser that the server has another timeline by now, beside what was kept of the saves before it. */
export function keepSavedSince(userId: number, projectId: number, before: StoredTimeline, saved: StoredTimeline): void {
  const step = patchBetween(before.document, saved.document);
  try {
    const earlier = readSavedSince(userId, projectId);
    const isNext = earlier !== null && earlier.to === before.revision;
    const since: SavedSince = {
      from: isNext ? earlier.from : before.revision,
      to: saved.revision,
      patch: inSuccession(isNext ? [earlier.patch, step] : [step]),
    };
    localStorage.setItem(keyOf(userId, projectId), JSON.stringify(since));
  } catch {
    // without storage, or with a full one, a timeline opens without network as it was read
  }
}

/** One after the other. What ended as it began stays in it, as between the two it was something else. */
function inSuccession(patches: readonly Patch[]): Patch {
  const clips = new Map(patches.flatMap((patch) => patch.clips.map(({ key, after }) => [key, after] as const)));
  return {
    clips: [...clips].map(([key, after]) => ({ key, before: null, after })),
    before: {},
    after: patches.reduce((all, { after }) => ({ ...all, ...after }), {}),
  };
}

/** A timeline as the server has it, also where the answer was read before the last edits of this browser were saved. */
export function withSavedSince(userId: number, projectId: number, answer: TimelineResponse): StoredTimeline {
  const stored = { document: documentOf(answer), revision: answer.revision };
  try {
    const since = readSavedSince(userId, projectId);
    if (since !== null && since.from <= stored.revision && stored.revision < since.to)
      return { document: applyPatch(stored.document, since.patch), revision: since.to };
    // a newer answer holds them
    localStorage.removeItem(keyOf(userId, projectId));
  } catch {
    // without storage there are none
  }
  return stored;
}

/** @throws where there is no storage, or what is kept is no JSON */
function readSavedSince(userId: number, projectId: number): SavedSince | null {
  const since: unknown = JSON.parse(localStorage.getItem(keyOf(userId, projectId)) ?? 'null');
  return isSavedSince(since) ? since : null;
}

function isSavedSince(value: unknown): value is SavedSince {
  if (typeof value !== 'object' || value === null) return false;
  const { from, to, patch }: Partial<Record<keyof SavedSince, unknown>> = value;
  return (
    typeof from === 'number' &&
    typeof to === 'number' &&
    typeof patch === 'object' &&
    patch !== null &&
    'clips' in patch &&
    Array.isArray(patch.clips) &&
    'after' in patch
  );
}
