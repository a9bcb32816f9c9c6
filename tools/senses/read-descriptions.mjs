import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The lines of a file with one JSON object a line. */
export function readLines(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));
}

/**
 * The named envelopes of real descriptions, each with its hash.
 * @throws Error in words where the folder or a file is absent
 */
export function readEnvelopes(folder, names) {
  if (!folder || !existsSync(folder))
    throw new Error(`The folder with the descriptions is absent: ${folder ?? 'give it with --data FOLDER'}.`);
  return names.map((name) => {
    const file = path.join(folder, `envelope-${name}.jsonl`);
    if (!existsSync(file)) throw new Error(`There is no envelope ${name} in the folder with the descriptions.`);
    return { name, sha256: createHash('sha256').update(readFileSync(file)).digest('hex'), lines: readLines(file) };
  });
}

/** Where the pieces of a text stand that together tell of a sound, in characters; none where one is not found. */
function spansIn(text, words) {
  const spans = [];
  for (const piece of words.split(' … ')) {
    const from = spans.at(-1)?.[1] ?? 0;
    const start = text.indexOf(piece, from) < 0 ? text.indexOf(piece) : text.indexOf(piece, from);
    if (piece === '' || start < 0) return [];
    spans.push([start, start + piece.length]);
  }
  return spans;
}

const SOUND = /^(?<words>.*?)\s*=\s*(?<ids>[\w|]*)(?: x(?<count>\d+|\+))?\s*$/su;

/**
 * A line of the plain form, `text TAB words=id|id; words=id x2`, as one of the envelopes' form with `spans` for each
 * sound: which words tell of it. The order of the sounds is not said.
 */
function plainLine(line, id, lang) {
  const [text, labels = ''] = line.split('\t');
  // Only where a new label begins, as a text may hold the mark itself.
  const sounds = labels.split(/;\s+(?=[^=]+=)/u).flatMap((label) => {
    const { words, ids, count } = SOUND.exec(label)?.groups ?? {};
    return words ? [{ words, accept: ids === '' ? [] : ids.split('|'), count, spans: spansIn(text, words) }] : [];
  });
  return {
    id,
    text,
    lang,
    wanted: sounds.map(({ words }) => words),
    accept: sounds.map(({ accept }) => accept),
    spans: sounds.map(({ spans }) => spans),
    order: null,
    counts: Object.fromEntries(
      sounds.flatMap(({ count }, at) => (count ? [[at, count === '+' ? 'several' : Number(count)]] : [])),
    ),
    mustNot: [],
    hard: null,
  };
}

/** The lines of a file in the plain form; the language stands in its name, `titles-de.tsv`, or is English. */
export function readPlain(file) {
  const name = path.basename(file, '.tsv');
  const lang = /-(de|fr|es|it|pt|ja)(?:-|$)/.exec(name)?.[1] ?? 'en';
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, at) => plainLine(line, `${name}-${at + 1}`, lang));
}

/**
 * The project's own descriptions in the form of the envelopes, one set a file; open to all, so that their figures are
 * no first sights.
 */
export function readWritten(folder = fileURLToPath(new URL('descriptions', import.meta.url))) {
  return readdirSync(folder)
    .filter((file) => /\.(?:jsonl|tsv)$/.test(file))
    .sort()
    .map((file) => ({
      name: file.replace(/\.\w+$/, ''),
      lines: file.endsWith('.tsv') ? readPlain(path.join(folder, file)) : readLines(path.join(folder, file)),
    }));
}
