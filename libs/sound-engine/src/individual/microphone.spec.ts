import { bandSettings, type BandSettings } from './band-settings';
import { drawsOf } from './draws';
import { drawIndividual } from './individual';
import { cornerDb, microphoneOf, type Microphone } from './microphone';

const drawn = (source: string, distance = 0, within = 1): Microphone[] =>
  Array.from({ length: 200 }, (_, seed) =>
    microphoneOf(source, distance, { calibration: { within } }, drawsOf(source, seed, 'microphone')),
  );
const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1];

describe('the microphone of an individual', () => {
  it('hears fewer highs from further away, and never less than speech needs', () => {
    const [near, far] = [-1, 1].map((distance) => drawn('dog_bark', distance).map(({ cornerHertz }) => cornerHertz));
    expect(middle(near)).toBeGreaterThan(1.3 * middle(far));
    expect(Math.min(...far)).toBeGreaterThanOrEqual(4000);
  });

  it('takes half of the power at its corner, and nothing far below', () => {
    const microphone = { cornerHertz: 9000, driftDb: 0, swellDb: 0 };
    expect(cornerDb(microphone, 9000)).toBeCloseTo(-3.01, 2);
    expect(cornerDb(microphone, 300)).toBeCloseTo(0, 1);
  });

  it('lets the colour of what moves drift, and that of circuits and instruments stand', () => {
    expect(middle(drawn('dog_bark').map(({ driftDb }) => driftDb))).toBeGreaterThan(1);
    expect(drawn('beep').every(({ driftDb, swellDb }) => driftDb === 0 && swellDb === 0)).toBe(true);
  });

  it('lets some swell much and others hardly, unless nothing may differ inside takes', () => {
    const swells = drawn('dog_bark').map(({ swellDb }) => swellDb);
    expect(Math.max(...swells)).toBeGreaterThan(6 * Math.min(...swells));
    expect(drawn('dog_bark', 0, 0).every(({ driftDb, swellDb }) => swellDb === 0 && driftDb === 1.6)).toBe(true);
  });

  it('darkens what is taken, and leaves signals that a norm defines', () => {
    const individual = (source: string, cornerHertz: number): BandSettings => {
      const one = drawIndividual(source, 4, { mods: {} });
      return bandSettings(source, { ...one, microphone: { cornerHertz, driftDb: 2, swellDb: 2 } });
    };
    expect(individual('stream', 5000).curve.at(-1)).toBeLessThan((individual('stream', 20_000).curve.at(-1) ?? 0) - 3);
    expect(individual('white_noise', 5000)).toEqual(individual('white_noise', 20_000));
    expect(individual('white_noise', 5000)).toMatchObject({ driftDb: 0, swellDb: 0 });
  });

  it('leaves the contrast of the bands alone where a source takes nothing of it', () => {
    const settings = bandSettings('gunshot', drawIndividual('gunshot', 4, { mods: {} }));
    expect(settings.driftDb).toBe(0);
    expect(Math.max(...settings.contrast)).toBeGreaterThan(0);
  });
});
