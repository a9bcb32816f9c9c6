import { readFileSync } from 'node:fs';
import path from 'node:path';

interface LockEntry {
  version?: string;
  resolved?: string;
  link?: boolean;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}

const packages = (
  JSON.parse(readFileSync(path.join(__dirname, '../../package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  }
).packages;

/** Whether `name` can be found from `place` the way Node looks it up. */
function isLocked(place: string, name: string): boolean {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (folder === '') return false;
    if (!folder.includes('/node_modules/')) return Boolean(packages[`node_modules/${name}`]);
  }
}

describe('package-lock.json', () => {
  it('holds the native packages of every platform, so that npm ci works on all of them [security 58]', () => {
    const missing = Object.entries(packages).flatMap(([place, entry]) =>
      Object.keys(entry.optionalDependencies ?? {})
        .filter((name) => !isLocked(place, name))
        .map((name) => `${place} needs ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('names the checksum of every package: no other is installed under its name [security 58]', () => {
    const unchecked = Object.entries(packages).filter(
      ([place, { link, integrity }]) =>
        place.includes('node_modules/') && link !== true && !/^sha512-/.test(integrity ?? ''),
    );
    expect(unchecked.map(([place]) => place)).toEqual([]);
  });

  it('records no download addresses [security 58]', () => {
    const addresses = Object.values(packages).filter((entry) => !entry.link && entry.resolved?.includes('://'));
    expect(addresses).toEqual([]);
  });

  it('has one version of the product: that of the root, in every package of ours', () => {
    const ours = Object.entries(packages).filter(([place]) => !place.includes('node_modules/'));
    expect(ours.length).toBeGreaterThan(15);
    expect(new Set(ours.map(([, { version }]) => version)).size).toBe(1);
  });
});
