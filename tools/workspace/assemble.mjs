/** Assembles WebAssembly: node tools/workspace/assemble.mjs FILE.wat writes FILE.ts beside it. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import wabt from 'wabt';

const COLUMNS = 24;

const [source] = process.argv.slice(2);
const { name } = path.parse(source);
const { parseWat } = await wabt();
const bytes = [...parseWat(`${name}.wat`, readFileSync(source, 'utf8'), { simd: true }).toBinary({}).buffer];
const rows = Array.from(
  { length: Math.ceil(bytes.length / COLUMNS) },
  (_, row) => `  ${bytes.slice(row * COLUMNS, (row + 1) * COLUMNS).join(', ')},`,
);
const constant = name.replaceAll('-', '_').toUpperCase();
const head = `/** ${name}.wat, assembled by \`node tools/workspace/assemble.mjs\`. */`;
const body = `export const ${constant} = new Uint8Array([\n${rows.join('\n')}\n]);`;
writeFileSync(source.replace(/\.wat$/, '.ts'), `${head}\n${body}\n`);
