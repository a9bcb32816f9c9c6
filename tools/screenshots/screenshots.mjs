/** npm run screenshots: every screen and its states, in both themes, on a desktop and on a phone, into .cache/screenshots. */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { startProduct } from '../product/running-product.mjs';
import { findBrowser } from '../test/browser.mjs';
import { ROOT } from '../workspace/root.mjs';
import { fillLibraries, signInPeople } from './people.mjs';
import { SCENES } from './scenes.mjs';
import { makeTimelineProjects } from './timeline-projects.mjs';

const FOLDER = path.join(ROOT, '.cache/screenshots');
const SIZES = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } };
const THEMES = ['dark', 'light'];
/** Only the scenes whose name contains one of the words of the command line; all without. */
const wanted = process.argv.slice(2);
const scenes = SCENES.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));

if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const product = await startProduct();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'] });
try {
  const people = await signInPeople(product);
  if (scenes.some(({ person }) => person === 'premium' || person === 'free')) await fillLibraries(people);
  const projects = scenes.some(({ person }) => person === 'editor') ? await makeTimelineProjects(product, people.editor.client) : null;
  for (const theme of THEMES)
    for (const width of Object.keys(SIZES)) {
      for (const scene of scenes) await shoot(scene, { theme, width, people, projects });
      await drawSheet(`${theme}-${width}`);
    }
} finally {
  await browser.close();
  await product.stop();
}

async function shoot(scene, { theme, width, people, projects }) {
  const context = await browser.newContext({ baseURL: product.url, colorScheme: theme, viewport: SIZES[width], reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  try {
    if (scene.person !== undefined) await context.addCookies(people[scene.person].cookies);
    await scene.prepare?.(page);
    const address = typeof scene.path === 'string' ? scene.path : scene.path(projects);
    await page.goto(address, { waitUntil: scene.wait ?? 'networkidle' });
    // On a busy machine the network may be silent before the page has asked for all it shows; several of its parts may be loading.
    if (scene.wait === undefined) await page.getByText('Loading...').first().waitFor({ state: 'detached' });
    await scene.act?.(page, { phone: width === '390' });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(250);
  } catch (error) {
    console.error(`${scene.name} ${theme} ${width}: ${error.message.split('\n')[0]}`);
    process.exitCode = 1;
  }
  await page.screenshot({ path: path.join(FOLDER, `${scene.name}-${theme}-${width}.png`) });
  await context.close();
}

/** All pictures of one theme and width side by side. */
async function drawSheet(ending) {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith(`-${ending}.png`) && !name.startsWith('sheet-'));
  const figures = names.map((name) => {
    const picture = readFileSync(path.join(FOLDER, name)).toString('base64');
    return `<figure><img src="data:image/png;base64,${picture}"><figcaption>${name}</figcaption></figure>`;
  });
  const columns = ending.endsWith('1440') ? 3 : 7;
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await page.setContent(`<style>body { margin: 8px; background: #777; font: 12px sans-serif } main { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 8px } figure { margin: 0 } img { width: 100%; display: block }</style><main>${figures.join('')}</main>`);
  await page.screenshot({ path: path.join(FOLDER, `sheet-${ending}.png`), fullPage: true });
  await page.close();
}
