import { drawnLength, ownLength } from './lengths';

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed);

describe('how long individuals of a source go on', () => {
  it('is what its recordings last, and where there are few of them in part what those of its family do', () => {
    const dog = ownLength('dog_bark', 'animal', 0.2)?.median ?? 0;
    expect(dog).toBeGreaterThan(3.5);
    expect(dog).toBeLessThan(4.8);
    // three recordings of 0.54 s among animals that are recorded for 1.6 s
    const crow = ownLength('crow', 'animal', 0.4)?.median ?? 0;
    expect(crow).toBeGreaterThan(0.6);
    expect(crow).toBeLessThan(1.5);
  });

  it('is unknown where hardly anybody recorded it', () => {
    expect(ownLength('speech_male', 'voice', 1)).toBeUndefined();
    expect(ownLength('wings', 'animal', 0.1)).toBeUndefined();
    expect(ownLength('machine_gun', 'impact', 0.1)).toBeUndefined();
  });

  it('differs from one to the next by 0.7 of what recordings differ by, up to what is kept free', () => {
    const length = ownLength('dog_bark', 'animal', 0.2);
    if (length === undefined) throw new Error('dogs are recorded');
    const drawn = SEEDS.map((seed) => drawnLength('dog_bark', seed, length));
    expect(Math.max(...drawn)).toBe(length.most);
    expect(Math.min(...drawn)).toBeGreaterThan(length.median / 2);
    expect(Math.min(...drawn)).toBeLessThan(length.median / 1.5);
    expect(drawnLength('dog_bark', 7, length)).toBe(drawn[7]);
  });
});
