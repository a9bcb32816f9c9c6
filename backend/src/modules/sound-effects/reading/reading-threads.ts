import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../../http';
import { WorkBudget } from '../../../infra/work-budget';
import { workerFile } from '../worker-file';
import type { ReadingMessage, ReadingRequest, ReadingResults, ReadingTask } from './reading-messages';

/**
 * One thread reads 200 usual texts a second; a second one is for installations with many people, where it has a core.
 */
const THREADS_AT_MOST = availableParallelism() > 2 ? 2 : 1;
/**
 * Texts that wait: of one person as many as the page can ask for in a minute of a stuck network, of all what is read
 * within seconds.
 */
const WAITING_OF_ONE = 50;
const WAITING_OF_ALL = 500;
/** Processor time that one text may take, ms: the slowest usual description takes a tenth of it. */
export const TEXT_LIMIT_MS = 100;
/** The limits inside a thread are a fraction of this, ms: a thread that is silent for longer is broken. */
const SILENCE_MS = 10_000;
/** Lexicons of seven languages take 40 MB. */
const THREAD_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 };

interface Waiting {
  userId: number;
  request: ReadingRequest;
  resolve(result: ReadingResults[ReadingTask['kind']]): void;
  reject(error: Error): void;
}

interface Thread {
  worker: Worker;
  isReady: boolean;
  current: Waiting | null;
  begunAt: number;
  silence: NodeJS.Timeout | null;
}

/**
 * Reads descriptions and changes in words off the event loop: one text of a person at a time, persons in turn, each
 * text with a limit of processor time, which is the person's. Threads begin with the first text and stay.
 */
@Injectable()
export class ReadingThreads implements OnApplicationShutdown {
  private readonly logger = new Logger('reading');
  protected readonly threads = new Set<Thread>();
  /** By person, whoever waits longest first. */
  private readonly waiting = new Map<number, Waiting[]>();
  private isClosed = false;

  constructor(private readonly work: WorkBudget) {}

  /**
   * @param userId who asks, and whose work it is; 0 for nobody
   * @param limitMs processor time that the text may take
   * @throws AppError TEXT_TOO_COMPLICATED beyond that time, RATE_LIMITED with too many texts waiting of this person,
   *   UNAVAILABLE with too many of all or when the thread died
   */
  read<T extends ReadingTask>(userId: number, task: T, limitMs = TEXT_LIMIT_MS): Promise<ReadingResults[T['kind']]> {
    return new Promise((resolve, reject) => {
      const mine = this.waiting.get(userId) ?? [];
      if (this.isClosed || this.waitingCount() >= WAITING_OF_ALL) throw new AppError('UNAVAILABLE');
      if (mine.length >= WAITING_OF_ONE) throw new AppError('RATE_LIMITED', { retryAfterSeconds: 1 });
      const entry: Waiting = {
        userId,
        request: { task, limitMs },
        // A thread answers each task in its own kind.
        resolve: (result) => resolve(result as ReadingResults[T['kind']]),
        reject,
      };
      this.waiting.set(userId, [...mine, entry]);
      this.assign();
    });
  }

  onApplicationShutdown(): Promise<void> {
    this.isClosed = true;
    for (const entry of [...this.waiting.values()].flat()) entry.reject(new AppError('UNAVAILABLE'));
    this.waiting.clear();
    return Promise.all([...this.threads].map((thread) => this.end(thread, 'stopped'))).then(() => undefined);
  }

  private waitingCount(): number {
    return [...this.waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }

  private assign(): void {
    for (;;) {
      const userId = this.nextPerson();
      if (userId === undefined) return;
      const thread = [...this.threads].find(({ current, isReady }) => isReady && current === null);
      if (thread === undefined) {
        const isStarting = [...this.threads].some(({ isReady }) => !isReady);
        if (!isStarting && this.threads.size < THREADS_AT_MOST) this.start();
        return;
      }
      const [entry, ...later] = this.waiting.get(userId) ?? [];
      // Whoever waits with more goes to the end.
      this.waiting.delete(userId);
      if (later.length > 0) this.waiting.set(userId, later);
      if (entry !== undefined) this.give(thread, entry);
    }
  }

  /** Nobody has two texts read at once. */
  private nextPerson(): number | undefined {
    const busy = new Set([...this.threads].map(({ current }) => current?.userId));
    return [...this.waiting.keys()].find((userId) => !busy.has(userId));
  }

  private give(thread: Thread, entry: Waiting): void {
    thread.current = entry;
    thread.begunAt = performance.now();
    thread.silence = setTimeout(() => void this.end(thread, 'silent'), SILENCE_MS);
    thread.worker.ref();
    thread.worker.postMessage(entry.request);
  }

  protected start(): void {
    this.employ(new Worker(workerFile(__dirname, 'reading.worker.js'), { resourceLimits: THREAD_LIMITS }), false);
  }

  /** @param isReady whether it has read before */
  protected employ(worker: Worker, isReady: boolean): void {
    const thread: Thread = { worker, isReady, current: null, begunAt: 0, silence: null };
    this.threads.add(thread);
    worker.on('message', (message: ReadingMessage) => this.receive(thread, message));
    worker.on('error', (error) => void this.end(thread, error.message));
    worker.on('exit', (code) => void this.end(thread, `ended with ${code}`));
    if (isReady) this.assign();
  }

  private receive(thread: Thread, message: ReadingMessage): void {
    if (message.kind === 'ready') {
      thread.isReady = true;
      // An idle thread does not keep the process alive.
      thread.worker.unref();
      this.assign();
      return;
    }
    const { current } = thread;
    this.release(thread);
    if (current !== null) {
      this.charge(current.userId, message.ms);
      if (message.kind === 'read') current.resolve(message.result);
      else if (message.kind === 'too-complicated') current.reject(new AppError('TEXT_TOO_COMPLICATED'));
      else current.reject(new Error(`a text could not be read: ${message.message}`));
    }
    this.assign();
  }

  /** What was done is counted whether or not somebody waits for it to be. */
  private charge(userId: number, ms: number): void {
    if (userId > 0) this.work.spend(userId, ms).catch((error: unknown) => this.logger.warn(error));
  }

  private release(thread: Thread): void {
    if (thread.silence !== null) clearTimeout(thread.silence);
    thread.silence = null;
    thread.current = null;
    thread.worker.unref();
  }

  private async end(thread: Thread, reason: string): Promise<void> {
    if (!this.threads.delete(thread)) return;
    const { current, begunAt } = thread;
    this.release(thread);
    if (!this.isClosed) this.logger.error(`a reading thread: ${reason}`);
    if (current !== null) {
      this.charge(current.userId, performance.now() - begunAt);
      current.reject(new AppError('UNAVAILABLE'));
    }
    // A thread that cannot start leaves nobody waiting for it.
    if (!thread.isReady)
      for (const [userId, entries] of [...this.waiting]) {
        this.waiting.delete(userId);
        for (const entry of entries) entry.reject(new AppError('UNAVAILABLE'));
      }
    await thread.worker.terminate();
    if (!this.isClosed) this.assign();
  }
}
