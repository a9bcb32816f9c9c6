import { editTimeline, followTimeline, newIdempotencyKey, onSignOut, readTimelineState } from '@whoosh/api-client';
import type { TimelineResponse } from '@whoosh/contracts';
import { player } from '@whoosh/ui/more';
import { Autosaver } from '../editor/autosaver';
import { Editor } from '../editor/editor';
import { Transport } from '../editor/transport';
import { createPlayer, type Player } from '../playback';
import { keepHistory, readHistory } from './kept-history';
import { keepSavedSince, withSavedSince } from './saved-since';
import { keepUnsent, readUnsent } from './unsent-edits';

/** An open timeline: the document, what plays it and what saves it. */
export interface OpenTimeline {
  editor: Editor;
  transport: Transport;
  playback: Player;
  autosaver: Autosaver;
  dispose: () => void;
}

interface OpenOptions {
  userId: number;
  projectId: number;
  stored: TimelineResponse;
  /** The browser does not let it sound, or cannot. */
  onProblem: (error: unknown) => void;
  /** Edits of an earlier visit are there that the server did not get. */
  onRestored: () => void;
  /** Another window had changed the timeline, too: its changes are here now, those of this window over them. */
  onMerged: () => void;
  /** The timeline was read again: its effects may be new to the page. */
  onRead: (response: TimelineResponse) => void;
  /** Reviewers have commented. */
  onComments: () => void;
}

/**
 * Opens a timeline as it is stored, with the edits of an earlier visit that did not reach the server, and the steps
 * that it can undo.
 */
export function openTimeline({
  userId,
  projectId,
  stored,
  onProblem,
  onRestored,
  onMerged,
  onRead,
  onComments,
}: OpenOptions): OpenTimeline {
  const now = () => performance.now();
  const unsent = readUnsent(userId, projectId);
  if (unsent !== null) onRestored();
  const known = withSavedSince(userId, projectId, stored);
  const autosaver = new Autosaver(
    { ...known, unsent },
    {
      send: (body) => editTimeline(projectId, body),
      read: () => readTimelineState(projectId),
      now,
      newId: newEditId,
      keep: (patch) => keepUnsent(userId, projectId, patch),
      onRead,
      onMerged: (document, isConflict) => {
        editor.adopt(document);
        if (isConflict) onMerged();
      },
    },
  );
  const document = autosaver.snapshot().current;
  const steps = readHistory(userId, projectId, document) ?? undefined;
  const editor = new Editor({ document, steps, now, newKey: newIdempotencyKey });
  const keepSteps = () => keepHistory(userId, projectId, editor.present, editor.snapshot().history);
  const stopSaving = editor.subscribe(() => autosaver.edited(editor.present));
  let last = known;
  const stopKeeping = autosaver.subscribe(() => {
    const { saved: document, revision } = autosaver.snapshot();
    if (revision === last.revision) return;
    keepSavedSince(userId, projectId, last, { document, revision });
    last = { document, revision };
  });
  const playback = createPlayer();
  const transport = new Transport({ engine: playback, onPlay: () => player.pause(), onProblem });
  const stopListening = player.subscribe(() => {
    // a sound that is listened to by itself pauses the timeline
    if (player.snapshot().status === 'playing') transport.pause();
  });
  const stopFlushing = onSignOut(() => autosaver.flush());
  const stopFollowing = followTimeline(projectId, (news) => {
    if ('revision' in news) autosaver.hear(news.revision);
    else onComments();
  });
  const onOnline = () => autosaver.online();
  window.addEventListener('online', onOnline);
  window.addEventListener('pagehide', keepSteps);
  return {
    editor,
    transport,
    playback,
    autosaver,
    dispose: () => {
      window.removeEventListener('online', onOnline);
      window.removeEventListener('pagehide', keepSteps);
      keepSteps();
      stopFollowing();
      stopFlushing();
      stopListening();
      stopSaving();
      void autosaver
        .flush()
        .catch(() => undefined)
        .finally(stopKeeping);
      transport.dispose();
    },
  };
}

/** A UUID, also where the page is not in a secure context. */
function newEditId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const hex = newIdempotencyKey();
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
