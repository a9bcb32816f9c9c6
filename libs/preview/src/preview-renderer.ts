import type { Spectrum } from '@whoosh/audio-codec';
import type { Bar, InterpretResponse, SoundEvent } from '@whoosh/contracts';
import type { PreviewWorker, StartPreviewWorker } from './preview-worker';
import { previewKey, type PreviewAnswer, type PreviewResult, type PreviewSpec } from './protocol';

/** A sound rendered in this browser: free, never sent anywhere, and not offered for download. */
export interface Preview {
  /** Seconds. */
  duration: number;
  bars: readonly Bar[];
  /** Bars of each layer, by its id. */
  layers: ReadonlyMap<string, readonly Bar[]>;
  /** null when it was not asked for. */
  spectrum: Spectrum | null;
  /** Of each layer, by its id; empty when they were not asked for. */
  layerSpectra: ReadonlyMap<string, Spectrum>;
  /** To be played; null when only the picture was asked for. */
  audio: Blob | null;
  /** What was understood; null when only the sound was asked for. */
  reading: InterpretResponse | null;
  /** In time order, frames at 48 kHz; empty when they were not asked for. */
  events: readonly SoundEvent[];
}

export interface AskOptions {
  /** Takes the question back; without other askers its work is ended, too. */
  signal?: AbortSignal;
  /** Before those that wait. */
  urgent?: boolean;
}

/**
 * After this long a preview is given up and its worker ended: over ten times what half a minute of the heaviest sources
 * takes at 20 times real time, for machines that have other work.
 */
export const DRAFT_TIME_LIMIT_MS = 20_000;
/** A worker without work is ended after this long, so that it does not hold memory. */
const REST_MS = 30_000;
/** What nobody wants any more may still take this long: to start another worker, whose code is cold, takes longer. */
const GRACE_MS = 250;
/**
 * The same of beginnings of a few seconds, of which each follows the one before within half a second: they end by
 * themselves.
 */
const SHORT_DRAFT_GRACE_MS = 1500;
/** After so many failures of the worker in a row there are no previews for a while: the next would most likely fail. */
const MAX_FAILURES = 2;
/** As long as a worker that rests is kept; twice as long after each further failure, up to eight minutes. */
const FIRST_PAUSE_MS = REST_MS;
const LONGEST_PAUSE_MS = 16 * FIRST_PAUSE_MS;
/** Previews kept in memory; the ideas, 5 s of 16-bit stereo each, make 18 MB. */
const CACHE_SIZE = 24;

interface Job {
  id: number;
  key: string;
  spec: PreviewSpec;
  /** Who still wants it; without any it is not worth rendering. */
  askers: Set<(preview: Preview | null) => void>;
}

/**
 * Renders previews, one at a time, in a worker that is started with the first question. What was rendered is kept.
 * A preview is an extra: what fails, takes too long or is taken back is answered with null, never with an error.
 */
export class PreviewRenderer {
  private readonly waiting: Job[] = [];
  private readonly known = new Map<string, Preview | null>();
  private running: Job | null = null;
  private worker: PreviewWorker | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private nextId = 1;
  private failures = 0;
  /** Nothing is tried: the worker failed too often. */
  private isPaused = false;
  private second: PreviewRenderer | null = null;

  constructor(
    private readonly startWorker: StartPreviewWorker,
    private readonly graceMs = GRACE_MS,
  ) {}

  /** A second one with a worker of its own, for short previews that must not wait for those of this one. */
  get secondary(): PreviewRenderer {
    this.second ??= new PreviewRenderer(this.startWorker, SHORT_DRAFT_GRACE_MS);
    return this.second;
  }

  /** Has the worker ready for a question that will come soon. @param forWords it will have words to be read */
  wake(forWords = false): void {
    if (this.running !== null || this.isPaused) return;
    try {
      const worker = this.start();
      if (forWords) worker.read();
      this.rest();
    } catch {
      // the question itself will find that out
    }
  }

  /** The preview of a spec if it has been rendered; null when it cannot be, undefined when that is not known yet. */
  peek(spec: PreviewSpec): Preview | null | undefined {
    return this.known.get(previewKey(spec));
  }

  /**
   * Renders a preview, or gives the one that is known; null when there is none to be had or the question was taken
   * back.
   */
  ask(spec: PreviewSpec, { signal, urgent = false }: AskOptions = {}): Promise<Preview | null> {
    const key = previewKey(spec);
    const known = this.known.get(key);
    if (known !== undefined) return Promise.resolve(known);
    if (signal?.aborted || this.isPaused) return Promise.resolve(null);
    return new Promise((resolve) => {
      const job = this.enqueue(key, spec, urgent);
      job.askers.add(resolve);
      signal?.addEventListener('abort', () => this.takeBack(job, resolve), { once: true });
      this.next();
    });
  }

  private enqueue(key: string, spec: PreviewSpec, urgent: boolean): Job {
    if (this.running?.key === key) return this.running;
    const found = this.waiting.findIndex((job) => job.key === key);
    if (found >= 0 && !urgent) return this.waiting[found] ?? this.newJob(key, spec);
    const [job = this.newJob(key, spec)] = found >= 0 ? this.waiting.splice(found, 1) : [];
    if (urgent) this.waiting.unshift(job);
    else this.waiting.push(job);
    return job;
  }

  private newJob(key: string, spec: PreviewSpec): Job {
    return { id: this.nextId++, key, spec, askers: new Set() };
  }

  private takeBack(job: Job, asker: (preview: Preview | null) => void): void {
    if (!job.askers.delete(asker)) return;
    asker(null);
    if (job.askers.size > 0) return;
    if (this.running === job) {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.cancel(job), this.graceMs);
    } else {
      const at = this.waiting.indexOf(job);
      if (at >= 0) this.waiting.splice(at, 1);
    }
  }

  /** Ends what is running in the middle, unless somebody wants it again. */
  private cancel(job: Job): void {
    if (this.running !== job) return;
    if (job.askers.size > 0) {
      this.timer = setTimeout(() => this.timeOut(), DRAFT_TIME_LIMIT_MS);
      return;
    }
    this.endWorker();
    this.running = null;
    this.next();
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.endWorker(), REST_MS);
  }

  /** @throws Error where workers are missing or forbidden */
  private start(): PreviewWorker {
    if (this.worker !== null) return this.worker;
    // one that was ended while its script was loading may still say that it broke
    const isCurrent = () => this.worker === worker;
    const worker = this.startWorker({
      onAnswer: (answer) => isCurrent() && this.receive(answer),
      onBroken: () => isCurrent() && this.fail(),
    });
    this.worker = worker;
    return worker;
  }

  private next(): void {
    if (this.running !== null) return;
    clearTimeout(this.timer);
    const job = this.waiting.shift();
    if (job === undefined) return this.rest();
    this.running = job;
    try {
      this.start().post({ id: job.id, spec: job.spec });
      this.timer = setTimeout(() => this.timeOut(), DRAFT_TIME_LIMIT_MS);
    } catch {
      // no workers here, or none allowed
      this.fail();
    }
  }

  private receive({ id, result, isUnmade }: PreviewAnswer): void {
    // an answer may have been on its way when its question was taken back
    if (this.running?.id !== id) return;
    this.failures = 0;
    this.settle(result === null ? null : previewOf(result), isUnmade !== true);
  }

  /** What took too long on a machine that was busy may be quick later. */
  private timeOut(): void {
    this.endWorker();
    this.settle(null, false);
  }

  /** The worker broke, and is ended. */
  private fail(): void {
    this.endWorker();
    this.failures += 1;
    if (this.failures >= MAX_FAILURES) {
      for (const { askers } of this.waiting.splice(0)) askers.forEach((tell) => tell(null));
      this.pause();
    }
    if (this.running) this.settle(null, false);
  }

  /** What broke it may have gone later: a line that was down, memory that others held. */
  private pause(): void {
    this.isPaused = true;
    const ms = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (this.failures - MAX_FAILURES));
    setTimeout(() => (this.isPaused = false), ms);
  }

  /** @param isFinal the engine said so; what only failed is forgotten, and tried when it is asked for again */
  private settle(preview: Preview | null, isFinal: boolean): void {
    const job = this.running;
    if (job === null) return;
    this.running = null;
    if (isFinal) this.know(job.key, preview);
    job.askers.forEach((tell) => tell(preview));
    job.askers.clear();
    this.next();
  }

  private know(key: string, preview: Preview | null): void {
    this.known.set(key, preview);
    const oldest = this.known.keys().next();
    if (this.known.size > CACHE_SIZE && !oldest.done) this.known.delete(oldest.value);
  }

  private endWorker(): void {
    clearTimeout(this.timer);
    this.worker?.end();
    this.worker = null;
  }
}

function previewOf({ duration, bars, layers, spectrum, wav, reading, events }: PreviewResult): Preview {
  return {
    duration,
    bars,
    layers: new Map(layers.map((layer) => [layer.id, layer.bars])),
    spectrum,
    layerSpectra: new Map(layers.flatMap((layer) => (layer.spectrum === null ? [] : [[layer.id, layer.spectrum]]))),
    audio: wav === null ? null : new Blob([wav], { type: 'audio/wav' }),
    reading,
    events,
  };
}
