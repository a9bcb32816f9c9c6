import type { TimelineResponse } from '@whoosh/contracts';
import { applyPatch, documentOf, patchBetween, type Patch, type TimelineDocument } from '../model';

/** A timeline as the server has it. */
export interface StoredTimeline {
  document: TimelineDocument;
  revision: number;
}

/** What was saved since a timeline was read, without which an answer that the browser kept is an old one. */
interface SavedSince {
  /** Revisions of the answer, and of what the server has by now. */
  from: number;
  to: number;
  /** Only where it leads to. */
  patch: Patch;
}

const keyOf = (userId: number, projectId: number) => `whoosh.timeline.saved.${userId}.${projectId}`;

/** Keeps in this browser what tells the timeline that the server has from the one that was read. */
export function keepSavedSince(userId: number, projectId: number, read: StoredTimeline, saved: StoredTimeline): void {
  const { clips, after } = patchBetween(read.document, saved.document);
  const patch: Patch = { clips: clips.map((clip) => ({ ...clip, before: null })), before: {}, after };
  const since: SavedSince = { from: read.revision, to: saved.revision, patch };
  try {
    localStorage.setItem(keyOf(userId, projectId), JSON.stringify(since));
  } catch {
    // without storage, or with a full one, a timeline opens without network as it was read
  }
}

/** A timeline as the server has it, also where the answer was read before the last edits of this browser were saved. */
export function withSavedSince(userId: number, projectId: number, answer: TimelineResponse): StoredTimeline {
  const stored = { document: documentOf(answer), revision: answer.revision };
  try {
    const since: unknown = JSON.parse(localStorage.getItem(keyOf(userId, projectId)) ?? 'null');
    if (isSavedSince(since) && since.from === stored.revision)
      return { document: applyPatch(stored.document, since.patch), revision: since.to };
    // a newer answer holds them
    localStorage.removeItem(keyOf(userId, projectId));
  } catch {
    // without storage there are none
  }
  return stored;
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
