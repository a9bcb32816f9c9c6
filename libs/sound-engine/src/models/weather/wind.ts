import { type Block, CONTROL_SECONDS, ControlVoice } from '../../dsp/control-voice';
import { Biquad } from '../../dsp/biquad';
import { exp, pow } from '../../dsp/exact-math';
import { Doubler, HALF_FRAMES } from '../../dsp/half-rate';
import { addMiddleSide } from '../../dsp/middle-side';
import type { NoiseStream } from '../../dsp/noise-stream';
import { OnePole } from '../../dsp/one-pole';
import { hash32, Random } from '../../dsp/random';
import { Svf } from '../../dsp/svf';
import { FractalNoiseLfo, ValueNoise } from '../../dsp/value-noise';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
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

/** How narrow a howl is: its band, some 6 Hz, lies far within a semitone. */
const HOWL_Q = 55;
/** Draughts that can howl at once. */
const HOWLS = 3;

const specs: ParamSpecs = {
  pitch: { unit: 'Hz', min: 50, max: 900, default: 140, meaning: 'centre of the blowing, at rest; gusts raise it' },
  width: { unit: 'Q', min: 0.3, max: 3, default: 0.62, meaning: 'broad is open land, narrow a draught' },
  gustRate: { unit: 'gusts/s', min: 0.05, max: 2, default: 0.42, meaning: 'how often it swells' },
  gustDepth: { unit: 'depth', min: 0, max: 1.6, default: 0.66, meaning: 'how far it swells' },
  force: { unit: 'gain', min: 0.1, max: 4, default: 1, meaning: 'strength of the blowing' },
  low: { unit: 'gain', min: 0, max: 3, default: 2.3, meaning: 'buffeting under 120 Hz' },
  hiss: { unit: 'gain', min: 0, max: 1.5, default: 0.1, meaning: 'rush of air, 2 to 6 kHz' },
  edge: { unit: 'Hz', min: 250, max: 3000, default: 603, meaning: 'what cracks and wires add' },
  edgeLevel: { unit: 'gain', min: 0, max: 2, default: 0.22, meaning: 'level of cracks and wires' },
  edgeWidth: { unit: 'Q', min: 1, max: 20, default: 3.8, meaning: 'how narrow they sound' },
  howl: { unit: 'gain', min: 0, max: 2, default: 0, meaning: 'whistling round corners and through gaps' },
  howlPitch: { unit: 'Hz', min: 120, max: 1800, default: 450, meaning: 'pitch of the howl' },
  leaves: { unit: 'gain', min: 0, max: 2, default: 0, meaning: 'rustling foliage' },
};

/**
 * Wind has nothing above 12 kHz that anyone hears: it is rendered at half the rate. Filters are made for the full one,
 * so that their frequencies count double here.
 */
const HALF = 2;

const pair = (): readonly [Float32Array, Float32Array] => [
  new Float32Array(HALF_FRAMES),
  new Float32Array(HALF_FRAMES),
];

/** One block of a wind: its noise, what is above, both parts as they sound, and both channels. */
class WindBlock {
  readonly pink = pair();
  readonly heights = pair();
  readonly outs = pair();
  readonly stage = pair();
}

/** What one of the two noise parts (middle, side) goes through. */
class WindPart {
  readonly noise: NoiseStream;
  readonly band = new Svf(HALF * 140, 0.62);
  readonly low = Biquad.lowPass(HALF * 120);
  readonly rumble = new OnePole(HALF * 30);
  readonly edge = new Svf(HALF * 735, 3.4);
  readonly hiss = Biquad.highPass(HALF * 2000);
  readonly hissTop = new OnePole(HALF * 3500);
  readonly top = new OnePole(HALF * 4000);
  readonly howls = Array.from({ length: HOWLS }, () => new Svf(HALF * 450, 24));
  readonly overtones = Array.from({ length: HOWLS }, () => new Svf(HALF * 900, 24));
  readonly leaves = Biquad.highPass(HALF * 1500);
  readonly leafTop = new OnePole(HALF * 6500);

  constructor(noise: NoiseStream) {
    this.noise = noise;
  }

  tune(params: Readonly<Record<string, number>>, gust: number, wander: readonly number[]): void {
    this.band.set(HALF * params.pitch * (0.5 + 0.65 * gust), params.width);
    this.edge.set(HALF * params.edge * (0.75 + 0.4 * gust), params.edgeWidth);
    if (params.howl === 0) return;
    for (let k = 0; k < HOWLS; k++) {
      const pitch = HALF * params.howlPitch * HOWL_RATIOS[k] * exp(0.22 * wander[k]) * (0.75 + 0.4 * gust);
      this.howls[k].set(pitch, HOWL_Q);
      this.overtones[k].set(2.02 * pitch, HOWL_Q);
    }
  }
}

/** Writes both parts into the block's `outs`: each filter for both at once, as neither waits for the other. */
function render(block: WindBlock, one: WindPart, two: WindPart, levels: WindLevels): void {
  const { pink, outs } = block;
  const { blow, edge, hiss, howl, leaves, buffet } = levels;
  one.noise.fill(pink[0], 0, HALF_FRAMES);
  two.noise.fill(pink[1], 0, HALF_FRAMES);
  outs.forEach((out, part) => out.set(pink[part]));
  one.low.processWith(two.low, outs[0], outs[1], 0, HALF_FRAMES);
  one.rumble.highPassBlock(outs[0], 0, HALF_FRAMES);
  two.rumble.highPassBlock(outs[1], 0, HALF_FRAMES);
  for (let i = 0; i < HALF_FRAMES; i++) {
    outs[0][i] *= buffet;
    // Low frequencies belong to the middle: the side keeps a fifth of the buffeting.
    outs[1][i] *= 0.2 * buffet;
  }
  one.band.addBandPassPair(two.band, pink, outs, 0, HALF_FRAMES, blow);
  one.edge.addBandPassPair(two.edge, pink, outs, 0, HALF_FRAMES, edge);
  one.top.lowPassPair(two.top, outs[0], outs[1], 0, HALF_FRAMES);
  addHeights(block, one.hiss, two.hiss, one.hissTop, two.hissTop, hiss);
  if (leaves > 0) addHeights(block, one.leaves, two.leaves, one.leafTop, two.leafTop, leaves);
  if (howl <= 0) return;
  for (let k = 0; k < HOWLS; k++) {
    one.howls[k].addBandPassPair(two.howls[k], pink, outs, 0, HALF_FRAMES, howl);
    one.overtones[k].addBandPassPair(two.overtones[k], pink, outs, 0, HALF_FRAMES, 0.2 * howl);
  }
}

/** Adds the pink noise between two edges to both parts. */
function addHeights(
  { pink, heights, outs }: WindBlock,
  high: Biquad,
  otherHigh: Biquad,
  low: OnePole,
  otherLow: OnePole,
  level: number,
): void {
  heights.forEach((part, k) => part.set(pink[k]));
  high.processWith(otherHigh, heights[0], heights[1], 0, HALF_FRAMES);
  low.lowPassPair(otherLow, heights[0], heights[1], 0, HALF_FRAMES);
  for (let k = 0; k < 2; k++) for (let i = 0; i < HALF_FRAMES; i++) outs[k][i] += level * heights[k][i];
}

interface WindLevels {
  blow: number;
  edge: number;
  hiss: number;
  howl: number;
  leaves: number;
  /** Level of what is below, as it is shaken. */
  buffet: number;
}

const HOWL_RATIOS = [1, 0.73, 1.34] as const;

/** Wind: pink noise in a band that rises with the gusts, buffeting below, what it rubs on above. */
class WindVoice extends ControlVoice {
  private readonly parts = new WindBlock();
  private readonly middle: WindPart;
  private readonly side: WindPart;
  private readonly gusts: FractalNoiseLfo;
  private readonly buffets: FractalNoiseLfo;
  private readonly rustles: FractalNoiseLfo;
  private readonly wanders: readonly ValueNoise[];
  private readonly wander = [0, 0, 0];
  private readonly doublers = [new Doubler(), new Doubler()] as const;
  private readonly level: number;
  private gust = 1;
  private wasGusting = false;

  constructor(params: Params, performance: Performance, level: number) {
    super(params, 2);
    const { seed } = performance;
    this.middle = new WindPart(ownNoise(performance, 'pink', hash32(seed, 'middle'), 'air', HALF));
    this.side = new WindPart(ownNoise(performance, 'pink', hash32(seed, 'side'), 'air', HALF));
    this.gusts = new FractalNoiseLfo(hash32(seed, 'gusts'), params.gustRate);
    this.buffets = new FractalNoiseLfo(hash32(seed, 'buffets'), 4);
    this.rustles = new FractalNoiseLfo(hash32(seed, 'rustles'), 14);
    this.wanders = Array.from({ length: HOWLS }, (_, k) => new ValueNoise(hash32(seed, 'howl', k), 0.7));
    this.level = level * new Random(seed).range(0.95, 1.05);
  }

  protected control(time: number): void {
    const { params, wander } = this;
    this.gusts.setRate(params.gustRate);
    const swing = this.gusts.next(CONTROL_SECONDS);
    this.gust = exp(params.gustDepth * 1.3 * swing);
    this.wanders.forEach((noise, k) => (wander[k] = noise.next(CONTROL_SECONDS)));
    this.middle.tune(params, Math.min(2.2, this.gust), wander);
    this.side.tune(params, Math.min(2.2, this.gust), wander);
    const gusting = swing > 0.35;
    if (gusting && !this.wasGusting) this.note(time, Math.min(1, 0.4 * this.gust), 'gust');
    this.wasGusting = gusting;
  }

  protected override sound(block: Block): void {
    const { params, gust } = this;
    const force = this.level * params.force;
    const levels: WindLevels = {
      blow: force * gust,
      edge: force * params.edgeLevel * pow(gust, 1.5) * 0.8,
      hiss: force * params.hiss * gust,
      howl: force * params.howl * gust * gust * 1.7,
      leaves: force * params.leaves * gust * gust * 0.9 * this.rustles.gain(CONTROL_SECONDS, 0.55),
      buffet: force * params.low * gust * this.buffets.gain(CONTROL_SECONDS, 0.5) * 0.5,
    };
    const { stage, outs } = this.parts;
    render(this.parts, this.middle, this.side, levels);
    for (const channel of stage) channel.fill(0);
    addMiddleSide(stage, outs[0], outs[1]);
    this.doublers.forEach((doubler, channel) => doubler.add(stage[channel], block[channel]));
  }
}

interface WindSound {
  id: string;
  /** Brings the defaults to -23 LUFS (measured). */
  level: number;
  /** Where it differs from open wind. */
  values: Readonly<Record<string, number>>;
}

/** Winds by id. References: the parameter searches of wind, howl and blizzard. */
const WINDS = {
  wind: { id: 'wind', level: 0.101, values: {} },
  wind_howl: {
    id: 'wind_howl',
    level: 0.056,
    values: {
      howl: 1.7,
      howlPitch: 315,
      low: 0.427,
      edgeLevel: 0.2,
      hiss: 0.1,
      pitch: 230,
      gustRate: 0.35,
      gustDepth: 0.57,
      force: 1.6,
      edgeWidth: 3.17,
      edge: 700,
    },
  },
  blizzard: {
    id: 'blizzard',
    level: 0.0805,
    values: {
      pitch: 180,
      width: 0.67,
      gustRate: 0.62,
      gustDepth: 0.75,
      low: 0.8,
      hiss: 0.15,
      edge: 700,
      edgeLevel: 0.5,
      edgeWidth: 8,
      howl: 0.4,
      howlPitch: 520,
      leaves: 0.13,
      force: 1.5,
    },
  },
} as const satisfies Record<string, WindSound>;

function mapModifiers(specs: ParamSpecs, words: LayerModifiers): Params {
  const { mods, intensity } = words;
  const length = lengthFactor(mods.size);
  const speed = mods.speed ?? 1;
  const pick = (name: string): number => specs[name].default;
  const leafy = words.surface === 'leaves' || words.surface === 'grass' || words.material === 'leaves';
  return withDefaults(specs, {
    pitch:
      (pick('pitch') * ratioBetween(intensity, 1.5, 1.25) * pitchFactor(mods.pitch) * pow(speed, 0.5)) /
      pow(length, 0.35),
    width: pick('width') * ratio(mods.tonality, 2.5),
    gustRate: mods.rate ?? pick('gustRate') * speed * ratio(intensity, 1.5),
    gustDepth: pick('gustDepth') * between(mods.roughness, 0.5, 1, 1.6) * ratioBetween(intensity, 0.7, 1.2),
    force: pick('force') * ratioBetween(intensity, 0.4, 2.1) * pow(length, 0.2),
    low: (pick('low') * ratioBetween(intensity, 0.25, 1.2) * pow(length, 0.4)) / ratio(mods.brightness, 2),
    hiss: (pick('hiss') * ratioBetween(intensity, 1.2, 2.6) * ratio(mods.brightness, 3)) / pow(length, 0.5),
    edge: (pick('edge') * pitchFactor(mods.pitch) * ratioBetween(intensity, 0.75, 1.6)) / pow(length, 0.3),
    edgeLevel: pick('edgeLevel') * ratioBetween(intensity, 0.5, 1.7),
    edgeWidth: pick('edgeWidth') * ratio(mods.tonality, 3),
    howl: Math.max(
      pick('howl'),
      between(mods.tonality, 0, 0, 1),
      between(mods.hollowness, 0, 0, 0.8),
      intensity > 0.7 ? (intensity - 0.7) * 1.2 : 0,
    ),
    howlPitch: (pick('howlPitch') * pitchFactor(mods.pitch) * ratioBetween(intensity, 0.8, 1.3)) / pow(length, 0.5),
    leaves: leafy ? 0.9 : pick('leaves'),
  });
}

function windModel(sound: WindSound): SoundModel {
  const params = specsWith(specs, sound.values);
  return soundModel({
    id: sound.id,
    kind: 'texture',
    kernel: 'wind',
    params,
    mapModifiers: (words) => mapModifiers(params, words),
    naturalSeconds: () => 1,
    differences: differencesOf(params),
    voice: (values, performance) => new WindVoice(values, performance, sound.level),
  });
}

/** Wind: breeze to gale, round corners, in leaves. */
export const wind: SoundModel = windModel(WINDS.wind);
/** Wind that whistles round corners and through gaps. */
export const windHowl: SoundModel = windModel(WINDS.wind_howl);
/** A storm that drives snow. */
export const blizzard: SoundModel = windModel(WINDS.blizzard);
