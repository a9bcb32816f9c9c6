import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { decodeWav } from '@whoosh/audio-codec';
import { interpret, render } from '@whoosh/sound-engine';
import { FIGURE_FAMILIES } from '@whoosh/sound-engine/figures';
import '@whoosh/sound-engine/reader';
import { liveGain, LiveScene } from '@whoosh/sound-engine/live';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage } from './support/browser';
import { samplesOf, servePackage, type PackageServer } from './support/package-server';

const ENGINE = path.join(__dirname, '../../libs/sound-engine');
const COMPILER = path.join(__dirname, '../../tools/workspace/compile.mjs');
const SECONDS_LIVE = process.env['TEST_FORM'] === 'full' ? 120 : 12;

const WORDS = 'a dog barks twice in light rain';
const OPTIONS = { duration: 1, seed: 7 };

jest.setTimeout(240_000);

/** Of the samples themselves. */
function hashOf(channels: readonly Float32Array[]): string {
  const hash = createHash('sha256');
  for (const channel of channels) hash.update(new Uint8Array(channel.buffer, channel.byteOffset, channel.byteLength));
  return hash.digest('hex');
}

const EXPECTED = hashOf(render(interpret(WORDS, OPTIONS)).mix.channels);
const PRINT_HASH = `
const { mix } = render(interpret(${JSON.stringify(WORDS)}, ${JSON.stringify(OPTIONS)}));
const hash = createHash('sha256');
for (const channel of mix.channels) hash.update(new Uint8Array(channel.buffer, channel.byteOffset, channel.byteLength));
console.log(hash.digest('hex'));`;

describe('the sound engine as a package', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'whoosh-package-'));
  const packing = path.join(folder, 'packing');
  const project = path.join(folder, 'project');
  const installed = path.join(project, 'node_modules/@whoosh/sound-engine');
  let archive: string;

  function run(
    program: string,
    args: readonly string[],
    { cwd = project, input = '' } = {},
  ): { status: number | null; stdout: string; stderr: string } {
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd,
      input,
      encoding: 'utf8',
      env: {
        ...process.env,
        npm_config_loglevel: 'error',
        PATH: `${path.join(project, 'node_modules/.bin')}:${process.env['PATH']}`,
      },
    });
    return { status, stdout, stderr };
  }

  beforeAll(() => {
    // The manifest is exchanged while npm packs: in a copy, since other tests read that of the workspace.
    mkdirSync(packing);
    for (const file of ['package.json', 'README.md']) copyFileSync(path.join(ENGINE, file), path.join(packing, file));
    symlinkSync(path.join(ENGINE, 'package'), path.join(packing, 'package'));
    const packed = run('npm', ['pack'], { cwd: packing });
    archive = path.join(packing, readdirSync(packing).find((file) => file.endsWith('.tgz')) ?? packed.stderr);
    mkdirSync(project);
    writeFileSync(path.join(project, 'package.json'), '{ "name": "empty", "private": true }');
    expect(run('npm', ['install', '--offline', archive])).toMatchObject({ status: 0 });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is one archive under 800 KB that needs no other package and leaves the workspace as it was', () => {
    // A page loads a family's figures when it plays one of its sources.
    const figures = ['esm', 'cjs'].flatMap((format) =>
      FIGURE_FAMILIES.map(
        (family) => gzipSync(readFileSync(path.join(installed, 'npm', format, `${family}.js`))).length,
      ),
    );
    expect(Math.max(...figures)).toBeLessThan(20_000);
    const languages = readdirSync(path.join(installed, 'npm/esm'))
      .filter((file) => file.startsWith('further-'))
      .map((file) => gzipSync(readFileSync(path.join(installed, 'npm/esm', file))).length);
    expect(languages.length).toBeGreaterThanOrEqual(6);
    // What words tell of: a page loads it before its first reading.
    const networks = ['esm', 'cjs'].flatMap((format) =>
      readdirSync(path.join(installed, 'npm', format))
        .filter((file) => file.startsWith('reader-network'))
        .map((file) => gzipSync(readFileSync(path.join(installed, 'npm', format, file))).length),
    );
    expect(networks.length).toBeGreaterThan(0);
    expect(Math.max(...networks)).toBeLessThan(1_500_000);
    const apart = [...figures, ...languages, ...networks].reduce((sum, size) => sum + size, 0);
    expect(statSync(archive).size - apart).toBeLessThan(800_000);
    const manifest = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as Record<string, unknown>;
    for (const field of [
      'dependencies',
      'peerDependencies',
      'optionalDependencies',
      'devDependencies',
      'scripts',
      'private',
    ])
      expect(manifest).not.toHaveProperty(field);
    expect(readdirSync(path.join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      '@whoosh',
    ]);
    const scripts = readdirSync(path.join(installed, 'npm'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(js|d\.ts)$/.test(file),
    );
    const naming = scripts.filter((file) =>
      /(from|require\(|import\()\s*["'`]@whoosh|\/work\/|wasm/.test(
        readFileSync(path.join(installed, 'npm', file), 'utf8'),
      ),
    );
    expect(naming).toEqual([]);
    expect(readFileSync(path.join(packing, 'package.json'), 'utf8')).toBe(
      readFileSync(path.join(ENGINE, 'package.json'), 'utf8'),
    );
    expect(readdirSync(packing).sort()).toEqual(['README.md', 'package', 'package.json', path.basename(archive)]);
  });

  it('renders in Node, imported and required, the very samples of the workspace', () => {
    const imported = `import { createHash } from 'node:crypto';
      import { interpret, render } from '@whoosh/sound-engine';${PRINT_HASH}`;
    const required = `const { createHash } = require('node:crypto');
      const { interpret, render } = require('@whoosh/sound-engine');${PRINT_HASH}`;
    expect(run('node', ['--input-type=module', '-e', imported])).toEqual({
      status: 0,
      stdout: `${EXPECTED}\n`,
      stderr: '',
    });
    expect(run('node', ['--input-type=commonjs', '-e', required])).toEqual({
      status: 0,
      stdout: `${EXPECTED}\n`,
      stderr: '',
    });
  });

  it('has types for who imports and for who requires [long]', () => {
    const use = (imports: string): string => `${imports}
const scene: Scene = interpret('rain', { duration: 2 });
const channels: readonly Float32Array[] = render(scene).mix.channels;
new LiveScene(scene).set({ speed: 2 });
// @ts-expect-error a scene is no text
render('rain');
export const bytes: Uint8Array = encodeWav({ sampleRate: 48_000, channels: [...channels] });
`;
    const names = '{ encodeWav, interpret, LiveScene, render, type Scene }';
    writeFileSync(
      path.join(project, 'use.mts'),
      use(
        [
          `import ${names} from '@whoosh/sound-engine';`,
          "import { SoundEngine } from '@whoosh/sound-engine/browser';",
          "import type { WhooshSound } from '@whoosh/sound-engine/element';",
          'export const open = (sound: WhooshSound): SoundEngine => (sound.stop(), new SoundEngine());',
        ].join('\n'),
      ),
    );
    writeFileSync(
      path.join(project, 'use.cts'),
      use(
        [
          `import ${names} from '@whoosh/sound-engine';`,
          "import { render as again } from '@whoosh/sound-engine/render';",
          'export const same: typeof render = again;',
        ].join('\n'),
      ),
    );
    const compilerOptions = {
      strict: true,
      module: 'nodenext',
      target: 'es2022',
      lib: ['ES2022', 'DOM'],
      types: [],
      noEmit: true,
    };
    writeFileSync(
      path.join(project, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['use.mts', 'use.cts'] }),
    );
    expect(run('node', [COMPILER, '-p', project])).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  const examples = () =>
    [...readFileSync(path.join(installed, 'README.md'), 'utf8').matchAll(/```(.+)\n([\s\S]*?)```/g)].map(
      ([, language = '', code = '']) => ({ language, code }),
    );
  const exampleIn = (wanted: string): string => examples().find(({ language }) => language === wanted)?.code ?? '';

  it('runs every example of its README [long]', () => {
    expect(examples().map(({ language }) => language)).toEqual(['js', 'html', 'js browser', 'sh']);
    for (const { language, code } of examples().filter((example) => ['js', 'sh'].includes(example.language))) {
      const ran =
        language === 'js'
          ? run('node', ['--input-type=module', '-e', code])
          : run('bash', ['-euo', 'pipefail', '-c', code]);
      expect(ran).toMatchObject({ status: 0 });
    }
    for (const file of ['rain.wav', 'beep.wav', 'sounds/knock.wav', 'sounds/bell.wav'])
      expect(decodeWav(readFileSync(path.join(project, file))).sampleRate).toBe(48_000);
    expect(run('bash', ['-n', 'whoosh.bash'])).toMatchObject({ status: 0, stderr: '' });
  });

  it('has a command line that tells success, failure and wrong use apart [long]', () => {
    const explained = run('whoosh', ['explain', '-', '--json', '--duration', '1', '--seed', '7'], { input: WORDS });
    expect(JSON.parse(explained.stdout)).toEqual(
      interpret(WORDS, { duration: 1, seed: 7, intensity: 'moderate', loop: false }),
    );
    const again = run('whoosh', ['render', '--scene', '-', '--out', 'again.wav', '--json'], {
      input: explained.stdout,
    });
    expect(again).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(again.stdout)).toMatchObject({ file: 'again.wav', seconds: 1, seed: 7 });
    expect(run('whoosh', ['render', 'rain', '--duration', '99'])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('0.5 to 22') as string,
    });
    writeFileSync(path.join(project, 'a-file'), '');
    expect(run('whoosh', ['render', 'rain', '--duration', '0.5', '--out', 'a-file/rain.wav'])).toMatchObject({
      status: 1,
      stdout: '',
    });
  });

  describe('in Chromium, in a page whose policy allows nothing but scripts of its own', () => {
    let browser: Browser;
    let server: PackageServer;
    let page: Awaited<ReturnType<typeof openPage>>;

    beforeAll(async () => {
      server = await servePackage(path.join(installed, 'npm/esm'), {
        html: exampleIn('html'),
        js: exampleIn('js browser'),
      });
      browser = await launchBrowser();
      page = await openPage(await browser.newContext());
      await page.goto(server.address);
      await page.waitForFunction(() => 'sounds' in window);
    });
    afterAll(async () => {
      await browser?.close();
      await server?.close();
    });
    afterEach(() => expect(page.problems).toEqual([]));

    it('renders in a worker the very samples that Node renders', async () => {
      const samples = await page.evaluate(
        async ([words, options]) => {
          const engine = new window.sounds.SoundEngine();
          const { channels } = await engine.render(await engine.interpret(words, options));
          engine.close();
          return channels.map((channel) => window.asText(channel));
        },
        [WORDS, OPTIONS] as const,
      );
      expect(hashOf(samples.map(samplesOf))).toBe(EXPECTED);
    });

    it('plays an engine in an audio worklet whose speed is turned while it sounds [long]', async () => {
      const scene = interpret('a car engine idling', { duration: 2 });
      const gain = liveGain(scene);
      const channels = await server.playOffline(page, { scene, gain, seconds: 4, speedAt: { seconds: 1.5, value: 3 } });
      // Up to the turn it is what the same class gives in Node, to the bit; after it, an engine that turns faster.
      const frames = 48_000;
      const own = [new Float32Array(frames), new Float32Array(frames)] as const;
      new LiveScene(scene, gain).process(own[0], own[1]);
      expect(hashOf(channels.map((channel) => channel.slice(0, frames)))).toBe(hashOf(own));
      expect(crossings(channels[0], 3, 4)).toBeGreaterThan(1.2 * crossings(channels[0], 0.5, 1.5));
    });

    it('plays a texture without end that does not repeat [long]', async () => {
      const scene = interpret('steady rain', { duration: 2 });
      const [left] = await server.playOffline(page, { scene, gain: liveGain(scene), seconds: SECONDS_LIVE });
      const piece = left.subarray(0, 48_000);
      let largest = 0;
      // Every round of the scene against its beginning: a loop would be the same sound again.
      for (let at = 2 * 48_000; at + piece.length <= left.length; at += 2 * 48_000)
        for (let shift = -64; shift <= 64; shift += 4)
          largest = Math.max(largest, Math.abs(likeness(piece, left.subarray(at + shift, at + shift + piece.length))));
      expect(largest).toBeLessThan(0.1);
      expect(likeness(piece, piece)).toBeCloseTo(1);
    });

    it('has an element that plays by keyboard, says what it does, and turns while it loops', async () => {
      const button = page.getByRole('button', { name: 'Play: a short beep' });
      await button.focus();
      const heard = page.evaluate(
        () =>
          new Promise((resolve) => document.addEventListener('whoosh-play', () => resolve('playing'), { once: true })),
      );
      await page.keyboard.press('Enter');
      expect(await heard).toBe('playing');
      await page.getByRole('button', { name: 'Stop: a short beep' }).waitFor();
      await button.waitFor();

      const engine = page.locator('whoosh-sound[loop]');
      const started = page.evaluate(
        () =>
          new Promise((resolve) => document.addEventListener('whoosh-play', () => resolve('playing'), { once: true })),
      );
      await engine.getByRole('button').press('Space');
      expect(await started).toBe('playing');
      await engine.evaluate((element) => element.setAttribute('speed', '3'));
      expect(await engine.evaluate((element) => (element as unknown as { isPlaying: boolean }).isPlaying)).toBe(true);
      await engine.getByRole('button').press('Space');
      expect(await engine.evaluate((element) => (element as unknown as { isPlaying: boolean }).isPlaying)).toBe(false);
    });

    it('runs the examples of its README for pages: elements that play, and a node whose speed is turned [long]', async () => {
      const other = await openPage(page.context());
      await other.goto(server.examples);
      for (const name of ['a door creaks and slams', 'a car engine idling']) {
        const heard = other.evaluate(
          () =>
            new Promise((resolve) =>
              document.addEventListener('whoosh-play', () => resolve('playing'), { once: true }),
            ),
        );
        await other.getByRole('button', { name: `Play: ${name}` }).click();
        expect(await heard).toBe('playing');
      }
      await other.waitForFunction(() => 'example' in window);
      await other.waitForFunction(
        () => window.example.context.currentTime > 0 && (window.example.node.parameters.get('speed')?.value ?? 0) > 2.9,
      );
      expect(other.problems).toEqual([]);
      await other.close();
    });

    it('has an element that says what it lacks [long]', async () => {
      const empty = page.locator('whoosh-sound#empty');
      await empty.getByRole('button', { name: 'Play' }).click();
      await empty.getByRole('status').filter({ hasText: 'needs a prompt or a scene' }).waitFor();
    });
  });
});

/** Crossings of zero in [from, to) s: a measure of pitch and brightness that needs no transform. */
function crossings(x: Float32Array, from: number, to: number): number {
  let count = 0;
  for (let i = Math.round(from * 48_000) + 1; i < to * 48_000; i++)
    if ((x[i - 1] ?? 0) < 0 !== (x[i] ?? 0) < 0) count++;
  return count / (to - from);
}

/** Normalised correlation, -1..1. */
function likeness(a: Float32Array, b: Float32Array): number {
  let [same, own, other] = [0, 0, 0];
  a.forEach((value, i) => {
    const against = b[i] ?? 0;
    same += value * against;
    own += value * value;
    other += against * against;
  });
  return same / Math.sqrt(own * other);
}
