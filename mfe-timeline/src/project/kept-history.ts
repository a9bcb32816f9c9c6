import type { Clip, HistoryEntry, Steps, TimelineDocument } from '../model';

const STORED = 'whoosh.timeline.history';
/** Projects whose steps are kept, those that were left last. */
const MOST_PROJECTS = 3;
/** Of one project, so that three leave most of the 5 MB that browsers give a site. */
const MOST_CHARACTERS = 400_000;

interface KeptSteps extends Steps {
  userId: number;
  projectId: number;
  /** What the steps lead to: they hold for no other state. */
  state: string;
}

/**
 * What can be undone and done again on a timeline as it is now; nothing when it was changed elsewhere since it was
 * left, as steps would then undo somebody else's edits.
 */
export function readHistory(userId: number, projectId: number, document: TimelineDocument): Steps | null {
  const kept = storedSteps().find((one) => one.userId === userId && one.projectId === projectId);
  return kept === undefined || kept.state !== stateOf(document) ? null : { past: kept.past, future: kept.future };
}

/** Keeps what can be undone and done again, in this browser: the newest steps that have room. */
export function keepHistory(userId: number, projectId: number, document: TimelineDocument, steps: Steps): void {
  const others = storedSteps().filter((one) => one.userId !== userId || one.projectId !== projectId);
  const state = stateOf(document);
  const past = newestThatFit([...steps.past].reverse(), MOST_CHARACTERS).reverse();
  const future = newestThatFit(steps.future, MOST_CHARACTERS);
  const kept: KeptSteps[] = [{ userId, projectId, state, past, future }, ...others];
  try {
    localStorage.setItem(STORED, JSON.stringify(kept.slice(0, MOST_PROJECTS)));
  } catch {
    // without storage, or with a full one, steps live as long as the page does
  }
}

/** The first entries, nearest to the present, whose text is no longer than `characters` together. */
function newestThatFit(entries: readonly HistoryEntry[], characters: number): HistoryEntry[] {
  let left = characters;
  const end = entries.findIndex((entry) => (left -= JSON.stringify(entry).length) < 0);
  return entries.slice(0, end === -1 ? undefined : end);
}

/** All that tells two states apart but the scenes of clips, which the server may write in another order. */
function stateOf({ clips, ...settings }: TimelineDocument): string {
  const sorted = (_field: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  const plain = clips.map(({ scene: _scene, ...fields }): Omit<Clip, 'scene'> => fields);
  return JSON.stringify([plain, settings], sorted);
}

function storedSteps(): KeptSteps[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is KeptSteps {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, projectId, state, past, future }: Partial<Record<keyof KeptSteps, unknown>> = value;
  return (
    typeof userId === 'number' &&
    typeof projectId === 'number' &&
    typeof state === 'string' &&
    [past, future].every((steps) => Array.isArray(steps) && steps.every(isEntry))
  );
}

function isEntry(value: unknown): value is HistoryEntry {
  return typeof value === 'object' && value !== null && 'patch' in value && 'operation' in value;
}
