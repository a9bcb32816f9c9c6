import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isOpen, proofLists, rowsNamedIn, rowsOf, unprovenRows } from '../test/proof-lists.mjs';

const ROOT = path.join(__dirname, '../..');
/** Requirements of the list of security. */
const REQUIREMENTS = 63;

const sources = new Map<string, string>();
const sourceOf = (file: string): string => {
  const known = sources.get(file) ?? readFileSync(path.join(ROOT, file), 'utf8');
  sources.set(file, known);
  return known;
};

describe.each(proofLists())('$file', ({ word, rows }) => {
  it('has each row once, with a proof or the words that it is not built', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.filter((row) => row.proofs.length === 0 && !isOpen(row))).toEqual([]);
  });

  it('names tests that exist, in files whose titles name the row', () => {
    const named = rows.flatMap(({ id, proofs }) => proofs.map((proof) => ({ id, ...proof })));
    const wrong = named.filter(
      ({ id, file, title }) =>
        !sourceOf(file).includes(title) || !rowsNamedIn(sourceOf(file)).includes(`${word} ${id}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the lists of proofs', () => {
  it('hold every requirement of security, and each part of the specification that can be seen', () => {
    const [spec, security] = proofLists();
    expect(security?.rows.map(({ id }) => Number(id))).toEqual(Array.from({ length: REQUIREMENTS }, (_, at) => at + 1));
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
