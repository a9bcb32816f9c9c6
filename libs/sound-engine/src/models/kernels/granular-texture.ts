import { Biquad } from '../../dsp/biquad';
import { type Block, CONTROL_SECONDS, ControlVoice } from '../../dsp/control-voice';
import { tauFactor } from '../../dsp/envelope';
import { dbToGain, exp, pow } from '../../dsp/exact-math';
import { GrainBank } from '../../dsp/grain-bank';
import { GrainRing } from '../../dsp/grain-ring';
import { addMiddleSide } from '../../dsp/middle-side';
import { WhiteNoise } from '../../dsp/noise';
import type { NoiseStream } from '../../dsp/noise-stream';
import { PoissonClock } from '../../dsp/poisson-clock';
import { hash32, type Random } from '../../dsp/random';
import { FractalNoiseLfo } from '../../dsp/value-noise';
import { eventDraws } from './own-draws';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';
import { specsWith } from './kinds';
import { differencesOf } from './own-kind';
import { ownNoise } from './own-noise';
import { soundModel } from './sound-model';
import { lengthFactor, pitchFactor, ratio, ratioBetween, signed, withDefaults, type ParamSpecs } from './word-shaping';

const PARAMS: ParamSpecs = {
  rate: { unit: 'grains/s', min: 1, max: 5000, default: 500, meaning: 'how many small sounds' },
  pitch: { unit: 'Hz', min: 300, max: 14_000, default: 5000, meaning: 'middle of their pitches' },
  spread: { unit: '', min: 0, max: 1, default: 0.4, meaning: 'how far the pitches spread' },
  q: { unit: 'Q', min: 0.5, max: 14, default: 1.5, meaning: '1 noise .. 14 a bubble that pings' },
  grain: { unit: 'ms', min: 0.1, max: 12, default: 1, meaning: 'length of a grain (to 1/e)' },
  tail: {
    unit: 'exponent',
    min: 1.1,
    max: 6,
    default: 3,
    meaning: 'small: a few very loud grains among many faint ones',
  },
  grains: { unit: 'gain', min: 0, max: 4, default: 1, meaning: 'level of the grains' },
  haze: { unit: 'gain', min: 0, max: 3, default: 0.3, meaning: 'grains too many to tell apart' },
  low: { unit: 'Hz', min: 100, max: 12_000, default: 3000, meaning: 'lower end of the haze' },
  high: { unit: 'Hz', min: 1000, max: 18_000, default: 12_000, meaning: 'upper end of the haze' },
  deep: { unit: 'gain', min: 0, max: 3, default: 0, meaning: 'rumble under 150 Hz' },
  swellRate: { unit: '/s', min: 0.05, max: 10, default: 1, meaning: 'how often it swells' },
  swell: { unit: 'depth', min: 0, max: 1.6, default: 0.1, meaning: 'how far it swells' },
  flutter: { unit: 'depth', min: 0, max: 1.2, default: 0.1, meaning: 'quick unevenness' },
  flutterRate: { unit: '/s', min: 2, max: 60, default: 16, meaning: 'how quick' },
  settle: { unit: 's', min: 0.3, max: 60, default: 60, meaning: 'time in which it dies down to half' },
  pops: { unit: '/s', min: 0, max: 40, default: 0, meaning: 'single loud ones' },
};

/** One source of very many small sounds. */
export interface GranularTexture {
  id: string;
  /** Brings the defaults to -23 LUFS (measured). */
  level: number;
  values: Readonly<Record<string, number>>;
}

const GRAIN_FRAMES = Math.ceil(0.06 * SAMPLE_RATE);
/** Recorded grains, and single loud ones. */
const GRAINS = 96;
const POPS = 8;

/**
 * Very many small sounds: grains of band noise, Poisson in time and of Pareto levels, over the haze of those too many
 * to tell apart.
 */
class GranularTextureVoice extends ControlVoice {
  private readonly white: readonly NoiseStream[];
  private readonly pink: NoiseStream;
  private readonly highs = [Biquad.highPass(3000), Biquad.highPass(3000)];
  private readonly lows = [Biquad.lowPass(12_000), Biquad.lowPass(12_000)];
  private readonly deep = Biquad.lowPass(150);
  private readonly ring = new GrainRing(2, 0.07);
  private readonly recordings = new GrainBank(GRAINS);
  private readonly popRecordings = new GrainBank(POPS);
  private readonly clock: PoissonClock;
  private readonly pops: PoissonClock;
  private readonly random: Random;
  private readonly hiss: WhiteNoise;
  private readonly band = new Biquad();
  private readonly swell: FractalNoiseLfo;
  private readonly flutter: FractalNoiseLfo;
  private readonly scratch = [new Float32Array(CONTROL_FRAMES), new Float32Array(CONTROL_FRAMES)] as const;
  private gain = 1;
  private tuned = { low: 0, high: 0 };

  constructor(
    params: Params,
    performance: Performance,
    private readonly level: number,
  ) {
    super(params, 2);
    const { seed } = performance;
    this.white = [0, 1].map((part) => ownNoise(performance, 'white', hash32(seed, 'haze', part), 'haze'));
    this.pink = ownNoise(performance, 'pink', hash32(seed, 'deep'), 'deep');
    this.clock = new PoissonClock(hash32(seed, 'grains'));
    this.pops = new PoissonClock(hash32(seed, 'pops'));
    this.random = eventDraws(performance, 'grain');
    this.hiss = new WhiteNoise(hash32(seed, 'hiss'));
    this.swell = new FractalNoiseLfo(hash32(seed, 'swell'), params.swellRate);
    this.flutter = new FractalNoiseLfo(hash32(seed, 'flutter'), params.flutterRate);
  }

  protected control(time: number): void {
    const { params } = this;
    this.swell.setRate(params.swellRate);
    this.flutter.setRate(params.flutterRate);
    if (this.tuned.low !== params.low || this.tuned.high !== params.high) {
      this.tuned = { low: params.low, high: params.high };
      for (const filter of this.highs) filter.highPass(params.low);
      for (const filter of this.lows) filter.lowPass(Math.max(params.high, 1.2 * params.low));
    }
    const settled = 0.5 + 0.5 * exp(-time / params.settle);
    this.gain =
      this.swell.gain(CONTROL_SECONDS, params.swell) * this.flutter.gain(CONTROL_SECONDS, params.flutter) * settled;
    const rate = params.rate * this.gain;
    this.recordings.keepFor(params.pitch, params.spread, params.q, params.grain);
    this.popRecordings.keepFor(params.pitch, params.spread, params.q, params.grain);
    for (let at = this.clock.take(rate, CONTROL_FRAMES); at >= 0; at = this.clock.take(rate, CONTROL_FRAMES))
      this.begin(at, 1, this.recordings, params.grain);
    for (
      let at = this.pops.take(params.pops, CONTROL_FRAMES);
      at >= 0;
      at = this.pops.take(params.pops, CONTROL_FRAMES)
    ) {
      this.begin(at, 3.5, this.popRecordings, Math.min(12, 3 * params.grain));
      this.note(time + at / SAMPLE_RATE, 0.4, 'pop');
    }
  }

  protected override sound(block: Block): void {
    const { params, scratch, level } = this;
    const haze = level * 1.732 * params.haze * this.gain;
    scratch.forEach((buffer, part) => {
      this.white[part].fill(buffer, 0, CONTROL_FRAMES, haze);
    });
    this.highs[0].processWith(this.highs[1], scratch[0], scratch[1], 0, CONTROL_FRAMES);
    this.lows[0].processWith(this.lows[1], scratch[0], scratch[1], 0, CONTROL_FRAMES);
    addMiddleSide(block, scratch[0], scratch[1]);
    if (params.deep > 0) {
      const [buffer] = scratch;
      this.pink.fill(buffer, 0, CONTROL_FRAMES, level * params.deep * this.gain);
      this.deep.process(buffer, 0, CONTROL_FRAMES);
      for (const channel of block) for (let i = 0; i < CONTROL_FRAMES; i++) channel[i] += buffer[i];
    }
    this.ring.read(block, 0, CONTROL_FRAMES);
  }

  private begin(offset: number, strength: number, bank: GrainBank, milliseconds: number): void {
    const { random, params } = this;
    const loudness = Math.min(10, random.pareto(params.tail)) * random.range(0.2, 1) * strength * params.grains;
    const grain = bank.pick(random, () => this.record(milliseconds));
    this.ring.add(grain, grain.length, offset, loudness * this.level, random.range(-0.85, 0.85));
  }

  private record(milliseconds: number): Float32Array {
    const { random, params, band } = this;
    const frequency = Math.min(16_000, params.pitch * exp(params.spread * random.gaussian()));
    const tau = (milliseconds / 1000) * exp(0.4 * random.gaussian());
    band.reset();
    band.bandPass(frequency, params.q);
    const grain = new Float32Array(Math.min(GRAIN_FRAMES, Math.ceil(5.5 * tau * SAMPLE_RATE)));
    const decay = tauFactor(tau);
    // A narrower band takes more out of white noise: made up for.
    let envelope = Math.sqrt(Math.max(1, (10_000 * params.q) / frequency));
    this.hiss.fill(grain, 0, grain.length);
    for (let i = 0; i < grain.length; i++) {
      grain[i] *= envelope;
      envelope *= decay;
    }
    band.process(grain, 0, grain.length);
    return grain;
  }
}

function shapeOf(params: ParamSpecs): (words: LayerModifiers) => Params {
  return ({ mods, intensity }) => {
    const own = (name: string): number => params[name].default;
    const length = lengthFactor(mods.size);
    const force = signed(intensity);
    const pitch = (pitchFactor(mods.pitch) * ratio(mods.brightness, 1.8)) / pow(length, 0.3);
    return withDefaults(params, {
      rate: mods.rate ?? own('rate') * (mods.speed ?? 1) * ratioBetween(intensity, 0.4, 2.2) * ratio(mods.density, 2.5),
      pitch: own('pitch') * pitch * ratioBetween(intensity, 0.85, 1.2),
      spread: own('spread') * ratio(mods.tonality, 0.5),
      q: own('q') * ratio(mods.tonality, 3),
      grain: own('grain') * pow(length, 0.4) * (1 + (mods.wetness ?? 0)),
      tail: own('tail') / ratio(mods.roughness, 1.5) / ratioBetween(intensity, 0.9, 1.15),
      grains: own('grains') * dbToGain(5 * force),
      haze: own('haze') * dbToGain(force < 0 ? 8 * force : 6 * force) * ratio(mods.density, 1.5),
      low: own('low') * pow(pitch, 1.2),
      high: own('high') * pow(pitch, 0.7) * ratioBetween(intensity, 0.8, 1.2),
      deep: own('deep') * length * dbToGain(6 * force),
      swellRate: own('swellRate') * (mods.speed ?? 1),
      swell: own('swell') * ratio(mods.roughness, 1.5) * ratioBetween(intensity, 0.7, 1.3),
      flutter: own('flutter') * ratio(mods.roughness, 1.6),
      flutterRate: own('flutterRate') * (mods.speed ?? 1),
      settle: own('settle'),
      pops: own('pops') * ratioBetween(intensity, 0.4, 2),
    });
  };
}

/** Leaves, frying fat, fizz: textures of very many small sounds. */
export function grainHazeModel(haze: GranularTexture): SoundModel {
  const params = specsWith(PARAMS, haze.values);
  return soundModel({
    id: haze.id,
    kind: 'texture',
    kernel: 'grain haze',
    params,
    mapModifiers: shapeOf(params),
    naturalSeconds: () => 1,
    differences: differencesOf(params),
    voice: (values, performance) => new GranularTextureVoice(values, performance, haze.level),
  });
}
