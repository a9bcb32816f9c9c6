import { ApiError } from '@whoosh/api-client';
import type { EditTimelineRequest, EditTimelineResponse, TimelineResponse } from '@whoosh/contracts';
import { t } from '../messages';
import {
  advance,
  documentOf,
  isToRetry,
  startAutosave,
  unsent,
  type Autosave,
  type AutosaveEvent,
  type TimelineDocument,
} from '../model';

/** What the saving needs from outside. */
export interface AutosavePort {
  send: (body: EditTimelineRequest) => Promise<EditTimelineResponse>;
  /** The timeline as it is stored now. */
  read: () => Promise<TimelineResponse>;
  now: () => number;
  newId: () => string;
  /** Keeps what the server does not have across visits; null: it has everything. */
  keep: (patch: ReturnType<typeof unsent>) => void;
  /** Edits of another window were merged in. @param isConflict edits of this one lie over them */
  onMerged: (document: TimelineDocument, isConflict: boolean) => void;
  /** All that was read with them. */
  onRead: (response: TimelineResponse) => void;
}

/** Answers that say: come again. */
const PASSING: readonly number[] = [0, 408, 425, 429, 500, 502, 503, 504];

/** Drives the saving of a timeline: the model says what to do next, this does it. */
export class Autosaver {
  private state: Autosave;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The newest revision that was heard of. */
  private heardOf = 0;
  private isReading = false;
  private readonly listeners = new Set<() => void>();

  constructor(
    stored: { document: TimelineDocument; revision: number; unsent: ReturnType<typeof unsent> },
    private readonly port: AutosavePort,
  ) {
    this.state = startAutosave(stored.document, stored.revision, stored.unsent, port.now());
    this.schedule();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): Autosave => this.state;

  edited(document: TimelineDocument): void {
    if (document !== this.state.current) this.tell({ type: 'edited', document, nowMs: this.port.now() });
  }

  online(): void {
    this.tell({ type: 'online', nowMs: this.port.now() });
  }

  /** Another window has made an edit: it is read as soon as nothing of this one is on its way. */
  hear(revision: number): void {
    this.heardOf = Math.max(this.heardOf, revision);
    void this.catchUp();
  }

  /** Sends what is not saved yet. Rejects when that cannot be done now. */
  async flush(): Promise<void> {
    this.tick();
    await new Promise<void>((resolve, reject) => {
      const check = () => {
        const { status, message } = this.state;
        if (status === 'saved') finish(resolve);
        else if (isToRetry(this.state) || status === 'refused')
          finish(() => reject(new Error(message ?? t('autosaver.keptHere'))));
        else if (status === 'waiting') this.tick();
      };
      const finish = (done: () => void) => {
        stop();
        done();
      };
      const stop = this.subscribe(check);
      check();
    });
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.listeners.clear();
  }

  private tick(): void {
    this.tell({ type: 'tick', editId: this.port.newId(), nowMs: Math.max(this.port.now(), this.state.dueMs ?? 0) });
  }

  private tell(event: AutosaveEvent): void {
    const before = this.state;
    this.state = advance(before, event);
    if (this.state === before) return;
    this.port.keep(unsent(this.state));
    if (this.state.current !== before.current && (event.type === 'stale' || event.type === 'heard'))
      this.port.onMerged(this.state.current, unsent(before) !== null);
    this.schedule();
    if (this.state.status === 'sending' && before.status !== 'sending') void this.send();
    this.listeners.forEach((told) => told());
    if (this.state.status === 'saved') void this.catchUp();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    const { dueMs } = this.state;
    if (dueMs !== null) this.timer = setTimeout(() => this.tick(), Math.max(0, dueMs - this.port.now()));
  }

  private async send(): Promise<void> {
    const { pending } = this.state;
    if (pending === null) return;
    const { port } = this;
    try {
      const { revision } = await port.send(pending.request);
      this.tell({ type: 'stored', revision, nowMs: port.now() });
    } catch (error) {
      await this.sendingFailed(error);
    }
  }

  private async catchUp(): Promise<void> {
    const { port } = this;
    if (this.isReading || this.state.status !== 'saved' || this.heardOf <= this.state.revision) return;
    this.isReading = true;
    try {
      const now = await port.read();
      this.heardOf = Math.max(this.heardOf, now.revision);
      port.onRead(now);
      this.tell({ type: 'heard', document: documentOf(now), revision: now.revision, nowMs: port.now() });
    } catch {
      // the next news, or the next edit, brings them
      this.heardOf = 0;
    } finally {
      this.isReading = false;
    }
    void this.catchUp();
  }

  private async sendingFailed(error: unknown): Promise<void> {
    const { port } = this;
    if (error instanceof ApiError && error.code === 'STALE_TIMELINE') {
      try {
        const now = await port.read();
        port.onRead(now);
        this.tell({ type: 'stale', document: documentOf(now), revision: now.revision, nowMs: port.now() });
      } catch (failure) {
        this.tell({ type: 'failed', isAnswered: isAnswer(failure), nowMs: port.now() });
      }
      return;
    }
    if (error instanceof ApiError && !PASSING.includes(error.status))
      this.tell({ type: 'refused', message: error.message });
    else this.tell({ type: 'failed', isAnswered: isAnswer(error), nowMs: port.now() });
  }
}

/** Whether it came from the server, and not from a network that did not reach it. */
function isAnswer(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status !== 0;
}

/** Whether everything is saved, in words. */
export function saveWords({ status, message }: Pick<Autosave, 'status' | 'message'>): string {
  switch (status) {
    case 'saved':
      return t('autosaver.allChangesSaved');
    case 'offline':
      return t('autosaver.offlineChangesAreKept');
    case 'retrying':
      return t('autosaver.notSavedYet');
    case 'refused':
      return t('autosaver.notSaved', { message: message ?? t('autosaver.refused') });
    default:
      return t('autosaver.saving');
  }
}
