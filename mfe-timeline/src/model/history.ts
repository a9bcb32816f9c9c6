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

/** What can be undone, the newest last, and done again, the next first. */
export interface Steps {
  past: readonly HistoryEntry[];
  future: readonly HistoryEntry[];
}

/** A document with its past and its future. */
export interface History extends Steps {
  present: TimelineDocument;
}

export interface EditOptions {
  merge?: string;
  nowMs?: number;
}

const MAX_STEPS = 500;
const MERGE_WITHIN_MS = 1_000;

/** @param steps of an earlier visit that led to this document; what is done now is a step of its own */
export function startHistory(document: TimelineDocument, steps: Steps = { past: [], future: [] }): History {
  return { present: document, past: steps.past.map((entry) => ({ ...entry, merge: null })), future: steps.future };
}

/** Does something that can be undone. What changes nothing leaves no step. */
export function edit(history: History, operation: Operation, options: EditOptions = {}): History {
  return step(history, reduce(history.present, operation), operation.type, options);
}

export function undo(history: History): History {
  const entry = history.past.at(-1);
  if (entry === undefined) return history;
  return {
    present: applyPatch(history.present, inverted(entry.patch)),
    past: history.past.slice(0, -1),
    future: [entry, ...history.future],
  };
}

export function redo(history: History): History {
  const [entry, ...future] = history.future;
  if (entry === undefined) return history;
  return { present: applyPatch(history.present, entry.patch), past: [...history.past, entry], future };
}

/**
 * The same history on another state, for instance one that was merged with another window's edits; steps then undo
 * their own clips alone.
 */
export function adopt(history: History, present: TimelineDocument): History {
  return { ...history, present };
}

function step(
  history: History,
  document: TimelineDocument,
  operation: Operation['type'],
  { merge, nowMs = 0 }: EditOptions,
): History {
  const patch = patchBetween(history.present, document);
  if (isEmpty(patch)) return history;
  const last = history.past.at(-1);
  const isSameStep =
    merge !== undefined && last?.merge === merge && nowMs - last.atMs <= MERGE_WITHIN_MS && history.future.length === 0;
  const before = isSameStep ? applyPatch(history.present, inverted(last.patch)) : history.present;
  const entry = { patch: patchBetween(before, document), operation, merge: merge ?? null, atMs: nowMs };
  const past = isSameStep ? history.past.slice(0, -1) : history.past.slice(-MAX_STEPS + 1);
  return { present: document, past: isEmpty(entry.patch) ? past : [...past, entry], future: [] };
}
