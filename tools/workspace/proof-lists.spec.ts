import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isOpen, proofLists, rowsNamedIn, rowsOf, unprovenRows } from '../test/proof-lists.mjs';

const ROOT = path.join(__dirname, '../..');
/** Requirements of the list of security. */
const REQUIREMENTS = 66;
/** What is looked for in a timeline. */
const TIMELINE_ROWS = 36;

const sources = new Map<string, string>();
const sourceOf = (file: string): string => {
  const known = sources.get(file) ?? readFileSync(path.join(ROOT, file), 'utf8');
  sources.set(file, known);
  return known;
};

/** Lines of a suite that name rows. */
const titlesOf = (file: string): string[] =>
  sourceOf(file)
    .split('\n')
    .filter((line) => rowsNamedIn(line).length > 0);
const proves = (line: string, title: string, word: string, id: string): boolean =>
  line.includes(title) && rowsNamedIn(line).includes(`${word} ${id}`);

describe.each(proofLists())('$file', ({ word, rows }) => {
  it('has each row once, with a proof or the words that it is not built', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.filter((row) => row.proofs.length === 0 && !isOpen(row))).toEqual([]);
  });

  const named = rows.flatMap(({ id, proofs }) => proofs.map((proof) => ({ id, ...proof })));

  it('names tests that exist, in files whose titles name the row', () => {
    const wrong = named.filter(
      ({ id, file, title }) =>
        !sourceOf(file).includes(title) || !rowsNamedIn(sourceOf(file)).includes(`${word} ${id}`),
    );
    expect(wrong).toEqual([]);
  });

  if (word !== 'spec')
    it('names tests whose own titles name the row, and no row is named by another test', () => {
      const titled = named.filter(
        ({ id, file, title }) => !titlesOf(file).some((line) => proves(line, title, word, id)),
      );
      expect(titled).toEqual([]);
      const files = [...new Set(named.map(({ file }) => file))];
      const unlisted = files.flatMap((file) =>
        titlesOf(file).flatMap((line) =>
          rowsNamedIn(line)
            .filter((row) => row.startsWith(word))
            .filter((row) => !named.some(({ id, title }) => row === `${word} ${id}` && line.includes(title)))
            .map((row) => `${file}: ${row}: ${line.trim()}`),
        ),
      );
      expect(unlisted).toEqual([]);
    });
});

describe('the lists of proofs', () => {
  it('hold every requirement of security and of the timeline, and each part of the specification that can be seen', () => {
    const [spec, security, timeline] = proofLists();
    const numbered = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
    expect(security?.rows.map(({ id }) => Number(id))).toEqual(numbered(REQUIREMENTS));
    expect(timeline?.rows.map(({ id }) => Number(id))).toEqual(numbered(TIMELINE_ROWS));
    expect([...new Set(spec?.rows.map(({ id }) => id.split('.')[0]))]).toEqual([
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
    ]);
  });

  it('miss a row that only a failed test names, and one that nobody names', () => {
    const rows = rowsOf(
      [
        '| 2.1 | a | `x.spec.ts`: one |',
        '| 2.2 | b | `x.spec.ts`: two<br>*by hand* |',
        '| 2.3 | c | *Not built.* |',
      ].join('\n'),
    );
    expect(rows[1]?.proofs).toEqual([{ file: 'x.spec.ts', title: 'two' }]);
    expect(unprovenRows(['a page does one [spec 2.1, 9.9]', 'another'], [{ file: 'x', word: 'spec', rows }])).toEqual([
      'spec 2.2',
    ]);
  });
});
