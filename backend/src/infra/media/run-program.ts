import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { setPriority } from 'node:os';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MediaPrograms } from './media-tools';
import { meterProgram } from './program-work';

/** Requests, the database and the rendering of sounds go first. */
const NICENESS = 10;
/** A broken file can fill the log of its decoder with thousands of lines; the last ones tell what happened. */
const STDERR_BYTES = 8_192;
/** Address space: 1080p and 4K decode and encode in less than half of it; a header that asks for more is refused. */
const MEMORY_BYTES = 2 * 1024 ** 3;
/** The largest file that one run may write. */
const FILE_BYTES = 8 * 1024 ** 3;
const OPEN_FILES = 128;
const LINE_LENGTH = 1_000;
/** Processor seconds for each second of the time limit: as many as two cores give. */
const CORES = 2;

/** ffmpeg's arguments for writing files with nobody beside it: it tells only errors, asks nothing, overwrites. */
export const WRITES_FILES = ['-v', 'error', '-nostdin', '-y'] as const;

export interface RunLimits {
  signal: AbortSignal;
  timeLimitMs: number;
  /** Processor time that it may take; without it, as much as two cores give in the time limit. */
  processorMs?: number;
  /** What it may write to its output; more ends it. Without a listener nothing is kept. */
  outputLimitBytes?: number;
}

export interface RunStreams {
  /** What it reads from its standard input. */
  input?: AsyncIterable<Uint8Array>;
  /** Hears its standard output; the program waits meanwhile. */
  onOutput?(chunk: Buffer): void | Promise<void>;
}

/** Why a program was ended, or that it failed by itself. */
export type RunFailureReason = 'exit' | 'time' | 'output';

/** A program that did not end well, with the last lines of what it had to say. */
export class RunFailure extends Error {
  constructor(
    readonly reason: RunFailureReason,
    readonly lastWords: string,
  ) {
    super(`a media program ended by ${reason}: ${lastWords.slice(-400)}`);
    this.name = 'RunFailure';
  }
}

/**
 * Runs ffmpeg or ffprobe on a file that nobody vouches for: at low priority, without our environment, without a shell,
 * with limits of time, memory, open files and written bytes, and killed with all of that when the signal says so.
 * @throws RunFailure; the reason of the signal when that is aborted; whatever `onOutput` or `input` throw
 */
export async function runProgram(
  programs: MediaPrograms,
  name: 'ffmpeg' | 'ffprobe',
  args: readonly string[],
  limits: RunLimits,
  streams: RunStreams = {},
): Promise<void> {
  limits.signal.throwIfAborted();
  const [command = '', ...rest] = confined(programs, limits, [programs[name], ...args]);
  const child = spawn(command, rest, { stdio: ['pipe', 'pipe', 'pipe'], env: {}, windowsHide: true });
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  // Whoever waits for it does so below; a stream that fails before must not leave this unheard.
  ended.catch(() => undefined);
  let reason: RunFailureReason | null = null;
  const end = (why: RunFailureReason) => {
    reason ??= why;
    child.kill('SIGKILL');
  };
  const abort = () => child.kill('SIGKILL');
  limits.signal.addEventListener('abort', abort, { once: true });
  const timer = setTimeout(() => end('time'), limits.timeLimitMs);
  stepBack(child.pid);
  const endMetering = programs.onWork === undefined ? undefined : meterProgram(child.pid, programs.onWork);
  const lastWords = keepLastWords(child.stderr);
  try {
    await Promise.all([
      feed(child, streams.input),
      listen(child.stdout, limits.outputLimitBytes ?? Infinity, streams.onOutput, () => end('output')),
    ]);
    const { code, signal } = await ended;
    limits.signal.throwIfAborted();
    if (signal === 'SIGXCPU') reason = 'time';
    if (code !== 0 || reason !== null) throw new RunFailure(reason ?? 'exit', lastWords());
  } finally {
    endMetering?.();
    child.kill('SIGKILL');
    clearTimeout(timer);
    limits.signal.removeEventListener('abort', abort);
  }
}

/** Cuts what a program writes into lines; an endless one is cut off. */
export function lineReader(onLine: (line: string) => void): (chunk: Buffer) => void {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk.toString('latin1')).split('\n');
    rest = (lines.pop() ?? '').slice(-LINE_LENGTH);
    lines.forEach(onLine);
  };
}

/** The command with what the system enforces on it. */
function confined({ prlimit }: MediaPrograms, limits: RunLimits, command: string[]): string[] {
  if (prlimit === null) return command;
  const cpuSeconds = Math.ceil((limits.processorMs ?? limits.timeLimitMs * CORES) / 1000);
  return [
    prlimit,
    `--as=${MEMORY_BYTES}`,
    `--cpu=${cpuSeconds}`,
    `--fsize=${FILE_BYTES}`,
    `--nofile=${OPEN_FILES}`,
    '--core=0',
    ...command,
  ];
}

function stepBack(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, NICENESS);
  } catch {
    // It ended already, or the system forbids even this: it runs as it is.
  }
}

/** A program that ends early closes its input, which is its own affair: its exit code tells. */
async function feed(
  child: ChildProcessByStdio<Writable, Readable, Readable>,
  input: AsyncIterable<Uint8Array> | undefined,
): Promise<void> {
  let failure: { error: unknown } | null = null;
  const source = async function* () {
    try {
      yield* input ?? [];
    } catch (error) {
      failure = { error };
      throw error;
    }
  };
  await pipeline(Readable.from(source(), { objectMode: false }), child.stdin).catch(() => undefined);
  if (failure !== null) throw (failure as { error: unknown }).error;
}

async function listen(
  output: Readable,
  limitBytes: number,
  onOutput: RunStreams['onOutput'],
  tooMuch: () => void,
): Promise<void> {
  let bytes = 0;
  for await (const chunk of output as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > limitBytes) return tooMuch();
    await onOutput?.(chunk);
  }
}

function keepLastWords(stderr: Readable): () => string {
  let kept = Buffer.alloc(0);
  stderr.on('data', (chunk: Buffer) => {
    kept = Buffer.concat([kept, chunk.subarray(-STDERR_BYTES)]).subarray(-STDERR_BYTES);
  });
  return () => kept.toString('utf8').trim();
}
