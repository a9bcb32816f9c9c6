import type { TimelineDocument } from './document';
import { reduce, type Operation } from './operations';
import { applyPatch, inverted, isEmpty, patchBetween, type Patch } from './patch';

/** One step that can be undone. */
export interface HistoryEntry {
  patch: Patch;
  /** What was done, for 'Undo …'. */
  operation: Operation['type'];
  /** Edits with the same name, soon after one another, are one step: turning a knob, nudging. */
  merge: string | null;
  /** When, milliseconds of any clock. */
  atMs: number;
}

/** A document with its past and its future. While something is dragged, `drag` is what is shown; nothing of it counts until it is committed. */
export interface History {
  present: TimelineDocument;
  drag: { document: TimelineDocument; operation: Operation['type'] } | null;
  past: readonly HistoryEntry[];
  future: readonly HistoryEntry[];
}

export interface EditOptions {
  merge?: string;
  nowMs?: number;
}

const MAX_STEPS = 500;
const MERGE_WITHIN_MS = 1_000;

export function startHistory(document: TimelineDocument): History {
  return { present: document, drag: null, past: [], future: [] };
}

/** The document that is shown. */
export function shown(history: History): TimelineDocument {
  return history.drag?.document ?? history.present;
}

/** Does something that can be undone. What changes nothing leaves no step. */
export function edit(history: History, operation: Operation, options: EditOptions = {}): History {
  return step(history, reduce(history.present, operation), operation.type, options);
}

/** Shows what an operation would do. The next preview begins at the present again: `operation` is the whole way of the drag. */
export function preview(history: History, operation: Operation): History {
  return { ...history, drag: { document: reduce(history.present, operation), operation: operation.type } };
}

/** Keeps what is shown, as one step. */
export function commit(history: History, options: EditOptions = {}): History {
  if (history.drag === null) return history;
  return step(history, history.drag.document, history.drag.operation, options);
}

/** Lets go of what is shown. */
export function cancel(history: History): History {
  return history.drag === null ? history : { ...history, drag: null };
}

export function undo(history: History): History {
  const entry = history.past.at(-1);
  if (entry === undefined) return cancel(history);
  return { present: applyPatch(history.present, inverted(entry.patch)), drag: null, past: history.past.slice(0, -1), future: [entry, ...history.future] };
}

export function redo(history: History): History {
  const [entry, ...future] = history.future;
  if (entry === undefined) return cancel(history);
  return { present: applyPatch(history.present, entry.patch), drag: null, past: [...history.past, entry], future };
}

/** The same history on another state, for instance one that was merged with another window's edits; steps then undo their own clips alone. */
export function adopt(history: History, present: TimelineDocument): History {
  return { ...history, present };
}

function step(history: History, document: TimelineDocument, operation: Operation['type'], { merge, nowMs = 0 }: EditOptions): History {
  const patch = patchBetween(history.present, document);
  if (isEmpty(patch)) return cancel(history);
  const last = history.past.at(-1);
  const isSameStep = merge !== undefined && last?.merge === merge && nowMs - last.atMs <= MERGE_WITHIN_MS && history.future.length === 0;
  const before = isSameStep ? applyPatch(history.present, inverted(last.patch)) : history.present;
  const entry = { patch: patchBetween(before, document), operation, merge: merge ?? null, atMs: nowMs };
  const past = isSameStep ? history.past.slice(0, -1) : history.past.slice(-MAX_STEPS + 1);
  return { present: document, drag: null, past: isEmpty(entry.patch) ? past : [...past, entry], future: [] };
}
