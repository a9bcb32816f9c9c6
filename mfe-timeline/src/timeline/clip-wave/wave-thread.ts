import type { WaveReply, WaveRequest } from './wave-answer';

/** A thread without work is ended after this long. */
const REST_MS = 30_000;

const waiting = new Map<number, (reply: WaveReply) => void>();
let worker: Worker | null = null;
let rest: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;

/** Asks the one thread that reads the waves of all clips; the bytes are gone from here afterwards. */
export function askWaveThread(request: WaveRequest): Promise<WaveReply> {
  clearTimeout(rest);
  worker ??= startWorker();
  const id = ++lastId;
  const answer = new Promise<WaveReply>((resolve) => waiting.set(id, resolve));
  worker.postMessage({ ...request, id }, [request.bytes]);
  return answer;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./wave.worker.ts', import.meta.url), { type: 'module', name: 'wave' });
  started.addEventListener('message', ({ data }: MessageEvent<WaveReply>) => settle(data));
  started.addEventListener('error', (event) => {
    event.preventDefault();
    for (const id of [...waiting.keys()]) settle({ id });
    end();
  });
  return started;
}

function settle(reply: WaveReply): void {
  waiting.get(reply.id)?.(reply);
  waiting.delete(reply.id);
  clearTimeout(rest);
  if (waiting.size === 0) rest = setTimeout(end, REST_MS);
}

function end(): void {
  clearTimeout(rest);
  worker?.terminate();
  worker = null;
}
