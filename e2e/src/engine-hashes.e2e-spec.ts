import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './support/browser';

const ROOT = path.join(__dirname, '../..');

declare global {
  function whooshSceneHashes(): Record<string, string>;
}

describe('the engine in Chromium', () => {
  let browser: Browser;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'whoosh-hashes-'));
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('gives the very samples that Node gives, for all 50 scenes', async () => {
    const script = "const { bundleSceneHashes } = await import('./tools/render/scene-hashes-bundle.mjs'); await bundleSceneHashes(process.argv[1]);";
    const built = spawnSync(process.execPath, ['--input-type=module', '-e', script, folder], { cwd: ROOT, encoding: 'utf8' });
    expect(built.stderr.replace(/^.*ExperimentalWarning.*$/gm, '').trim()).toBe('');
    const page = await browser.newPage();
    await page.addScriptTag({ path: path.join(folder, 'scene-hashes.js') });
    const inBrowser = await page.evaluate(() => whooshSceneHashes());
    const { hashes } = JSON.parse(readFileSync(path.join(ROOT, 'libs/sound-engine/src/testing/scene-hashes.json'), 'utf8')) as { hashes: Record<string, string> };
    expect(Object.keys(inBrowser)).toHaveLength(50);
    expect(inBrowser).toEqual(hashes);
  });
});
