import { type Block, CONTROL_SECONDS, ControlVoice } from '../../dsp/control-voice';
import { Biquad } from '../../dsp/biquad';
import { clamp, dbToGain, exp, exp2, lerpLog, pow } from '../../dsp/exact-math';
import { addMiddleSide } from '../../dsp/middle-side';
import { BrownNoise, PinkNoise, WhiteNoise } from '../../dsp/noise';
import { sineTurn } from '../../dsp/oscillator';
import { hash32, Random } from '../../dsp/random';
import { FractalNoiseLfo } from '../../dsp/value-noise';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';
import { specsWith } from '../kernels/kinds';
import { soundModel } from '../kernels/sound-model';
import {
  lengthFactor,
  pitchFactor,
  ratio,
  ratioBetween,
  signed,
  withDefaults,
  type ParamSpecs,
} from '../kernels/word-shaping';

const NOISE_PARAMS: ParamSpecs = {
  colour: { unit: 'dB/octave', min: -6, max: 0, default: 0, meaning: '0 white, -3 pink, -6 brown' },
  low: { unit: 'Hz', min: 16, max: 2000, default: 16, meaning: 'lower end' },
  high: { unit: 'Hz', min: 300, max: 20_000, default: 20_000, meaning: 'upper end' },
  drift: { unit: 'depth', min: 0, max: 1, default: 0, meaning: 'how far it waxes and wanes' },
  driftRate: { unit: '/s', min: 0.05, max: 8, default: 0.4, meaning: 'how fast' },
  level: { unit: 'gain', min: 0.05, max: 4, default: 1, meaning: 'level' },
};

interface Noise {
  id: string;
  /** Brings the defaults to -23 LUFS (measured). */
  level: number;
  values: Readonly<Record<string, number>>;
}

/** Plain noises by id: their spectra are definitions, not measurements. */
export const NOISES: readonly Noise[] = [
  { id: 'white_noise', level: 0.0349, values: { colour: 0 } },
  { id: 'pink_noise', level: 0.045, values: { colour: -3 } },
  { id: 'noise_env', level: 0.0599, values: { colour: -3.6, low: 60, high: 7000, drift: 0.25, driftRate: 0.5 } },
];

/** One of the two noise parts, middle and side: a blend of white, pink and brown between two edges. */
class NoisePart {
  private readonly white: WhiteNoise;
  private readonly pink: PinkNoise;
  private readonly brown: BrownNoise;
  private readonly highPass = Biquad.highPass(16);
  private readonly lowPass = Biquad.lowPass(20_000);
  readonly out = new Float32Array(CONTROL_FRAMES);

  constructor(seed: number) {
    this.white = new WhiteNoise(hash32(seed, 'white'));
    this.pink = new PinkNoise(hash32(seed, 'pink'));
    this.brown = new BrownNoise(hash32(seed, 'brown'));
  }

  tune(low: number, high: number): void {
    this.highPass.highPass(low);
    this.lowPass.lowPass(high);
  }

  /** @param colour dB/octave, 0 .. -6; between the three plain colours their powers cross over */
  render(colour: number, level: number): void {
    const { out } = this;
    const whiteShare = clamp(1 + colour / 3, 0, 1);
    const brownShare = clamp(-1 - colour / 3, 0, 1);
    const pinkShare = 1 - whiteShare - brownShare;
    if (pinkShare > 0) this.pink.fill(out, 0, CONTROL_FRAMES, level * Math.sqrt(pinkShare));
    else out.fill(0);
    if (whiteShare > 0) this.white.addTo(out, 1.732 * level * Math.sqrt(whiteShare));
    if (brownShare > 0) this.brown.addTo(out, level * Math.sqrt(brownShare));
  }

  /** Filters both parts: two at once, as neither waits for the other. */
  static filter(middle: NoisePart, side: NoisePart, isCut: { low: boolean; high: boolean }): void {
    if (isCut.low) middle.highPass.processWith(side.highPass, middle.out, side.out, 0, CONTROL_FRAMES);
    if (isCut.high) middle.lowPass.processWith(side.lowPass, middle.out, side.out, 0, CONTROL_FRAMES);
  }
}

class NoiseVoice extends ControlVoice {
  private readonly parts: readonly [NoisePart, NoisePart];
  private readonly drift: FractalNoiseLfo;
  private tunedLow = 0;
  private tunedHigh = 0;

  constructor(
    params: Params,
    { seed }: Performance,
    private readonly scale: number,
  ) {
    super(params, 2);
    this.parts = [new NoisePart(hash32(seed, 'middle')), new NoisePart(hash32(seed, 'side'))];
    this.drift = new FractalNoiseLfo(hash32(seed, 'drift'), params.driftRate);
  }

  protected control(time: number): void {
    const { low, high, driftRate } = this.params;
    this.drift.setRate(driftRate);
    if (time === 0) this.note(0, 0.5, 'noise');
    if (this.tunedLow === low && this.tunedHigh === high) return;
    this.tunedLow = low;
    this.tunedHigh = high;
    for (const part of this.parts) part.tune(low, high);
  }

  protected override sound(block: Block): void {
    const { params } = this;
    const level = this.scale * params.level * this.drift.gain(CONTROL_SECONDS, params.drift);
    const isCut = { low: params.low > 16, high: params.high < 20_000 };
    const [middle, side] = this.parts;
    for (const part of this.parts) part.render(params.colour, level);
    NoisePart.filter(middle, side, isCut);
    addMiddleSide(block, middle.out, side.out);
  }
}

/** White, pink and other plain noises. */
export function noiseModel(noise: Noise): SoundModel {
  const params = specsWith(NOISE_PARAMS, noise.values);
  return soundModel({
    id: noise.id,
    kind: 'texture',
    kernel: 'noise',
    params,
    mapModifiers: ({ mods, intensity }: LayerModifiers) =>
      withDefaults(params, {
        colour: params.colour.default + 2 * signed(mods.brightness) + 0.4 * signed(intensity),
        low: params.low.default * pitchFactor(mods.pitch) * (params.low.default > 16 ? 1 / lengthFactor(mods.size) : 1),
        high:
          params.high.default *
          ratio(mods.brightness, 2) *
          ratioBetween(intensity, 0.85, 1.2) *
          pitchFactor(mods.pitch),
        drift: params.drift.default + (mods.roughness === undefined ? 0 : 0.5 * mods.roughness),
        driftRate: params.driftRate.default * (mods.speed ?? 1),
        level: dbToGain(7 * signed(intensity)),
      }),
    naturalSeconds: () => 1,
    voice: (values, performance) => new NoiseVoice(values, performance, noise.level),
  });
}

const TONE_PARAMS: ParamSpecs = {
  pitch: { unit: 'Hz', min: 20, max: 16_000, default: 1000, meaning: 'frequency at the start' },
  sweep: { unit: 'octaves', min: -6, max: 6, default: 0, meaning: 'how far it moves over its time' },
  second: { unit: 'gain', min: 0, max: 1, default: 0, meaning: 'share of the octave above' },
  vibrato: { unit: 'share', min: 0, max: 0.06, default: 0, meaning: 'depth of a vibrato of 5.5 Hz' },
  decay: {
    unit: 's',
    min: 0,
    max: 8,
    default: 0,
    meaning: 'how long it takes to fall to 1/e after it was struck, again and again; 0 for a tone that stays',
  },
  freedom: { unit: 'share', min: 0, max: 0.3, default: 0, meaning: 'how far its frequency differs from take to take' },
  level: { unit: 'gain', min: 0.05, max: 4, default: 1, meaning: 'level' },
};
/** Of a tone whose frequency nobody says: another one in each take. */
const FREEDOM = 0.12;
/** A fork that is struck: Hz, seconds to 1/e, seconds from one blow to the next. */
const FORK = { pitch: 440, decay: 0.9, every: 2.6, unevenness: 0.06 };
/**
 * The first partial of a fork above its tone, how loud it is at the blow and how much sooner it has gone. Reference:
 * clamped bar.
 */
const CLANG = { ratio: 6.27, level: 0.5, sooner: 0.3 };
/** Brings a tone of 1 kHz to -23 LUFS (measured). */
const TONE_LEVEL = 0.1;
/** Time of a sweep when nobody says how long the sound lasts, s. */
const SWEEP_SECONDS = 8;

class ToneVoice extends ControlVoice {
  private readonly duration: number;
  private turns: number;
  private frequency: number;
  private step = 0;
  private gain = 0;
  private gainStep = 0;
  private clang = 0;
  private clangStep = 0;
  private clangTurns = 0;
  /** Seconds of the last blow and of the next. */
  private struck = 0;
  private next = 0;
  /** How far this take's frequency would lie off, in deviations. */
  private readonly deviation: number;
  private readonly random: Random;

  constructor(params: Params, { duration, seed }: Performance) {
    super(params, 1);
    this.random = new Random(seed);
    this.turns = this.random.uniform();
    this.deviation = this.random.gaussian();
    this.duration = Number.isFinite(duration) ? Math.max(0.1, duration) : SWEEP_SECONDS;
    this.frequency = params.pitch * exp(params.freedom * this.deviation);
  }

  protected control(time: number): void {
    const { params } = this;
    const position = clamp(time / this.duration, 0, 1);
    const target = clamp(
      exp(params.freedom * this.deviation) *
        lerpLog(params.pitch, params.pitch * exp2(params.sweep), position) *
        (1 + params.vibrato * sineTurn(5.5 * time)),
      16,
      18_000,
    );
    this.step = (target - this.frequency) / CONTROL_FRAMES;
    const level = TONE_LEVEL * params.level;
    if (params.decay > 0) this.ring(time, level, params.decay);
    else this.gainStep = (level * Math.min(1, (time + CONTROL_SECONDS) / 0.01) - this.gain) / CONTROL_FRAMES;
    if (time === 0 && params.decay === 0) this.note(0, 0.5, 'tone');
  }

  /** The levels of a fork: full at the blow, then falling. */
  private ring(time: number, level: number, decay: number): void {
    const now = time + CONTROL_SECONDS;
    const isStruck = now >= this.next;
    if (isStruck) {
      this.note(time, 0.5, 'blow');
      this.struck = this.next;
      this.next += FORK.every * this.random.logNormal(FORK.unevenness);
    }
    const since = isStruck ? 0 : now - this.struck;
    this.gainStep = (2 * level * exp(-since / decay) - this.gain) / CONTROL_FRAMES;
    this.clangStep = (2 * CLANG.level * level * exp(-since / (CLANG.sooner * decay)) - this.clang) / CONTROL_FRAMES;
  }

  protected override sound([out]: Block): void {
    // The octave above stays silent where it would fold back.
    const second = this.frequency < 9000 ? this.params.second : 0;
    for (let i = 0; i < CONTROL_FRAMES; i++) {
      this.frequency += this.step;
      this.gain += this.gainStep;
      this.turns += this.frequency / SAMPLE_RATE;
      if (this.turns >= 1) this.turns -= 1;
      out[i] += this.gain * (sineTurn(this.turns) + second * sineTurn(2 * this.turns));
    }
    if (this.params.decay > 0) this.addClang(out);
  }

  private addClang(out: Float32Array): void {
    const frequency = this.frequency * CLANG.ratio;
    if (frequency > 18_000) return;
    for (let i = 0; i < CONTROL_FRAMES; i++) {
      this.clang += this.clangStep;
      this.clangTurns += frequency / SAMPLE_RATE;
      if (this.clangTurns >= 1) this.clangTurns -= 1;
      out[i] += this.clang * sineTurn(this.clangTurns);
    }
  }
}

/** A pure tone, or a sweep through the frequencies. */
export const sineTone: SoundModel = soundModel({
  id: 'sine_tone',
  kind: 'texture',
  kernel: 'sine tone',
  params: TONE_PARAMS,
  variants: ['fork', 'sweep'],
  mapModifiers: ({ mods, intensity, variant }) =>
    withDefaults(TONE_PARAMS, {
      pitch:
        ((variant === 'fork' ? FORK.pitch : 1000) * pitchFactor(mods.pitch) * ratio(mods.brightness, 2)) /
        pow(lengthFactor(mods.size), 0.8),
      sweep: variant === 'sweep' || variant === 'chirp' ? 4 : 0,
      second: clamp(0.15 * (1 + signed(intensity)) * (intensity > 0.5 ? 1 : 0) + (mods.roughness ?? 0) * 0.4, 0, 1),
      vibrato: mods.regularity === undefined ? 0 : 0.03 * (1 - mods.regularity),
      decay: variant === 'fork' ? FORK.decay : 0,
      freedom: variant === 'fork' || mods.pitch !== undefined ? 0 : FREEDOM,
      level: dbToGain(7 * signed(intensity)),
    }),
  naturalSeconds: () => 1,
  voice: (values, performance) => new ToneVoice(values, performance),
});
