import { exp, pow } from '../../dsp/exact-math';
import { ModalGrain, NoiseGrain } from '../../dsp/grains';
import { StatisticalImpact } from '../../dsp/statistical-impact';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { EventVoice, once } from '../kernels/event-voice';
import { differencesOf } from '../kernels/own-kind';
import { soundModel } from '../kernels/sound-model';
import { lengthFactor, pitchFactor, ratio, withDefaults, type ParamSpecs } from '../kernels/word-shaping';

const PARAMS: ParamSpecs = {
  crack: { unit: '', min: 0, max: 2, default: 1.31, meaning: 'the first crack' },
  crackTime: { unit: 'ms', min: 3, max: 150, default: 33, meaning: 'its length' },
  pane: { unit: '', min: 0, max: 1.5, default: 0.9, meaning: 'the pane ringing as it goes' },
  thud: { unit: '', min: 0, max: 1.5, default: 0.104, meaning: 'the blow that breaks it' },
  fragments: { unit: 'pieces', min: 2, max: 250, default: 51, meaning: 'pieces heard falling' },
  spread: { unit: 's', min: 0.05, max: 2, default: 0.32, meaning: 'how long they fall (1/e)' },
  pitch: { unit: 'Hz', min: 500, max: 7000, default: 2500, meaning: 'ring of the larger pieces' },
  range: { unit: 'ratio', min: 1.1, max: 5, default: 2.3, meaning: 'how much higher the smallest ring' },
  ring: { unit: 's', min: 0.01, max: 1.5, default: 0.17, meaning: 'how long a piece rings (t60)' },
  tick: { unit: '', min: 0, max: 1.5, default: 0.4, meaning: 'noise of each piece as it lands' },
  strength: { unit: '', min: 0.05, max: 3, default: 1, meaning: 'force' },
};

/** Partials of a shard. Reference: parameter search of the shatter kernel. */
const SHARD = [1, 1.58, 2.24, 2.92] as const;
/** Brings the defaults to -23 LUFS momentary. */
const LEVEL = 0.15;

class GlassBreakVoice extends EventVoice {
  constructor(params: Params, performance: Performance) {
    super(params, performance, once());
    this.lay(4 * LEVEL, performance);
  }

  protected event(time: number): void {
    const { params, random } = this;
    const level = LEVEL * params.strength * random.logNormal(0.08);
    this.note(time, Math.min(1, 0.7 * params.strength), 'break');
    const tau = params.crackTime / 1000;
    this.start(new NoiseGrain().begin(random.next(), 5200, 0.45, tau, level * params.crack, 0, 0.0004), time);
    this.start(
      new NoiseGrain().begin(random.next(), 2300, 0.7, tau * 0.7, level * params.crack * 0.5, 0, 0.0004),
      time,
    );
    const pane = [0.35, 0.6, 1].map((share) => ({
      frequency: params.pitch * share * random.range(0.93, 1.07),
      t60: random.range(0.06, 0.1) * 4,
      gain: params.pane * random.range(0.5, 1),
    }));
    this.start(new ModalGrain(pane, 0.0003, level), time);
    if (params.thud > 0) {
      const blow = {
        bands: [1, 1, 0.8, 0.5, 0.3, 0.2, 0.1, 0.1],
        length: 0.1,
        slope: 0.6,
        modal: 0,
        modeFrequency: 100,
        modeT60: 0.1,
        modes: 0,
      };
      this.start(new StatisticalImpact(blow, 0.6, level * params.thud, random.next()), time);
    }
    this.fall(time, level);
  }

  /** Pieces land later and later, most of them softly. */
  private fall(time: number, level: number): void {
    const { params, random } = this;
    for (let k = 0; k < Math.round(params.fragments); k++) {
      const after = params.spread * random.exponential() * (random.chance(0.5) ? 0.25 : 1);
      const pitch = params.pitch * random.range(0.82, 1) * pow(params.range, random.uniform());
      const gain = 0.5 * random.exponential() * exp(-after / 0.9);
      const t60 = params.ring * random.range(0.33, 1.3);
      this.at(time + after, (at) => this.shard(at, pitch, t60, level * gain));
    }
  }

  private shard(time: number, pitch: number, t60: number, level: number): void {
    const { params, random } = this;
    const modes = SHARD.map((share, k) => ({
      frequency: pitch * share * random.range(0.97, 1.03),
      t60: t60 / Math.sqrt(k + 1),
      gain: random.range(0.2, 1) / (1 + 0.4 * k),
    }));
    this.start(new ModalGrain(modes, 0.0002, level * 0.35), time);
    if (params.tick > 0)
      this.start(
        new NoiseGrain().begin(
          random.next(),
          Math.min(11_000, pitch * 1.6),
          0.8,
          0.0012,
          level * params.tick,
          0,
          0.0002,
        ),
        time,
      );
  }
}

function mapModifiers(words: LayerModifiers): Params {
  const { mods } = words;
  const length = lengthFactor(mods.size);
  const thick = words.material === 'ceramic' || words.material === 'tile' || words.material === 'stone';
  return withDefaults(PARAMS, {
    crack: 1.31 * ratio(words.intensity, 1.5),
    crackTime: 33 * pow(length, 0.5),
    pane: 0.9 * ratio(mods.tonality, 2),
    thud: 0.104 * pow(length, 0.8) * ratio(words.intensity, 1.6),
    fragments: 51 * pow(length, 0.6) * ratio(words.intensity, 1.8) * ratio(mods.density, 2),
    spread: (0.32 * pow(length, 0.6)) / (mods.speed ?? 1),
    pitch: (2500 * pitchFactor(mods.pitch) * ratio(mods.brightness, 1.5) * (thick ? 0.5 : 1)) / pow(length, 0.4),
    ring: 0.17 * (thick ? 0.35 : 1) * ratio(mods.hollowness, 1.6) * pow(length, 0.2),
    tick: 0.4 * ratio(mods.roughness, 2) * (thick ? 2 : 1),
    strength: ratio(words.intensity, 2.3),
  });
}

/** Glass breaks and falls. Reference: parameter search of the shatter kernel (51 pieces, 2.5 kHz and up). */
export const glassBreak: SoundModel = soundModel({
  id: 'glass_break',
  kind: 'one-shot',
  kernel: 'shattering',
  params: PARAMS,
  mapModifiers,
  naturalSeconds: (params) => params.spread * 4 + params.ring,
  differences: differencesOf(PARAMS),
  voice: (params, performance) => new GlassBreakVoice(params, performance),
});
