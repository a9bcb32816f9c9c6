import { Biquad } from '../../dsp/biquad';
import { type Block, CONTROL_SECONDS, ControlVoice } from '../../dsp/control-voice';
import { exp, softClip } from '../../dsp/exact-math';
import { GrainBank } from '../../dsp/grain-bank';
import { NoiseGrain } from '../../dsp/grains';
import { Doubler, HALF_FRAMES, HalfRate } from '../../dsp/half-rate';
import { PoissonClock } from '../../dsp/poisson-clock';
import { hash32, Random } from '../../dsp/random';
import { FractalNoiseLfo } from '../../dsp/value-noise';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';
import { throatModel, type ThroatSound } from '../kernels/throat-calls';
import { voiceWords } from '../kernels/throat-words';
import { differencesOf } from '../kernels/own-kind';
import { soundModel } from '../kernels/sound-model';
import { lengthFactor, ratio, ratioBetween, type ParamSpecs, withDefaults } from '../kernels/word-shaping';
import { Directions } from './directions';
import { Murmur } from './murmur';
import { atSpeed, type Ensemble, RECORDING_SECONDS, recordingsOf } from './recorded-voices';
import { speechChild, speechFemale, speechMale } from './talkers';

/** A crowd: who is in it and what they make besides. */
interface Crowd extends Ensemble {
  /** Utterances per second. */
  rate: number;
  /** Spread of the members' levels, dB: a large one puts few near, many far. */
  spread: number;
  bed: number;
  claps: number;
  drive: number;
  /** Upper end of what is heard, Hz; default 7000. */
  top?: number;
  level: number;
}

const PEOPLE = {
  f3: 2900,
  f4: 4100,
  bandwidth: 1.2,
  presence: 1.5,
  jitter: 0.02,
  shimmer: 0.1,
  openQuotient: 0.45,
  level: 0.03,
  kind: 'one-shot' as const,
};
const WOO: ThroatSound = {
  ...PEOPLE,
  id: 'woo',
  syllables: [{ length: 1.3, gap: 0.1 }],
  f0: [460, 640, 610, 440],
  f1: [760, 1070, 900],
  f2: [1080, 1250, 1000],
  breath: 0.22,
  drive: 2.4,
};
const YEAH: ThroatSound = {
  ...PEOPLE,
  id: 'yeah',
  syllables: [{ length: 0.9, gap: 0.1 }],
  f0: [300, 390, 340, 260],
  f1: [420, 850, 800],
  f2: [1950, 1500, 1350],
  breath: 0.22,
  drive: 2.4,
};
const KID: ThroatSound = {
  ...PEOPLE,
  id: 'kid',
  speaker: 'child',
  syllables: [{ length: 0.7, gap: 0.1 }],
  f0: [490, 660, 600, 460],
  f1: [855, 1220, 1015],
  f2: [1820, 2140, 1820],
  breath: 0.124,
  drive: 3,
};

const CROWDS: readonly Crowd[] = [
  {
    id: 'crowd_walla',
    level: 0.078,
    members: [speechMale, speechFemale, speechMale, speechFemale],
    variety: 0.15,
    heard: { lowest: 140, clearer: 5, t60: 0.4, wet: 0.3 },
    rate: 9,
    spread: 20,
    bed: 0.7,
    claps: 0,
    drive: 0.4,
  },
  {
    id: 'cheer',
    level: 0.0253,
    members: [throatModel(WOO), throatModel(YEAH), throatModel(WOO)],
    variety: 0.2,
    rate: 24,
    spread: 10,
    bed: 1.8,
    claps: 115,
    drive: 1.6,
  },
  {
    id: 'children_playing',
    level: 0.0252,
    members: [throatModel(KID), speechChild, throatModel(KID)],
    variety: 0.22,
    rate: 26,
    spread: 6,
    bed: 0.43,
    claps: 0,
    drive: 1.2,
    top: 9000,
  },
];

/** Share of the golden section: multiples of it lie evenly between 0 and 1, however many there are. */
const GOLDEN = 0.6180339887498949;
/** Utterances that a crowd makes of its recordings. */
const UTTERANCES = 14;

function paramsOf(crowd: Crowd): ParamSpecs {
  return {
    people: { unit: '/s', min: 0.3, max: 60, default: crowd.rate, meaning: 'voices that begin in a second' },
    pitch: { unit: 'ratio', min: 0.5, max: 2, default: 1, meaning: 'men deep, children high' },
    spread: { unit: 'dB', min: 0, max: 40, default: crowd.spread, meaning: 'near and far: 0 all equally near' },
    bed: { unit: 'gain', min: 0, max: 3, default: crowd.bed, meaning: 'murmur of all the others' },
    claps: { unit: '/s', min: 0, max: 200, default: crowd.claps, meaning: 'hands that clap' },
    drive: { unit: 'gain', min: 0.3, max: 6, default: crowd.drive, meaning: 'density: how much they cover each other' },
    top: { unit: 'Hz', min: 500, max: 18_000, default: crowd.top ?? 7000, meaning: 'upper end: far to near' },
    swell: { unit: 'depth', min: 0, max: 1.2, default: 0.25, meaning: 'how the excitement comes and goes' },
    strength: { unit: 'gain', min: 0.1, max: 5, default: 1, meaning: 'loudness' },
  };
}

/** Hands that clap are covered by the voices once they are 40 dB down. */
const COVERED = 0.01;
/** Where more voices than this begin in a second, each recording is two of them. */
const DENSE = 4;
/** The second of two begins this much later at most, s. */
const LATER_SECONDS = 0.5;

/**
 * A crowd has nothing above 12 kHz that anyone hears: it is rendered at half the rate. Filters and grains are made for
 * the full one, so that their frequencies count double here, and their times too.
 */
const HALF = 2;

class CrowdVoice extends ControlVoice {
  private readonly recordings: readonly Float32Array[];
  private readonly voices: PoissonClock;
  private readonly hands: PoissonClock;
  private readonly random: Random;
  private readonly gust: FractalNoiseLfo;
  private readonly murmurs: readonly [Murmur, Murmur];
  private readonly utterances = new GrainBank(UTTERANCES);
  private readonly tops = [Biquad.lowPass(HALF * 7000), Biquad.lowPass(HALF * 7000)] as const;
  private readonly directions = new Directions();
  /** Everything left and right, at half the rate. */
  private readonly stage = [new Float32Array(HALF_FRAMES), new Float32Array(HALF_FRAMES)] as const;
  private readonly doublers = [new Doubler(), new Doubler()] as const;
  private tunedTop = 7000;
  private bed = 0;
  private isFirst = true;
  /** Where the last voice stood; the first ones stand anywhere. */
  private stood: number;

  constructor(
    private readonly crowd: Crowd,
    params: Params,
    { seed }: Performance,
  ) {
    super(params, 2);
    this.recordings = recordingsOf(crowd, new Random(hash32(seed, 'members')));
    this.voices = new PoissonClock(hash32(seed, 'voices'));
    this.hands = new PoissonClock(hash32(seed, 'hands'));
    this.random = new Random(hash32(seed, 'crowd'));
    this.gust = new FractalNoiseLfo(hash32(seed, 'swell'), 0.5);
    this.stood = this.random.uniform();
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
    for (
      let frame = this.voices.take(rate, CONTROL_FRAMES);
      frame >= 0;
      frame = this.voices.take(rate, CONTROL_FRAMES)
    ) {
      this.utter(time + frame / SAMPLE_RATE, 0, swell);
    }
    for (
      let frame = this.hands.take(params.claps * swell, CONTROL_FRAMES);
      frame >= 0;
      frame = this.hands.take(params.claps * swell, CONTROL_FRAMES)
    ) {
      const level = 1.2 * this.crowd.level * params.strength * exp(-0.115 * 20 * random.uniform());
      const hands = new NoiseGrain().begin(
        random.next(),
        HALF * random.range(700, 2600),
        random.range(1, 3),
        HALF * 0.006,
        level,
        random.range(-0.95, 0.95),
        HALF * 0.0007,
        COVERED,
      );
      this.start(new HalfRate(hands, this.stage), time + frame / SAMPLE_RATE);
    }
  }

  protected override sound(): void {
    if (this.bed <= 0) return;
    this.murmurs.forEach((part, channel) => part.add(this.stage[channel], this.bed));
  }

  protected override finish(block: Block): void {
    const { stage, tops } = this;
    this.directions.add(stage[0], stage[1]);
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
    this.directions.start(recording, level, random, this.offsetOf(time) >> 1, Math.floor(entry * recording.length));
  }

  /** How many voices a recording is made of: those of a dense crowd need not be heard one by one. */
  private get together(): number {
    return this.params.people > DENSE ? 2 : 1;
  }

  /**
   * 0 near .. 1 far: each voice stands elsewhere than the ones before it, so that no crowd happens to be near or far as
   * a whole.
   */
  private farness(): number {
    this.stood += GOLDEN;
    this.stood -= Math.floor(this.stood);
    return this.stood;
  }

  private utterance(): Float32Array {
    const { params, random } = this;
    const one = (): Float32Array =>
      atSpeed(
        random.pick(this.recordings),
        params.pitch * random.logNormal(0.09),
        exp((-params.spread * this.farness()) / 8.686),
      );
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

function crowdModel(crowd: Crowd): SoundModel {
  const params = paramsOf(crowd);
  return soundModel({
    id: crowd.id,
    kind: 'texture',
    kernel: 'many recorded voices',
    params,
    repeatable: true,
    mapModifiers: (words: LayerModifiers): Params => {
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
    differences: differencesOf(params),
    naturalSeconds: () => RECORDING_SECONDS,
    naturalRate: () => 0,
    voice: (values, performance) => new CrowdVoice(crowd, values, performance),
  });
}

/** Many people at once. */
export const CROWD_MODELS: readonly SoundModel[] = CROWDS.map(crowdModel);
