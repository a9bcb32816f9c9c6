import { kinInVectors, registerVectors } from './vectors';
import VECTORS from './vectors.json';

describe('word vectors', () => {
  it('know no kin before they are loaded', () => {
    expect(kinInVectors('excavator')).toEqual([]);
  });

  it('find what an unknown word is near to', () => {
    registerVectors(VECTORS);
    const nearest = (word: string) =>
      kinInVectors(word)
        .slice(0, 6)
        .map(({ source }) => source);
    expect(nearest('forklift')).toContain('truck');
    expect(nearest('trombone')).toContain('brass_wind');
    expect(kinInVectors('asdf')).toEqual([]);
  });

  it('fit into a chunk of 1.5 MB', () => {
    expect(VECTORS.words.length + VECTORS.bytes.length).toBeLessThan(1_500_000);
  });
});
