/** Assembles src/resample-kernel.wat into src/resample-kernel.ts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { URL } from 'node:url';
import wabt from 'wabt';

const COLUMNS = 24;

const source = new URL('src/resample-kernel.wat', import.meta.url);
const { parseWat } = await wabt();
const bytes = [...parseWat('resample-kernel.wat', readFileSync(source, 'utf8'), { simd: true }).toBinary({}).buffer];
const rows = Array.from(
  { length: Math.ceil(bytes.length / COLUMNS) },
  (_, row) => `  ${bytes.slice(row * COLUMNS, (row + 1) * COLUMNS).join(', ')},`,
);
writeFileSync(
  new URL('src/resample-kernel.ts', import.meta.url),
  `/** resample-kernel.wat, assembled by \`node libs/audio-codec/assemble.mjs\`. */\nexport const RESAMPLE_KERNEL = new Uint8Array([\n${rows.join('\n')}\n]);\n`,
);
