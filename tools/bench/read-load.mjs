/** A stream of GET requests from a thread of its own, so that what else a bench does never delays them. */
import { once } from 'node:events';
import { connect } from 'node:net';
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
  idle.forEach((connection) => connection.end());
}

/** Connections that wait for a next read; they stay open, as those of a browser do. */
const idle = [];

/**
 * One GET in plain HTTP/1.1 over a socket: what sends shares the processor with what is measured, and per read
 * `node:http` takes 0.7 ms of it, undici 0.6, this 0.3.
 */
async function read(url, cookie) {
  const status = (await readAgain(cookie)) ?? (await readOver(new Connection(url), cookie));
  if (status !== 200) throw new Error(`GET ${url}: ${status}`);
}

/** @returns null where no connection waits, or where the server closed it just now: a browser, too, opens another */
async function readAgain(cookie) {
  const connection = idle.pop();
  return connection === undefined ? null : readOver(connection, cookie).catch(() => null);
}

async function readOver(connection, cookie) {
  const status = await connection.get(cookie);
  idle.push(connection);
  return status;
}

class Connection {
  #url;
  #socket;
  #received = '';
  #onAnswer = () => undefined;
  #onError = () => undefined;

  constructor(url) {
    this.#url = new URL(url);
    this.#socket = connect({ host: this.#url.hostname, port: Number(this.#url.port), noDelay: true });
    this.#socket.setEncoding('latin1');
    this.#socket.on('data', (text) => this.#receive(text));
    this.#socket.on('error', (error) => this.#onError(error));
    this.#socket.on('close', () => {
      if (idle.includes(this)) idle.splice(idle.indexOf(this), 1);
      else this.#onError(new Error(`${url}: closed the connection`));
    });
  }

  /** @returns the status, once the whole answer is here @throws Error where the connection breaks */
  get(cookie) {
    const { host, pathname, search } = this.#url;
    return new Promise((resolve, reject) => {
      this.#onAnswer = resolve;
      this.#onError = reject;
      this.#socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`);
    });
  }

  end() {
    this.#socket.destroy();
  }

  #receive(text) {
    this.#received += text;
    const headEnd = this.#received.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const length = /^content-length: *(\d+)/im.exec(this.#received.slice(0, headEnd))?.[1];
    if (length === undefined) return this.#onError(new Error(`${this.#url}: an answer without its length`));
    if (this.#received.length < headEnd + 4 + Number(length)) return;
    const status = Number(this.#received.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
    this.#received = '';
    this.#onAnswer(status);
  }
}

if (!isMainThread) await readOnSchedule(workerData);
