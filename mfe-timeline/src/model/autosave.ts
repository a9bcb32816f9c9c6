import { TIMELINE_LIMITS, type EditTimelineRequest } from '@whoosh/contracts';
import { applyEdits, diff, rebased } from './changes';
import type { TimelineDocument } from './document';
import { isEmpty, patchBetween, type Patch } from './patch';

/**
 * Saving as a state machine without clocks, timers or network: events in, a state out that says what to do. One request
 * at a time; an edit goes out at once, and those that follow within 400 ms of it go together; what could not be sent
 * stays and is tried again under the same edit id, so that it counts once.
 */
export interface Autosave {
  /** The state that the server has. */
  saved: TimelineDocument;
  revision: number;
  /** The state that is edited. */
  current: TimelineDocument;
  /** The request that is on its way or is to be tried again, with the state that the server has after it. */
  pending: { request: EditTimelineRequest; after: TimelineDocument } | null;
  status: 'saved' | 'waiting' | 'sending' | 'offline' | 'retrying' | 'refused';
  /** When to send `tick`; null when nothing is due. */
  dueMs: number | null;
  /** When edits of the person's hand may go out again; those before gather. */
  gathersUntilMs: number;
  /** Failures in a row. */
  failures: number;
  /** Why the server refused, as a sentence. */
  message: string | null;
}

export type AutosaveEvent =
  | { type: 'edited'; document: TimelineDocument; nowMs: number }
  /** The moment `dueMs` has come; `editId` for a request that begins now. */
  | { type: 'tick'; editId: string; nowMs: number }
  | { type: 'stored'; revision: number; nowMs: number }
  /** 409 STALE_TIMELINE: somebody else's edits came first; this is the timeline with them. */
  | { type: 'stale'; document: TimelineDocument; revision: number; nowMs: number }
  /** Somebody else's edits were heard of; while a request is out, its own answer tells of them. */
  | { type: 'heard'; document: TimelineDocument; revision: number; nowMs: number }
  /** No answer, or one that says to come again. */
  | { type: 'failed'; isAnswered: boolean; nowMs: number }
  /** The server will never take this edit. */
  | { type: 'refused'; message: string }
  | { type: 'online'; nowMs: number };

type Theirs = Pick<Extract<AutosaveEvent, { type: 'stale' }>, 'document' | 'revision' | 'nowMs'>;

/** What goes on, as the arrows that are held, is sent this often; another window is to see it within a second. */
const GATHER_MS = 400;
const RETRY_MS = [1_000, 2_000, 5_000, 15_000];

/** @param unsent edits of an earlier visit that did not reach the server */
export function startAutosave(
  saved: TimelineDocument,
  revision: number,
  unsent: Patch | null = null,
  nowMs = 0,
): Autosave {
  const state: Autosave = {
    saved,
    revision,
    current: saved,
    pending: null,
    status: 'saved',
    dueMs: null,
    gathersUntilMs: nowMs,
    failures: 0,
    message: null,
  };
  return unsent === null ? state : waiting({ ...state, current: rebased(saved, unsent) }, nowMs);
}

/**
 * Next state. When its status is `sending` and was not before, `pending.request` is to be sent and its end to be told.
 */
export function advance(state: Autosave, event: AutosaveEvent): Autosave {
  switch (event.type) {
    case 'edited':
      return edited({ ...state, current: event.document }, event.nowMs);
    case 'tick':
      return state.dueMs === null || event.nowMs < state.dueMs ? state : begun(state, event);
    case 'stored':
      return stored(state, event.revision, event.nowMs);
    case 'stale':
      return rebasedOn(state, event);
    case 'heard':
      return state.pending !== null || event.revision <= state.revision ? state : rebasedOn(state, event);
    case 'failed':
      return {
        ...state,
        status: event.isAnswered ? 'retrying' : 'offline',
        failures: state.failures + 1,
        dueMs: event.nowMs + (RETRY_MS[Math.min(state.failures, RETRY_MS.length - 1)] ?? 0),
      };
    case 'refused':
      return { ...state, status: 'refused', pending: null, dueMs: null, message: event.message };
    case 'online':
      return isToRetry(state) ? { ...state, dueMs: event.nowMs } : state;
  }
}

/** Whether an edit could not be sent and will be tried again. */
export function isToRetry({ status }: Pick<Autosave, 'status'>): boolean {
  return status === 'offline' || status === 'retrying';
}

function rebasedOn(state: Autosave, { document, revision, nowMs }: Theirs): Autosave {
  const current = rebased(document, patchBetween(state.saved, state.current));
  const next = { ...state, saved: document, revision, current, pending: null, failures: 0, gathersUntilMs: nowMs };
  return waiting(next, nowMs);
}

/** What the server does not have yet; to be kept across visits. Null when it has everything. */
export function unsent(state: Autosave): Patch | null {
  const patch = patchBetween(state.saved, state.current);
  return isEmpty(patch) ? null : patch;
}

function edited(state: Autosave, nowMs: number): Autosave {
  // While a request is out, and while it waits to be tried again, edits gather behind it.
  return state.pending === null ? waiting(state, nowMs) : state;
}

function waiting(state: Autosave, nowMs: number): Autosave {
  if (unsent(state) === null) return { ...state, status: 'saved', dueMs: null, message: null };
  return { ...state, status: 'waiting', dueMs: Math.max(nowMs, state.gathersUntilMs), message: null };
}

function begun(state: Autosave, { editId, nowMs }: Extract<AutosaveEvent, { type: 'tick' }>): Autosave {
  if (state.pending !== null) return { ...state, status: 'sending', dueMs: null };
  const { changes, settings } = diff(state.saved, state.current);
  if (changes.length === 0 && settings === undefined) return { ...state, status: 'saved', dueMs: null };
  const edits = { changes: changes.slice(0, TIMELINE_LIMITS.maxChanges), ...(settings !== undefined && { settings }) };
  const request = { revision: state.revision, editId, ...edits };
  const pending = { request, after: applyEdits(state.saved, edits) };
  return { ...state, status: 'sending', dueMs: null, gathersUntilMs: nowMs + GATHER_MS, pending };
}

function stored(state: Autosave, revision: number, nowMs: number): Autosave {
  if (state.pending === null) return state;
  return waiting({ ...state, saved: state.pending.after, revision, pending: null, failures: 0 }, nowMs);
}
