/** Safari has no idle callback; there the work waits this long instead. */
const WITHOUT_IDLE_CALLBACK_MS = 200;
/** A page that is never idle gets its waveforms all the same. */
const LATEST_MS = 2000;

/** Resolves when the browser has nothing else to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve, WITHOUT_IDLE_CALLBACK_MS);
  });
}
