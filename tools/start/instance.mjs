/** One running product per data folder. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Claims the folder for this process. A server that lost its starter is ended first.
 * @throws Error in words when the product already runs on this folder
 */
export async function claimDataFolder(folder, url) {
  const file = path.join(folder, 'running.json');
  const earlier = read(file);
  if (earlier && earlier.starter !== process.pid && runs(earlier.starter, 'tools/start')) {
    throw new Error(
      `Whoosh is already running at ${earlier.url} on ${folder}. Stop it first, or set DATA_DIR and PORT for a second one.`,
    );
  }
  if (earlier?.server && runs(earlier.server, 'backend')) await end(earlier.server);
  const state = { starter: process.pid, url };
  const write = () => writeFileSync(file, JSON.stringify(state));
  write();
  return {
    serverStarted(pid) {
      state.server = pid;
      write();
    },
    release: () => rmSync(file, { force: true }),
  };
}

function read(file) {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  } catch {
    // Half-written by a process that was killed.
    return undefined;
  }
}

/** Whether `pid` lives and is a program of ours: numbers are used again after a restart of the machine. */
function runs(pid, part) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const commandLine = `/proc/${pid}/cmdline`;
  return existsSync(commandLine) ? readFileSync(commandLine, 'utf8').replaceAll('\\', '/').includes(part) : true;
}

async function end(pid) {
  process.kill(pid, 'SIGTERM');
  for (let waited = 0; waited < 5000; waited += 50) {
    await sleep(50);
    if (!runs(pid, 'backend')) return;
  }
  process.kill(pid, 'SIGKILL');
}
