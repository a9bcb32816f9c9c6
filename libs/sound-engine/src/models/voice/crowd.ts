import { bandPassOf } from '../../dsp/band-pass';
import { Biquad } from '../../dsp/biquad';
import { type Block, CONTROL_SECONDS, ControlVoice, type Grain } from '../../dsp/control-voice';
import { cos, exp, PI, sin, softClip } from '../../dsp/exact-math';
import { GrainBank } from '../../dsp/grain-bank';
import { GrainRing } from '../../dsp/grain-ring';
import { NoiseGrain } from '../../dsp/grains';
import { Doubler, HALF_FRAMES, halved } from '../../dsp/half-rate';
import { PinkNoise } from '../../dsp/noise';
import { PoissonClock } from '../../dsp/poisson-clock';
import { hash32, Random } from '../../dsp/random';
import { Gust } from '../../dsp/value-noise';
import type { Params, Performance, SoundModel, Words } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';
import { throatModel, type ThroatSound } from '../kernels/throat-calls';
import { voiceWords } from '../kernels/throat-words';
import { soundModel } from '../kernels/sound-model';
import { lengthFactor, ratio, ratioBetween, type ParamSpecs, withDefaults } from '../kernels/word-shaping';
import { speechChild, speechFemale, speechMale } from './talkers';

/** A crowd: who is in it and what they make besides. */
interface Crowd {
  id: string;
  members: readonly SoundModel[];
  /** How far the members' voices lie apart: spread of pitch and length as log-normal sigma. */
  variety: number;
  /** Utterances per second. */
  rate: number;
  /** Spread of the members' levels, dB: a large one puts few near, many far. */
  spread: number;
  bed: number;
  claps: number;
  drive: number;
  level: number;
}

const PEOPLE = { f3: 2900, f4: 4100, bandwidth: 1.2, presence: 1.5, jitter: 0.02, shimmer: 0.1, openQuotient: 0.45, level: 0.03, kind: 'one-shot' as const };
const WOO: ThroatSound = { ...PEOPLE, id: 'woo', syllables: [{ length: 1.3, gap: 0.1 }], f0: [460, 640, 610, 440], f1: [760, 1070, 900], f2: [1080, 1250, 1000], breath: 0.22, drive: 2.4 };
const YEAH: ThroatSound = { ...PEOPLE, id: 'yeah', syllables: [{ length: 0.9, gap: 0.1 }], f0: [300, 390, 340, 260], f1: [420, 850, 800], f2: [1950, 1500, 1350], breath: 0.22, drive: 2.4 };
const KID: ThroatSound = { ...PEOPLE, id: 'kid', speaker: 'child', syllables: [{ length: 0.7, gap: 0.1 }], f0: [460, 620, 560, 430], f1: [800, 1140, 950], f2: [1700, 2000, 1700], breath: 0.124, drive: 3 };

const CROWDS: readonly Crowd[] = [
  { id: 'crowd_walla', level: 0.0961, members: [speechMale, speechFemale, speechMale, speechFemale], variety: 0.06, rate: 11, spread: 26, bed: 0.09, claps: 0, drive: 1.5 },
  { id: 'cheer', level: 0.0422, members: [throatModel(WOO), throatModel(YEAH), throatModel(WOO)], variety: 0.2, rate: 24, spread: 20, bed: 1.3, claps: 40, drive: 1.6 },
  { id: 'children_playing', level: 0.0905, members: [throatModel(KID), speechChild, throatModel(KID)], variety: 0.22, rate: 9, spread: 16, bed: 0.2, claps: 0, drive: 1.2 },
];

/**
 * Voices are recorded once and heard many times at other speeds: how many a thread keeps, how many of them one crowd is made of, the seconds of
 * each, and how many utterances a crowd makes of them. Recording them anew for every sound took longer than all the rest of it.
 */
const ARCHIVE = 16;
const RECORDINGS = 8;
const RECORDING_SECONDS = 1.6;
const UTTERANCES = 28;

function paramsOf(crowd: Crowd): ParamSpecs {
  return {
    people: { unit: '/s', min: 0.3, max: 60, default: crowd.rate, meaning: 'voices that begin in a second' },
    pitch: { unit: 'ratio', min: 0.5, max: 2, default: 1, meaning: 'men deep, children high' },
    spread: { unit: 'dB', min: 0, max: 40, default: crowd.spread, meaning: 'near and far: 0 all equally near' },
    bed: { unit: 'gain', min: 0, max: 3, default: crowd.bed, meaning: 'murmur of all the others' },
    claps: { unit: '/s', min: 0, max: 200, default: crowd.claps, meaning: 'hands that clap' },
    drive: { unit: 'gain', min: 0.3, max: 6, default: crowd.drive, meaning: 'density: how much they cover each other' },
    top: { unit: 'Hz', min: 500, max: 18_000, default: 7000, meaning: 'upper end: far to near' },
    swell: { unit: 'depth', min: 0, max: 1.2, default: 0.25, meaning: 'how the excitement comes and goes' },
    strength: { unit: 'gain', min: 0.1, max: 5, default: 1, meaning: 'loudness' },
  };
}

/** Shared by all crowds of the thread: filled and read within one block. */
const murmur = new Float32Array(HALF_FRAMES);
const heard = [new Float32Array(HALF_FRAMES)] as const;

/** People stand in so many directions: what comes from one is added up before it is placed. */
const DIRECTIONS = 5;
const OUTERMOST = 0.95;
/** Gains left and right of each direction. */
const ANGLES = Array.from({ length: DIRECTIONS }, (_, direction) => ((2 * OUTERMOST * direction) / (DIRECTIONS - 1) - OUTERMOST + 1) * (PI / 4));
const LEFT_GAINS = ANGLES.map(cos);
const RIGHT_GAINS = ANGLES.map(sin);
/** Where more voices than this begin in a second, each recording is two of them. */
const DENSE = 4;
/** The second of two begins this much later at most, s. */
const LATER_SECONDS = 0.5;

/**
 * A crowd has nothing above 12 kHz that anyone hears: it is rendered at half the rate. Filters and grains are made for the full one, so that
 * their frequencies count double here, and their times too.
 */
const HALF = 2;
/** The murmur's resonances. */
const LOW = bandPassOf(HALF * 560, 1.1);
const MIDDLE = bandPassOf(HALF * 1500, 1.3);
const HIGH = bandPassOf(HALF * 2800, 1.6);

/** A grain made for half the rate, into a block of its own. */
class HalfRate implements Grain {
  constructor(private readonly grain: Grain, private readonly block: Block) {}

  add(_: Block, from: number, to: number): boolean {
    return this.grain.add(this.block, from >> 1, to >> 1);
  }
}

/** A recording at another speed and level. */
function atSpeed(recording: Float32Array, speed: number, level: number): Float32Array {
  const out = new Float32Array(Math.max(1, Math.floor((recording.length - 1) / speed)));
  for (let i = 0, position = 0; i < out.length; i++, position += speed) {
    const whole = position | 0;
    out[i] = level * (recording[whole] + (recording[whole + 1] - recording[whole]) * (position - whole));
  }
  return out;
}

/** One resonance of the murmur: its last two outputs. */
interface Resonance {
  y1: number;
  y2: number;
}

/** The murmur of many in one channel: noise with the resonances of throats, made for half the rate. */
class Murmur {
  private readonly noise: PinkNoise;
  private readonly low: Resonance = { y1: 0, y2: 0 };
  private readonly middle: Resonance = { y1: 0, y2: 0 };
  private readonly high: Resonance = { y1: 0, y2: 0 };
  /** The last two inputs. */
  private x1 = 0;
  private x2 = 0;

  constructor(seed: number) {
    this.noise = new PinkNoise(seed);
  }

  /** Adds a block to out. All three at once, as none waits for another's last output. */
  add(out: Float32Array, level: number): void {
    this.noise.fill(murmur, 0, HALF_FRAMES, level);
    const { low, middle, high } = this;
    let { x1, x2 } = this;
    let { y1: p1, y2: p2 } = low;
    let { y1: q1, y2: q2 } = middle;
    let { y1: r1, y2: r2 } = high;
    for (let i = 0; i < HALF_FRAMES; i++) {
      const x = murmur[i];
      const difference = x - x2;
      const p = LOW.b * difference + LOW.r * p2 + 1e-20 + LOW.c * p1;
      const q = MIDDLE.b * difference + MIDDLE.r * q2 + 1e-20 + MIDDLE.c * q1;
      const r = HIGH.b * difference + HIGH.r * r2 + 1e-20 + HIGH.c * r1;
      out[i] += p + 0.7 * q + 0.4 * r;
      x2 = x1;
      x1 = x;
      p2 = p1;
      p1 = p;
      q2 = q1;
      q1 = q;
      r2 = r1;
      r1 = r;
    }
    this.x1 = x1;
    this.x2 = x2;
    low.y1 = p1;
    low.y2 = p2;
    middle.y1 = q1;
    middle.y2 = q2;
    high.y1 = r1;
    high.y2 = r2;
  }
}

class CrowdVoice extends ControlVoice {
  private readonly recordings: readonly Float32Array[];
  private readonly voices: PoissonClock;
  private readonly hands: PoissonClock;
  private readonly random: Random;
  private readonly gust: Gust;
  private readonly murmurs: readonly [Murmur, Murmur];
  private readonly utterances = new GrainBank(UTTERANCES);
  private readonly tops = [Biquad.lowPass(HALF * 7000), Biquad.lowPass(HALF * 7000)] as const;
  /** The voices of each direction, and everything left and right: at half the rate. */
  private readonly directions = Array.from({ length: DIRECTIONS }, () => new GrainRing(1, RECORDING_SECONDS / HALF));
  private readonly stage = [new Float32Array(HALF_FRAMES), new Float32Array(HALF_FRAMES)] as const;
  private readonly doublers = [new Doubler(), new Doubler()] as const;
  private tunedTop = 7000;
  private bed = 0;
  private isFirst = true;

  constructor(private readonly crowd: Crowd, params: Params, { seed }: Performance) {
    super(params, 2);
    this.recordings = recordingsOf(crowd, new Random(hash32(seed, 'members')));
    this.voices = new PoissonClock(hash32(seed, 'voices'));
    this.hands = new PoissonClock(hash32(seed, 'hands'));
    this.random = new Random(hash32(seed, 'crowd'));
    this.gust = new Gust(hash32(seed, 'swell'), 0.5);
    this.murmurs = [new Murmur(hash32(seed, 'bed', 0)), new Murmur(hash32(seed, 'bed', 1))];
  }

  protected control(time: number): void {
    const { params, random } = this;
    const swell = exp(params.swell * this.gust.next(CONTROL_SECONDS));
    this.bed = 0.35 * this.crowd.level * params.bed * swell * params.strength;
    if (this.tunedTop !== params.top) {
      this.tunedTop = params.top;
      for (const filter of this.tops) filter.lowPass(HALF * params.top);
    }
    if (this.isFirst) {
      // People were already speaking when the listener came.
      this.isFirst = false;
      const already = Math.max(1, Math.round((params.people / this.together) * RECORDING_SECONDS * 0.6));
      for (let k = 0; k < already; k++) this.utter(time, k === 0 ? 0 : random.uniform() * 0.7, swell);
    }
    const rate = (params.people / this.together) * swell;
    for (let frame = this.voices.take(rate, CONTROL_FRAMES); frame >= 0; frame = this.voices.take(rate, CONTROL_FRAMES)) {
      this.utter(time + frame / SAMPLE_RATE, 0, swell);
    }
    for (let frame = this.hands.take(params.claps * swell, CONTROL_FRAMES); frame >= 0; frame = this.hands.take(params.claps * swell, CONTROL_FRAMES)) {
      const level = 1.2 * this.crowd.level * params.strength * exp(-0.115 * 20 * random.uniform());
      const hands = new NoiseGrain().begin(random.next(), HALF * random.range(700, 2600), random.range(1, 3), HALF * 0.006, level, random.range(-0.95, 0.95), HALF * 0.0007);
      this.start(new HalfRate(hands, this.stage), time + frame / SAMPLE_RATE);
    }
  }

  protected override sound(): void {
    if (this.bed <= 0) return;
    this.murmurs.forEach((part, channel) => part.add(this.stage[channel], this.bed));
  }

  /** Adds what comes from a direction to the stage. */
  private place(direction: number): void {
    const [left, right] = this.stage;
    const leftGain = LEFT_GAINS[direction];
    const rightGain = RIGHT_GAINS[direction];
    heard[0].fill(0);
    this.directions[direction].read(heard, 0, HALF_FRAMES);
    const [voices] = heard;
    for (let i = 0; i < HALF_FRAMES; i++) {
      left[i] += leftGain * voices[i];
      right[i] += rightGain * voices[i];
    }
  }

  protected override finish(block: Block): void {
    const { stage, tops } = this;
    for (let direction = 0; direction < DIRECTIONS; direction++) this.place(direction);
    tops[0].processWith(tops[1], stage[0], stage[1], 0, HALF_FRAMES);
    // Loud voices cover quiet ones: compression by saturation, with the level held.
    const scale = (4 * this.crowd.level) / this.params.drive;
    const inverse = 1 / scale;
    for (let channel = 0; channel < 2; channel++) {
      const out = stage[channel];
      for (let i = 0; i < HALF_FRAMES; i++) out[i] = scale * softClip(out[i] * inverse);
      this.doublers[channel].add(out, block[channel]);
      out.fill(0);
    }
  }

  private utter(time: number, entry: number, swell: number): void {
    const { params, random, crowd } = this;
    this.utterances.keepFor(params.pitch, params.spread, this.together);
    const recording = this.utterances.pick(random, () => this.utterance());
    const level = 10 * crowd.level * params.strength * swell * random.logNormal(0.3);
    this.note(time, Math.min(1, level), 'voice');
    random.pick(this.directions).put(recording.subarray(Math.floor(entry * recording.length)), this.offsetOf(time) >> 1, [level]);
  }

  /** How many voices a recording is made of: those of a dense crowd need not be heard one by one. */
  private get together(): number {
    return this.params.people > DENSE ? 2 : 1;
  }

  private utterance(): Float32Array {
    const { params, random } = this;
    const one = (): Float32Array => atSpeed(random.pick(this.recordings), params.pitch * random.logNormal(0.09), exp((-params.spread * random.uniform()) / 8.686));
    const first = one();
    if (this.together === 1) return first;
    const second = one();
    const later = Math.floor((random.uniform() * LATER_SECONDS * SAMPLE_RATE) / HALF);
    const both = new Float32Array(Math.max(first.length, later + second.length));
    both.set(first);
    for (let i = 0; i < second.length; i++) both[later + i] += second[i];
    return both;
  }
}

const archives = new WeakMap<Crowd, Float32Array[]>();

/** Those of the archive that one crowd is made of; what is not there yet is recorded. */
function recordingsOf(crowd: Crowd, random: Random): readonly Float32Array[] {
  const archive = archives.get(crowd) ?? [];
  archives.set(crowd, archive);
  // An odd stride meets every one of the archive once, and men and women by turns.
  const first = random.integer(ARCHIVE);
  const stride = 1 + 2 * random.integer(ARCHIVE / 2);
  return Array.from({ length: RECORDINGS }, (_, k) => {
    const number = (first + k * stride) % ARCHIVE;
    archive[number] ??= record(crowd.members[number % crowd.members.length], hash32(number, 'member', crowd.id), crowd.variety);
    return archive[number];
  });
}

/** One utterance of a member, rendered alone, in a voice of its own. */
function record(member: SoundModel, seed: number, variety: number): Float32Array {
  const own = new Random(hash32(seed, 'own'));
  const factors: Readonly<Record<string, number>> = { pitch: own.logNormal(variety), stretch: own.logNormal(variety) };
  const params = withDefaults(member.params, Object.fromEntries(Object.entries(member.params).map(([name, spec]) => [name, spec.default * (factors[name] ?? 1)])));
  const recording = new Float32Array(Math.round(RECORDING_SECONDS * SAMPLE_RATE));
  member.prepare(params, { seed, duration: RECORDING_SECONDS + 1, cue: { kind: 'shots', at: [0] } }).process([recording], 0, recording.length);
  return halved(untilItIsQuiet(recording));
}

/** An utterance without the silence after it, its end faded: the last word may be cut. */
function untilItIsQuiet(recording: Float32Array): Float32Array {
  const fade = 4800;
  const quiet = 0.01 * recording.reduce((peak, x) => Math.max(peak, Math.abs(x)), 0);
  let end = recording.length;
  while (end > 2 * fade && Math.abs(recording[end - 1]) < quiet) end--;
  const utterance = recording.slice(0, end);
  for (let i = 0; i < fade; i++) utterance[end - 1 - i] *= i / fade;
  return utterance;
}

function crowdModel(crowd: Crowd): SoundModel {
  const params = paramsOf(crowd);
  return soundModel({
    id: crowd.id,
    kind: 'texture',
    kernel: 'many recorded voices',
    params,
    repeatable: true,
    shape: (words: Words): Params => {
      const { mods, intensity } = words;
      const said = voiceWords(words, mods.sex !== undefined || mods.ageClass !== undefined ? 'woman' : undefined);
      const many = mods.sources === undefined ? ratio(mods.density, 3) * lengthFactor(mods.size) : mods.sources / 20;
      return withDefaults(params, {
        people: mods.rate ?? crowd.rate * many * ratioBetween(intensity, 0.4, 2),
        pitch: said.pitch,
        spread: crowd.spread * ratioBetween(intensity, 1.25, 0.75),
        bed: crowd.bed * many * ratioBetween(intensity, 0.5, 2),
        claps: crowd.claps * many * ratioBetween(intensity, 0.4, 2),
        drive: crowd.drive * ratioBetween(intensity, 0.7, 1.6),
        top: params.top.default * ratio(mods.brightness, 2) * ratioBetween(intensity, 0.7, 1.4),
        swell: params.swell.default * (mods.emotion === 'calm' ? 0.5 : mods.emotion === undefined ? 1 : 1.5),
        strength: ratio(intensity, 1.8),
      });
    },
    naturalSeconds: () => RECORDING_SECONDS,
    naturalRate: () => 0,
    voice: (values, performance) => new CrowdVoice(crowd, values, performance),
  });
}

/** Many people at once. */
export const CROWD_MODELS: readonly SoundModel[] = CROWDS.map(crowdModel);
