import '../../figures';
import { CATALOGUE, interpret, render } from '../../index';

const WINDOW_SECONDS = 0.1;
/** Seeds that the lengths were not measured with. */
const OTHER_SEEDS = [101, 102];

function powers(samples: Float32Array, sampleRate: number): number[] {
  const frames = Math.round(sampleRate * WINDOW_SECONDS);
  return Array.from({ length: Math.floor(samples.length / frames) }, (_, at) =>
    samples.subarray(at * frames, (at + 1) * frames).reduce((sum, value) => sum + value * value, 0),
  );
}

/** dB of the last tenth of a second against the loudest one. */
function levelAtEnd(text: string, seed: number): number {
  const { channels, sampleRate } = render(interpret(text, { seed })).mix;
  const all = powers(channels[0], sampleRate);
  return 10 * Math.log10((all.at(-1) ?? 0) / Math.max(...all) + 1e-12);
}

describe('the length of a single event, where none is set', () => {
  it.each(['a horse neighs', 'a rooster crows', 'teleport', 'a bomb whistle', 'a lion roars', 'power up'])(
    'holds all of "%s"',
    (text) => {
      for (const seed of OTHER_SEEDS) expect(levelAtEnd(text, seed)).toBeLessThan(-25);
    },
  );

  it('holds nearly all of every one-shot that ends [long]', () => {
    const cut = CATALOGUE.filter(({ kind }) => kind === 'one-shot').flatMap(({ id, label }) => {
      const alone = interpret(label.toLowerCase());
      if (alone.layers.length !== 1 || alone.layers[0].source.model !== id) return [];
      return OTHER_SEEDS.some((seed) => levelAtEnd(label.toLowerCase(), seed) > -15) ? [id] : [];
    });
    // Both run on with the engine that they are about.
    expect(cut.filter((id) => id !== 'car_start' && id !== 'air_brake')).toEqual([]);
  });

  it.each([
    ['the phone rings three times', 3 * 2 + 2 * 3],
    ['an owl hoots twice', 3.5],
    ['a horse neighs twice', 8],
  ])('lets "%s" follow one another as they do, none in the middle of the last', (text, least) => {
    expect(interpret(text).duration).toBeGreaterThan(least);
  });
});

describe('an event that may be repeated', () => {
  const eventsOf = (text: string, duration?: number): number => {
    const [{ timing }] = interpret(text, duration === undefined ? {} : { duration }).layers;
    return timing.kind === 'shots' ? timing.at.length : 0;
  };

  it('is heard once where it cannot be twice', () => {
    expect(eventsOf('Cork pops from a champagne bottle and the crowd cheers')).toBe(1);
  });

  it('is heard once while another one dies away', () => {
    expect(eventsOf('whoosh with a deep impact')).toBe(1);
  });

  it('fills what goes on beside it and what is told to be longer', () => {
    expect(eventsOf('rooster crows, wind')).toBeGreaterThan(1);
    expect(eventsOf('whoosh with a deep impact', 15)).toBeGreaterThan(1);
  });
});

describe('what is paid for', () => {
  it.each([
    ['a balloon pops', 0.7],
    ['a light switch clicks', 0.7],
    ['success chime', 1.5],
    ['a toilet flushes', 6.5],
  ])('ends with the sound: "%s"', (text, most) => {
    expect(interpret(text).duration).toBeLessThan(most);
  });

  it.each([
    'a whoosh and then an impact',
    'a laser shot followed by an explosion',
    'a cork pops, then liquid is poured',
  ])('goes on with the next step where one is over: "%s"', (text) => {
    const [, second] = interpret(text).layers;
    const { timing } = second ?? {};
    expect(timing?.kind === 'shots' ? timing.at[0] : timing?.start).toBeLessThan(1.5);
  });
});
