/** A stream of GET requests from a thread of its own, so that what else a bench does never delays them. */
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';

/**
 * Reads as each of `cookies` twice, so that the client is warm, then reads `url` every `every` milliseconds, as each of
 * them in turn, on schedule whatever the answers do.
 * @returns once the stream runs, a function that ends it when at least `atLeast` were sent, and resolves to their
 * latencies in milliseconds, each from its sending to its whole answer: no sending waits for an answer, so a slow
 * product hides nothing, and a client that is late itself adds nothing
 */
export async function startReadLoad({ url, cookies, every, atLeast }) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url, cookies, every, atLeast } });
  await once(worker, 'message');
  const latencies = once(worker, 'message').then(([measured]) => measured);
  return () => {
    worker.postMessage('end');
    return latencies;
  };
}

async function readOnSchedule({ url, cookies, every, atLeast }) {
  let running = true;
  parentPort.once('message', () => (running = false));
  for (const cookie of [...cookies, ...cookies]) await read(url, cookie);
  parentPort.postMessage('ready');
  const pending = [];
  const started = performance.now();
  for (let n = 0; running || n < atLeast; n += 1) {
    const due = started + n * every;
    const wait = due - performance.now();
    if (wait > 0) await sleep(wait);
    const sent = performance.now();
    pending.push(read(url, cookies[n % cookies.length]).then(() => performance.now() - sent));
  }
  parentPort.postMessage(await Promise.all(pending));
  agent.destroy();
}

/** Connections stay open, as those of a browser do. */
const agent = new Agent({ keepAlive: true });

/** By node:http: what sends shares the processor with what is measured, and `fetch` takes more of it. */
async function read(url, cookie) {
  const [answer] = await once(get(url, { agent, headers: { cookie } }), 'response');
  answer.resume();
  await once(answer, 'end');
  if (answer.statusCode !== 200) throw new Error(`GET ${url}: ${answer.statusCode}`);
}

if (!isMainThread) await readOnSchedule(workerData);
