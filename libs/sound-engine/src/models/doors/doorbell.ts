import { pow } from '../../dsp/exact-math';
import { ModalGrain, NoiseGrain } from '../../dsp/grains';
import type { Params, Performance, SoundModel } from '../../model';
import { EventVoice, once } from '../kernels/event-voice';
import { soundModel } from '../kernels/sound-model';
import { lengthFactor, pitchFactor, ratio, ratioBetween, withDefaults, type ParamSpecs } from '../kernels/word-shaping';

const PARAMS: ParamSpecs = {
  pitch: { unit: 'Hz', min: 200, max: 4000, default: 791, meaning: 'first bar' },
  interval: { unit: 'ratio', min: 0.5, max: 1, default: 0.79, meaning: 'second bar against the first: 0.79 a third below' },
  gap: { unit: 's', min: 0.1, max: 2, default: 0.617, meaning: 'from ding to dong' },
  ring: { unit: 's', min: 0.2, max: 6, default: 2.06, meaning: 'how long the bars ring (t60)' },
  upper: { unit: 'gain', min: 0, max: 3, default: 1, meaning: 'share of the upper partials' },
  hit: { unit: 'gain', min: 0, max: 1, default: 0.116, meaning: 'knock of the striker' },
  strikes: { unit: '', min: 1, max: 8, default: 2, meaning: 'bars struck in turn' },
  strength: { unit: 'gain', min: 0.1, max: 4, default: 1, meaning: 'force of the striker' },
};
/** Partials and their levels; higher ones die sooner, t60 / ratio^0.72. Reference: searched set of the doorbell. */
const PARTIALS = [[0.975, 1.21], [3.03, 0.259], [4.97, 0.31], [9.03, 0.0444]] as const;
/** Brings the defaults to -23 LUFS momentary (measured). */
const LEVEL = 0.202;

class DoorbellVoice extends EventVoice {
  constructor(params: Params, performance: Performance) {
    super(params, performance, once(), 1, 0.3);
    this.lay(2 * LEVEL, performance);
  }

  protected event(time: number): void {
    const { params, random } = this;
    const bell = random.logNormal(0.02);
    for (let k = 0; k < Math.round(params.strikes); k++) {
      const pitch = params.pitch * bell * (k % 2 === 0 ? 1 : params.interval);
      this.at(time + k * params.gap * random.logNormal(0.03), (at) => this.strike(at, pitch, params.strength * random.logNormal(0.06)));
    }
  }

  /** Each partial is a pair a quarter of a percent apart: bars are never quite even. */
  private strike(time: number, pitch: number, force: number): void {
    const { params, random } = this;
    const modes = PARTIALS.flatMap(([share, gain], k) => [0.9988, 1.0012].map((beat) => ({
      frequency: pitch * share * beat, t60: params.ring / pow(Math.max(1, share), 0.721), gain: 0.5 * gain * (k === 0 ? 1 : params.upper) * random.range(0.85, 1.15),
    })));
    this.start(new ModalGrain(modes, 0.0006 * pow(force, -0.3), LEVEL * force), time, Math.min(1, 0.5 * force), 'strike');
    if (params.hit > 0) this.start(new NoiseGrain().begin(random.next(), 3 * pitch, 0.8, 0.0025, LEVEL * force * params.hit, 0, 0.0003), time);
  }
}

/** Ding-dong: two bars in a case. */
export const doorbell: SoundModel = soundModel({
  id: 'doorbell',
  kind: 'one-shot',
  kernel: 'chime bars',
  params: PARAMS,
  repeatable: true,
  shape: ({ mods, intensity }) => withDefaults(PARAMS, {
    pitch: (791 * pitchFactor(mods.pitch)) / pow(lengthFactor(mods.size), 0.6),
    gap: 0.617 / (mods.speed ?? 1),
    ring: 2.06 * pow(lengthFactor(mods.size), 0.4) * ratio(mods.hollowness, 1.5) * ratio(mods.tonality, 1.6),
    upper: ratio(mods.brightness, 2.2) * ratioBetween(intensity, 0.7, 1.5),
    hit: 0.116 * ratio(mods.roughness, 2) * ratioBetween(intensity, 0.6, 1.8),
    strikes: mods.count ?? 2,
    strength: ratioBetween(intensity, 0.45, 2.2),
  }),
  naturalSeconds: (params) => params.gap * (params.strikes - 1) + params.ring,
  voice: (params, performance) => new DoorbellVoice(params, performance),
});
