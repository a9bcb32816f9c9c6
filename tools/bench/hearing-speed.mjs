/** From the press of Generate to the sound in the browser, and from a visitor's prompt to its first sound. */
import { chromium } from 'playwright-core';
import { signedInClient } from '../product/client.mjs';
import { cookiesOf } from '../product/cookies.mjs';
import { findBrowser } from '../test/browser.mjs';
import { median } from './statistics.mjs';

const SECONDS = 5;
/** A fast typist. */
const KEY_MS = 90;
/** Of the page before its first key, and of what was typed before it is made. */
const REST_MS = 3_000;
/** How long is waited decides only when something is believed to be missing. */
const PATIENCE_MS = 120_000;
const PROMPTS = [
  'heavy rain on a tin roof',
  'three knocks on a wooden door',
  'a glass breaks on a tiled floor',
  'footsteps on wet gravel',
  'wind howls around a house',
  'a small dog barks',
  'waves roll onto a pebble beach',
  'a church bell strikes far away',
  'a match strikes',
  'a car passes by',
  'an owl hoots at night',
  'a door creaks open slowly',
];

/** Rows for the table, measured on a running product. */
export async function hearingSpeed(product) {
  const { cookie } = await signedInClient(product, 'hearing-bench@example.com', SECONDS * PROMPTS.length);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'],
  });
  try {
    const page = await openPage(browser, product, '/sfx-creator', cookiesOf(product, cookie));
    const [sounds, tasks] = [[], []];
    for (const prompt of PROMPTS) {
      tasks.push(await longestTaskWhileTyping(page, prompt));
      sounds.push(await soundAfterGenerate(page));
    }
    const tried = await soundAfterPrompt(await openPage(browser, product, '/try'), PROMPTS[0]);
    return [
      { what: `Generate to the sound heard, ${SECONDS} s, one take`, value: median(sounds), limit: 500, unit: 'ms' },
      { what: 'longest task while typing, median of prompts', value: median(tasks), limit: 50, unit: 'ms' },
      { what: 'a first click on /try to its sound, warm server', value: tried, limit: 2_000, unit: 'ms' },
    ];
  } finally {
    await browser.close();
  }
}

async function openPage(browser, product, path, cookies = []) {
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addCookies(cookies);
  await context.addInitScript(watch);
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('textbox').first().waitFor();
  await page.waitForTimeout(REST_MS);
  return page;
}

/** Run in the page: when something was clicked, when sounds began, and how long tasks took. */
function watch() {
  const seen = { clicked: 0, begun: [], tasks: [] };
  window['hearingSeen'] = seen;
  addEventListener('click', () => (seen.clicked = performance.now()), true);
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    this.addEventListener('playing', () => seen.begun.push(performance.now()), { once: true });
    return play.call(this);
  };
  new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
}

/** Milliseconds; 0 where none is longer than 50. */
async function longestTaskWhileTyping(page, prompt) {
  await page.evaluate(() => void (window['hearingSeen'].tasks = []));
  await page.getByLabel('Describe your sound effect').pressSequentially(prompt, { delay: KEY_MS });
  const length = page.getByLabel('Length in seconds');
  const longest = await page.evaluate(() => Math.max(0, ...window['hearingSeen'].tasks));
  await length.fill(String(SECONDS));
  await length.press('Tab');
  await page.waitForTimeout(REST_MS);
  return longest;
}

/** Milliseconds from the click; the take is then saved, and silent. */
async function soundAfterGenerate(page) {
  const took = await soundAfter(page, () => page.getByRole('button', { name: /^Generate/ }).click());
  // what was heard is the preview: until the take is there, the one before it may be in its place
  await page.waitForFunction(() => document.querySelector('textarea')?.value === '');
  await page.getByRole('article').getByText('In library').waitFor();
  await page.keyboard.press('Escape');
  return took;
}

/** Milliseconds from the click on an idea, which loads the engine, too. */
const soundAfterPrompt = (page, prompt) =>
  soundAfter(page, () => page.getByRole('button', { name: new RegExp(`^${prompt}`, 'i') }).click());

async function soundAfter(page, act) {
  await page.evaluate(() => void (window['hearingSeen'].begun = []));
  await act();
  const took = await page.waitForFunction(() => {
    const { begun, clicked } = window['hearingSeen'];
    return begun.length > 0 && begun[0] - clicked;
  });
  return took.jsonValue();
}
