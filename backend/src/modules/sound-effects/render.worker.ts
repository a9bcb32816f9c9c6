import { setPriority } from 'node:os';
import { parentPort, type MessagePort } from 'node:worker_threads';
import { computeBars, encodeMp3, encodeWav, resample } from '@whoosh/audio-codec';
import { encodeBars, LIMITS } from '@whoosh/contracts';
import { interpret, render } from '@whoosh/sound-engine';
import type { RenderMessage, RenderTask } from './render-messages';
import type { RenderedTake } from './sound-generator';

/** Niceness of render threads: requests and the database go first. */
const NICENESS = 10;
const MP3_RATE = 44_100;
const PEAK_SECONDS = 0.02;
const PROGRESS_INTERVAL_MS = 40;
/** Rendered before anybody asks: the first sound after a start would otherwise wait for cold code, three times as long as any later one. */
const REHEARSAL = { description: 'rain, a church bell, a dog barks, then footsteps', seconds: 3, seed: 1 };

/** On Linux priorities belong to threads; elsewhere this would slow down the whole process. */
function stepBack(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(NICENESS);
  } catch {
    // A system that forbids even this lets us run as we are.
  }
}

async function perform(task: RenderTask, tell: (message: RenderMessage) => void): Promise<RenderedTake> {
  let toldAt = 0;
  const { mix, engineVersion } = render(task.scene, {
    onProgress: (renderedSeconds) => {
      if (performance.now() - toldAt < PROGRESS_INTERVAL_MS) return;
      toldAt = performance.now();
      tell({ kind: 'progress', renderedSeconds });
    },
  });
  tell({ kind: 'rendered' });
  const wav = encodeWav(mix, { bitDepth: 24 });
  const mp3 = await encodeMp3(resample(mix, MP3_RATE), { bitrate: 320, tags: { title: task.title } });
  const peakCount = Math.max(LIMITS.waveformBars, Math.round(task.scene.duration / PEAK_SECONDS));
  return {
    wav,
    mp3,
    bars: encodeBars(computeBars(mix, LIMITS.waveformBars)),
    peaks: encodeBars(computeBars(mix, peakCount)),
    engineVersion,
  };
}

function serve(port: MessagePort): void {
  const tell = (message: RenderMessage) => port.postMessage(message);
  let isAsked = false;
  port.on('message', (task: RenderTask) => {
    isAsked = true;
    perform(task, tell).then(
      (take) => port.postMessage({ kind: 'done', take } satisfies RenderMessage, [ownBuffer(take.wav), ownBuffer(take.mp3)]),
      (error: unknown) => tell({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
  // The encoder compiles in the background; a task that came meanwhile goes before the rehearsal.
  const silence = { sampleRate: MP3_RATE, channels: [new Float32Array(0), new Float32Array(0)] };
  const warm = encodeMp3(silence, { bitrate: 320 }).then(() => (isAsked ? undefined : rehearse()));
  // What cannot be rehearsed shows itself in the task that needs it.
  warm.then(
    () => tell({ kind: 'ready' }),
    () => tell({ kind: 'ready' }),
  );
}

async function rehearse(): Promise<void> {
  const scene = interpret(REHEARSAL.description, { duration: REHEARSAL.seconds, intensity: 'moderate', seed: REHEARSAL.seed, loop: false });
  await perform({ scene, title: '' }, () => undefined);
}

/** Buffers move to the other thread instead of being copied. */
function ownBuffer(bytes: Uint8Array): ArrayBuffer {
  const { buffer } = bytes;
  if (!(buffer instanceof ArrayBuffer)) throw new TypeError('buffer');
  return buffer;
}

stepBack();
if (parentPort !== null) serve(parentPort);
