import { addScaled } from '../../dsp/add-scaled';
import { Biquad } from '../../dsp/biquad';
import { type Block, CONTROL_SECONDS, ControlVoice } from '../../dsp/control-voice';
import { dbToGain, exp, pow } from '../../dsp/exact-math';
import { raisedCosine } from '../../dsp/envelope';
import { addMiddleSide } from '../../dsp/middle-side';
import type { NoiseStream } from '../../dsp/noise-stream';
import { PoissonClock } from '../../dsp/poisson-clock';
import { NoiseGrain } from '../../dsp/grains';
import { hash32, type Random } from '../../dsp/random';
import { FractalNoiseLfo } from '../../dsp/value-noise';
import { eventDraws } from '../kernels/own-draws';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';
import { specsWith } from '../kernels/kinds';
import { differencesOf } from '../kernels/own-kind';
import { ownNoise } from '../kernels/own-noise';
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

const PARAMS: ParamSpecs = {
  low: { unit: 'Hz', min: 30, max: 400, default: 110, meaning: 'upper end of the rumble' },
  rumble: { unit: 'gain', min: 0, max: 4, default: 1, meaning: 'the rumble itself' },
  sub: { unit: 'gain', min: 0, max: 3, default: 0.5, meaning: 'what is felt more than heard, under 35 Hz' },
  middle: { unit: 'gain', min: 0, max: 3, default: 0.66, meaning: 'grinding above the rumble' },
  middleTop: { unit: 'Hz', min: 150, max: 2500, default: 260, meaning: 'upper end of the grinding' },
  shake: { unit: 'depth', min: 0, max: 1.2, default: 0.1, meaning: 'how far it shakes' },
  shakeRate: { unit: '/s', min: 1, max: 24, default: 9, meaning: 'how fast it shakes' },
  bodies: { unit: '/s', min: 0, max: 30, default: 3.75, meaning: 'heavy blows' },
  bodyLevel: { unit: 'gain', min: 0, max: 2, default: 0.15, meaning: 'their level' },
  rocks: { unit: '/s', min: 0, max: 60, default: 0.1, meaning: 'stones that strike one another' },
  rockPitch: { unit: 'ratio', min: 0.3, max: 3, default: 1, meaning: 'small stones are high' },
  rockLevel: { unit: 'gain', min: 0, max: 2, default: 0.1, meaning: 'their level' },
  hiss: { unit: 'gain', min: 0, max: 1, default: 0.004, meaning: 'dust, snow and air' },
  swell: { unit: 's', min: 0.05, max: 6, default: 0.4, meaning: 'time until it is at its height' },
};

interface Rumble {
  id: string;
  /** Brings the defaults to -23 LUFS (measured). */
  level: number;
  values: Readonly<Record<string, number>>;
}

/** Moving ground by id. References: the parameter searches of earthquake and avalanche. */
export const RUMBLES: readonly Rumble[] = [
  {
    id: 'earthquake',
    level: 0.108,
    // earthquake/01 and 02 have 1 dB less than the whole under 80 Hz and 17 dB less from 160 to 500 Hz (measured).
    values: {
      low: 63.3,
      rumble: 1.5,
      sub: 0.192,
      middle: 0.5,
      middleTop: 161,
      shake: 0.4,
      shakeRate: 14,
      bodies: 4.24,
      bodyLevel: 0.39,
      rockPitch: 0.385,
      swell: 1.04,
    },
  },
  {
    id: 'snow_avalanche',
    level: 0.0943,
    values: {
      low: 119,
      middle: 1.1,
      middleTop: 600,
      shake: 0.25,
      shakeRate: 14.8,
      bodies: 4.76,
      bodyLevel: 0.18,
      rocks: 26,
      rockPitch: 0.8,
      rockLevel: 0.2,
      hiss: 0.09,
      swell: 1.2,
    },
  },
];

/** Band noise of a stone that knocks and cracks: Hz, Q, seconds to 1/e, level. */
const STONE = [
  [420, 1, 0.014, 1],
  [1300, 1.2, 0.006, 0.6],
] as const;
/** A heavy body is felt as a surge of the rumble itself: how strong, how fast it comes and goes (s to 1/e). */
const SURGE = 6;
const SURGE_RISE_SECONDS = 0.013;
const SURGE_SECONDS = 0.09;

/** Ground that moves: a shaken rumble, grinding above it, blows of heavy bodies, stones, dust. */
class RumbleVoice extends ControlVoice {
  private readonly pink: readonly NoiseStream[];
  private readonly white: readonly NoiseStream[];
  private readonly lows = [Biquad.lowPass(110), Biquad.lowPass(110)];
  private readonly subs = [Biquad.lowPass(35), Biquad.lowPass(35)];
  private readonly middles = [Biquad.lowPass(260), Biquad.lowPass(260)];
  private readonly middleHighs = [Biquad.highPass(110), Biquad.highPass(110)];
  private readonly dust = [Biquad.highPass(1800), Biquad.highPass(1800)];
  private readonly ground = new Float32Array(CONTROL_FRAMES);
  private readonly band = new Float32Array(CONTROL_FRAMES);
  private readonly parts = [new Float32Array(CONTROL_FRAMES), new Float32Array(CONTROL_FRAMES)] as const;
  private readonly bodies: PoissonClock;
  private readonly rocks: PoissonClock;
  private readonly random: Random;
  private readonly shake: FractalNoiseLfo;
  private readonly grind: FractalNoiseLfo;
  private tunedLow = 0;
  private tunedTop = 0;
  private height = 0;
  private surge = 0;
  private surging = 0;
  private readonly rise = 1 - exp(-CONTROL_SECONDS / SURGE_RISE_SECONDS);
  private readonly subside = exp(-CONTROL_SECONDS / SURGE_SECONDS);

  constructor(
    params: Params,
    performance: Performance,
    private readonly level: number,
  ) {
    super(params, 2);
    const { seed } = performance;
    this.pink = [0, 1].map((part) => ownNoise(performance, 'pink', hash32(seed, 'ground', part), 'ground'));
    this.white = [0, 1].map((part) => ownNoise(performance, 'white', hash32(seed, 'dust', part), 'dust'));
    this.bodies = new PoissonClock(hash32(seed, 'bodies'));
    this.rocks = new PoissonClock(hash32(seed, 'rocks'));
    this.random = eventDraws(performance, 'fall');
    this.shake = new FractalNoiseLfo(hash32(seed, 'shake'), params.shakeRate);
    this.grind = new FractalNoiseLfo(hash32(seed, 'grind'), 2.3);
  }

  protected control(time: number): void {
    const { params } = this;
    this.shake.setRate(params.shakeRate);
    this.height = 0.25 + 0.75 * raisedCosine((time + 0.1) / (params.swell + 0.1));
    if (this.tunedLow !== params.low || this.tunedTop !== params.middleTop) {
      this.tunedLow = params.low;
      this.tunedTop = params.middleTop;
      for (const filter of this.lows) filter.lowPass(params.low);
      for (const filter of this.middleHighs) filter.highPass(params.low);
      for (const filter of this.middles) filter.lowPass(Math.max(params.middleTop, 1.3 * params.low));
    }
    this.surge *= this.subside;
    this.surging += this.rise * (this.surge - this.surging);
    for (
      let at = this.bodies.take(params.bodies, CONTROL_FRAMES);
      at >= 0;
      at = this.bodies.take(params.bodies, CONTROL_FRAMES)
    ) {
      this.surge += SURGE * params.bodyLevel * Math.min(3, this.random.exponential());
      this.note(time + at / SAMPLE_RATE, Math.min(1, params.bodyLevel), 'body');
    }
    for (
      let at = this.rocks.take(params.rocks, CONTROL_FRAMES);
      at >= 0;
      at = this.rocks.take(params.rocks, CONTROL_FRAMES)
    ) {
      this.knock(time + at / SAMPLE_RATE, params.rockLevel * 4);
    }
  }

  private knock(time: number, gain: number): void {
    const { random, params } = this;
    const size = random.logNormal(0.35);
    const level = this.level * gain * this.height * Math.min(3, random.exponential()) * size;
    const pan = random.range(-0.8, 0.8);
    for (const [frequency, q, tau, share] of STONE) {
      this.start(
        new NoiseGrain().begin(
          random.next(),
          (frequency * params.rockPitch) / size,
          q,
          tau * size,
          0.3 * level * share,
          pan,
          0.001,
        ),
        time,
      );
    }
    this.note(time, Math.min(1, level), 'rock');
  }

  protected override sound(block: Block): void {
    const { params, parts, ground, band } = this;
    const shake = this.level * this.height * this.shake.gain(CONTROL_SECONDS, params.shake);
    const grind = shake * this.grind.gain(CONTROL_SECONDS, 0.1);
    const rumble = params.rumble * (1 + this.surging);
    const sub = params.sub * (1 + this.surging);
    parts.forEach((out, part) => {
      // Low frequencies belong to the middle.
      const share = part === 0 ? 1 : 0.25;
      this.pink[part].fill(ground, 0, CONTROL_FRAMES);
      this.lows[part].processInto(ground, out, 0, CONTROL_FRAMES);
      for (let i = 0; i < CONTROL_FRAMES; i++) out[i] *= share * shake * rumble;
      this.subs[part].processInto(ground, band, 0, CONTROL_FRAMES);
      addScaled(out, band, share * shake * sub);
      this.middleHighs[part].processInto(ground, band, 0, CONTROL_FRAMES);
      this.middles[part].process(band, 0, CONTROL_FRAMES);
      addScaled(out, band, grind * params.middle);
      this.white[part].fill(band, 0, CONTROL_FRAMES, grind * params.hiss);
      this.dust[part].process(band, 0, CONTROL_FRAMES);
      addScaled(out, band, 1);
    });
    addMiddleSide(block, parts[0], parts[1]);
  }
}

function shapeOf(params: ParamSpecs): (words: LayerModifiers) => Params {
  return ({ mods, intensity }) => {
    const own = (name: string): number => params[name].default;
    const length = lengthFactor(mods.size);
    const pitch = pitchFactor(mods.pitch) / pow(length, 0.3);
    const force = signed(intensity);
    const speed = mods.speed ?? 1;
    return withDefaults(params, {
      low: own('low') * pitch,
      rumble: own('rumble') * dbToGain(5 * force),
      sub: own('sub') * dbToGain(6 * force) * length,
      middle: own('middle') * dbToGain(8 * force) * ratio(mods.brightness, 1.8),
      middleTop: own('middleTop') * pitch * ratio(mods.brightness, 2.2) * ratioBetween(intensity, 0.75, 1.6),
      shake: own('shake') * ratio(mods.roughness, 2.5) * ratioBetween(intensity, 0.8, 1.6),
      shakeRate: own('shakeRate') * speed,
      bodies: own('bodies') * speed * ratioBetween(intensity, 0.4, 2) * ratio(mods.density, 2),
      bodyLevel: own('bodyLevel') * dbToGain(6 * force),
      rocks: mods.rate ?? own('rocks') * speed * ratioBetween(intensity, 0.4, 2) * ratio(mods.density, 2.2),
      rockPitch: own('rockPitch') * pitch * ratio(mods.brightness, 1.5),
      rockLevel: own('rockLevel') * dbToGain(6 * force),
      hiss: own('hiss') * ratio(mods.brightness, 3) * dbToGain(6 * force),
      swell: own('swell') / speed,
    });
  };
}

/** Earthquakes, avalanches and rockfalls. */
export function rumbleModel(rumble: Rumble): SoundModel {
  const params = specsWith(PARAMS, rumble.values);
  return soundModel({
    id: rumble.id,
    kind: 'texture',
    kernel: 'moving ground',
    params,
    mapModifiers: shapeOf(params),
    naturalSeconds: () => 4,
    differences: differencesOf(params),
    voice: (values, performance) => new RumbleVoice(values, performance, rumble.level),
  });
}
