import fc from 'fast-check';
import { CATALOGUE } from '../catalogue';
import { drawIndividual, usualIndividual, type Individual } from './individual';

const NEUTRAL = { mods: {} };
const dogs = (count: number, words: Parameters<typeof drawIndividual>[2] = NEUTRAL): Individual[] =>
  Array.from({ length: count }, (_, seed) => drawIndividual('dog_bark', seed, words));
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const spread = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));

describe('drawIndividual', () => {
  it('gives the same individual for the same source and seed, and another one for another seed', () => {
    expect(drawIndividual('dog_bark', 7, NEUTRAL)).toEqual(drawIndividual('dog_bark', 7, NEUTRAL));
    expect(drawIndividual('dog_bark', 8, NEUTRAL)).not.toEqual(drawIndividual('dog_bark', 7, NEUTRAL));
  });

  it('lets the seed that a scene keeps hold over that of the take', () => {
    expect(drawIndividual('dog_bark', 1, NEUTRAL, { seed: 9 })).toEqual(
      drawIndividual('dog_bark', 2, NEUTRAL, { seed: 9 }),
    );
  });

  it('keeps a chosen size and tone, and draws the rest', () => {
    const [small, big] = [-2, 2].map((size) => drawIndividual('dog_bark', 3, NEUTRAL, { size }));
    expect(small.pitch.factor).toBeGreaterThan(big.pitch.factor);
    expect(small.colour).toEqual(big.colour);
    const [one, other] = [-1, 1].map((tone) => drawIndividual('dog_bark', 3, NEUTRAL, { tone }));
    expect(one.colour.deviation).not.toEqual(other.colour.deviation);
    expect(one.pitch).toEqual(other.pitch);
  });

  it('draws pitches as far apart as 0.7 of what recordings of dogs are, 0.57 octaves', () => {
    const octaves = dogs(300).map(({ pitch }) => Math.log2(pitch.factor));
    expect(Math.abs(mean(octaves))).toBeLessThan(0.08);
    expect(spread(octaves)).toBeGreaterThan(0.3);
    expect(spread(octaves)).toBeLessThan(0.42);
  });

  it('moves the mean by words and leaves the spread', () => {
    const usual = dogs(200).map(({ size }) => size);
    const small = dogs(200, { mods: { size: 0.3 } }).map(({ size }) => size);
    expect(mean(usual) - mean(small)).toBeCloseTo(1, 5);
    expect(spread(small)).toBeCloseTo(spread(usual), 5);
  });

  it('takes worn things for worn', () => {
    const rusty = mean(dogs(50, { mods: { age: 0.9 } }).map(({ wear }) => wear));
    expect(rusty).toBeGreaterThan(mean(dogs(50).map(({ wear }) => wear)) + 0.4);
  });

  it('has finite traits for every source and seed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CATALOGUE.map(({ id }) => id)), fc.nat(), (source, seed) => {
        const { pitch, length, decay, attack, interval, decayByOctave, colour } = drawIndividual(source, seed, NEUTRAL);
        for (const { factor } of [pitch, length, decay, attack, interval, ...decayByOctave]) {
          expect(factor).toBeGreaterThan(0.02);
          expect(factor).toBeLessThan(50);
        }
        expect(colour.deviation.every((db) => Math.abs(db) < 60)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('usualIndividual', () => {
  it('leaves everything as its kind has it', () => {
    const { pitch, length, size, colour } = usualIndividual('dog_bark');
    expect([pitch.factor, length.factor, size]).toEqual([1, 1, 0]);
    expect(colour.deviation.every((db) => db === 0)).toBe(true);
  });
});
