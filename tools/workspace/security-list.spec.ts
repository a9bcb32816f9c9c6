import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');
/** Requirements of the list. */
const COUNT = 63;
const PROOF = /^`([^`]+)`: (.+)$/;

interface Requirement {
  number: number;
  proofs: { file: string; title: string }[];
  note: string;
}

/** The rows of docs/security.md. */
function requirements(): Requirement[] {
  const rows = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8').split('\n').filter((line) => /^\| \d+ \|/.test(line));
  return rows.map((row) => {
    const [number = '', , , tests = ''] = row.slice(2, -2).split(' | ');
    const parts = tests.trim().split('<br>');
    const proofs = parts.flatMap((part) => {
      const [, file, title] = PROOF.exec(part) ?? [];
      return file === undefined || title === undefined ? [] : [{ file, title }];
    });
    return { number: Number(number), proofs, note: parts.filter((part) => !PROOF.test(part)).join(' ') };
  });
}

describe('docs/security.md', () => {
  it('goes through every requirement, and says where one is not proven', () => {
    expect(requirements().map(({ number }) => number)).toEqual(Array.from({ length: COUNT }, (_, at) => at + 1));
    const silent = requirements().filter(({ proofs, note }) => proofs.length === 0 && !note.includes('Not built'));
    expect(silent).toEqual([]);
  });

  it('names tests that exist', () => {
    const sources = new Map<string, string>();
    const sourceOf = (file: string): string => {
      const known = sources.get(file) ?? readFileSync(path.join(ROOT, file), 'utf8');
      sources.set(file, known);
      return known;
    };
    const named = requirements().flatMap(({ number, proofs }) => proofs.map((proof) => ({ number, ...proof })));
    expect(named.filter(({ file, title }) => !sourceOf(file).includes(title))).toEqual([]);
  });
});
