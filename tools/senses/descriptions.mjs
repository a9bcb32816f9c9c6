import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../workspace/root.mjs';
import { readLines } from './read-descriptions.mjs';

const OWN = path.join(ROOT, 'libs/sound-engine/src/testing/language');

/** Sources of a scene's notation: each sound's accepted ids, and what may sound too. */
function acceptedIn(notation) {
  const allowed = [...notation.matchAll(/\+ \?(\w+)/g)].map(([, id]) => id);
  const accept = notation
    .replace(/ \+ \?\w+(?:\(\w+\))?|!\w+|\{[^}]*\}|\([^)]*\)|\[[^\]]*\]/g, '')
    .split(/[+>]/)
    .map((part) => /^\s*([\w|]+)/.exec(part)?.[1]?.split('|') ?? [])
    .filter((ids) => ids.length > 0);
  return { accept, allowed };
}

/** "a|b" is either, "?a" may sound too. */
function ofSources(sources) {
  return {
    accept: sources.filter((ids) => !ids.startsWith('?')).map((ids) => ids.split('|')),
    allowed: sources.filter((ids) => ids.startsWith('?')).map((ids) => ids.slice(1)),
  };
}

/**
 * The project's own labelled lines, in all languages: text, the accepted sources of each wanted sound, and what may
 * sound too.
 */
export function ownDescriptions(catalogue) {
  const byClass = (classes) =>
    catalogue.filter(({ audioSet }) => audioSet.some((one) => classes.includes(one))).map(({ id }) => id);
  return readdirSync(OWN)
    .filter((file) => file.endsWith('.jsonl') && !file.includes('refinements'))
    .sort()
    .flatMap((file) =>
      readLines(path.join(OWN, file)).map((line) => {
        if (typeof line.scene === 'string') return { set: file, text: line.text, ...acceptedIn(line.scene) };
        if (line.sources) return { set: file, text: line.text, ...ofSources(line.sources) };
        const classes = line.expect_all ?? [line.expect ?? []];
        return { set: file, text: line.prompt ?? '', accept: classes.map(byClass), allowed: [] };
      }),
    )
    .filter(({ text, accept }) => text !== '' && accept.some((ids) => ids.length > 0));
}
