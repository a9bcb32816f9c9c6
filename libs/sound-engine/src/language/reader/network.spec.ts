import { languageOf } from '../lexicon/registry';
import { readText } from '../understand';
import { unpackAscending, unpackTable, unpackValues } from './packed-network';
import { readerNetwork } from './registered-network';

const sumOfShares = (shares: Float64Array) => shares.reduce((sum, share) => sum + Math.exp(share), 0);

function readingsOf(text: string) {
  return readText(text, languageOf(text, 'en').language).knowledge?.readings ?? [];
}

describe('the reading network', () => {
  it('gives each word that can tell of a sound shares of silence and of every source, which add up to one', () => {
    const readings = readingsOf('heavy rain on a tin roof');
    expect(readings).toHaveLength(6);
    for (const { word, shares, telling } of readings) {
      expect(sumOfShares(Float64Array.from(telling))).toBeCloseTo(1, 9);
      if (word.isContent) expect(sumOfShares(shares)).toBeCloseTo(1, 9);
      else expect(shares).toHaveLength(0);
    }
  });

  it('takes a word for what the words beside it make of it', () => {
    const likeliest = (text: string, at: number) => {
      const { shares } = readingsOf(text)[at] ?? { shares: new Float64Array(0) };
      return readerNetwork()?.sources[shares.indexOf(Math.max(...shares)) - 1];
    };
    expect(likeliest('a bat squeaks in the attic', 1)).not.toBe(likeliest('the bat hits the ball', 1));
  });

  it('reads a text of any length, piece by piece, and none at all', () => {
    expect(readingsOf('')).toEqual([]);
    const long = readingsOf('rain falls on the roof. '.repeat(60));
    expect(long.length).toBeGreaterThan(250);
    expect(long.every(({ telling }) => telling.every(Number.isFinite))).toBe(true);
  });
});

describe('a stored network', () => {
  it('has its matrices row by row in signed bytes, each times the scale', () => {
    const values = btoa(String.fromCharCode(1, 255, 2, 254));
    expect([...unpackValues({ matrices: { named: { columns: 2, scale: 0.5, values } } }, 'named')]).toEqual([
      0.5, -0.5, 1, -1,
    ]);
    expect(() => unpackValues({ matrices: {} }, 'other')).toThrow('The reading network has no other.');
  });

  it('has tables of small bytes as characters around that of zero', () => {
    const { columns, values } = unpackTable(
      { matrices: { named: { columns: 3, scale: 2, values: ';<:S#;', zero: ';' } } },
      'named',
    );
    expect([columns, ...values]).toEqual([3, 0, 1, -1, 24, -24, 0]);
  });

  it('has ascending numbers as steps of seven bits a byte', () => {
    expect([...unpackAscending(btoa(String.fromCharCode(5, 0x80 | 44, 2, 1)))]).toEqual([5, 305, 306]);
  });
});
