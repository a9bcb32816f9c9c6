/**
 * npm run gallery: one picture for each family of sounds in docs/gallery, spectrograms with the descriptions that made
 * them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { PNG } from 'pngjs';
import { findBrowser } from '../test/browser.mjs';
import { ROOT } from '../workspace/root.mjs';
import { engineFromSource } from './engine-from-source.mjs';
import { soloScene } from './solo-scene.mjs';
import { spectrogram } from './spectrogram.mjs';

const FOLDER = path.join(ROOT, 'docs/gallery');
const SECONDS = 5;
/** Sources shown of a family, spread over all that it has. */
const SHOWN = 12;
const PICTURE = { width: 300, height: 150 };
const COLUMNS = 4;
const WIDTH = COLUMNS * (PICTURE.width + 16);
const STYLE = `
  body { margin: 0; padding: 24px; background: #0d0b14; color: #e8e6f0; font: 14px system-ui, sans-serif }
  body { width: ${WIDTH}px }
  h1 { font-size: 20px; font-weight: 600; margin: 0 0 16px }
  main { display: grid; grid-template-columns: repeat(${COLUMNS}, ${PICTURE.width}px); gap: 16px }
  figure { margin: 0 } img { display: block; border-radius: 6px } figcaption { margin-top: 6px }`;

const { engine, codec } = await engineFromSource();
mkdirSync(FOLDER, { recursive: true });
const families = [...new Set(engine.CATALOGUE.map((source) => source.family))];
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  for (const family of families) await drawFamily(page, family);
} finally {
  await browser.close();
}
const pictures = families.map((family) => `## ${title(family)}\n\n![Spectrograms: ${family}](${family}.png)`);
const about = `Engine ${engine.ENGINE_VERSION}, ${SECONDS} seconds each, 40 Hz to 20 kHz upwards, made by \`npm run gallery\`.`;
writeFileSync(
  path.join(FOLDER, 'README.md'),
  `# What the engine makes of words\n\n${about}\n\n${pictures.join('\n\n')}\n`,
);

async function drawFamily(page, family) {
  const all = engine.CATALOGUE.filter((source) => source.family === family && Object.hasOwn(engine.MODELS, source.id));
  const step = Math.max(1, all.length / SHOWN);
  const shown = Array.from({ length: Math.min(SHOWN, all.length) }, (_, i) => all[Math.floor(i * step)]);
  await page.setContent(`<style>${STYLE}</style><h1>${title(family)}</h1><main>${shown.map(figure).join('')}</main>`);
  await page.setViewportSize({ width: WIDTH + 48, height: 400 });
  await page.screenshot({ path: path.join(FOLDER, `${family}.png`), fullPage: true });
  console.log(`${family}: ${shown.length} of ${all.length}`);
}

function figure({ id, label }) {
  const { prompt, scene } = soloScene(engine, id, { seconds: SECONDS, seed: 3 });
  const picture = PNG.sync.write(spectrogram(engine.render(scene).mix, codec, PICTURE)).toString('base64');
  return `<figure><img src="data:image/png;base64,${picture}"><figcaption>${prompt || label}</figcaption></figure>`;
}

function title(family) {
  return family[0].toUpperCase() + family.slice(1);
}
