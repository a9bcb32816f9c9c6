import fc from 'fast-check';
import { utf8 } from './utf8';

describe('utf8', () => {
  it('gives the bytes of the platform for every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) =>
        expect(Array.from(utf8(text))).toEqual(Array.from(Buffer.from(text, 'utf8'))),
      ),
    );
    expect(Array.from(utf8('a\ud800b'))).toEqual(Array.from(Buffer.from('a\ufffdb', 'utf8')));
  });

  it('ends before the letter that would pass the most bytes', () => {
    expect(Array.from(utf8('éé😀', 3))).toEqual(Array.from(utf8('é')));
    expect(utf8('éé😀', 8)).toHaveLength(8);
  });
});
