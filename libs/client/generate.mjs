// Writes the API's document (docs/openapi.json) and its types (src/schema.ts). Needs a built backend; `--check` only
// says whether both are up to date.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const backend = new URL('../../backend/', import.meta.url);
const require = createRequire(new URL('package.json', backend));
const { default: openapiTypescript, astToString } = require('openapi-typescript');

const printed = execFileSync(process.execPath, [fileURLToPath(new URL('dist/print-api-document.js', backend))], {
  encoding: 'utf8',
  maxBuffer: 1 << 26,
});
const document = JSON.parse(printed);
const types = astToString(await openapiTypescript(document, { alphabetize: true, defaultNonNullable: false }));
const files = {
  'docs/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
  'libs/client/src/schema.ts': `/** Types of the API's document, written by generate.mjs. */\n${types}`,
};

for (const [name, text] of Object.entries(files)) {
  const file = fileURLToPath(new URL(`../../${name}`, import.meta.url));
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    process.stderr.write(`${name} is not what the API says: run npm run generate -w libs/client\n`);
    process.exitCode = 1;
  }
}
