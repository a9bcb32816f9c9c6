import { join } from 'node:path';
import { engineFromSource } from '../../listening/engine-from-source.mjs';
import { readWritten } from '../read-descriptions.mjs';

interface Line {
  id: string;
  text: string;
  lang: string;
  wanted: string[];
  accept: string[][];
  /** Of the plain form: where the words of each sound stand. */
  spans?: [number, number][][];
  order: string | number[] | null;
  counts?: Record<string, number | string>;
  mustNot: string[];
  hard: string | null;
}

const CAUSES = [...['sense', 'syntax', 'vocabulary', 'numbers', 'names', 'world', 'modifier', 'abstraction', 'fuzzy']];
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ja'];

/** What only measures, below the folder whose files are learnt from. */
const MEASURING = ['measured', 'measured-2'];

const linesIn = (folder: string) => readWritten(folder).flatMap((set) => set.lines as Line[]);
/** A text without what tells two copies of one description apart: case, marks, digits, a file's ending. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/\.(?:wav|mp3|ogg|flac|aiff?)\b/g, '')
    .replace(/[^\p{L}]/gu, '');
const lines = [__dirname, ...MEASURING.map((name) => join(__dirname, name))].flatMap(linesIn);

function faultsOf(line: Line, isSource: (id: string) => boolean): string[] {
  const { wanted, accept, spans, order, counts = {}, mustNot, hard } = line;
  const named = accept.flat();
  return [
    ...[...named, ...mustNot].filter((id) => !isSource(id)).map((id) => `${id} is no source`),
    ...mustNot.filter((id) => named.includes(id)).map((id) => `${id} is both right and wrong`),
    ...(spans?.some((one) => one.length === 0) ? ['words that its text has not'] : []),
    ...((wanted.length === 0 && !spans) || wanted.length !== accept.length
      ? ['not one list of sources for each sound']
      : []),
    ...(Array.isArray(order) && order.length !== wanted.length ? ['not one step for each sound'] : []),
    ...(typeof order === 'string' && !['together', 'sequence'].includes(order) ? [`order ${order}`] : []),
    ...Object.entries(counts)
      .filter(([at, count]) => !wanted[Number(at)] || !(count === 'several' || Number(count) >= 1))
      .map(([at, count]) => `count ${count} of sound ${at}`),
    ...(hard === null || CAUSES.includes(hard) ? [] : [`cause ${hard}`]),
    ...(LANGUAGES.includes(line.lang) ? [] : [`language ${line.lang}`]),
  ];
}

describe('the labelled descriptions', () => {
  it('name sources of the catalogue alone, and each sound, step and count has its place', async () => {
    const { engine } = await engineFromSource();
    const isSource = (id: string) => engine.findSource(id) !== undefined;
    const faults = lines.flatMap((line) => faultsOf(line, isSource).map((fault) => `${line.id}: ${fault}`));
    expect(faults).toEqual([]);
  });

  it('keep the lines that measure out of what the reading learns from', () => {
    const learnt = readWritten().flatMap((set) => set.lines as Line[]);
    const ids = new Set(learnt.map(({ id }) => id));
    for (const name of MEASURING) {
      const measuring = linesIn(join(__dirname, name));
      expect(measuring.length).toBeGreaterThan(0);
      expect(measuring.filter(({ id }) => ids.has(id))).toEqual([]);
    }
  });

  it('have no text of the second measure in what is learnt, in whatever spelling', () => {
    const learnt = new Set(linesIn(__dirname).map(({ text, lang }) => `${lang} ${bare(text)}`));
    const second = linesIn(join(__dirname, 'measured-2')).map(({ text, lang }) => `${lang} ${bare(text)}`);
    expect(second.filter((text) => learnt.has(text))).toEqual([]);
  });

  it('say each text once, under an id of its own', () => {
    const texts = lines.map(({ text, lang }) => `${lang} ${text.toLowerCase()}`);
    const said = new Set<string>();
    expect(texts.filter((text) => said.size === said.add(text).size)).toEqual([]);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  });
});
