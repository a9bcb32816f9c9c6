import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const ROOT = join(__dirname, '../../..');

/**
 * What a part of the product may weigh: what its pages load before they can be used, not what they ask for afterwards.
 */
interface Budget {
  part: string;
  limitKiB: number;
  /** Bytes of its JavaScript, gzipped as the server sends them. */
  bytes: () => number;
}

const weightOf = (folder: string, files: readonly string[]): number =>
  files
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(ROOT, folder, 'dist', file))).length, 0);

const readJson = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(join(ROOT, folder, 'dist', file), 'utf8'));

/** Parts of the shell as its build names them. */
function shellBytes(...parts: string[]): number {
  const files = readJson('shell', 'opening.json') as Record<string, string[]>;
  return weightOf('shell', [...new Set(parts.flatMap((part) => files[part] ?? []))]);
}

/** A remote's entry and one of the modules that it exposes. */
function remoteBytes(folder: string, exposed: string): number {
  const { metaData, exposes } = readJson(folder, 'mf-manifest.json') as {
    metaData: { remoteEntry: { name: string } };
    exposes: { name: string; assets: { js: { sync: string[] } } }[];
  };
  return weightOf(folder, [
    metaData.remoteEntry.name,
    ...(exposes.find(({ name }) => name === exposed)?.assets.js.sync ?? []),
  ]);
}

export const BUDGETS: readonly Budget[] = [
  { part: 'the sign-in page', limitKiB: 290, bytes: () => shellBytes('start', 'signedOut') },
  { part: 'the frame of a signed-in person', limitKiB: 410, bytes: () => shellBytes('start', 'signedIn', 'dashboard') },
  { part: 'what a visitor tries', limitKiB: 60, bytes: () => remoteBytes('mfe-creator', 'TryPanel') },
  { part: 'the creator', limitKiB: 100, bytes: () => remoteBytes('mfe-creator', 'routes') },
  { part: 'the timeline', limitKiB: 135, bytes: () => remoteBytes('mfe-timeline', 'ProjectView') },
  { part: 'billing', limitKiB: 40, bytes: () => remoteBytes('mfe-billing', 'routes') },
  { part: 'the account', limitKiB: 45, bytes: () => remoteBytes('mfe-account', 'routes') },
];
