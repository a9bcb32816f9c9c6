/** How soon a timeline of 300 clips sounds, what mixing it takes of a core, and what its page holds while one works. */
import { randomUUID } from 'node:crypto';
import { chromium } from 'playwright-core';
import { signedInClient } from '../product/client.mjs';
import { cookiesOf } from '../product/cookies.mjs';
import { findBrowser } from '../test/browser.mjs';
import { residentBytes, threadSeconds } from './browser-process.mjs';
import { median } from './statistics.mjs';

const MIB = 1024 * 1024;
const MINUTE_MS = 60_000;
const CLIPS = 300;
const TRACKS = 12;
const CLIP_SECONDS = 8;
const HOUR_SECONDS = 3_600;
/** As long as a timeline without a video is: ten clips sound at each moment. */
const SHORT_SECONDS = 240;
const STARTS = 12;
const MIXED_MS = 20_000;
/** Of the page before it is measured: what it loads ahead is there. */
const REST_MS = 6_000;
const PATIENCE_MS = 120_000;
const CREDITS = 100;
/** As Chromium calls the thread of an audio worklet, with and without priority, in Linux's fifteen letters. */
const MIXING_THREADS = /AudioW/;

/** A track that uses all that a track has. */
const FULL_STRIP = {
  lowCutHz: 60,
  highCutHz: 16_000,
  eq: [
    { hz: 120, gainDb: 3, q: 0.7 },
    { hz: 500, gainDb: -2, q: 1 },
    { hz: 2_500, gainDb: 2, q: 1 },
    { hz: 8_000, gainDb: -1, q: 0.7 },
  ],
  compressor: { thresholdDb: -24, ratio: 3, attack: 0.01, release: 0.15, makeupDb: 2 },
  sends: [-12, -18],
};

/**
 * Rows for the table, measured on a running product.
 * @param {number} minutes how long one works on a timeline of an hour while the memory of its page is read
 */
export async function timelineSpeed(product, minutes) {
  const { dense, hour, cookies } = await prepareProjects(product);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    // A wheel that a busy page answers late takes Chromium back a page, as a swipe does.
    args: [
      '--no-sandbox',
      '--autoplay-policy=no-user-gesture-required',
      '--disable-features=OverscrollHistoryNavigation',
      '--overscroll-history-navigation=0',
    ],
  });
  try {
    const playing = await openTimeline(browser, product, { project: dense, cookies });
    const starts = [];
    for (let start = 0; start < STARTS; start += 1) starts.push(await soundAfterPlay(playing));
    const share = await mixingShare(browser, playing);
    await playing.context().close();
    const working = await openTimeline(browser, product, { project: hour, cookies, seconds: HOUR_SECONDS });
    const memory = await memoryWhileWorking(browser, working, minutes);
    const tenth = Math.ceil(memory.length / 10);
    return [
      { what: `play to its sound, ${CLIPS} clips, median of ${STARTS}`, value: median(starts), limit: 80, unit: 'ms' },
      { what: 'play to its sound, slowest', value: Math.max(...starts), unit: 'ms' },
      {
        what: `mixing ${CLIPS} clips on ${TRACKS} full tracks, of a core`,
        value: 100 * share,
        limit: 33.3,
        unit: '%',
        digits: 1,
      },
      {
        what: `page of a timeline of an hour, worked on for ${minutes} min, most memory`,
        value: Math.max(...memory) / MIB,
        limit: 600,
        unit: 'MiB',
      },
      { what: '… in its last tenth, median', value: median(memory.slice(-tenth)) / MIB, unit: 'MiB' },
      { what: '… in its first tenth, median', value: median(memory.slice(0, tenth)) / MIB, unit: 'MiB' },
    ];
  } finally {
    await browser.close();
  }
}

/** Two projects with as many clips: one that is dense, one of an hour. */
async function prepareProjects(product) {
  const client = await signedInClient(product, 'timeline-bench@example.com', CREDITS);
  const ask = async (method, address, body) => {
    const answer = await client[method](address, body, { 'idempotency-key': randomUUID() });
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const project = async (name, spacing) => {
    const { id } = await ask('post', '/api/projects', { name, type: 'timeline' });
    const take = { description: 'rain', duration: CLIP_SECONDS, projectId: id };
    const { audioUrl, audioUrl48k } = await ask('post', '/api/sound-effects/generate', take);
    const kept = { projectId: id, title: 'rain', prompt: 'rain', duration: CLIP_SECONDS, intensity: 'moderate' };
    const effect = await ask('post', '/api/sound-effects', { ...kept, audioUrl, audioUrl48k });
    const { revision } = await ask('get', `/api/projects/${id}/timeline-state`);
    const clip = (n) => ({
      soundEffectId: effect.id,
      startTime: n * spacing,
      trackIndex: n % TRACKS,
      duration: CLIP_SECONDS,
    });
    await ask('patch', `/api/projects/${id}/timeline`, {
      revision,
      editId: randomUUID(),
      changes: Array.from({ length: CLIPS }, (_, n) => ({ op: 'put', key: randomUUID(), item: clip(n) })),
      settings: {
        tracks: Array.from({ length: TRACKS }, () => ({ gainDb: -6, muted: false, solo: false, strip: FULL_STRIP })),
        ducking: { enabled: true, amountDb: 9, attack: 0.12, release: 0.4 },
      },
    });
    return id;
  };
  const dense = await project('Dense', (SHORT_SECONDS - CLIP_SECONDS) / CLIPS);
  const hour = await project('Hour', HOUR_SECONDS / CLIPS);
  return { dense, hour, cookies: cookiesOf(product, client.cookie) };
}

/** @param {{ seconds?: number }} settings `seconds`: a timeline so long, without the video that it would take */
async function openTimeline(browser, product, { project, cookies, seconds }) {
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addCookies(cookies);
  await context.addInitScript(watchSound);
  const page = await context.newPage();
  if (seconds !== undefined)
    await page.route(`**/api/projects/${project}`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), videoDuration: seconds } });
    });
  await page.goto(`/?project=${project}`);
  await page.locator('[data-clip]').first().waitFor();
  await page.waitForTimeout(REST_MS);
  return page;
}

/** Run in the page: when a key was pressed, and when what goes to the loudspeakers was first not silent. */
function watchSound() {
  const seen = { pressed: 0, heard: 0 };
  window['timelineSeen'] = seen;
  const { connect } = AudioNode.prototype;
  AudioNode.prototype.connect = function (target, ...rest) {
    if (target === this.context.destination) {
      const meter = new AnalyserNode(this.context, { fftSize: 256 });
      connect.call(this, meter);
      const samples = new Float32Array(meter.fftSize);
      setInterval(() => {
        if (seen.pressed === 0 || seen.heard > 0) return;
        meter.getFloatTimeDomainData(samples);
        if (samples.some((sample) => sample !== 0)) seen.heard = performance.now();
      }, 1);
    }
    return connect.call(this, target, ...rest);
  };
  addEventListener(
    'keydown',
    ({ code, timeStamp }) => {
      if (code === 'Space') Object.assign(seen, { pressed: timeStamp, heard: 0 });
    },
    true,
  );
}

/** Milliseconds from the key to the first sample that is not silent; it is stopped and back at the start then. */
async function soundAfterPlay(page) {
  await page.keyboard.press('Space');
  const heard = await page.waitForFunction(() => {
    const { heard: at, pressed } = window['timelineSeen'];
    return at > 0 && at - pressed;
  });
  const took = await heard.jsonValue();
  await page.waitForTimeout(500);
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Skip to start' }).click();
  await page.locator('body').click({ position: { x: 2, y: 2 } });
  await page.evaluate(() => void (window['timelineSeen'].pressed = 0));
  await page.waitForTimeout(500);
  return took;
}

/** Processor time of the thread that mixes, by the time that it mixes for. */
async function mixingShare(browser, page) {
  await page.keyboard.press('Space');
  await page.waitForTimeout(2_000);
  const before = await threadSeconds(browser, MIXING_THREADS);
  const begun = performance.now();
  await page.waitForTimeout(MIXED_MS);
  const used = (await threadSeconds(browser, MIXING_THREADS)) - before;
  const share = used / ((performance.now() - begun) / 1_000);
  await page.keyboard.press('Space');
  return share;
}

/** Resident bytes of the page's process, once after each turn of work. */
async function memoryWhileWorking(browser, page, minutes) {
  const readings = [];
  const ruler = page.getByRole('region', { name: 'Timeline' });
  const { x, y, width, height } = await ruler.boundingBox();
  const until = performance.now() + minutes * MINUTE_MS;
  for (let turn = 0; performance.now() < until; turn += 1) {
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.wheel(turn % 8 < 4 ? 900 : -900, 0);
    if (turn % 5 === 0) await page.getByRole('button', { name: turn % 10 === 0 ? 'Zoom in' : 'Zoom out' }).click();
    // one that scrolls away meanwhile is left
    if (turn % 3 === 0)
      await page
        .locator('[data-clip] [data-part="body"]')
        .first()
        .click({ timeout: 2_000 })
        .catch(() => undefined);
    if (turn % 7 === 0) await page.keyboard.press('ArrowRight');
    await page.locator('body').click({ position: { x: 2, y: 2 } });
    await page.keyboard.press('Space');
    await page.waitForTimeout(4_000);
    await page.keyboard.press('Space');
    readings.push(await residentBytes(browser));
  }
  return readings;
}
