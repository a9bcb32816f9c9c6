import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Scene } from '@whoosh/sound-scene';
import type { Page } from 'playwright-core';

/** Nothing but scripts of its own, and what they ask of their server. */
const POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const PAGE = `<!doctype html><html lang="en"><title>A page</title><main><h1>Sounds</h1>
<script type="module" src="/sound-engine/element.js"></script><script type="module" src="/doors.js"></script>
<whoosh-sound prompt="a short beep" duration="0.5">A beep</whoosh-sound>
<whoosh-sound prompt="a car engine idling" loop label="An engine">An engine</whoosh-sound>
<whoosh-sound id="empty">Nothing</whoosh-sound></main></html>`;

/**
 * The package's door for pages where the tests find it (what they send to the page cannot import), and samples as text:
 * numbers are copied out of a page one by one.
 */
const DOORS = `import * as sounds from '/sound-engine/browser.js';
window.sounds = sounds;
window.asText = ({ buffer, byteOffset, byteLength }) => {
  const bytes = new Uint8Array(buffer, byteOffset, byteLength);
  let text = '';
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(text);
};
`;

/** Examples of the package for pages, as its README has them. */
export interface PageExamples {
  html: string;
  js: string;
}

/** What the tests use of that door. */
export interface PageSounds {
  SoundEngine: new () => {
    interpret(text: string, options: object): Promise<Scene>;
    render(scene: Scene): Promise<{ channels: Float32Array[] }>;
    close(): void;
  };
  createSceneNode(context: BaseAudioContext, scene: Scene, options: { gain: number }): Promise<AudioWorkletNode>;
}

declare global {
  interface Window {
    sounds: PageSounds;
    /** For `samplesOf`. */
    asText(samples: Float32Array): string;
    /** What the example for scripts has made. */
    example: { context: AudioContext; node: AudioWorkletNode };
  }
}

export interface LivePlay {
  scene: Scene;
  /** Linear. */
  gain: number;
  seconds: number;
  /** When the parameter `speed` is turned, and to what. */
  speedAt?: { seconds: number; value: number };
}

export interface PackageServer {
  address: string;
  /** A page of the README's examples. */
  examples: string;
  /** What an audio worklet plays, rendered without waiting for a loudspeaker. */
  playOffline(page: Page, play: LivePlay): Promise<[Float32Array, Float32Array]>;
  close(): Promise<void>;
}

/** Pages that play sounds under a strict content security policy; `folder` is the package's `npm/esm`. */
export async function servePackage(folder: string, { html, js }: PageExamples): Promise<PackageServer> {
  const examples = `<!doctype html>
    <html lang="en">
      <title>Examples</title>
      <main><h1>Examples</h1>${html}</main>
      <script type="module" src="/example.js"></script>
    </html>`;
  const server = createServer((request, response) => {
    const script = /^\/sound-engine\/([\w-]+\.js)$/.exec(request.url ?? '')?.[1];
    response.setHeader('content-security-policy', POLICY);
    if (script) response.setHeader('content-type', 'text/javascript').end(readFileSync(path.join(folder, script)));
    else if (request.url === '/doors.js') response.setHeader('content-type', 'text/javascript').end(DOORS);
    else if (request.url === '/example.js')
      response.setHeader('content-type', 'text/javascript').end(`${js}\nwindow.example = { context, node };\n`);
    else if (request.url === '/examples') response.setHeader('content-type', 'text/html').end(examples);
    else if (request.url === '/') response.setHeader('content-type', 'text/html').end(PAGE);
    else response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    address,
    examples: `${address}examples`,
    playOffline,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function playOffline(page: Page, play: LivePlay): Promise<[Float32Array, Float32Array]> {
  const channels = await page.evaluate(async ({ scene, gain, seconds, speedAt }) => {
    const { createSceneNode } = window.sounds;
    const context = new OfflineAudioContext({ numberOfChannels: 2, length: seconds * 48_000, sampleRate: 48_000 });
    const node = await createSceneNode(context, scene, { gain });
    if (speedAt) node.parameters.get('speed')?.setValueAtTime(speedAt.value, speedAt.seconds);
    node.connect(context.destination);
    const buffer = await context.startRendering();
    return [0, 1].map((channel) => window.asText(buffer.getChannelData(channel)));
  }, play);
  const [left, right] = channels.map(samplesOf);
  if (!left || !right) throw new Error('The page gave no two channels.');
  return [left, right];
}

/** What a page has told by `asText`. */
export function samplesOf(text: string): Float32Array {
  return new Float32Array(Uint8Array.from(Buffer.from(text, 'base64')).buffer);
}
