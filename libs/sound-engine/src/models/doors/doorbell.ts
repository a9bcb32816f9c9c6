import { pow } from '../../dsp/exact-math';
import { ModalGrain, NoiseGrain } from '../../dsp/grains';
import type { Params, Performance, SoundModel } from '../../model';
import { EventVoice, once } from '../kernels/event-voice';
import { specsWith } from '../kernels/kinds';
import { soundModel } from '../kernels/sound-model';
import { lengthFactor, pitchFactor, ratio, ratioBetween, withDefaults, type ParamSpecs } from '../kernels/word-shaping';

const PARAMS: ParamSpecs = {
  pitch: { unit: 'Hz', min: 200, max: 4000, default: 791, meaning: 'first bar' },
  interval: {
    unit: 'ratio',
    min: 0.5,
    max: 1,
    default: 0.79,
    meaning: 'second bar against the first: 0.79 a third below',
  },
  gap: { unit: 's', min: 0.1, max: 2, default: 0.617, meaning: 'from ding to dong' },
  ring: { unit: 's', min: 0.2, max: 6, default: 2.06, meaning: 'how long the bars ring (t60)' },
  upper: { unit: 'gain', min: 0, max: 3, default: 1, meaning: 'share of the upper partials' },
  hit: { unit: 'gain', min: 0, max: 1, default: 0.116, meaning: 'knock of the striker' },
  strikes: { unit: '', min: 1, max: 8, default: 2, meaning: 'bars struck in turn' },
  strength: { unit: 'gain', min: 0.1, max: 4, default: 1, meaning: 'force of the striker' },
};
/** Bars in a case: their numbers, and the gain that brings them to -23 LUFS momentary (measured). */
interface Chime {
  id: string;
  level: number;
  /** Partials (ratio to the bar's pitch) and their levels; higher ones die sooner, t60 / ratio^slope. */
  partials: readonly (readonly [number, number])[];
  slope: number;
  /** Seconds for which the striker touches a bar. */
  contact: number;
  /** How far the two halves of each partial lie beside it: bars are never quite even. */
  beat: number;
  values: Readonly<Record<string, number>>;
}

class DoorbellVoice extends EventVoice {
  constructor(
    private readonly chime: Chime,
    params: Params,
    performance: Performance,
  ) {
    super(params, performance, once(), 1, 0.3);
    this.lay(2 * chime.level, performance);
  }

  protected event(time: number): void {
    const { params, random } = this;
    const bell = random.logNormal(0.02);
    for (let k = 0; k < Math.round(params.strikes); k++) {
      const pitch = params.pitch * bell * (k % 2 === 0 ? 1 : params.interval);
      this.at(time + k * params.gap * random.logNormal(0.03), (at) =>
        this.strike(at, pitch, params.strength * random.logNormal(0.06)),
      );
    }
  }

  private strike(time: number, pitch: number, force: number): void {
    const { params, random, chime } = this;
    const { level } = chime;
    const modes = chime.partials.flatMap(([share, gain], k) =>
      [1 - chime.beat, 1 + chime.beat].map((beat) => ({
        frequency: pitch * share * beat,
        t60: params.ring / pow(Math.max(1, share), chime.slope),
        gain: 0.5 * gain * (k === 0 ? 1 : params.upper) * random.range(0.85, 1.15),
      })),
    );
    this.start(
      new ModalGrain(modes, chime.contact * pow(force, -0.3), level * force),
      time,
      Math.min(1, 0.5 * force),
      'strike',
    );
    if (params.hit > 0)
      this.start(
        new NoiseGrain().begin(random.next(), 3 * pitch, 0.8, 0.0025, level * force * params.hit, 0, 0.0003),
        time,
      );
  }
}

function chimeModel(chime: Chime): SoundModel {
  const specs = specsWith(PARAMS, chime.values);
  const base = withDefaults(specs, {});
  return soundModel({
    id: chime.id,
    kind: 'one-shot',
    kernel: 'chime bars',
    params: specs,
    repeatable: true,
    mapModifiers: ({ mods, intensity }) =>
      withDefaults(specs, {
        pitch: (base.pitch * pitchFactor(mods.pitch)) / pow(lengthFactor(mods.size), 0.6),
        interval: base.interval,
        gap: base.gap / (mods.speed ?? 1),
        ring: base.ring * pow(lengthFactor(mods.size), 0.4) * ratio(mods.hollowness, 1.5) * ratio(mods.tonality, 1.6),
        upper: base.upper * ratio(mods.brightness, 2.2) * ratioBetween(intensity, 0.7, 1.5),
        hit: base.hit * ratio(mods.roughness, 2) * ratioBetween(intensity, 0.6, 1.8),
        strikes: mods.count ?? base.strikes,
        strength: ratioBetween(intensity, 0.45, 2.2),
      }),
    naturalSeconds: (params) => params.gap * (params.strikes - 1) + params.ring,
    voice: (params, performance) => new DoorbellVoice(chime, params, performance),
  });
}

/** Ding-dong: two bars in a case. Reference: parameter search of the doorbell. */
export const doorbell: SoundModel = chimeModel({
  id: 'doorbell',
  level: 0.103,
  partials: [
    [0.975, 1.67],
    [3.03, 0.251],
    [4.97, 0.584],
    [9.32, 0.0997],
  ],
  slope: 0.525,
  contact: 0.00036,
  beat: 0.000724,
  values: { pitch: 748, interval: 0.815, gap: 0.36, ring: 3.11, hit: 0.2 },
});
