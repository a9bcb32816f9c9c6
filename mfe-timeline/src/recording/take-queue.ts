import type { CreateMediaRequest, ProjectMedia } from '@whoosh/contracts';
import { encodeWavApart } from '../upload/encode-wav';
import { ROLES } from './lay-down';
import type { Keeper } from './recorder';
import { millisecondsOf, performed, type Piece, type Take } from './take';
import { NotSent } from './upload-take';
import { takesInMemory, type TakeStore } from './take-store';

/** A take that the server does not have yet. */
export interface WaitingTake {
  take: Take;
  /** `offered`: from an earlier visit. `failed`: it can be stored once more. */
  state: 'recording' | 'storing' | 'failed' | 'offered';
  /** 0..1 of what is sent. */
  share: number;
  /** Why it failed, sentences. */
  problem: string;
}

export interface TakeFile {
  file: File;
  /** So much of it comes before the take begins. */
  leadMs: number;
  /** Of the take itself. */
  durationMs: number;
}

export interface QueueOptions {
  store: TakeStore;
  /** @returns the path under which the file is stored @throws NotSent with sentences */
  upload: (file: File, onShare: (share: number) => void) => Promise<string>;
  createMedia: (body: CreateMediaRequest) => Promise<ProjectMedia>;
  /** The server's sentence of an error. */
  wordsOf: (error: unknown) => string;
  /** The take is stored: it is laid down. */
  onStored: (take: Take, media: ProjectMedia, length: Pick<TakeFile, 'leadMs' | 'durationMs'>) => void;
  encode?: typeof encodeWavApart;
  locks?: LockManager | undefined;
}

/** Of a take that is recorded or stored in this window: others do not offer it. */
const lockOf = ({ id }: Pick<Take, 'id'>): string => `whoosh-take-${id}`;

/**
 * Brings takes to the server, one after the other. What is captured is kept in the browser as it comes and leaves it
 * when the server has it, so that neither a failed upload nor a closed page loses it.
 */
export class TakeQueue implements Keeper {
  private waiting: readonly WaitingTake[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly releases = new Map<string, () => void>();
  /** Writes in the order in which they were asked for. */
  private writing: Promise<void> = Promise.resolve();
  private sending: Promise<void> = Promise.resolve();
  /** Takes of this visit: a browser without room for them still has them here. */
  private readonly captured = takesInMemory();

  constructor(private readonly options: QueueOptions) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): readonly WaitingTake[] => this.waiting;

  begin(take: Take): void {
    this.hold(take);
    this.waiting = [...this.waiting, { take, state: 'recording', share: 0, problem: '' }];
    this.tell();
    void this.captured.put(take);
    this.write(() => this.options.store.put(take));
  }

  add(take: Take, piece: Piece): void {
    void this.captured.add(take, piece);
    this.write(() => this.options.store.add(take, piece));
  }

  finish(take: Take): void {
    this.write(() => this.options.store.put(take));
    this.change(take, { take });
    this.send(take);
  }

  /** What earlier visits left behind is offered. */
  async restore(userId: number, projectId: number): Promise<void> {
    const { held = [] } = (await this.options.locks?.query()) ?? {};
    const isElsewhere = (take: Take) => held.some(({ name }) => name === lockOf(take));
    for (const take of await this.options.store.list(userId, projectId)) {
      if (isElsewhere(take) || this.waiting.some((known) => known.take.id === take.id)) continue;
      this.hold(take);
      this.waiting = [...this.waiting, { take, state: 'offered', share: 0, problem: '' }];
    }
    this.tell();
  }

  /** Brings a take to the server, once more or for the first time. */
  send(take: Take): void {
    this.change(take, { state: 'storing', share: 0, problem: '' });
    this.sending = this.sending.then(() => this.store(take));
  }

  async discard(take: Take): Promise<void> {
    this.write(() => this.options.store.drop(take));
    await this.writing;
    await this.captured.drop(take);
    this.forget(take);
  }

  /** The take as a file, for whoever wants to keep it by themselves; null where nothing was captured. */
  async fileOf(take: Take): Promise<TakeFile | null> {
    const captured = await this.captured.piecesOf(take);
    const made = performed(take, captured.length > 0 ? captured : await this.options.store.piecesOf(take));
    if (made === null) return null;
    const { channels, lead } = made;
    const leadMs = millisecondsOf(lead);
    const durationMs = millisecondsOf((channels[0]?.length ?? 0) - lead);
    const bytes = await (this.options.encode ?? encodeWavApart)(channels, 24);
    return { file: new File([bytes], `${take.name}.wav`, { type: 'audio/wav' }), leadMs, durationMs };
  }

  private async store(take: Take): Promise<void> {
    try {
      const made = await this.fileOf(take);
      if (made !== null) {
        const path = await this.options.upload(made.file, (share) => this.change(take, { share }));
        const { name, kind } = take;
        const media = await this.options.createMedia({ path, role: ROLES[kind], name });
        this.options.onStored(take, media, made);
      }
      await this.discard(take);
    } catch (error) {
      const problem = error instanceof NotSent ? error.message : this.options.wordsOf(error);
      this.change(take, { state: 'failed', problem });
    }
  }

  private write(work: () => Promise<void>): void {
    this.writing = this.writing.then(work).catch((error: unknown) => console.error(error));
  }

  /** Others see that it is in hands until the page goes. */
  private hold(take: Take): void {
    const released = new Promise<void>((resolve) => this.releases.set(take.id, resolve));
    void this.options.locks?.request(lockOf(take), () => released);
  }

  private forget({ id }: Take): void {
    this.releases.get(id)?.();
    this.releases.delete(id);
    this.waiting = this.waiting.filter(({ take }) => take.id !== id);
    this.tell();
  }

  private change({ id }: Take, part: Partial<WaitingTake>): void {
    this.waiting = this.waiting.map((each) => (each.take.id === id ? { ...each, ...part } : each));
    this.tell();
  }

  private tell(): void {
    this.listeners.forEach((listener) => listener());
  }
}
