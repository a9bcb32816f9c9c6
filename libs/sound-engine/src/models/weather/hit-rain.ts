import { defaultParams } from '../../default-params';
import type { Material } from '@whoosh/sound-scene';
import { type Block, CONTROL_SECONDS, ControlVoice } from '../../dsp/control-voice';
import { dbToGain, exp, pow } from '../../dsp/exact-math';
import { GrainRing } from '../../dsp/grain-ring';
import { addMiddleSide } from '../../dsp/middle-side';
import type { NoiseStream } from '../../dsp/noise-stream';
import { OnePole } from '../../dsp/one-pole';
import { PoissonClock } from '../../dsp/poisson-clock';
import { hash32, Random } from '../../dsp/random';
import { type ImpactShape, StatisticalImpact } from '../../dsp/statistical-impact';
import { eventDraws } from '../kernels/own-draws';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE, type Voice } from '../../voice';
import { shiftBands } from '../kernels/impact-shape';
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
import { rain } from './rain';

const PARAMS: ParamSpecs = {
  hits: { unit: '/s', min: 2, max: 400, default: 90, meaning: 'drops or stones heard on the surface, one by one' },
  hitLevel: { unit: 'gain', min: 0, max: 4, default: 1, meaning: 'their level' },
  pitch: { unit: 'Hz', min: 80, max: 6000, default: 313, meaning: 'first resonance of the surface' },
  ring: { unit: 's', min: 0.008, max: 0.4, default: 0.03, meaning: 'how long the surface rings' },
  tone: { unit: 'share', min: 0, max: 2, default: 0.3, meaning: '0 a dull patter .. 2 ringing metal' },
  dull: { unit: 's', min: 0.01, max: 0.2, default: 0.03, meaning: 'how long the dull part of a hit lasts' },
  tilt: { unit: 'dB/octave', min: -6, max: 6, default: 0, meaning: 'hardness of surface and stone' },
  contrast: { unit: 'exponent', min: 0.6, max: 2.2, default: 1.3, meaning: 'how far near hits stand out' },
  bounce: { unit: 'share', min: 0, max: 1, default: 0, meaning: 'stones that bounce' },
  rain: { unit: 'gain', min: 0, max: 3, default: 1, meaning: 'the rain around' },
  drops: { unit: 'drops/s', min: 5, max: 1500, default: 400, meaning: 'its drops' },
  bright: { unit: 'Hz', min: 1500, max: 16_000, default: 6200, meaning: 'its upper end' },
  drumming: { unit: 'gain', min: 0, max: 3, default: 0.4, meaning: 'the drumming of all hits together, 80 to 500 Hz' },
};

interface HitRain {
  id: string;
  /** Brings the defaults to -23 LUFS (measured). */
  level: number;
  /** Octaves from 90 Hz of one hit at the surface's own pitch. */
  bands: readonly number[];
  values: Readonly<Record<string, number>>;
}

/** Rain by what it falls on. References: the parameter searches of rain on a surface and of hail. */
export const HIT_RAINS: readonly HitRain[] = [
  {
    id: 'rain_surface',
    level: 0.497,
    bands: [0.14, 0.527, 1.05, 1.41, 0.751, 0.559, 0.216, 0.246],
    values: { hits: 90, hitLevel: 1, pitch: 313, ring: 0.03, tone: 0.3, dull: 0.03, drumming: 0.5 },
  },
  {
    id: 'hail',
    level: 0.734,
    bands: [0.0851, 0.403, 1.03, 1.68, 0.5, 0.879, 0.626, 0.673],
    values: {
      hits: 36.9,
      hitLevel: 1.37,
      pitch: 2180,
      ring: 0.0598,
      tone: 0.22,
      dull: 0.0394,
      contrast: 0.773,
      bounce: 1,
      rain: 0.76,
      drops: 243,
      bright: 11_000,
      drumming: 0.1,
    },
  },
];

/** What the blows on a surface depend on. */
const SURFACE = ['pitch', 'ring', 'tone', 'dull', 'tilt'] as const;
const SHAPES = 20;
const LONGEST_HIT_SECONDS = 0.5;

/**
 * Hits on a surface in front of rain. The surface answers from a store of blows that is made anew whenever the surface
 * changes.
 */
class HitRainVoice extends ControlVoice {
  private readonly around: Voice;
  private readonly rainOut: Float32Array[];
  private readonly ring = new GrainRing(2, LONGEST_HIT_SECONDS + 0.01);
  private readonly store: Float32Array[] = [];
  private readonly clock: PoissonClock;
  private readonly random: Random;
  private readonly drum: readonly NoiseStream[];
  private readonly drumLow = [new OnePole(420), new OnePole(420)];
  private readonly drumHigh = [new OnePole(80), new OnePole(130)];
  private readonly scratch = [new Float32Array(CONTROL_FRAMES), new Float32Array(CONTROL_FRAMES)] as const;
  private readonly bounces: { time: number; level: number; pan: number }[] = [];
  private drops = 0;
  private bright = 0;
  private readonly stored = SURFACE.map(() => 0);
  private readonly storeSeed: number;

  constructor(
    params: Params,
    performance: Performance,
    private readonly kind: HitRain,
  ) {
    super(params, 2);
    const { seed, duration } = performance;
    const { drops, bright } = params;
    const quiet = defaultParams(rain);
    this.around = rain.prepare(
      { ...quiet, rate: drops, bright },
      { seed: hash32(seed, 'rain'), duration, cue: { kind: 'continuous' } },
    );
    this.rainOut = [new Float32Array(CONTROL_FRAMES), new Float32Array(CONTROL_FRAMES)];
    this.storeSeed = hash32(seed, 'surface');
    this.clock = new PoissonClock(hash32(seed, 'hits'));
    this.random = eventDraws(performance, 'hit');
    this.drum = [0, 1].map((part) => ownNoise(performance, 'pink', hash32(seed, 'drum', part), 'drum'));
  }

  protected control(time: number): void {
    const { params } = this;
    this.fillStore();
    const at = Math.round(time * SAMPLE_RATE);
    if (this.drops !== params.drops || this.bright !== params.bright) {
      this.drops = params.drops;
      this.bright = params.bright;
      this.around.set('rate', params.drops, at);
      this.around.set('bright', params.bright, at);
    }
    for (
      let offset = this.clock.take(params.hits, CONTROL_FRAMES);
      offset >= 0;
      offset = this.clock.take(params.hits, CONTROL_FRAMES)
    )
      this.hit(offset, time);
    while (this.bounces.length > 0 && this.bounces[0].time < time + CONTROL_SECONDS) {
      const bounce = this.bounces.shift();
      if (bounce) this.strike(this.offsetOf(bounce.time), bounce.level, bounce.pan);
    }
  }

  private hit(offset: number, time: number): void {
    const { random, params } = this;
    const level = 0.5 * pow(random.exponential(), params.contrast);
    const pan = random.range(-0.9, 0.9);
    this.strike(offset, level, pan);
    if (level > 1) this.note(time + offset / SAMPLE_RATE, Math.min(1, level / 3), 'hit');
    if (!random.chance(params.bounce)) return;
    const bounce = { time: time + offset / SAMPLE_RATE + random.range(0.05, 0.14), level: 0.4 * level, pan };
    let i = this.bounces.length;
    while (i > 0 && this.bounces[i - 1].time > bounce.time) i--;
    this.bounces.splice(i, 0, bounce);
  }

  private strike(offset: number, level: number, pan: number): void {
    const blow = this.random.pick(this.store);
    this.ring.add(blow, blow.length, offset, 0.35 * level * this.params.hitLevel * this.kind.level, pan);
  }

  private fillStore(): void {
    const { params, stored } = this;
    if (SURFACE.every((name, k) => stored[k] === params[name])) return;
    SURFACE.forEach((name, k) => (stored[k] = params[name]));
    this.store.length = 0;
    for (let k = 0; k < SHAPES; k++)
      this.store.push(
        this.blow(hash32(this.storeSeed, k), exp(0.3 * new Random(hash32(this.storeSeed, 'pitch', k)).gaussian())),
      );
  }

  private blow(seed: number, pitch: number): Float32Array {
    const { params, kind } = this;
    const bands = shiftBands(kind.bands, (params.pitch / (kind.values.pitch ?? params.pitch)) * pitch).map(
      (gain, k) => gain * dbToGain(params.tilt * (k - 3)),
    );
    const shape: ImpactShape = {
      bands,
      length: params.dull,
      slope: 0.3,
      modal: params.tone,
      modeFrequency: params.pitch * pitch,
      modeT60: params.ring,
      modes: 4,
    };
    const grain = new StatisticalImpact(shape, 0.8, 1, seed);
    const seconds = Math.min(LONGEST_HIT_SECONDS, 1.2 * Math.max(2 * params.dull, params.ring));
    const out = new Float32Array(Math.ceil((seconds * SAMPLE_RATE) / CONTROL_FRAMES) * CONTROL_FRAMES);
    for (let from = 0; from < out.length; from += CONTROL_FRAMES)
      if (!grain.add([out], from, from + CONTROL_FRAMES)) break;
    return out;
  }

  protected override sound(block: Block): void {
    const { params, scratch, rainOut, kind } = this;
    for (const channel of rainOut) channel.fill(0);
    this.around.process(rainOut, 0, CONTROL_FRAMES);
    for (let channel = 0; channel < 2; channel++) {
      for (let i = 0; i < CONTROL_FRAMES; i++) block[channel][i] += rainOut[channel][i] * params.rain * kind.level;
    }
    scratch.forEach((buffer, part) => {
      this.drum[part].fill(buffer, 0, CONTROL_FRAMES, 0.12 * params.drumming * kind.level);
      this.drumLow[part].lowPassBlock(buffer, 0, CONTROL_FRAMES);
      this.drumHigh[part].highPassBlock(buffer, 0, CONTROL_FRAMES);
    });
    addMiddleSide(block, scratch[0], scratch[1]);
    this.ring.read(block, 0, CONTROL_FRAMES);
  }
}

/** Surfaces: pitch (ratio to the row's own), ring (ratio), tone, tilt dB/octave. */
type Surface = readonly [pitch: number, ring: number, tone: number, tilt: number];
const METAL: Surface = [3.8, 3, 0.9, 1];
const STONE: Surface = [4, 0.4, 0.1, 1];
const CLOTH: Surface = [0.8, 1, 0.1, -5];
const SURFACES: Partial<Record<Material, Surface>> = {
  metal: METAL,
  tin: METAL,
  glass: [4.5, 0.8, 0.6, 1.5],
  ceramic: [3.5, 0.8, 0.5, 1],
  tile: [4, 0.5, 0.3, 1],
  wood: [1.4, 1, 0.35, -0.5],
  cardboard: [1.2, 0.8, 0.2, -1.5],
  stone: STONE,
  concrete: STONE,
  brick: STONE,
  gravel: STONE,
  plastic: [1.6, 1, 0.3, 0],
  cloth: CLOTH,
  leather: CLOTH,
  rubber: CLOTH,
  carpet: [0.7, 0.6, 0, -4],
  leaves: [9, 0.3, 0, 1],
  grass: [8, 0.3, 0, 0],
  mud: [2, 0.5, 0.2, -2],
  dirt: [1.5, 0.4, 0, -2],
  sand: [4, 0.3, 0, -1],
  water: [4, 0.7, 0.9, 0],
};

function shapeOf(params: ParamSpecs): (words: LayerModifiers) => Params {
  return (words) => {
    const { mods, intensity } = words;
    const own = (name: string): number => params[name].default;
    const material = words.surface ?? words.material;
    const surface = material && SURFACES[material];
    const length = lengthFactor(mods.size);
    const force = signed(intensity);
    return withDefaults(params, {
      hits: mods.rate ?? own('hits') * (mods.speed ?? 1) * ratioBetween(intensity, 0.5, 1.4) * ratio(mods.density, 1.5),
      hitLevel: own('hitLevel') * dbToGain(4 * force) * pow(length, 0.3),
      pitch: (own('pitch') * (surface?.[0] ?? 1) * pitchFactor(mods.pitch)) / pow(length, 0.5),
      ring: own('ring') * (surface?.[1] ?? 1) * ratio(mods.hollowness, 2),
      tone: (surface?.[2] ?? own('tone')) * ratio(mods.tonality, 2),
      dull: own('dull') * ratio(mods.hollowness, 1.6) * pow(length, 0.3),
      tilt: (surface?.[3] ?? 0) + 3 * signed(mods.brightness) + 5 * force,
      contrast: own('contrast') * ratio(mods.roughness, 1.3),
      bounce: own('bounce'),
      rain: own('rain') * dbToGain(4 * force),
      drops: own('drops') * ratioBetween(intensity, 0.3, 2.5) * ratio(mods.density, 2),
      bright: own('bright') * ratio(mods.brightness, 1.7) * ratioBetween(intensity, 0.6, 1.6),
      drumming: own('drumming') * dbToGain(12 * force) * length,
    });
  };
}

/** Rain on roofs and windows, hail. */
export function hitRainModel(kind: HitRain): SoundModel {
  const params = specsWith(PARAMS, kind.values);
  return soundModel({
    id: kind.id,
    kind: 'texture',
    kernel: 'rain on a surface',
    params,
    mapModifiers: shapeOf(params),
    naturalSeconds: () => 1,
    differences: differencesOf(params),
    voice: (values, performance) => new HitRainVoice(values, performance, kind),
  });
}
