import { createHash } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { computeBars, encodeMp3, encodeWav, resample, type PcmAudio } from '@whoosh/audio-codec';
import { encodeBars, LIMITS, type SoundEvent } from '@whoosh/contracts';
// Not the whole engine: a thread that does not understand words needs 18 MB less.
import { type LayerEvent, render } from '@whoosh/sound-engine/render';
import type { Scene } from '@whoosh/sound-scene';
import type { RenderMessage, RenderResults, RenderTask } from './render-messages';
import type { RenderedStems, RenderedWav } from './sound-generator';

/** Niceness of render threads: requests and the database go first. */
const NICENESS = 10;
const MP3_RATE = 44_100;
const PEAK_SECONDS = 0.02;
const PROGRESS_INTERVAL_MS = 40;
/** Without a task for so long, a thread collects. */
const REST_MS = 1_000;

/** On Linux priorities belong to threads; elsewhere this would slow down the whole process. */
function stepBack(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(NICENESS);
  } catch {
    // A system that forbids even this lets us run as we are.
  }
}

type Tell = (message: RenderMessage, moved?: ArrayBuffer[]) => void;

function renderWav(scene: Scene, tell: Tell): RenderedWav {
  let toldAt = 0;
  const { mix, events, engineVersion } = render(scene, {
    onProgress: (renderedSeconds) => {
      if (performance.now() - toldAt < PROGRESS_INTERVAL_MS) return;
      toldAt = performance.now();
      tell({ kind: 'progress', renderedSeconds });
    },
  });
  const copy = { ...mix, channels: mix.channels.map((samples) => samples.slice()) };
  tell({ kind: 'rendered', mix: copy }, copy.channels.map(ownBuffer));
  const peakCount = Math.max(LIMITS.waveformBars, Math.round(scene.duration / PEAK_SECONDS));
  return {
    file: encodeWav(mix, { bitDepth: 24 }),
    bars: encodeBars(computeBars(mix, LIMITS.waveformBars)),
    peaks: encodeBars(computeBars(mix, peakCount)),
    events: strongest(events),
    engineVersion,
  };
}

/** As many as a take keeps, in time order. */
function strongest(events: readonly LayerEvent[]): SoundEvent[] {
  const kept = [...events].sort((a, b) => b.level - a.level).slice(0, LIMITS.eventsPerTake);
  return kept.sort((a, b) => a.onset - b.onset).map(({ layer, kind, onset, peak }) => ({ layer, kind, onset, peak }));
}

function renderStems(scene: Scene): RenderedStems {
  const { mix, stems = [] } = render(scene, { stems: true });
  const mixDigest = createHash('sha256').update(encodeWav(mix, { bitDepth: 24 })).digest('hex');
  return { mixDigest, stems: stems.map(({ layer, audio }) => ({ layer, file: encodeWav(audio, { bitDepth: 24 }) })) };
}

function renderMp3(mix: PcmAudio, title: string): Promise<Uint8Array> {
  return encodeMp3(resample(mix, MP3_RATE), { bitrate: 320, tags: { title } });
}

async function perform(task: RenderTask, tell: Tell): Promise<void> {
  const result = await resultOf(task, tell);
  tell({ kind: 'done', result }, filesOf(result).map(ownBuffer));
}

function resultOf(task: RenderTask, tell: Tell): RenderResults[RenderTask['kind']] | Promise<Uint8Array> {
  if (task.kind === 'mp3') return renderMp3(task.mix, task.title);
  return task.kind === 'wav' ? renderWav(task.scene, tell) : renderStems(task.scene);
}

function filesOf(result: RenderResults[RenderTask['kind']]): Uint8Array[] {
  if (result instanceof Uint8Array) return [result];
  return 'stems' in result ? result.stems.map(({ file }) => file) : [result.file];
}

/** @param rehearsal rendered before anybody asks */
function serve(port: MessagePort, rehearsal: Scene): void {
  const tell: Tell = (message, moved = []) => port.postMessage(message, moved);
  let isAsked = false;
  let rest: NodeJS.Timeout | undefined;
  port.on('message', (task: RenderTask) => {
    isAsked = true;
    clearTimeout(rest);
    perform(task, tell)
      .catch((error: unknown) => tell({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }))
      .finally(() => (rest = setTimeout(collect, REST_MS)));
  });
  // The encoder compiles in the background; a task that came meanwhile goes before the rehearsal.
  const silence = { sampleRate: MP3_RATE, channels: [new Float32Array(0), new Float32Array(0)] };
  const warm = encodeMp3(silence, { bitrate: 320 }).then(() => (isAsked ? undefined : rehearse(rehearsal)));
  // What cannot be rehearsed shows itself in the task that needs it.
  void warm
    .catch(() => undefined)
    .then(() => {
      tell({ kind: 'ready' });
      collect();
    });
}

/** What a sound leaves behind is as large as what the thread needs to live; the starter's flags let us give it back. */
function collect(): void {
  globalThis.gc?.();
}

async function rehearse(scene: Scene): Promise<void> {
  const mixes: PcmAudio[] = [];
  renderWav(scene, (message) => {
    if (message.kind === 'rendered') mixes.push(message.mix);
  });
  for (const mix of mixes) await renderMp3(mix, '');
}

/** Buffers move to the other thread instead of being copied. */
function ownBuffer({ buffer }: Uint8Array | Float32Array): ArrayBuffer {
  if (!(buffer instanceof ArrayBuffer)) throw new TypeError('buffer');
  return buffer;
}

stepBack();
if (parentPort !== null) serve(parentPort, workerData as Scene);
