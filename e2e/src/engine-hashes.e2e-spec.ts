import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './support/browser';

const ROOT = path.join(__dirname, '../..');
const FIREFOX = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
/** A page that renders all scenes and sends their hashes back: any browser can be compared that can open an address. */
const PAGE = `<!doctype html><title>hashes</title><script src="/scene-hashes.js"></script><script>
const answer = (body) => fetch('/answer', { method: 'POST', body: JSON.stringify(body) });
whooshSceneHashes().then(answer, (error) => answer({ error: String(error) }));
</script>`;

jest.setTimeout(240_000);

describe('the engine gives the very samples that Node gives, for all 500 scenes, [long]', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'whoosh-hashes-'));
  const browsers: Browser[] = [];
  let server: Server;
  let answered: (hashes: Record<string, string>) => void;

  beforeAll(async () => {
    const script =
      "const { bundleSceneHashes } = await import('./tools/render/scene-hashes-bundle.mjs'); await bundleSceneHashes(process.argv[1]);";
    const built = spawnSync(process.execPath, ['--input-type=module', '-e', script, folder], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(built.stderr.replace(/^.*ExperimentalWarning.*$/gm, '').trim()).toBe('');
    const bundle = readFileSync(path.join(folder, 'scene-hashes.js'));
    server = createServer((request, response) => {
      if (request.method === 'POST') {
        const chunks: Buffer[] = [];
        request
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => {
            response.end();
            answered(JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>);
          });
        return;
      }
      const isScript = request.url === '/scene-hashes.js';
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html').end(isScript ? bundle : PAGE);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    // one that could not show the page is still open, and would keep the suite from ending
    await Promise.all(browsers.map((browser) => browser.close()));
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** What the page answers in the browser that `open` shows its address. */
  async function hashesIn(open: (address: string) => Promise<() => unknown>): Promise<Record<string, string>> {
    const answer = new Promise<Record<string, string>>((resolve) => (answered = resolve));
    const close = await open(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    try {
      return await answer;
    } finally {
      await close();
    }
  }

  function stored(): Record<string, string> {
    return (
      JSON.parse(readFileSync(path.join(ROOT, 'libs/sound-engine/src/testing/scene-hashes.json'), 'utf8')) as {
        hashes: Record<string, string>;
      }
    ).hashes;
  }

  it('in Chromium', async () => {
    const hashes = await hashesIn(async (address) => {
      const browser = await launchBrowser();
      browsers.push(browser);
      // it renders while it loads: nobody waits for the end of that here
      await (await browser.newPage()).goto(address, { waitUntil: 'commit' });
      return () => browser.close();
    });
    expect(Object.keys(hashes)).toHaveLength(500);
    expect(hashes).toEqual(stored());
  });

  // Firefox is another 100 MB to install: the long form compares it, and fails where it is not there.
  if (process.env['TEST_FORM'] === 'full') {
    it('in Firefox', async () => {
      expect(existsSync(FIREFOX)).toBe(true);
      const hashes = await hashesIn((address) => Promise.resolve(openFirefox(address, path.join(folder, 'firefox'))));
      expect(hashes).toEqual(stored());
    });
  }
});

function openFirefox(address: string, profile: string): () => void {
  spawnSync('mkdir', ['-p', profile]);
  const firefox: ChildProcess = spawn(FIREFOX, ['--headless', '--no-remote', '--profile', profile, address], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, HOME: profile },
  });
  return () => {
    if (firefox.pid !== undefined) process.kill(-firefox.pid, 'SIGKILL');
  };
}
