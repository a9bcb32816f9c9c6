import { engineFromSource } from './engine-from-source.mjs';
import { logMel, meanSpectrumDistance, melDistance } from './measures.mjs';

const TEXTS = ['three knocks on a wooden door', 'deep whoosh into a sub hit', 'footsteps on gravel'];
/** Of these no two takes are near each other moment by moment: how far they go shows in their mean spectrum. */
const GRAINY = ['heavy rain on a tin roof', 'typing on a mechanical keyboard'];
const SEEDS = [11, 12];

describe('variations of a sound, measured as log-mel spectrograms', () => {
  let sounds: { own: Float32Array; variation: (amount: number, seed: number) => Float32Array }[];

  beforeAll(async () => {
    const { engine, codec } = await engineFromSource();
    sounds = [...TEXTS, ...GRAINY].map((text) => {
      const scene = engine.interpret(text, { duration: 1.5, seed: 41 });
      const variation = (amount: number, seed: number): Float32Array =>
        logMel(engine.render(engine.varyScene(scene, amount, seed)).mix, codec);
      return { own: logMel(engine.render(scene).mix, codec), variation };
    });
  });

  it('go further from it the larger the amount: little ones hardly further than another take, wild ones much further [long]', () => {
    const distances = (amount: number): number[] =>
      sounds
        .slice(0, TEXTS.length)
        .flatMap(({ own, variation }) => SEEDS.map((seed) => melDistance(own, variation(amount, seed))));
    const distance = (amount: number): number => distances(amount).reduce((sum, one) => sum + one, 0);
    const take = distance(0);
    const grown = [0.25, 0.5, 1].map((amount) => distance(amount) / take);
    expect(grown).toEqual([...grown].sort((a, b) => a - b));
    expect(Math.min(...grown)).toBeGreaterThan(1);
    expect(Math.min(...grown)).toBeLessThan(1.4);
    expect(Math.max(...grown)).toBeGreaterThan(1.5);
  });

  it.each(GRAINY)('change the mean spectrum of a sound of many grains the more the larger the amount: %s', (text) => {
    const { own, variation } = sounds[TEXTS.length + GRAINY.indexOf(text)] ?? {
      own: new Float32Array(0),
      variation: () => new Float32Array(0),
    };
    const moved = [0, 0.5, 1].map((amount) =>
      SEEDS.reduce((sum, seed) => sum + meanSpectrumDistance(own, variation(amount, seed)), 0),
    );
    expect(moved).toEqual([...moved].sort((a, b) => a - b));
    // Each take drifts by itself, however little is varied.
    expect((moved[2] ?? 0) / (moved[0] ?? 1)).toBeGreaterThan(1.3);
  });

  it('are none like another in a set', () => {
    const set = [100, 101, 102, 103, 104, 105].map((seed) => sounds[0]?.variation(0.35, seed) ?? new Float32Array(0));
    const nearest = Math.min(...set.flatMap((one, i) => set.slice(i + 1).map((other) => melDistance(one, other))));
    expect(nearest).toBeGreaterThan(2);
  });
});
