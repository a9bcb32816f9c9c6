import type { Scene, Timing } from '@whoosh/sound-scene';
import { costOf } from './cost';
import { interpret } from './language';
import { MODELS } from './models/registry';
import { render } from './render';
import nanMin from './testing/hostile/nan-min.json';
import renderTop from './testing/hostile/render-top.json';
import { layer, scene } from './testing/scenes';

jest.setTimeout(120_000);

const IS_FULL = process.env['TEST_FORM'] !== 'short';
/** Each in the long form, every eighteenth in the short one. */
const ASKED = Object.values(MODELS).filter((_, at) => IS_FULL || at % 18 === 0);
/** The slowest come first, and are slow from their first seconds on. */
const HOSTILE = (renderTop as unknown as Scene[]).slice(0, IS_FULL ? undefined : 2);

const SECONDS = IS_FULL ? 8 : 3;

const isFinite = (each: Scene): boolean =>
  render(each).mix.channels.every((samples) => samples.every((sample) => Number.isFinite(sample)));

/** Processor seconds. */
function secondsOf(work: () => void): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1e6;
}

describe('a valid scene, whatever it asks for', () => {
  it('renders numbers where a gate falls shut in 0.02 s', () => {
    expect(isFinite(nanMin as unknown as Scene)).toBe(true);
  });

  it('renders numbers with every model at the corners of its words, long after an event has ended', () => {
    const corner = { duration: 0.02, speed: 4 };
    const shots: Timing = { kind: 'shots', at: [0, 0.3], jitter: 0 };
    const broken = ASKED.filter(
      ({ id }) => !isFinite(scene([layer(id, { mods: corner, timing: shots })], { duration: 1.5 })),
    );
    expect(broken.map(({ id }) => id)).toEqual([]);
  });

  it('is estimated at half of what it takes at least, measured against a usual scene on the same machine [long]', () => {
    const usual = interpret('heavy rain, thunder and a church bell', { duration: 8, intensity: 'moderate', seed: 1 });
    render(usual);
    const machine = secondsOf(() => render(usual)) / (costOf(usual) * usual.duration);
    const shares = HOSTILE.map((hostile) => {
      const beginning = { ...hostile, duration: SECONDS };
      return (costOf(beginning) * beginning.duration * machine) / secondsOf(() => render(beginning));
    });
    for (const share of shares) expect(share).toBeGreaterThan(0.5);
  });
});
