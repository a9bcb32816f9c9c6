import { Biquad } from '../../dsp/biquad';
import { type Block, CONTROL_SECONDS, ControlVoice } from '../../dsp/control-voice';
import { clamp, exp, lerpLog, pow } from '../../dsp/exact-math';
import { addMiddleSide } from '../../dsp/middle-side';
import { PinkNoise, WhiteNoise } from '../../dsp/noise';
import { OnePole } from '../../dsp/one-pole';
import { hash32, type Random } from '../../dsp/random';
import { FractalNoiseLfo } from '../../dsp/value-noise';
import { eventDraws } from '../kernels/own-draws';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES } from '../../voice';
import { differencesOf } from '../kernels/own-kind';
import { soundModel } from '../kernels/sound-model';
import {
  between,
  lengthFactor,
  pitchFactor,
  ratio,
  ratioBetween,
  type ParamSpecs,
  withDefaults,
} from '../kernels/word-shaping';

/** Brings the defaults to -23 LUFS (measured). */
const LEVEL = 0.147;
/** Waves that may overlap. */
const MAX_WAVES = 6;

const specs: ParamSpecs = {
  period: { unit: 's', min: 1, max: 16, default: 5.5, meaning: 'from one wave to the next' },
  irregular: {
    unit: 'share',
    min: 0,
    max: 0.6,
    default: 0.15,
    meaning: 'how uneven the waves are in time and strength',
  },
  swellShare: { unit: 'share', min: 0.15, max: 0.8, default: 0.47, meaning: 'part of the wave that rises' },
  low: { unit: 'Hz', min: 50, max: 600, default: 158, meaning: 'lower edge of the swell' },
  high: { unit: 'Hz', min: 300, max: 5000, default: 1030, meaning: 'upper edge of the swell' },
  swell: { unit: 'gain', min: 0, max: 3, default: 1, meaning: 'the rolling body of water' },
  crash: { unit: 'gain', min: 0, max: 3, default: 0.72, meaning: 'breaking of the crest' },
  crashTop: { unit: 'Hz', min: 1500, max: 14000, default: 7000, meaning: 'upper end of the breaking' },
  hiss: { unit: 'gain', min: 0, max: 2, default: 0.15, meaning: 'foam running back' },
  bed: { unit: 'gain', min: 0, max: 1, default: 0.17, meaning: 'the sea behind the nearest waves' },
  thump: { unit: 'gain', min: 0, max: 3, default: 0.25, meaning: 'blow of the falling water, under 100 Hz' },
};

interface Wave {
  /** Seconds of the voice's time. */
  start: number;
  length: number;
  size: number;
}

/** Levels of the four sounds of the sea at one moment. */
interface Sea {
  swell: number;
  crash: number;
  foam: number;
  thump: number;
}

/** Surf: every wave gathers darkly, breaks bright and runs back as a fizz. */
class OceanVoice extends ControlVoice {
  private readonly parts: readonly [SeaPart, SeaPart];
  private readonly random: Random;
  private readonly ripple: FractalNoiseLfo;
  private readonly foamGrain: FractalNoiseLfo;
  private readonly far: FractalNoiseLfo;
  private readonly waves: Wave[] = [];
  private readonly sea: Sea = { swell: 0, crash: 0, foam: 0, thump: 0 };
  private next: number;

  constructor(params: Params, performance: Performance) {
    super(params, 2);
    const { seed } = performance;
    this.parts = [new SeaPart(hash32(seed, 'sea', 0), 30), new SeaPart(hash32(seed, 'sea', 1), 130)];
    this.random = eventDraws(performance, 'waves');
    this.ripple = new FractalNoiseLfo(hash32(seed, 'ripple'), 7);
    this.foamGrain = new FractalNoiseLfo(hash32(seed, 'foam'), 60);
    this.far = new FractalNoiseLfo(hash32(seed, 'far'), 0.5);
    // The first wave is already gathering: the sound must not begin with nothing.
    this.next = -params.period * params.swellShare * this.random.range(0.35, 0.75);
  }

  protected control(time: number): void {
    while (this.next < time + CONTROL_SECONDS) this.begin();
    this.gather(time);
    const { params } = this;
    for (const part of this.parts) part.tune(params);
  }

  private begin(): void {
    const { params, random } = this;
    const length = params.period * random.range(0.9, 1.25);
    const wave = { start: this.next, length, size: 1 + 2 * params.irregular * random.range(-1, 0.6) };
    if (this.waves.length === MAX_WAVES) this.waves.shift();
    this.waves.push(wave);
    const breaks = wave.start + 0.85 * params.swellShare * length;
    if (breaks >= 0) this.note(breaks, Math.min(1, 0.7 * wave.size * params.crash), 'wave');
    this.next += params.period * (1 + params.irregular * clamp(random.gaussian(), -2, 2));
  }

  /** Adds up what all waves do at `time`. */
  private gather(time: number): void {
    const { params, sea } = this;
    const far = params.bed * exp(0.5 * this.far.next(CONTROL_SECONDS));
    sea.swell = far;
    sea.crash = far * 0.35;
    sea.foam = far * 0.3;
    sea.thump = 0;
    for (const wave of this.waves) {
      const u = (time - wave.start) / wave.length;
      const top = params.swellShare;
      if (u < 0 || u > 3) continue;
      sea.swell += wave.size * (u < top ? pow(u / top, 2.2) : exp((-3.2 * (u - top)) / (1 - top)));
      const broken = (u - 0.85 * top) * wave.length;
      if (broken > 0) {
        const rise = 0.25 * wave.length * 0.18;
        const crash = broken < rise ? broken / rise : exp(-(broken - rise) / (0.16 * wave.length));
        sea.crash += wave.size * crash;
        sea.thump += wave.size * (broken < 0.08 ? broken / 0.08 : exp(-(broken - 0.08) / 0.5));
      }
      const back = (u - 1.3 * top) * wave.length;
      if (back > 0) sea.foam += wave.size * Math.min(1, back / 0.3) * exp(-back / (0.3 * wave.length));
    }
  }

  protected override sound(block: Block): void {
    const { params, sea } = this;
    const ripple = this.ripple.gain(CONTROL_SECONDS, 0.18) * LEVEL;
    const foam = params.hiss * sea.foam * this.foamGrain.gain(CONTROL_SECONDS, 0.3) * LEVEL;
    this.parts.forEach((part, index) => {
      part.render(
        params.swell * sea.swell * ripple,
        params.crash * sea.crash * ripple,
        foam,
        index === 0 ? params.thump * sea.thump * LEVEL : 0,
      );
    });
    addMiddleSide(block, this.parts[0].out, this.parts[1].out);
  }
}

/** The noises of one of the two parts (middle, side). */
class SeaPart {
  private readonly pink: PinkNoise;
  private readonly white: WhiteNoise;
  private readonly bodyHigh = Biquad.highPass(158, 0.6);
  private readonly bodyLow = Biquad.lowPass(1030, 0.6);
  private readonly crashHigh = Biquad.highPass(300, 0.6);
  private readonly crashLow = new OnePole(7000);
  private readonly foamHigh = Biquad.highPass(4400);
  private readonly foamTop = new OnePole(7000);
  private readonly thumpLow = Biquad.lowPass(95);
  private readonly rumble: OnePole;
  readonly out = new Float32Array(CONTROL_FRAMES);
  private readonly gains = new Float64Array(4);
  private low = 0;
  private high = 0;
  private top = 0;

  constructor(seed: number, lowest: number) {
    this.pink = new PinkNoise(hash32(seed, 'pink'));
    this.white = new WhiteNoise(hash32(seed, 'white'));
    this.rumble = new OnePole(lowest);
  }

  tune({ low, high, crashTop }: Readonly<Record<string, number>>): void {
    if (low === this.low && high === this.high && crashTop === this.top) return;
    this.low = low;
    this.high = high;
    this.top = crashTop;
    this.bodyHigh.highPass(low, 0.6);
    this.bodyLow.lowPass(high, 0.6);
    this.crashLow.setFrequency(crashTop);
    this.crashHigh.highPass(lerpLog(low, high, 0.35), 0.6);
  }

  /** Levels are reached at the end of the block. */
  render(swell: number, crash: number, foam: number, thump: number): void {
    const { gains, out } = this;
    let [a, b, c, d] = gains;
    const step = 1 / CONTROL_FRAMES;
    const da = (swell - a) * step;
    const db = (crash - b) * step;
    const dc = (foam - c) * step;
    const dd = (thump - d) * step;
    for (let i = 0; i < CONTROL_FRAMES; i++) {
      a += da;
      b += db;
      c += dc;
      d += dd;
      const pink = this.pink.next();
      const white = this.white.next();
      const body = this.bodyLow.tick(this.bodyHigh.tick(pink));
      const breaking = this.crashLow.lowPass(this.crashHigh.tick(pink));
      const fizz = this.foamTop.lowPass(this.foamHigh.tick(white));
      out[i] = body * a + breaking * b + fizz * c * 1.73 + this.rumble.highPass(this.thumpLow.tick(pink)) * d * 2;
    }
    gains[0] = swell;
    gains[1] = crash;
    gains[2] = foam;
    gains[3] = thump;
  }
}

function mapModifiers(words: LayerModifiers): Params {
  const { mods, intensity, variant } = words;
  const length = lengthFactor(mods.size);
  const slow = pow(length, 0.3) / (mods.speed ?? 1);
  const gentle = variant === 'water_lap';
  return withDefaults(specs, {
    period: mods.rate
      ? 1 / mods.rate
      : (gentle ? 2.4 : specs.period.default) * slow * ratioBetween(intensity, 0.9, 1.1),
    irregular: mods.regularity === undefined ? specs.irregular.default : 0.4 * (1 - mods.regularity),
    swellShare: between(mods.roughness, 0.55, specs.swellShare.default, 0.36),
    low: (specs.low.default * pitchFactor(mods.pitch)) / pow(length, 0.4),
    high:
      (specs.high.default *
        ratioBetween(intensity, 0.65, 1.6) *
        ratio(mods.brightness, 1.8) *
        pitchFactor(mods.pitch)) /
      pow(length, 0.25),
    swell: ratioBetween(intensity, 0.6, 1.35) * pow(length, 0.15),
    crash: (gentle ? 0.12 : specs.crash.default) * ratioBetween(intensity, 0.25, 2.2) * ratio(mods.roughness, 1.6),
    crashTop:
      (specs.crashTop.default * ratioBetween(intensity, 0.6, 1.25) * ratio(mods.brightness, 1.6)) / pow(length, 0.3),
    hiss: (specs.hiss.default * ratioBetween(intensity, 0.8, 1.4) * ratio(mods.brightness, 2)) / pow(length, 0.3),
    bed: specs.bed.default * ratioBetween(intensity, 0.6, 2.2) * ratio(mods.density, 2),
    thump: specs.thump.default * ratioBetween(intensity, 0.15, 4) * pow(length, 0.6),
  });
}

/** Waves on a shore: lapping to storm surf. */
export const oceanWaves: SoundModel = soundModel({
  id: 'ocean_waves',
  kind: 'texture',
  kernel: 'surf',
  params: specs,
  variants: ['water_lap'],
  mapModifiers,
  differences: differencesOf(specs),
  naturalSeconds: (params) => params.period,
  voice: (params, performance) => new OceanVoice(params, performance),
});
