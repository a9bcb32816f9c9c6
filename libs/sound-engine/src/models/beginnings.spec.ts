import { defaultParams } from '../default-params';
import { interpret, render } from '../index';
import type { SoundModel } from '../model';
import { SAMPLE_RATE } from '../voice';
import { MODELS } from './registry';

/** Seconds within which a sound is there. */
const AT_ONCE = 0.01;
/** -40 dB. */
const HEARD = 0.01;
const SEEDS = [1, 2, 3, 4];
const SECONDS = 3;

/** The short form listens to every sixth of them. */
const STEP = process.env.TEST_FORM === 'short' ? 6 : 1;

const oneShots = Object.values(MODELS).filter(({ kind }) => kind === 'one-shot');

/** Seconds until the first sample that lies less than 40 dB under the highest. */
function beginning(channels: readonly Float32Array[]): number {
  let peak = 0;
  for (const channel of channels) for (const x of channel) peak = Math.max(peak, Math.abs(x));
  const firsts = channels.map((channel) => channel.findIndex((x) => Math.abs(x) > HEARD * peak));
  return Math.min(...firsts.filter((frame) => frame >= 0)) / SAMPLE_RATE;
}

function firstHeard(model: SoundModel, seed: number): number {
  const params = defaultParams(model);
  const voice = model.prepare(params, { seed, duration: SECONDS, cue: { kind: 'shots', at: [0] } });
  const out = Array.from({ length: voice.channels }, () => new Float32Array(SECONDS * SAMPLE_RATE));
  voice.process(out, 0, out[0].length);
  return beginning(out);
}

describe('what sounds once', () => {
  it.each(oneShots.map(({ id }) => id).filter((_, at) => at % STEP === 0))(
    '%s is heard within 10 ms of its start, or of its own pre-roll',
    (id) => {
      const model = MODELS[id];
      for (const seed of SEEDS) expect(firstHeard(model, seed)).toBeLessThan(AT_ONCE + (model.preRoll ?? 0));
    },
  );

  it('has a pre-roll only where it needs one, of a tenth of a second at most', () => {
    const withPreRoll = oneShots.filter(({ preRoll }) => preRoll !== undefined);
    expect(withPreRoll.map(({ id }) => id).sort()).toEqual(['sneeze', 'swish', 'sword_swing', 'whip']);
    for (const model of withPreRoll) {
      expect(model.preRoll).toBeLessThanOrEqual(0.1);
      expect(Math.max(...SEEDS.map((seed) => firstHeard(model, seed)))).toBeGreaterThan(AT_ONCE);
    }
  });

  it('stands at the start of the scene that a prompt makes of it', () => {
    for (const prompt of ['gunshot', 'glass breaking', 'a door slams']) {
      const scene = interpret(prompt, { duration: 3, seed: 1 });
      expect(beginning(render(scene).mix.channels)).toBeLessThan(AT_ONCE);
    }
  });
});
