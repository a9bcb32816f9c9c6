import { theme as antd } from 'antd';
import { build } from 'esbuild';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { derivedTokens } from './derived-tokens.mjs';
import { tokensCss } from './tokens-css.mjs';

const theme = new URL('../src/theme/', import.meta.url);
const tokens = JSON.parse(readFileSync(new URL('tokens.json', theme), 'utf8'));
writeFileSync(new URL('tokens.css', theme), tokensCss(tokens));

const entry = fileURLToPath(new URL('global-tokens.ts', theme));
const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, format: 'esm' });
const { globalTokens } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
);
const derived = derivedTokens(antd, { dark: globalTokens('dark', false), light: globalTokens('light', false) });
writeFileSync(new URL('derived-tokens.json', theme), `${JSON.stringify(derived, null, 2)}\n`);
