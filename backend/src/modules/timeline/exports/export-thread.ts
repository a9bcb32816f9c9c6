import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type MediaNote, UnreadableMedia } from '../../../infra/media';
import type { ExportMessage, ExportRun, ExportTask } from './render/export-task';

const HEAP_MB = 256;
/** A thread that was asked to stop ends its programs; one that does not is ended itself. */
const STOP_MS = 3_000;

/**
 * Makes the file of an export in a thread of its own, so that requests need not wait.
 * @returns as renderExport
 * @throws UnreadableMedia; the reason of the signal; Error when the thread dies
 */
export function renderInThread(task: ExportTask, { signal, onProgress, onWork }: ExportRun): Promise<MediaNote | null> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(workerFile(), { workerData: task, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    let limit: NodeJS.Timeout | undefined;
    const abort = () => {
      worker.postMessage('stop');
      limit = setTimeout(() => void worker.terminate(), STOP_MS);
    };
    signal.addEventListener('abort', abort, { once: true });
    let outcome: () => void = () => reject(new Error('an export thread ended early'));
    worker.on('message', (message: ExportMessage) => {
      if (message.kind === 'progress') onProgress(message.part);
      else if (message.kind === 'work') onWork?.(message.ms);
      else if (message.kind === 'done') outcome = () => resolve(message.note);
      else
        outcome = () =>
          reject(
            message.kind === 'refused'
              ? new UnreadableMedia(message.message)
              : new Error(`an export failed: ${message.message}`),
          );
    });
    worker.on('error', (error) => (outcome = () => reject(error)));
    worker.on('exit', () => {
      clearTimeout(limit);
      signal.removeEventListener('abort', abort);
      if (signal.aborted) reject(signal.reason as Error);
      else outcome();
    });
  });
}

/**
 * The compiled thread beside this file; from sources (tests) the one that the build left in dist. @throws Error before
 * a build
 */
function workerFile(): string {
  const beside = join(__dirname, 'export.worker.js');
  const built = join(__dirname.replace(`${sep}src${sep}`, `${sep}dist${sep}`), 'export.worker.js');
  const file = [beside, built].find(existsSync);
  if (file === undefined) throw new Error(`${built} is missing: build the backend first`);
  return file;
}
