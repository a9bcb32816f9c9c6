import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs `work` while holding `file` against other processes; a lock whose owner died is taken over.
 * @throws Error when a living owner keeps it for more than a minute
 */
export async function withLock(file, work) {
  const deadline = Date.now() + 60_000;
  while (!tryAcquire(file)) {
    if (Date.now() > deadline) throw new Error(`Another process has been holding ${file} for a minute.`);
    await sleep(100);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function tryAcquire(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (!ownerIsDead(file)) return false;
  rmSync(file, { force: true });
  return false;
}

function ownerIsDead(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // An empty file is a lock that is being written this moment.
    if (!pid) return false;
    if (pid === process.pid) return true;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
