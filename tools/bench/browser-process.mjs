import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts processor time in these (`getconf CLK_TCK`). */
const TICKS_PER_SECOND = 100;

/** Process ids of the pages of a browser; Chromium has one to spare, which holds no page. */
async function pageProcesses(browser) {
  const session = await browser.newBrowserCDPSession();
  try {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  } finally {
    await session.detach();
  }
}

/** Resident bytes of the page that holds most (Linux). */
export async function residentBytes(browser) {
  const resident = (id) => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  return Math.max(...(await pageProcesses(browser)).map(resident));
}

/** Processor seconds of all threads of a browser's pages whose name matches (Linux). */
export async function threadSeconds(browser, name) {
  const threads = (await pageProcesses(browser)).flatMap((id) =>
    readdirSync(`/proc/${id}/task`).map((task) => `/proc/${id}/task/${task}`),
  );
  return threads
    .filter((thread) => name.test(readFileSync(`${thread}/comm`, 'utf8')))
    .map(ticksOf)
    .reduce((sum, ticks) => sum + ticks / TICKS_PER_SECOND, 0);
}

/** After the name, which may hold spaces, in brackets: utime and stime are fields 14 and 15. */
function ticksOf(thread) {
  const fields = readFileSync(`${thread}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}
