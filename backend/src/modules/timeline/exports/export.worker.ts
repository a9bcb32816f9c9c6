import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { UnreadableMedia } from '../../../infra/media';
import { isThreadTimeKnown, threadProcessorMs } from '../../../infra/processor-time';
import type { ExportMessage, ExportTask } from './render/export-task';
import { renderExport } from './render/render-export';

/** As the render threads. */
const NICENESS = 10;
const PROGRESS_INTERVAL_MS = 200;
const WORK_INTERVAL_MS = 1_000;

/** On Linux priorities belong to threads; elsewhere this would slow down the whole process. */
function stepBack(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(NICENESS);
  } catch {
    // A system that forbids even this lets us run as we are.
  }
}

stepBack();
const stop = new AbortController();
let toldAt = 0;
const tell = (message: ExportMessage) => parentPort?.postMessage(message);
parentPort?.once('message', () => stop.abort());
/** Of ffmpeg, which this thread runs. */
let programsMs = 0;
const task = workerData as ExportTask;
const programs = task.programs && { ...task.programs, onWork: (ms: number) => void (programsMs += ms) };
const spentMs = () => threadProcessorMs() + programsMs;
let toldMs = 0;
const tellWork = () => {
  const ms = spentMs() - toldMs;
  toldMs += ms;
  tell({ kind: 'work', ms });
};
const tellingWork = setInterval(tellWork, WORK_INTERVAL_MS);
renderExport(
  { ...task, programs },
  {
    signal: stop.signal,
    // By the clock, who waits for the processor would be taken for somebody who uses it.
    ...(isThreadTimeKnown() ? { spentMs } : {}),
    onProgress: (part) => {
      if (performance.now() - toldAt < PROGRESS_INTERVAL_MS) return;
      toldAt = performance.now();
      tell({ kind: 'progress', part });
    },
  },
)
  .then(
    (note) => tell({ kind: 'done', note }),
    (error: unknown) =>
      tell(
        error instanceof UnreadableMedia
          ? { kind: 'refused', message: error.note }
          : { kind: 'failed', message: String(error instanceof Error ? error.stack : error) },
      ),
  )
  .finally(() => {
    clearInterval(tellingWork);
    tellWork();
    parentPort?.close();
  });
