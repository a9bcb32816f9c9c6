import { readFileSync } from 'node:fs';

/** Linux counts processor time in these (`getconf CLK_TCK`). */
const TICKS_PER_SECOND = 100;

/**
 * Processor time, of users and of the system, that this process has used with all the processes that it waited for.
 * @returns {number} seconds; without those processes where the system is not Linux
 */
export function processorSeconds() {
  try {
    // After the name, which may hold spaces, in brackets: utime, stime, cutime and cstime are fields 14 to 17.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
}
