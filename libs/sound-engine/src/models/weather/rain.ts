import { Biquad } from '../../dsp/biquad';
import { type Block, CONTROL_SECONDS, ControlVoice } from '../../dsp/control-voice';
import { tauFactor, t60Factor } from '../../dsp/envelope';
import { cos, dbToGain, exp2, pow, sin, TWO_PI } from '../../dsp/exact-math';
import { GrainRing } from '../../dsp/grain-ring';
import { addMiddleSide } from '../../dsp/middle-side';
import type { NoiseStream } from '../../dsp/noise-stream';
import { OnePole } from '../../dsp/one-pole';
import { PoissonClock } from '../../dsp/poisson-clock';
import { hash32, type Random } from '../../dsp/random';
import { Sine } from '../../dsp/oscillator';
import { Svf } from '../../dsp/svf';
import { FractalNoiseLfo } from '../../dsp/value-noise';
import type { Material } from '@whoosh/sound-scene';
import { eventDraws } from '../kernels/own-draws';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';
import { differencesOf } from '../kernels/own-kind';
import { ownNoise } from '../kernels/own-noise';
import { soundModel } from '../kernels/sound-model';
import { between, pitchFactor, ratio, ratioBetween, signed, withDefaults } from '../kernels/word-shaping';

/** Loudness of the default rain: -23 LUFS (measured). */
const LEVEL = 0.16;
/** One drop, s. */
const DROP_SECONDS = 0.012;
/** Fall of the tick of a drop to 1/e, and the frames in which it is gone. */
const TICK_SECONDS = 0.00035;
const TICK_FRAMES = Math.round(8 * TICK_SECONDS * SAMPLE_RATE);
const LONGEST_HIT_SECONDS = 0.4;

const specs = {
  rate: { unit: 'drops/s', min: 5, max: 1500, default: 180, meaning: 'drops heard one by one: drizzle to cloudburst' },
  haze: { unit: 'gain', min: 0, max: 4, default: 1, meaning: 'the hiss of the drops too many to tell apart' },
  roar: { unit: 'gain', min: 0, max: 8, default: 1, meaning: 'the dark body of heavy rain, under 1 kHz' },
  dropSize: { unit: 'ratio', min: 0.4, max: 2.5, default: 1, meaning: 'big drops sound lower and louder' },
  bright: { unit: 'Hz', min: 1500, max: 16000, default: 6000, meaning: 'upper end of the haze' },
  contrast: { unit: 'exponent', min: 0.6, max: 2.2, default: 1.3, meaning: 'how far near drops stand out' },
  gusts: { unit: 'depth', min: 0, max: 1.2, default: 0.05, meaning: 'how far the wind makes it swell' },
  surface: { unit: 'gain', min: 0, max: 2, default: 0, meaning: 'drops heard on a surface near by' },
  surfacePitch: { unit: 'Hz', min: 120, max: 6000, default: 320, meaning: 'pitch of the surface' },
  surfaceRing: { unit: 's', min: 0.004, max: 0.25, default: 0.03, meaning: 'how long the surface rings' },
  surfaceTone: { unit: 'share', min: 0, max: 1, default: 0.3, meaning: '0 a dull patter .. 1 ringing metal' },
} as const;

/** Rain: a haze of countless drops (two noise beds, middle and side) and the near ones, each a short tick. */
class RainVoice extends ControlVoice {
  private readonly noise: readonly [NoiseStream, NoiseStream];
  private readonly highPass = [Biquad.highPass(900), Biquad.highPass(900)] as const;
  private readonly lowPass = [new OnePole(6000), new OnePole(6000)] as const;
  private readonly presence = [Biquad.peak(5000, 0.7, 4), Biquad.peak(5000, 0.7, 4)] as const;
  private readonly bodyNoise: readonly [NoiseStream, NoiseStream];
  private readonly bodyLow = [new OnePole(1100), new OnePole(1100)] as const;
  private readonly bodyHigh = [new OnePole(70), new OnePole(130)] as const;
  private readonly ring = new GrainRing(2, LONGEST_HIT_SECONDS + 0.01);
  private readonly grain = new Float32Array(Math.ceil(LONGEST_HIT_SECONDS * SAMPLE_RATE));
  private readonly drops: PoissonClock;
  private readonly hits: PoissonClock;
  private readonly random: Random;
  private readonly flutter: FractalNoiseLfo;
  private readonly swell: FractalNoiseLfo;
  private readonly scratch = [new Float32Array(CONTROL_FRAMES), new Float32Array(CONTROL_FRAMES)] as const;
  private readonly band = new Svf(1000, 1.2);
  private gain = 1;
  private tuned = 0;

  constructor(params: Params, performance: Performance) {
    super(params, 2);
    const { seed } = performance;
    const noise = (colour: 'white' | 'pink', name: string, part: number): NoiseStream =>
      ownNoise(performance, colour, hash32(seed, name, part), name);
    this.noise = [noise('white', 'haze', 0), noise('white', 'haze', 1)];
    this.bodyNoise = [noise('pink', 'body', 0), noise('pink', 'body', 1)];
    this.drops = new PoissonClock(hash32(seed, 'drops'));
    this.hits = new PoissonClock(hash32(seed, 'hits'));
    this.random = eventDraws(performance, 'drop');
    this.flutter = new FractalNoiseLfo(hash32(seed, 'flutter'), 5);
    this.swell = new FractalNoiseLfo(hash32(seed, 'swell'), 0.4);
  }

  protected control(time: number): void {
    const { params } = this;
    this.gain = this.flutter.gain(CONTROL_SECONDS, 0.12) * this.swell.gain(CONTROL_SECONDS, params.gusts);
    if (this.tuned !== params.bright) {
      this.tuned = params.bright;
      for (const filter of this.lowPass) filter.setFrequency(params.bright);
    }
    const rate = params.rate * this.gain;
    for (let at = this.drops.take(rate, CONTROL_FRAMES); at >= 0; at = this.drops.take(rate, CONTROL_FRAMES))
      this.drop(at, time);
    const hitRate = params.surface > 0 ? Math.min(150, 0.5 * rate) : 0;
    for (let at = this.hits.take(hitRate, CONTROL_FRAMES); at >= 0; at = this.hits.take(hitRate, CONTROL_FRAMES))
      this.hit(at);
  }

  protected override sound(block: Block): void {
    const { params, scratch } = this;
    const haze = LEVEL * 0.25 * 1.73 * params.haze * this.gain;
    const body = LEVEL * 0.16 * params.roar * this.gain;
    const [middle, side] = scratch;
    this.noise[0].fill(middle, 0, CONTROL_FRAMES, haze);
    this.noise[1].fill(side, 0, CONTROL_FRAMES, haze);
    this.highPass[0].processWith(this.highPass[1], middle, side, 0, CONTROL_FRAMES);
    this.lowPass[0].lowPassBlock(middle, 0, CONTROL_FRAMES);
    this.lowPass[1].lowPassBlock(side, 0, CONTROL_FRAMES);
    this.presence[0].processWith(this.presence[1], middle, side, 0, CONTROL_FRAMES);
    addMiddleSide(block, middle, side);
    this.bodyNoise.forEach((noise, part) => {
      const buffer = scratch[part];
      noise.fill(buffer, 0, CONTROL_FRAMES, body);
      this.bodyLow[part].lowPassBlock(buffer, 0, CONTROL_FRAMES);
      this.bodyHigh[part].highPassBlock(buffer, 0, CONTROL_FRAMES);
    });
    addMiddleSide(block, middle, side);
    this.ring.read(block, 0, CONTROL_FRAMES);
  }

  /** A near drop: a decaying tone with a tick of noise. */
  private drop(offset: number, time: number): void {
    const { random, grain, params } = this;
    const size = params.dropSize;
    const w = (TWO_PI * 1500 * pow(7000 / 1500, random.uniform())) / (Math.sqrt(size) * SAMPLE_RATE);
    const rc = cos(w);
    const rs = sin(w);
    const decay = tauFactor(random.range(0.001, 0.003) * Math.sqrt(size));
    const level = 0.2 * pow(random.exponential(), params.contrast) * size;
    const tick = tauFactor(TICK_SECONDS);
    const duller = random.range(0.25, 0.75);
    const frames = Math.round(DROP_SECONDS * SAMPLE_RATE);
    let c = 1;
    let s = 0;
    for (let i = 0; i < frames; i++) {
      grain[i] = s;
      const turned = (c * rc - s * rs) * decay;
      s = (s * rc + c * rs) * decay;
      c = turned;
    }
    // The noise of the impact is over long before the tone.
    let noisy = 1;
    let soft = 0;
    for (let i = 0; i < TICK_FRAMES; i++) {
      soft += duller * (random.bipolar() - soft);
      grain[i] += soft * noisy;
      noisy *= tick;
    }
    this.ring.add(grain, frames, offset, level * LEVEL, random.range(-0.9, 0.9));
    if (level > 1.2) this.note(time + offset / SAMPLE_RATE, Math.min(1, level / 3), 'drop');
  }

  /** A drop on the surface: a burst through the surface's band and a few of its modes. */
  private hit(offset: number): void {
    const { random, grain, params } = this;
    const pitch = params.surfacePitch * exp2(random.range(-0.7, 0.7));
    const t60 = params.surfaceRing * random.range(0.7, 1.3);
    const frames = Math.min(grain.length, Math.ceil(t60 * 0.8 * SAMPLE_RATE));
    const level = 0.15 * pow(random.exponential(), 1.3) * params.surface * (0.6 + 0.4 * params.dropSize);
    this.band.reset();
    this.band.set(pitch * 1.4, 0.9);
    const decay = t60Factor(t60);
    // A low band takes less out of white noise: made up for, so that a tent drums as loud as a window ticks.
    let noisy = 2.2 * (1 - params.surfaceTone) * Math.sqrt(Math.max(1, 1600 / pitch));
    for (let i = 0; i < frames; i++) {
      grain[i] = this.band.bandPass(random.bipolar()) * noisy;
      noisy *= decay;
    }
    for (let mode = 0; mode < 3; mode++) {
      const tone = new Sine(Math.min(14000, pitch * SURFACE_RATIOS[mode] * random.range(0.94, 1.06)));
      const modeDecay = t60Factor(t60 / (1 + 0.4 * mode));
      let ringing = params.surfaceTone * random.range(0.2, 0.8);
      for (let i = 0; i < frames; i++) {
        grain[i] += tone.next() * ringing;
        ringing *= modeDecay;
      }
    }
    this.ring.add(grain, frames, offset, level * LEVEL * 2, random.range(-0.9, 0.9));
  }
}

const SURFACE_RATIOS = [1, 1.58, 2.31] as const;

/** What drops sound like on a surface: level, pitch Hz, ring s, tone 0..1. */
type Surface = readonly [surface: number, surfacePitch: number, surfaceRing: number, surfaceTone: number];
const METAL: Surface = [1, 1200, 0.09, 0.75];
const STONE: Surface = [0.7, 2400, 0.01, 0.1];
const LEAVES: Surface = [0.9, 3600, 0.008, 0];
const CLOTH: Surface = [1.6, 260, 0.035, 0.1];
const WOOD: Surface = [1, 480, 0.03, 0.35];
const SURFACES: Partial<Record<Material, Surface>> = {
  metal: METAL,
  tin: METAL,
  glass: [0.9, 1900, 0.02, 0.5],
  ceramic: [0.9, 1500, 0.025, 0.5],
  wood: WOOD,
  cardboard: [1, 400, 0.025, 0.2],
  stone: STONE,
  concrete: STONE,
  brick: STONE,
  tile: [0.8, 1900, 0.014, 0.3],
  gravel: STONE,
  plastic: [1.1, 520, 0.03, 0.3],
  cloth: CLOTH,
  leather: CLOTH,
  rubber: CLOTH,
  carpet: [0.6, 220, 0.02, 0],
  leaves: LEAVES,
  grass: [0.6, 3000, 0.006, 0],
  mud: [0.7, 700, 0.014, 0.2],
  dirt: [0.6, 500, 0.01, 0],
  sand: [0.5, 1500, 0.006, 0],
  water: [0.9, 1500, 0.02, 0.9],
  snow: [0.3, 900, 0.005, 0],
};
const VARIANT_SURFACES: Readonly<Record<string, Surface>> = {
  rain_surface: [1, 320, 0.03, 0.3],
  hail: [1.6, 1400, 0.05, 0.5],
};

function mapModifiers(words: LayerModifiers): Params {
  const { mods, intensity, variant } = words;
  const size = mods.size;
  const material = words.surface ?? words.material;
  const surface = (material && SURFACES[material]) ?? VARIANT_SURFACES[variant ?? ''] ?? [0, 320, 0.03, 0.3];
  const density = ratio(mods.density, 2.5) * pow(mods.speed ?? 1, 0.7) * (variant === 'hail' ? 0.45 : 1);
  const force = signed(intensity);
  return withDefaults(specs, {
    rate: mods.rate ?? 180 * ratioBetween(intensity, 0.27, 4) * density,
    haze: dbToGain(force < 0 ? 12 * force : 7.5 * force) * ratio(mods.density, 1.5),
    // Light rain has no body, a cloudburst is heard through the walls: the layer's own force makes both brighter, the
    // body has to outdo it.
    roar: dbToGain(force < 0 ? 26 * force : 22 * force) * ratio(size, 2) * (variant === 'shower' ? 0.3 : 1),
    dropSize:
      (ratioBetween(intensity, 0.75, 1.35) * ratio(size, 1.8) * (variant === 'hail' ? 1.5 : 1)) /
      Math.sqrt(pitchFactor(mods.pitch)),
    bright: 6000 * ratioBetween(intensity, 0.6, 1.6) * ratio(mods.brightness, 2) * pitchFactor(mods.pitch),
    contrast: between(mods.roughness, 0.9, 1.3, 1.8) * ratioBetween(intensity, 1.1, 0.85),
    gusts: between(intensity, 0.03, 0.05, 0.16) + (variant === 'thunderstorm' ? 0.25 : 0),
    surface: surface[0],
    surfacePitch: (surface[1] * pitchFactor(mods.pitch)) / ratio(size, 1.6),
    surfaceRing: surface[2] * ratio(mods.hollowness, 2),
    surfaceTone: surface[3] * ratio(mods.tonality, 1.5),
  });
}

/** Rain, drizzle to cloudburst, in the open or on a surface. */
export const rain: SoundModel = soundModel({
  id: 'rain',
  kind: 'texture',
  kernel: 'rain',
  params: specs,
  mapModifiers,
  naturalSeconds: () => 1,
  differences: differencesOf(specs),
  voice: (params, performance) => new RainVoice(params, performance),
});
