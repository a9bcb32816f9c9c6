import { readAudio } from '@whoosh/api-client';
import { MEASURED_RATE, type Measurement, type MeasurementAnswer, type MeasurementRequest } from './measurement';

/** As many takes as one looks back at. */
const CACHE_SIZE = 24;
/** A worker without work is ended after this long. */
const REST_MS = 30_000;

const known = new Map<string, Promise<Measurement | null>>();
const waiting = new Map<number, (measurement: Measurement | null) => void>();
let worker: Worker | null = null;
let rest: ReturnType<typeof setTimeout> | undefined;
let nextId = 1;

/** What a sound measures, computed once from its file in a worker; null where it cannot be read. */
export function measurementOf(audioUrl: string): Promise<Measurement | null> {
  const found = known.get(audioUrl);
  if (found) return found;
  // a picture and two numbers beside the waveform: without them nothing is missing that has to be said
  const reading = decodeSound(audioUrl).then(measured, () => null);
  known.set(audioUrl, reading);
  const oldest = known.keys().next();
  if (known.size > CACHE_SIZE && !oldest.done) known.delete(oldest.value);
  return reading;
}

/** The one or two channels of a sound at MEASURED_RATE. @throws ApiError, or DOMException for what is no sound */
export async function decodeSound(audioUrl: string): Promise<Float32Array<ArrayBuffer>[]> {
  const bytes = await readAudio(audioUrl);
  const audio = await new OfflineAudioContext(2, 1, MEASURED_RATE).decodeAudioData(bytes);
  return Array.from({ length: Math.min(2, audio.numberOfChannels) }, (_, c) => audio.getChannelData(c).slice());
}

function measured(channels: Float32Array<ArrayBuffer>[]): Promise<Measurement | null> {
  clearTimeout(rest);
  worker ??= startWorker();
  const request: MeasurementRequest = { id: nextId++, channels };
  const answer = new Promise<Measurement | null>((resolve) => waiting.set(request.id, resolve));
  worker.postMessage(
    request,
    channels.map(({ buffer }) => buffer),
  );
  return answer;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./measurement.worker.ts', import.meta.url), {
    type: 'module',
    name: 'measurement',
  });
  started.addEventListener('message', ({ data }: MessageEvent<MeasurementAnswer>) => settle(data.id, data.measurement));
  started.addEventListener('error', (event) => {
    event.preventDefault();
    for (const id of [...waiting.keys()]) settle(id, null);
    end();
  });
  return started;
}

function settle(id: number, measurement: Measurement | null): void {
  waiting.get(id)?.(measurement);
  waiting.delete(id);
  if (waiting.size === 0) rest = setTimeout(end, REST_MS);
}

function end(): void {
  worker?.terminate();
  worker = null;
}
