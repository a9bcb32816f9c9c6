interface ThreadClock {
  /** Since Node 23.9; the types of an older line do not know it. Microseconds. */
  threadCpuUsage?(): { user: number; system: number };
}

/**
 * Processor time that the calling thread has used since it began, ms: what others of this process do meanwhile is not
 * in it.
 */
export function threadProcessorMs(): number {
  const clock: NodeJS.Process & ThreadClock = process;
  if (clock.threadCpuUsage === undefined) return performance.now();
  const { user, system } = clock.threadCpuUsage();
  return (user + system) / 1000;
}

/** False where `threadProcessorMs` can only tell the time by the clock. */
export function isThreadTimeKnown(): boolean {
  const clock: NodeJS.Process & ThreadClock = process;
  return clock.threadCpuUsage !== undefined;
}
