import { Biquad } from '../../dsp/biquad';
import { type Block, CONTROL_SECONDS, ControlVoice } from '../../dsp/control-voice';
import { cos, PI, pow, sin } from '../../dsp/exact-math';
import { Phasor } from '../../dsp/oscillator';
import { PinkNoise } from '../../dsp/noise';
import { hash32, Random } from '../../dsp/random';
import { FractalNoiseLfo, ValueNoise } from '../../dsp/value-noise';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES } from '../../voice';
import { differencesOf } from '../kernels/own-kind';
import { soundModel } from '../kernels/sound-model';
import { lengthFactor, pitchFactor, ratio, ratioBetween, type ParamSpecs, withDefaults } from '../kernels/word-shaping';

/** A flying insect. */
interface Insect {
  id: string;
  pitch: number;
  insects: number;
  wobble: number;
  flutter: number;
  /** Coming and going: knots per second, depth. */
  passRate: number;
  passes: number;
  low: number;
  high: number;
  breath: number;
  level: number;
}

const MAX_INSECTS = 12;
const INSECTS: readonly Insect[] = [
  {
    id: 'bee_fly',
    level: 0.248,
    pitch: 205,
    insects: 3,
    wobble: 0.08,
    flutter: 0.06,
    passRate: 1.6,
    passes: 0.7,
    low: 150,
    high: 2600,
    breath: 0.12,
  },
  {
    id: 'mosquito',
    level: 0.229,
    pitch: 548,
    insects: 1,
    wobble: 0.055,
    flutter: 0.02,
    passRate: 1.4,
    passes: 0.5,
    low: 670,
    high: 6200,
    breath: 0.04,
  },
];

function paramsOf(insect: Insect): ParamSpecs {
  return {
    pitch: { unit: 'Hz', min: 60, max: 1200, default: insect.pitch, meaning: 'wing beats: large low, small high' },
    insects: { unit: 'count', min: 1, max: MAX_INSECTS, default: insect.insects, meaning: 'how many fly' },
    wobble: { unit: 'share', min: 0, max: 0.4, default: insect.wobble, meaning: 'how the pitch turns in flight' },
    flutter: { unit: 'share', min: 0, max: 0.15, default: insect.flutter, meaning: 'fast unevenness of the wings' },
    passRate: { unit: '/s', min: 0.1, max: 8, default: insect.passRate, meaning: 'how often it comes and goes' },
    passes: { unit: 'depth', min: 0, max: 2, default: insect.passes, meaning: 'how near and far it flies' },
    high: { unit: 'Hz', min: 500, max: 14_000, default: insect.high, meaning: 'sharpness of the buzz' },
    breath: { unit: 'gain', min: 0, max: 1, default: insect.breath, meaning: 'air stirred by the wings' },
    strength: { unit: 'gain', min: 0.1, max: 5, default: 1, meaning: 'loudness' },
  };
}

interface Flyer {
  wing: Phasor;
  turn: ValueNoise;
  unrest: ValueNoise;
  way: FractalNoiseLfo;
  side: ValueNoise;
  own: number;
  left: number;
  right: number;
}

/** Wings that beat: two strokes a period, harmonics falling gently, coming and going around the head. */
class BuzzVoice extends ControlVoice {
  private readonly flyers: readonly Flyer[];
  private readonly noise: PinkNoise;
  private readonly lows: readonly Biquad[];
  private readonly highs: readonly Biquad[];
  private readonly air = new Float32Array(CONTROL_FRAMES);
  private tuned: number;

  constructor(
    private readonly insect: Insect,
    params: Params,
    { seed }: Performance,
  ) {
    super(params, 2);
    const swarm = new Random(hash32(seed, 'swarm'));
    this.flyers = Array.from({ length: MAX_INSECTS }, (_, k) => ({
      wing: new Phasor(insect.pitch, swarm.uniform()),
      turn: new ValueNoise(swarm.next(), 2.4),
      unrest: new ValueNoise(swarm.next(), 70),
      way: new FractalNoiseLfo(swarm.next(), insect.passRate),
      side: new ValueNoise(swarm.next(), 0.7),
      own: swarm.logNormal(k === 0 ? 0.04 : 0.1),
      left: 0,
      right: 0,
    }));
    this.noise = new PinkNoise(hash32(seed, 'air'));
    this.lows = [0, 1].map(() => Biquad.highPass(insect.low));
    this.highs = [0, 1].map(() => Biquad.lowPass(insect.high));
    this.tuned = insect.high;
  }

  protected control(time: number): void {
    const { params, insect } = this;
    if (time === 0) this.note(0, Math.min(1, 0.5 * params.strength), 'buzz');
    if (this.tuned !== params.high) {
      this.tuned = params.high;
      for (const filter of this.highs) filter.lowPass(params.high);
    }
    const count = Math.round(params.insects);
    for (let k = 0; k < count; k++) {
      const flyer = this.flyers[k];
      flyer.way.setRate(params.passRate);
      flyer.wing.setFrequency(
        params.pitch *
          flyer.own *
          (1 + params.wobble * flyer.turn.next(CONTROL_SECONDS) + params.flutter * flyer.unrest.next(CONTROL_SECONDS)),
      );
      const level =
        (insect.level * params.strength * flyer.way.gain(CONTROL_SECONDS, params.passes) * (k === 0 ? 1 : 0.6)) /
        pow(count, 0.4);
      const angle = (flyer.side.next(CONTROL_SECONDS) + 1) * (PI / 4);
      flyer.left = level * cos(angle);
      flyer.right = level * sin(angle);
    }
  }

  protected override sound(block: Block): void {
    const [a, b] = block;
    const count = Math.round(this.params.insects);
    const { breath } = this.params;
    this.noise.fill(this.air, 0, CONTROL_FRAMES);
    for (let k = 0; k < count; k++) {
      const { wing, left, right } = this.flyers[k];
      for (let i = 0; i < CONTROL_FRAMES; i++) {
        // Down- and upstroke are not alike: saw for the even harmonics, pulse for the odd.
        const phase = wing.phase;
        const air = breath * (0.4 + (phase < 0.5 ? 1.2 : 0)) * this.air[i];
        const y = 0.7 * wing.saw() + (phase < 0.4 ? 0.35 : phase < 0.65 ? -0.35 : 0) + air;
        a[i] += left * y;
        b[i] += right * y;
      }
    }
  }

  protected override finish(block: Block): void {
    for (let channel = 0; channel < 2; channel++) {
      this.lows[channel].process(block[channel], 0, CONTROL_FRAMES);
      this.highs[channel].process(block[channel], 0, CONTROL_FRAMES);
    }
  }
}

function buzzModel(insect: Insect): SoundModel {
  const params = paramsOf(insect);
  return soundModel({
    id: insect.id,
    kind: 'modulated',
    kernel: 'wing beats',
    params,
    repeatable: true,
    mapModifiers: (words: LayerModifiers): Params => {
      const { mods, intensity } = words;
      const restless = (mods.speed ?? 1) * (mods.emotion === 'angry' ? 1.6 : 1);
      return withDefaults(params, {
        pitch:
          (insect.pitch *
            pitchFactor(mods.pitch) *
            ratioBetween(intensity, 0.88, 1.15) *
            (mods.emotion === 'angry' ? 1.15 : 1)) /
          pow(lengthFactor(mods.size), 0.5),
        insects: mods.sources ?? mods.count ?? insect.insects * ratio(mods.density, 4),
        wobble: insect.wobble * restless * ratio(mods.roughness, 2),
        flutter: insect.flutter * ratio(mods.roughness, 3) * ratioBetween(intensity, 0.8, 1.3),
        passRate: mods.rate ?? insect.passRate * restless,
        passes: insect.passes * ratioBetween(intensity, 0.8, 1.2) * restless,
        high: insect.high * ratio(mods.brightness, 2) * ratioBetween(intensity, 0.7, 1.5),
        breath: insect.breath * ratio(mods.tonality, 0.3),
        strength: ratio(intensity, 2),
      });
    },
    naturalSeconds: () => 2,
    naturalRate: () => 0,
    differences: differencesOf(params),
    voice: (values, performance) => new BuzzVoice(insect, values, performance),
  });
}

/** Bees, flies and mosquitoes. Reference: parameter search of the wing insects. */
export const BUZZ_MODELS: readonly SoundModel[] = INSECTS.map(buzzModel);
