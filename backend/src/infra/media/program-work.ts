import { readFileSync } from 'node:fs';

/** Linux tells processor time in hundredths of a second, whatever its own clock is (USER_HZ, proc(5)). */
const TICK_MS = 10;
const LOOK_EVERY_MS = 250;
/**
 * utime and stime: the fields 14 and 15 of proc(5), counted from the state, which is the third and follows the name.
 */
const [USER, SYSTEM] = [11, 12];

/**
 * Tells four times a second what processor time a program has used since the last time, so that a long one counts while
 * it runs. What it used after the last look, and where the system tells nothing of it, counts by the clock.
 * @param onWork hears ms
 * @returns ends the telling, after the last of it
 */
export function meterProgram(pid: number | undefined, onWork: (ms: number) => void): () => void {
  let [lookedAt, counted] = [performance.now(), 0];
  const look = (): void => {
    const now = performance.now();
    const used = processorMs(pid) ?? counted + now - lookedAt;
    const ms = used - counted;
    [lookedAt, counted] = [now, used];
    if (ms > 0) onWork(ms);
  };
  const looking = setInterval(look, LOOK_EVERY_MS);
  return () => {
    clearInterval(looking);
    look();
  };
}

/** All threads of a process; null once it is gone, and on systems other than Linux. */
function processorMs(pid: number | undefined): number | null {
  try {
    // The name stands in brackets and may hold any character.
    const fields =
      readFileSync(`/proc/${pid ?? 0}/stat`, 'latin1')
        .split(') ')
        .at(-1)
        ?.split(' ') ?? [];
    return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS;
  } catch {
    return null;
  }
}
