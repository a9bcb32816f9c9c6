/**
 * npm run screenshots [-- words] [--widths 360,2560]: every screen and its states, in both themes, on a desktop and on
 * a phone, into .cache/screenshots.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { startProduct } from '../product/running-product.mjs';
import { findBrowser } from '../test/browser.mjs';
import { ROOT } from '../workspace/root.mjs';
import { fillLibraries, signInPeople } from './people.mjs';
import { SCENES } from './scenes.mjs';
import { makeTimelineProjects } from './timeline-projects.mjs';

const FOLDER = path.join(ROOT, '.cache/screenshots');
const HEIGHTS = { 1440: 900, 390: 844, 360: 740, 720: 1000, 1080: 800, 2560: 1440 };
/** Narrower than this, the page has no side navigation (design section 4). */
const PHONE_BELOW = 720;
const THEMES = ['dark', 'light'];
/** A busy machine is waited for: how long decides only when something is believed to be missing. */
const PATIENCE_MS = 45_000;
/** Only the scenes whose name contains one of the words of the command line; all without. */
const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { widths: { type: 'string', default: '1440,390' } },
});
const widths = values.widths.split(',').map(Number);
const scenes = SCENES.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));

if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'],
});
try {
  const people = await signInPeople(product);
  if (scenes.some(({ person }) => person === 'premium' || person === 'free')) await fillLibraries(people);
  const projects = scenes.some(({ person }) => person === 'editor')
    ? await makeTimelineProjects(product, people.editor.client)
    : null;
  for (const width of widths) {
    for (const scene of scenes) await shoot(scene, { width, people, projects });
    if (wanted.length === 0) for (const theme of THEMES) await drawSheet(`${theme}-${width}`);
  }
} finally {
  await browser.close();
  await product.stop();
}

/** Takes the pictures of both themes; what did not come is tried once more, and then photographed as far as it came. */
async function shoot(scene, form) {
  const failure = (await tryShoot(scene, form)) === null ? null : await tryShoot(scene, form);
  if (failure === null) return;
  console.error(`${scene.name} ${form.width}: ${failure}`);
  process.exitCode = 1;
}

/** @returns what did not come, or null */
async function tryShoot(scene, { width, people, projects }) {
  const viewport = { width, height: HEIGHTS[width] ?? 900 };
  const context = await browser.newContext({
    baseURL: product.url,
    colorScheme: THEMES[0],
    viewport,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  let failure = null;
  try {
    if (scene.person !== undefined) await context.addCookies(people[scene.person].cookies);
    await scene.prepare?.(page);
    const address = typeof scene.path === 'string' ? scene.path : scene.path(projects);
    await page.goto(address, { waitUntil: scene.wait ?? 'networkidle' });
    // On a busy machine the network may be silent before the page has asked for all it shows; several of its parts may
    // be loading.
    if (scene.wait === undefined) await page.getByText('Loading...').first().waitFor({ state: 'detached' });
    await scene.act?.(page, { phone: width < PHONE_BELOW });
    await page.evaluate(() => document.fonts.ready);
  } catch (error) {
    failure = error.message.split('\n')[0];
  }
  // An open page follows the system's theme: what was arranged once is seen in both.
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await page.waitForTimeout(250);
    await page.screenshot({ path: path.join(FOLDER, `${scene.name}-${theme}-${width}.png`) });
  }
  await context.close();
  return failure;
}

/** All pictures of one theme and width side by side. */
async function drawSheet(ending) {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith(`-${ending}.png`) && !name.startsWith('sheet-'));
  const figures = names.map((name) => {
    const picture = readFileSync(path.join(FOLDER, name)).toString('base64');
    return `<figure><img src="data:image/png;base64,${picture}"><figcaption>${name}</figcaption></figure>`;
  });
  const columns = ending.endsWith('390') || ending.endsWith('360') ? 7 : 3;
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await page.setContent(
    `<style>
      body { margin: 8px; background: #777; font: 12px sans-serif }
      main { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 8px }
      figure { margin: 0 }
      img { width: 100%; display: block }
    </style><main>${figures.join('')}</main>`,
  );
  await page.screenshot({ path: path.join(FOLDER, `sheet-${ending}.png`), fullPage: true });
  await page.close();
}
