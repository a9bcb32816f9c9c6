import type { Patch } from '../model';

const keyOf = (userId: number, projectId: number) => `whoosh.timeline.unsent.${userId}.${projectId}`;

/** Keeps edits that the server does not have, under their person and project; null: it has everything. */
export function keepUnsent(userId: number, projectId: number, patch: Patch | null): void {
  try {
    if (patch === null) localStorage.removeItem(keyOf(userId, projectId));
    else localStorage.setItem(keyOf(userId, projectId), JSON.stringify(patch));
  } catch {
    // without storage, or with a full one, edits live as long as the page does
  }
}

/** Edits of an earlier visit; null when there are none. */
export function readUnsent(userId: number, projectId: number): Patch | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId, projectId)) ?? 'null');
    return isPatch(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isPatch(value: unknown): value is Patch {
  return (
    typeof value === 'object' &&
    value !== null &&
    'clips' in value &&
    Array.isArray(value.clips) &&
    'before' in value &&
    'after' in value
  );
}
