import { readdir, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ReadingThreads } from '../../src/modules/sound-effects/reading/reading-threads';
import { RenderPool } from '../../src/modules/sound-effects/render-pool';
import { createTestApp, type TestApp } from './create-test-app';
import { emptyTables } from './database';
import { LastingReadingThreads } from './reading-threads-for-all';
import { sharedApp } from './shared-apps';

/** The product finishes what its workers have begun within 20 s when it ends; so do they between two suites. */
const FINISHING_MS = 20_000;
/** How often is asked whether they have, ms. */
const ASKED_EVERY_MS = 10;

/**
 * The application of these settings that all suites of a file share, on a port of its own: making one with its database
 * and its connections takes as long as the tests of many suites. `close` gives it back as it was at its start: no rows,
 * no files, no mails, no jobs, limits uncounted, the clock and all methods their own. What a suite does to an
 * application beyond that (other modules, its end, tables, a second process that lives on, limits kept in memory) needs
 * one of its own (`createTestApp`).
 */
export async function shareTestApp(settings: Record<string, string> = {}): Promise<TestApp> {
  const test = await sharedApp(settings, () => openListening(settings));
  return { ...test, close: () => giveBack(test) };
}

async function openListening(settings: Record<string, string>): Promise<TestApp> {
  const test = await createTestApp({ settings });
  await test.app.listen(0, '127.0.0.1');
  return test;
}

async function giveBack(test: TestApp): Promise<void> {
  jest.restoreAllMocks();
  jest.useRealTimers();
  (test.app.getHttpServer() as unknown as Server).closeAllConnections();
  if (test.env.WORKER === 'on') await finishJobs(test);
  await test.app.get(RenderPool, { strict: false }).onApplicationShutdown();
  const reading = test.app.get(ReadingThreads, { strict: false });
  if (reading instanceof LastingReadingThreads) reading.lend();
  await emptyTables(test.dataSource);
  await removeFiles(test.env.DATA_DIR);
  test.prove();
}

/** Takes out what waits, and lets what runs end: the next suite's rows have the same ids. */
async function finishJobs({ dataSource }: TestApp): Promise<void> {
  const runs = async (): Promise<boolean> => {
    await dataSource.query(`DELETE FROM pgboss.job WHERE state < 'active'`);
    return (await dataSource.query(`SELECT FROM pgboss.job WHERE state = 'active' LIMIT 1`)).length > 0;
  };
  const end = performance.now() + FINISHING_MS;
  while ((await runs()) && performance.now() < end) await sleep(ASKED_EVERY_MS);
}

/** The folders stay: the application made them when it began. */
async function removeFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  await Promise.all(files.map((entry) => rm(join(entry.parentPath, entry.name), { force: true })));
}
