// Writes src/schema.ts, the types of the API's document. Needs a built backend; `--check` only says whether the file is up to date.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const backend = new URL('../../backend/', import.meta.url);
const target = fileURLToPath(new URL('src/schema.ts', import.meta.url));
const require = createRequire(new URL('package.json', backend));
const { default: openapiTypescript, astToString } = require('openapi-typescript');

const printed = execFileSync(process.execPath, [fileURLToPath(new URL('dist/print-api-document.js', backend))], {
  encoding: 'utf8',
  maxBuffer: 1 << 26,
});
const types = astToString(
  await openapiTypescript(JSON.parse(printed), { alphabetize: true, defaultNonNullable: false }),
);
const text = `/** Types of the API's document, written by generate.mjs. */\n${types}`;

if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) {
  process.stderr.write('libs/client/src/schema.ts is not what the API says: run node libs/client/generate.mjs\n');
  process.exitCode = 1;
}
