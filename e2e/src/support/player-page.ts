import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Stereo } from '@whoosh/timeline-mix';

const ROOT = path.join(__dirname, '../../..');
const HTML = '<!doctype html><title>player</title><video></video><script src="/player.js"></script>';
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.wav': 'audio/wav', '.mp4': 'video/mp4' };

/** The timeline's player alone in a page, with the files that a test gives it; what leaves the machine is recorded. */
export class PlayerPage {
  private constructor(
    private readonly server: Server,
    private readonly folder: string,
    readonly files: Map<string, Buffer>,
  ) {}

  static async start(): Promise<PlayerPage> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'whoosh-player-'));
    const script =
      "const { bundlePlayerPage } = await import('./tools/test/player-page.mjs'); await bundlePlayerPage(process.argv[1]);";
    const built = spawnSync(process.execPath, ['--input-type=module', '-e', script, folder], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    if (built.status !== 0) throw new Error(built.stderr);
    const files = new Map<string, Buffer>();
    const server = createServer((request, response) => answer(request, response, folder, files));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new PlayerPage(server, folder, files);
  }

  async open(browser: Browser): Promise<Page> {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`);
    await page.waitForFunction(() => 'playerPage' in window);
    return page;
  }

  /** What the page has recorded since the last call. */
  async recorded(page: Page): Promise<Stereo> {
    const { left, right } = await page.evaluate(() => window.playerPage.recorded());
    return { left: samples(left), right: samples(right) };
  }

  dispose(): void {
    this.server.closeAllConnections();
    this.server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

declare global {
  interface Window {
    playerPage: {
      player: {
        play(): Promise<void>;
        pause(): void;
        seek(ms: number): void;
        setRate(rate: number): void;
        attach(video: HTMLVideoElement | null): void;
        positionMs(): number;
      };
      video: HTMLVideoElement;
      load(timeline: object, lengthSeconds: number): void;
      recorded(): { left: string; right: string };
    };
  }
}

function samples(base64: string): Float32Array {
  const bytes = Uint8Array.from(Buffer.from(base64, 'base64'));
  return new Float32Array(bytes.buffer);
}

/** Files with ranges, as the product serves them. */
function answer(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  files: ReadonlyMap<string, Buffer>,
): void {
  const name = (request.url ?? '/').slice(1);
  if (name === '') {
    response.setHeader('content-type', 'text/html').end(HTML);
    return;
  }
  const body =
    files.get(name) ?? (name.endsWith('.js') ? readFileSync(path.join(folder, path.basename(name))) : undefined);
  if (body === undefined) {
    response.writeHead(404).end();
    return;
  }
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  const from = Number(range?.[1] ?? 0);
  const to = Math.min(body.length, range?.[2] ? Number(range[2]) + 1 : body.length);
  response
    .setHeader('content-type', TYPES[path.extname(name)] ?? 'application/octet-stream')
    .setHeader('accept-ranges', 'bytes');
  if (range !== null) response.writeHead(206, { 'content-range': `bytes ${from}-${to - 1}/${body.length}` });
  response.end(body.subarray(from, to));
}
