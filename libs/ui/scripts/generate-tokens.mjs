import { readFileSync, writeFileSync } from 'node:fs';
import { tokensCss } from './tokens-css.mjs';

const theme = new URL('../src/theme/', import.meta.url);
const tokens = JSON.parse(readFileSync(new URL('tokens.json', theme), 'utf8'));
writeFileSync(new URL('tokens.css', theme), tokensCss(tokens));
