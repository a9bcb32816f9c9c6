import { availableParallelism } from 'node:os';
import { Worker, type MessagePort } from 'node:worker_threads';
import type { AudioCut, Mp3Cut, PcmAudio, WavFormat } from '@whoosh/audio-codec';
import { shareLayers } from '@whoosh/sound-engine/scenes';
import type { Scene } from '@whoosh/sound-scene';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PermanentFailure } from '../../infra/queue';
import type { AudioFormat } from './compatible/audio-format';
import { WARM_UP_SCENE } from './warm-up-scene';
import { workerFile } from './worker-file';
import { fail, cancel, createSharedBuffers } from './shared-layer-buffers';
import type {
  CutSound,
  DerivedSound,
  ForeignTask,
  ReformedSound,
  RenderMessage,
  RenderResults,
  RenderTask,
  SoundChange,
  SoundParts,
} from './render-messages';
import type { RenderWatch, TakeDetails, WorkWatch } from './generators/sound-generator';
import type { RenderedStems } from './scene-engine';

/** The longest sound, 22 s, renders in under half a second; what takes longer than this is broken. */
const RENDER_LIMIT_MS = 30_000;
/** A thread allocates little that lives in the nursery: it has a smaller one than the event loop. */
const THREAD_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 12 };

/** A sound whose samples are there, and what its thread still makes of them. */
export interface RenderedSound {
  /** 48 kHz, from the beginning to the end, or as far as the cut says. */
  head: PcmAudio;
  cut: Mp3Cut | null;
  /** Length of the whole. */
  frames: number;
  wav: Promise<Uint8Array>;
  /** MP3 frames from the cut on; null without one. */
  tail: Promise<Uint8Array | null>;
  details: Promise<TakeDetails>;
}

/** How a stored sound is wanted. */
export interface Reform {
  format: WavFormat;
  loops: boolean;
  /** Its loudness and peak, too. */
  measured: boolean;
  change: SoundChange;
}

/** Whom a task concerns while it is worked on. */
interface TaskWatch extends WorkWatch {
  onProgress?(renderedSeconds: number): void;
  onPart?(name: keyof SoundParts, value: SoundParts[keyof SoundParts]): void;
}

interface Assignment {
  task: RenderTask;
  watch: TaskWatch;
  limitMs: number;
  resolve(result: RenderResults[RenderTask['kind']]): void;
  reject(error: Error): void;
}

interface Thread {
  worker: Worker;
  assignment: Assignment | null;
  begunAt: number;
  limitTimer: NodeJS.Timeout | null;
}

/**
 * Threads that render, one for each core, so that the event loop stays free. They start when the first task comes and
 * stay; a thread whose task breaks its time limit is ended and replaced.
 */
@Injectable()
export class RenderPool implements OnApplicationShutdown {
  /** Threads at most. */
  readonly size = Math.max(1, availableParallelism());
  protected readonly threads = new Set<Thread>();
  private readonly waiting: Assignment[] = [];
  private closed = false;

  /** Starts all threads now instead of with the first tasks. */
  warmUp(): void {
    while (this.threads.size < this.size) this.startThread();
  }

  /**
   * Renders in the next free thread, which then makes the WAV file, the tail of the MP3 and what is measured. Where
   * others are free, too, they play layers of a scene that takes long.
   * @returns as soon as the samples are there
   * @throws PermanentFailure when the engine throws or the time limit is broken; Error when the thread dies or the
   *   signal of the watch is aborted; so do the parts to come
   */
  render(scene: Scene, watch: RenderWatch, limitMs = RENDER_LIMIT_MS): Promise<RenderedSound> {
    const loans = this.sharesOf(scene).map((indexes) => createSharedBuffers(scene, indexes));
    const sound = this.sound({ kind: 'sound', scene, lent: loans.map(({ toMix }) => toMix) }, watch, limitMs);
    for (const { toPlay } of loans) {
      const { signal, onWork } = watch;
      this.run({ kind: 'layers', scene, lent: toPlay }, { signal, ...(onWork && { onWork }) }, limitMs).catch(() =>
        fail(toPlay),
      );
      sound.then(
        () => undefined,
        () => cancel(toPlay),
      );
    }
    return sound;
  }

  /** Renders a draft and gives it its format, behind all sounds, and never in every thread. @throws as `render` */
  async draft(scene: Scene, format: AudioFormat, watch: WorkWatch): Promise<Uint8Array> {
    const sound = await this.sound({ kind: 'sound', scene, lent: [], isDraft: true }, watch, RENDER_LIMIT_MS);
    // Bars and events are of no use here; their failure is that of the sound.
    sound.details.catch(() => undefined);
    return this.convert(await sound.wav, format, watch);
  }

  /** Layers for threads that have nothing else to do; for none where somebody waits. */
  private sharesOf(scene: Scene): number[][] {
    const free = [...this.threads].filter(({ assignment }) => assignment === null).length;
    if (free < 2 || this.waiting.length > 0) return [];
    try {
      return shareLayers(scene, free - 1);
    } catch {
      // What is wrong with the scene is told by who renders it.
      return [];
    }
  }

  /**
   * Makes the sound of another generator one of ours, with the same files. @throws as `render`; PermanentFailure where
   * it is none that was asked for
   */
  readForeign(task: ForeignTask, watch: RenderWatch): Promise<RenderedSound> {
    return this.sound({ kind: 'foreign', ...task }, watch, RENDER_LIMIT_MS);
  }

  private async sound(
    task: Extract<RenderTask, { kind: 'sound' | 'foreign' }>,
    watch: TaskWatch,
    limitMs: number,
  ): Promise<RenderedSound> {
    const heard = new Map<keyof SoundParts, (value: never) => void>();
    const onPart = (name: keyof SoundParts, value: SoundParts[keyof SoundParts]): void =>
      heard.get(name)?.(value as never);
    const details = this.run(task, { ...watch, onPart }, limitMs);
    const part = <N extends keyof SoundParts>(name: N): Promise<SoundParts[N]> => {
      const promise = new Promise<SoundParts[N]>((resolve, reject) => {
        heard.set(name, resolve);
        details.catch(reject);
      });
      // Whoever waits for one part hears of the failure; the others are not unhandled.
      promise.catch(() => undefined);
      return promise;
    };
    const [samples, wav, tail] = [part('samples'), part('wav'), part('tail')];
    return { ...(await samples), wav, tail, details };
  }

  /** Renders every layer by itself in the next free thread. @throws as `render` */
  renderStems(scene: Scene, cuts: readonly AudioCut[], watch: WorkWatch): Promise<RenderedStems> {
    return this.run({ kind: 'stems', scene, cuts }, watch, RENDER_LIMIT_MS);
  }

  /**
   * Encodes in the next free thread, before any sound that was not begun. @param audio is handed over @throws as
   * `render`
   */
  encodeMp3(audio: PcmAudio, watch: WorkWatch): Promise<Uint8Array> {
    return this.run({ kind: 'mp3', audio }, watch, RENDER_LIMIT_MS);
  }

  /** As `encodeMp3`, from a file. */
  encodeMp3OfWav(wav: Uint8Array, watch: WorkWatch, change?: SoundChange): Promise<Uint8Array> {
    return this.run({ kind: 'mp3-of-wav', wav, ...(change === undefined ? {} : { change }) }, watch, RENDER_LIMIT_MS);
  }

  /**
   * The samples of a stored sound in another form; sounds that are being made go before it. @param wav is handed over
   * @throws as `render`
   */
  reform(wav: Uint8Array, { format, loops, measured, change }: Reform, watch: WorkWatch): Promise<ReformedSound> {
    return this.run({ kind: 'form', wav, format, loops, measured, change }, watch, RENDER_LIMIT_MS);
  }

  /** Renders a scene as the mix of a stored sound; sounds that are being made go before it. @throws as `render` */
  mix(scene: Scene, cuts: readonly AudioCut[], watch: WorkWatch): Promise<DerivedSound> {
    return this.run({ kind: 'mix', scene, cuts }, watch, RENDER_LIMIT_MS);
  }

  /** Cuts a part out of a stored sound; null where it has no such part. @throws as `render` */
  cut(wav: Uint8Array, cut: AudioCut, watch: WorkWatch): Promise<CutSound | null> {
    return this.run({ kind: 'cut', wav, cut }, watch, RENDER_LIMIT_MS);
  }

  /** Gives a WAV file another format in the next free thread. @throws as `render` */
  convert(wav: Uint8Array, format: AudioFormat, watch: WorkWatch): Promise<Uint8Array> {
    return this.run({ kind: 'convert', wav, format }, watch, RENDER_LIMIT_MS);
  }

  /** Comes after the queue has let its jobs finish. */
  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    for (const assignment of this.waiting.splice(0)) assignment.reject(new Error('rendering was stopped'));
    await Promise.all([...this.threads].map((thread) => this.endThread(thread, new Error('rendering was stopped'))));
  }

  private run<T extends RenderTask>(task: T, watch: TaskWatch, limitMs: number): Promise<RenderResults[T['kind']]> {
    return new Promise((resolve, reject) => {
      if (this.closed || watch.signal.aborted) {
        reject(new Error('rendering was stopped'));
        return;
      }
      const cancel = (): void => this.cancel(assignment);
      // A signal may outlive its task by far, as that of a ZIP of many sounds: what listens to it holds the result.
      const settled = (): void => watch.signal.removeEventListener('abort', cancel);
      const assignment: Assignment = {
        task,
        watch,
        limitMs,
        resolve: (result) => {
          settled();
          // A thread answers each task in its own kind.
          resolve(result as RenderResults[T['kind']]);
        },
        reject: (error) => {
          settled();
          reject(error);
        },
      };
      watch.signal.addEventListener('abort', cancel, { once: true });
      this.enqueue(assignment);
      this.assign();
    });
  }

  /**
   * What was rendered is encoded first: its samples take memory, and somebody waits for the rest. Stored sounds come
   * last.
   */
  private enqueue(assignment: Assignment): void {
    const rank = turnOf(assignment.task);
    const place = this.waiting.findIndex(({ task }) => turnOf(task) > rank);
    if (place < 0) this.waiting.push(assignment);
    else this.waiting.splice(place, 0, assignment);
  }

  private assign(): void {
    while (this.waiting.length > 0) {
      const thread = [...this.threads].find(({ assignment }) => assignment === null) ?? this.startThread();
      if (thread === null) return;
      const next = this.waiting.findIndex(({ task }) => !isDraft(task) || this.mayDraft());
      const [assignment] = next < 0 ? [] : this.waiting.splice(next, 1);
      if (assignment === undefined) return;
      thread.assignment = assignment;
      thread.begunAt = performance.now();
      thread.limitTimer = setTimeout(() => {
        void this.endThread(thread, new PermanentFailure(`a render took longer than ${assignment.limitMs} ms`));
      }, assignment.limitMs);
      thread.worker.ref();
      thread.worker.postMessage(assignment.task, movedWith(assignment.task));
    }
  }

  /** Drafts leave a thread to the sounds, where there are several. */
  private mayDraft(): boolean {
    const drafts = [...this.threads].filter(({ assignment }) => assignment !== null && isDraft(assignment.task)).length;
    return drafts < Math.max(1, this.size - 1);
  }

  private startThread(): Thread | null {
    if (this.threads.size >= this.size || this.closed) return null;
    const worker = new Worker(workerFile(__dirname, 'render.worker.js'), {
      workerData: WARM_UP_SCENE,
      resourceLimits: THREAD_LIMITS,
    });
    const thread: Thread = { worker, assignment: null, begunAt: 0, limitTimer: null };
    this.threads.add(thread);
    worker.on('message', (message: RenderMessage) => this.receive(thread, message));
    worker.on('error', (error) => void this.endThread(thread, new Error(`a render thread died: ${error.message}`)));
    worker.on('exit', (code) => void this.endThread(thread, new Error(`a render thread ended with ${code}`)));
    // An idle thread does not keep the process alive.
    worker.unref();
    return thread;
  }

  private receive(thread: Thread, message: RenderMessage): void {
    const { assignment } = thread;
    if (assignment === null) return;
    if (message.kind === 'progress') assignment.watch.onProgress?.(message.renderedSeconds);
    if (message.kind === 'part') assignment.watch.onPart?.(message.name, message.value);
    if (message.kind !== 'done' && message.kind !== 'failed') return;
    this.release(thread);
    assignment.watch.onWork?.(message.ms);
    if (message.kind === 'done') assignment.resolve(message.result);
    else assignment.reject(new PermanentFailure(`the engine failed: ${message.message}`));
    this.assign();
  }

  private cancel(assignment: Assignment): void {
    const at = this.waiting.indexOf(assignment);
    if (at >= 0) this.waiting.splice(at, 1);
    assignment.reject(new Error('rendering was stopped'));
    for (const thread of this.threads) {
      if (thread.assignment === assignment) void this.endThread(thread, new Error('rendering was stopped'));
    }
  }

  private async endThread(thread: Thread, reason: Error): Promise<void> {
    if (!this.threads.delete(thread)) return;
    const { assignment, begunAt } = thread;
    this.release(thread);
    // Nobody measured what was broken off: by the clock it was no more than this.
    assignment?.watch.onWork?.(performance.now() - begunAt);
    assignment?.reject(reason);
    await thread.worker.terminate();
    if (!this.closed) this.assign();
  }

  private release(thread: Thread): void {
    if (thread.limitTimer !== null) clearTimeout(thread.limitTimer);
    thread.limitTimer = null;
    thread.assignment = null;
    thread.worker.unref();
  }
}

/** Lower ones go first. */
function turnOf(task: RenderTask): number {
  if (isDraft(task)) return 3;
  if (task.kind === 'form' || task.kind === 'stems' || task.kind === 'mix') return 2;
  if (task.kind === 'layers') return 0;
  return 'scene' in task || task.kind === 'foreign' ? 1 : 0;
}

function isDraft(task: RenderTask): boolean {
  return task.kind === 'sound' && task.isDraft === true;
}

/** What moves to the thread with its task. */
function movedWith(task: RenderTask): (ArrayBuffer | MessagePort)[] {
  if (task.kind === 'sound') return task.lent.map(({ events }) => events);
  if (task.kind === 'layers') return [task.lent.events];
  const moved = task.kind === 'mp3' ? task.audio.channels : task.kind === 'form' ? [task.wav] : [];
  return moved.map(({ buffer }) => buffer).filter((buffer) => buffer instanceof ArrayBuffer);
}
