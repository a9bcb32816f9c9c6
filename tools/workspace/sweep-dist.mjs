/**
 * Run in a project's folder before its TypeScript build: removes what earlier builds left of sources that are gone. The
 * compiler never does, and `models/impact.js` of yesterday hides `models/impact/index.js` of today.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const OUTPUT = /\.(d\.ts|js)(\.map)?$/;
const dist = path.resolve('dist');
const sources = path.resolve('src');

const outputs = existsSync(dist) ? readdirSync(dist, { recursive: true }).filter((file) => OUTPUT.test(file)) : [];
for (const file of outputs) {
  const base = path.join(sources, file.replace(OUTPUT, ''));
  if (!['.ts', '.tsx', '.json'].some((ending) => existsSync(base + ending)))
    rmSync(path.join(dist, file), { force: true });
}
