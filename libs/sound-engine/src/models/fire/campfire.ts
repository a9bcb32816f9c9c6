import { Biquad } from '../../dsp/biquad';
import { type Block, CONTROL_SECONDS, ControlVoice } from '../../dsp/control-voice';
import { tauFactor } from '../../dsp/envelope';
import { exp } from '../../dsp/exact-math';
import { GrainRing } from '../../dsp/grain-ring';
import { addMiddleSide } from '../../dsp/middle-side';
import type { NoiseStream } from '../../dsp/noise-stream';
import { OnePole } from '../../dsp/one-pole';
import { PoissonClock } from '../../dsp/poisson-clock';
import { hash32, type Random } from '../../dsp/random';
import { Svf } from '../../dsp/svf';
import { FractalNoiseLfo } from '../../dsp/value-noise';
import { eventDraws } from '../kernels/own-draws';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';
import { specsWith } from '../kernels/kinds';
import { differencesOf } from '../kernels/own-kind';
import { ownNoise } from '../kernels/own-noise';
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

const LONGEST_CRACK_SECONDS = 0.08;
/** Cracks of a burst follow one another after about this time, s. */
const BURST_STEP = 0.012;
const MAX_BURST = 8;

const specs: ParamSpecs = {
  rate: { unit: 'cracks/s', min: 0.5, max: 200, default: 28, meaning: 'how often wood cracks' },
  bursts: { unit: 'share', min: 0, max: 1, default: 0.33, meaning: 'cracks that start a quick series' },
  crackPitch: { unit: 'Hz', min: 800, max: 12000, default: 2550, meaning: 'small twigs high, logs low' },
  crackLength: { unit: 's', min: 0.0005, max: 0.008, default: 0.001, meaning: 'length of a crack' },
  spread: {
    unit: 'exponent',
    min: 1.1,
    max: 4,
    default: 1.7,
    meaning: 'small: a few very loud cracks among many faint ones',
  },
  crackLevel: { unit: 'gain', min: 0, max: 3, default: 1.3, meaning: 'level of the cracks' },
  pops: { unit: 'pops/s', min: 0, max: 10, default: 1.5, meaning: 'deep pops of sap and knots' },
  roar: { unit: 'gain', min: 0, max: 20, default: 0.9, meaning: 'the flames' },
  roarTop: { unit: 'Hz', min: 80, max: 1200, default: 157, meaning: 'upper end of the flames' },
  flicker: { unit: 'changes/s', min: 1, max: 14, default: 11, meaning: 'how fast the flames flutter' },
  flutter: { unit: 'depth', min: 0, max: 1.2, default: 0.17, meaning: 'how far they flutter' },
  hiss: { unit: 'gain', min: 0, max: 4, default: 0.7, meaning: 'steam and embers' },
};

/** Fire: a dark flutter of flames, a thin hiss, and cracks of very different strength, many in quick series. */
class FireVoice extends ControlVoice {
  private readonly flames: readonly [NoiseStream, NoiseStream];
  private readonly flameLow = [Biquad.lowPass(183), Biquad.lowPass(183)] as const;
  private readonly flameHigh = [new OnePole(25), new OnePole(110)] as const;
  private readonly embers: readonly [NoiseStream, NoiseStream];
  private readonly emberHigh = [Biquad.highPass(1000), Biquad.highPass(1000)] as const;
  private readonly emberTop = [new OnePole(9000), new OnePole(9000)] as const;
  private readonly ring = new GrainRing(2, LONGEST_CRACK_SECONDS + MAX_BURST * BURST_STEP * 3);
  private readonly grain = new Float32Array(Math.ceil(LONGEST_CRACK_SECONDS * SAMPLE_RATE));
  private readonly cracks: PoissonClock;
  private readonly pops: PoissonClock;
  private readonly random: Random;
  private readonly flutter: FractalNoiseLfo;
  private readonly waxing: FractalNoiseLfo;
  private readonly simmer: FractalNoiseLfo;
  private readonly scratch = [new Float32Array(CONTROL_FRAMES), new Float32Array(CONTROL_FRAMES)] as const;
  private readonly band = new Svf(5000, 1);
  private tuned = 0;

  constructor(
    params: Params,
    performance: Performance,
    private readonly level: number,
  ) {
    super(params, 2);
    const { seed } = performance;
    const noise = (colour: 'white' | 'pink', name: string, part: number): NoiseStream =>
      ownNoise(performance, colour, hash32(seed, name, part), name);
    this.flames = [noise('pink', 'flames', 0), noise('pink', 'flames', 1)];
    this.embers = [noise('white', 'embers', 0), noise('white', 'embers', 1)];
    this.cracks = new PoissonClock(hash32(seed, 'cracks'));
    this.pops = new PoissonClock(hash32(seed, 'pops'));
    this.random = eventDraws(performance, 'crack');
    this.flutter = new FractalNoiseLfo(hash32(seed, 'flutter'), params.flicker);
    this.waxing = new FractalNoiseLfo(hash32(seed, 'waxing'), 0.6);
    this.simmer = new FractalNoiseLfo(hash32(seed, 'simmer'), 3);
  }

  protected control(time: number): void {
    const { params } = this;
    this.flutter.setRate(params.flicker);
    if (this.tuned !== params.roarTop) {
      this.tuned = params.roarTop;
      for (const filter of this.flameLow) filter.lowPass(params.roarTop);
    }
    // Cracks come in phases: a piece of wood catches, then it is quieter.
    const rate = params.rate * exp(0.9 * this.waxing.next(CONTROL_SECONDS));
    for (let at = this.cracks.take(rate, CONTROL_FRAMES); at >= 0; at = this.cracks.take(rate, CONTROL_FRAMES))
      this.series(at, time);
    for (
      let at = this.pops.take(params.pops, CONTROL_FRAMES);
      at >= 0;
      at = this.pops.take(params.pops, CONTROL_FRAMES)
    )
      this.pop(at, time);
  }

  protected override sound(block: Block): void {
    const { params, scratch } = this;
    const flames = this.level * 0.06 * params.roar * this.flutter.gain(CONTROL_SECONDS, params.flutter);
    this.flames.forEach((noise, part) => {
      const buffer = scratch[part];
      noise.fill(buffer, 0, CONTROL_FRAMES, flames);
      this.flameLow[part].process(buffer, 0, CONTROL_FRAMES);
      this.flameHigh[part].highPassBlock(buffer, 0, CONTROL_FRAMES);
    });
    addMiddleSide(block, scratch[0], scratch[1]);
    const embers = this.level * 0.03 * params.hiss * this.simmer.gain(CONTROL_SECONDS, 0.35);
    this.embers.forEach((noise, part) => {
      const buffer = scratch[part];
      noise.fill(buffer, 0, CONTROL_FRAMES, embers);
      this.emberHigh[part].process(buffer, 0, CONTROL_FRAMES);
      this.emberTop[part].lowPassBlock(buffer, 0, CONTROL_FRAMES);
    });
    addMiddleSide(block, scratch[0], scratch[1]);
    this.ring.read(block, 0, CONTROL_FRAMES);
  }

  /** One crack, or the first of a quick series from the same spot. */
  private series(offset: number, time: number): void {
    const { random, params } = this;
    const pan = random.range(-0.7, 0.7);
    const level = Math.min(7, random.pareto(params.spread)) * 0.09 * params.crackLevel;
    const count = random.chance(params.bursts) ? 2 + random.integer(MAX_BURST - 1) : 1;
    let at = offset;
    for (let k = 0; k < count; k++) {
      this.crack(at, level * random.range(0.3, 1), pan);
      at += Math.min(3, 0.3 + random.exponential() * 0.7) * BURST_STEP * SAMPLE_RATE;
    }
    if (level > 0.3) this.note(time + offset / SAMPLE_RATE, Math.min(1, level), 'crack');
  }

  private crack(offset: number, level: number, pan: number): void {
    const { random, params } = this;
    const tau = params.crackLength * exp(0.5 * random.gaussian());
    this.noise(
      Math.round(offset),
      params.crackPitch * exp(0.5 * random.gaussian()),
      random.range(0.7, 3),
      tau,
      level,
      pan,
    );
  }

  private pop(offset: number, time: number): void {
    const { random, params } = this;
    const level = 0.25 * params.crackLevel * Math.min(4, random.pareto(2));
    const pitch = random.range(400, 1200) * Math.min(2, params.crackPitch / 2550);
    this.noise(offset, pitch, 3, 0.006, level, random.range(-0.6, 0.6));
    this.note(time + offset / SAMPLE_RATE, Math.min(1, level), 'pop');
  }

  private noise(offset: number, frequency: number, q: number, tau: number, level: number, pan: number): void {
    const { random, grain, band } = this;
    const frames = Math.min(grain.length, Math.ceil(7 * tau * SAMPLE_RATE));
    band.reset();
    band.set(Math.min(16000, frequency), q);
    const decay = tauFactor(tau);
    let envelope = 1;
    for (let i = 0; i < frames; i++) {
      grain[i] = band.bandPass(random.bipolar() * envelope);
      envelope *= decay;
    }
    this.ring.add(grain, frames, offset, 2.5 * level * this.level, pan);
  }
}

interface FireSound {
  id: string;
  /** Brings the defaults to -23 LUFS (measured). */
  level: number;
  /** Where it differs from a campfire. */
  values: Readonly<Record<string, number>>;
}

/** Fires by id. References: the parameter searches of campfire and large fire. */
const FIRES = {
  campfire: { id: 'campfire', level: 1.75, values: {} },
  fire_large: {
    id: 'fire_large',
    level: 0.516,
    values: {
      roar: 2.9,
      roarTop: 495,
      flicker: 2.03,
      flutter: 0.408,
      rate: 49.1,
      bursts: 0.423,
      crackPitch: 2910,
      crackLength: 0.000632,
      spread: 1.72,
      crackLevel: 2.89,
      pops: 1.03,
      hiss: 0.268,
    },
  },
} as const satisfies Record<string, FireSound>;

function mapModifiers(specs: ParamSpecs, words: LayerModifiers): Params {
  const { mods, intensity } = words;
  const length = lengthFactor(mods.size);
  const pick = (name: string): number => specs[name].default;
  const wet = mods.wetness ?? 0.3;
  return withDefaults(specs, {
    rate: mods.rate ?? pick('rate') * (mods.speed ?? 1) * ratio(mods.density, 2.5) * ratioBetween(intensity, 0.45, 2.4),
    bursts: pick('bursts') * ratioBetween(intensity, 0.6, 1.5),
    crackPitch:
      (pick('crackPitch') * pitchFactor(mods.pitch) * ratio(mods.brightness, 1.8)) /
      (length < 1 ? length * 0.3 + 0.7 : 0.6 + 0.4 * length),
    crackLength: pick('crackLength') * ratio(mods.size, 1.8),
    spread: pick('spread') / between(mods.roughness, 0.7, 1, 1.3),
    crackLevel: pick('crackLevel') * ratioBetween(intensity, 0.6, 1.25),
    pops: pick('pops') * ratioBetween(intensity, 0.5, 2) * ratio(mods.size, 1.5),
    roar: pick('roar') * ratioBetween(intensity, 0.5, 5) * (length > 1 ? length * 1.6 - 0.6 : length),
    roarTop: pick('roarTop') * ratioBetween(intensity, 0.8, 2) * (length > 1 ? 0.6 + 0.4 * length : 1),
    flicker: (pick('flicker') * (mods.speed ?? 1)) / (length > 1 ? 0.7 + 0.3 * length : 1),
    flutter: pick('flutter') * ratioBetween(intensity, 0.8, 1.7),
    hiss: pick('hiss') * ratio(mods.brightness, 1.5) * (0.7 + wet) * ratioBetween(intensity, 0.7, 1.8),
  });
}

function fireModel(sound: FireSound): SoundModel {
  const params = specsWith(specs, sound.values);
  return soundModel({
    id: sound.id,
    kind: 'texture',
    kernel: 'fire',
    params,
    mapModifiers: (words) => mapModifiers(params, words),
    naturalSeconds: () => 1,
    differences: differencesOf(params),
    voice: (values, performance) => new FireVoice(values, performance, sound.level),
  });
}

/** Fire: embers, campfire, blaze. */
export const campfire: SoundModel = fireModel(FIRES.campfire);
/** A house, a forest or a furnace burns. */
export const fireLarge: SoundModel = fireModel(FIRES.fire_large);
