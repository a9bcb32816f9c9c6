import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../workspace/root.mjs';

/** What can be released by itself. */
export const FRONT_ENDS = ['shell', 'mfe-creator', 'mfe-timeline', 'mfe-billing', 'mfe-account'];

const VERSION = /^[0-9A-Za-z][0-9A-Za-z.+-]*$/;

/**
 * Puts what a front end's build made beside its earlier releases under `<webRoot>/<name>/releases/<version>`, and makes
 * it the current one. Servers take it up with the next request. Nothing of another front end is touched, and a release
 * that is there is never changed.
 * @param {{ name: string, webRoot: string, home?: string }} options `home`: the front end's folder, with package.json
 * and dist
 * @returns {string} the version, as its package.json says
 * @throws Error in words
 */
export function release({ name, webRoot, home = path.join(ROOT, name) }) {
  assertFrontEnd(name);
  const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  const target = releaseFolder(webRoot, name, version);
  const dist = path.join(home, 'dist');
  if (!existsSync(target)) publish(dist, target);
  else if (!holdsTheSame(dist, target))
    throw new Error(
      `${name} ${version} is released already, with other files. Raise the version in its package.json and build it again.`,
    );
  makeCurrent({ name, webRoot, version });
  return version;
}

/** Whole or not at all: a server may read while this writes. */
function publish(dist, target) {
  const draft = `${target}.${process.pid}.draft`;
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    cpSync(dist, draft, { recursive: true });
    renameSync(draft, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function holdsTheSame(a, b) {
  const filesOf = (folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .sort();
  const [inA, inB] = [filesOf(a), filesOf(b)];
  return (
    inA.join() === inB.join() &&
    inA.every((file) => readFileSync(path.join(a, file)).equals(readFileSync(path.join(b, file))))
  );
}

/** Makes a release that is there the current one: the way back, and forth again. @throws Error in words */
export function makeCurrent({ name, webRoot, version }) {
  assertFrontEnd(name);
  if (!existsSync(releaseFolder(webRoot, name, version)))
    throw new Error(`There is no release ${version} of ${name} in ${webRoot}.`);
  const file = path.join(webRoot, name, 'release');
  writeFileSync(`${file}.draft`, `${version}\n`);
  renameSync(`${file}.draft`, file);
}

function releaseFolder(webRoot, name, version) {
  if (!VERSION.test(version)) throw new Error(`${version} is no version.`);
  return path.join(webRoot, name, 'releases', version);
}

function assertFrontEnd(name) {
  if (!FRONT_ENDS.includes(name)) throw new Error(`${name} is none of ${FRONT_ENDS.join(', ')}.`);
}
