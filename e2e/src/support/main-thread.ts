import type { CDPSession } from 'playwright-core';

interface TraceEvent {
  name: string;
  ph: string;
  tid: number;
  pid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

export interface MainTask {
  /** How long the processor worked on it, ms. Other processes of a busy machine do not count. */
  ms: number;
  /** It handed a frame to the compositor. */
  endsFrame: boolean;
}

/** Tasks of the page's main thread, in their order. */
function mainTasks(events: readonly TraceEvent[]): MainTask[] {
  const own = busiestOf(events)
    .filter(({ ph }) => ph === 'X')
    .sort((a, b) => a.ts - b.ts);
  const commits = own.filter(({ name }) => name === 'Commit').map(({ ts }) => ts);
  return own
    .filter(({ name }) => name === 'RunTask')
    .map(({ ts, tdur, dur = 0 }) => ({
      ms: (tdur ?? dur) / 1_000,
      endsFrame: commits.some((at) => at >= ts && at <= ts + dur),
    }));
}

/** What was traced of the main thread that did most: other pages, and those that the browser has ready, do nothing. */
function busiestOf(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  if (threads.length === 0) throw new Error('no main thread in the trace');
  const [busiest = []] = threads
    .map((thread) => events.filter(({ pid, tid }) => pid === thread.pid && tid === thread.tid))
    .sort((a, b) => b.length - a.length);
  return busiest;
}

/** Work on each frame, ascending: all tasks after the frame before, up to the one that hands this one on. */
export function workPerFrame(tasks: readonly MainTask[]): number[] {
  const frames: number[] = [];
  let work = 0;
  for (const { ms, endsFrame } of tasks) {
    work += ms;
    if (!endsFrame) continue;
    frames.push(work);
    work = 0;
  }
  return frames.sort((a, b) => a - b);
}

/** What the main thread does in a while, by a Chromium trace. */
export async function traced(session: CDPSession, act: () => Promise<void>): Promise<MainTask[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline'],
      excludedCategories: ['*'],
    },
  });
  await act();
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return mainTasks(events);
}
