/** How fast pages open in Chromium on a slow line and a slow processor. */
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { signedInClient } from '../product/client.mjs';
import { cookiesOf } from '../product/cookies.mjs';
import { findBrowser } from '../test/browser.mjs';
import { median } from './statistics.mjs';

/** 1.6 Mbit/s down, half of it up, 150 ms round trip, a processor four times slower. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 800_000 / 8 };
const CPU_SLOWDOWN = 4;
const RUNS = 5;
/** A page has opened when it shows what it is for and has then been silent this long. */
const SILENCE_MS = 1_500;

/** What a visit is: who opens what, what shows that it is there, and whether the browser has been there before. */
const VISITS = [
  {
    name: 'signed out',
    path: '/auth',
    isSignedIn: false,
    shown: (page) => page.getByRole('button', { name: 'Send login code' }),
    isWarm: false,
    paintLimit: 2_500,
  },
  {
    name: 'creator page, cold',
    path: '/sfx-creator',
    isSignedIn: true,
    shown: (page) => page.getByLabel('Describe your sound effect'),
    isWarm: false,
    paintLimit: 4_000,
  },
  {
    name: 'creator page, warm',
    path: '/sfx-creator',
    isSignedIn: true,
    shown: (page) => page.getByLabel('Describe your sound effect'),
    isWarm: true,
    paintLimit: 2_000,
  },
];
const BLOCKING_LIMIT_MS = 600;
const SHIFT_LIMIT = 0.05;

/** Collects what the browser tells of the page from its first moment on; blocking time counts from the first paint. */
function observe() {
  const seen = { paint: 0, painted: '', first: 0, shift: 0, tasks: [] };
  window['openingSeen'] = seen;
  const follow = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  follow('largest-contentful-paint', (entry) => {
    seen.paint = entry.startTime;
    seen.painted = `${entry.element?.tagName ?? '?'} "${(entry.element?.textContent ?? '').slice(0, 40)}"`;
  });
  follow('paint', (entry) => entry.name === 'first-contentful-paint' && (seen.first = entry.startTime));
  follow('layout-shift', (entry) => !entry.hadRecentInput && (seen.shift += entry.value));
  follow('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
}

/**
 * Opens one page under the slow line once.
 * @returns milliseconds of the first and the largest paint and until the page could be used, blocked milliseconds,
 * layout shift and bytes
 */
async function open(context, visit) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(observe);
  const startedAt = performance.now();
  await page.goto(visit.path, { waitUntil: 'commit', timeout: 60_000 });
  await visit.shown(page).waitFor({ timeout: 60_000 });
  const usable = performance.now() - startedAt;
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
  await sleep(SILENCE_MS);
  const seen = await page.evaluate(() => window['openingSeen']);
  await page.close();
  const blocking = seen.tasks
    .filter(([start]) => start >= seen.first)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
  return { ...seen, blocking, usable, bytes };
}

/** One visit five times. @returns the medians, and what was painted last in the last run */
async function visitOften(browser, product, cookies, visit) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: { width: 1440, height: 900 },
      colorScheme: 'dark',
    });
    if (visit.isSignedIn) await context.addCookies(cookies);
    if (visit.isWarm) await open(context, visit);
    runs.push(await open(context, visit));
    await context.close();
  }
  const middle = (take) => median(runs.map(take));
  return {
    first: middle(({ first }) => first),
    paint: middle(({ paint }) => paint),
    usable: middle(({ usable }) => usable),
    blocking: middle(({ blocking }) => blocking),
    shift: middle(({ shift }) => shift),
    bytes: middle(({ bytes }) => bytes),
    painted: runs.at(-1).painted,
  };
}

/** Rows for the bench's table. @param {{ url: string }} product one that runs */
export async function openingSpeed(product) {
  const { cookie } = await signedInClient(product, 'opening@example.com', 100);
  const cookies = cookiesOf(product, cookie);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const rows = [];
    for (const visit of VISITS) {
      const seen = await visitOften(browser, product, cookies, visit);
      rows.push(
        {
          what: `${visit.name}: largest paint (${seen.painted})`,
          value: seen.paint,
          limit: visit.paintLimit,
          unit: 'ms',
        },
        { what: `${visit.name}: first paint`, value: seen.first, unit: 'ms' },
        { what: `${visit.name}: can be used`, value: seen.usable, unit: 'ms' },
        { what: `${visit.name}: blocked`, value: seen.blocking, limit: BLOCKING_LIMIT_MS, unit: 'ms' },
        { what: `${visit.name}: layout shift`, value: seen.shift, limit: SHIFT_LIMIT, unit: '', digits: 3 },
        { what: `${visit.name}: transferred`, value: seen.bytes / 1024, unit: 'KiB' },
      );
    }
    return rows;
  } finally {
    await browser.close();
  }
}
