import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyWhole } from './whole-copy.mjs';

const run = promisify(execFile);
const FILES = 400;
const WITNESS = path.join('bin', 'program');

let folder: string;
let from: string;
let to: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'whole-copy-'));
  [from, to] = [path.join(folder, 'from'), path.join(folder, 'to')];
  for (const part of ['bin', 'lib']) mkdirSync(path.join(from, part), { recursive: true });
  writeFileSync(path.join(from, WITNESS), 'program');
  for (let file = 0; file < FILES; file++) writeFileSync(path.join(from, 'lib', `${file}`), 'x'.repeat(1_000));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const isWhole = () => existsSync(path.join(to, WITNESS)) && readdirSync(path.join(to, 'lib')).length === FILES;

it('lets several processes copy to one place at once, and leaves one whole copy', async () => {
  const copy = `import { copyWhole } from ${JSON.stringify(path.join(__dirname, 'whole-copy.mjs'))};
    copyWhole(...${JSON.stringify([from, to, WITNESS])});`;
  await Promise.all(Array.from({ length: 4 }, () => run(process.execPath, ['--input-type=module', '-e', copy])));
  expect(isWhole()).toBe(true);
  expect(readdirSync(folder).sort()).toEqual(['from', 'to']);
});

it('replaces what was left half done', () => {
  mkdirSync(path.join(to, 'lib'), { recursive: true });
  writeFileSync(path.join(to, 'lib', '0'), '');
  copyWhole(from, to, WITNESS);
  expect(isWhole()).toBe(true);
  expect(readdirSync(folder).sort()).toEqual(['from', 'to']);
});
