import { Biquad } from '../../dsp/biquad';
import { type Block, CONTROL_SECONDS, ControlVoice, type Grain } from '../../dsp/control-voice';
import { cos, exp, PI, sin, softClip } from '../../dsp/exact-math';
import { NoiseGrain } from '../../dsp/grains';
import { PinkNoise } from '../../dsp/noise';
import { PoissonClock } from '../../dsp/poisson-clock';
import { hash32, Random } from '../../dsp/random';
import { Gust } from '../../dsp/value-noise';
import type { Params, Performance, SoundModel, Words } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';
import { throatModel, type ThroatSound } from '../kernels/throat-calls';
import { voiceWords } from '../kernels/throat-words';
import { assertParams, lengthFactor, ratio, ratioBetween, type ParamSpecs, withDefaults } from '../kernels/word-shaping';
import { speechChild, speechFemale, speechMale } from './talkers';

/** A crowd: who is in it and what they make besides. */
interface Crowd {
  id: string;
  members: readonly SoundModel[];
  /** Utterances per second. */
  rate: number;
  /** Spread of the members' levels, dB: a large one puts few near, many far. */
  spread: number;
  bed: number;
  claps: number;
  drive: number;
  level: number;
}

const PEOPLE = { f3: 2900, f4: 4100, bandwidth: 1.2, jitter: 0.02, shimmer: 0.1, openQuotient: 0.45, level: 0.03, kind: 'one-shot' as const };
const WOO: ThroatSound = { ...PEOPLE, id: 'woo', syllables: [{ length: 1.3, gap: 0.1 }], f0: [420, 580, 555, 400], f1: [760, 1070, 900], f2: [1080, 1300, 1000], breath: 0.22, drive: 2.4 };
const YEAH: ThroatSound = { ...PEOPLE, id: 'yeah', syllables: [{ length: 0.9, gap: 0.1 }], f0: [300, 390, 340, 260], f1: [420, 850, 800], f2: [1950, 1500, 1350], breath: 0.22, drive: 2.4 };
const KID: ThroatSound = { ...PEOPLE, id: 'kid', speaker: 'child', syllables: [{ length: 0.7, gap: 0.1 }], f0: [460, 620, 560, 430], f1: [800, 1140, 950], f2: [1700, 2000, 1700], breath: 0.124, drive: 3 };

const CROWDS: readonly Crowd[] = [
  { id: 'crowd_walla', level: 0.0961, members: [speechMale, speechFemale, speechMale, speechFemale], rate: 11, spread: 26, bed: 0.09, claps: 0, drive: 1.5 },
  { id: 'cheer', level: 0.0422, members: [throatModel(WOO), throatModel(YEAH), throatModel(WOO)], rate: 24, spread: 20, bed: 0.5, claps: 45, drive: 2.5 },
  { id: 'children_playing', level: 0.0905, members: [throatModel(KID), speechChild, throatModel(KID)], rate: 9, spread: 24, bed: 0.15, claps: 0, drive: 1.2 },
];

/** Voices recorded once and heard many times at other speeds, and seconds of each. */
const RECORDINGS = 8;
const RECORDING_SECONDS = 1.6;

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

/** Plays a recording once at a speed of its own. */
class Playback implements Grain {
  private position: number;

  constructor(private readonly recording: Float32Array, private readonly speed: number, private readonly left: number, private readonly right: number, from: number) {
    this.position = from;
  }

  add(block: Block, from: number, to: number): boolean {
    const { recording, speed, left, right } = this;
    const [a, b] = block;
    let p = this.position;
    for (let i = from; i < to && p < recording.length - 1; i++) {
      const whole = p | 0;
      const x = recording[whole] + (recording[whole + 1] - recording[whole]) * (p - whole);
      a[i] += left * x;
      b[i] += right * x;
      p += speed;
    }
    this.position = p;
    return p < recording.length - 1;
  }
}

class CrowdVoice extends ControlVoice {
  private readonly recordings: readonly Float32Array[];
  private readonly voices: PoissonClock;
  private readonly hands: PoissonClock;
  private readonly random: Random;
  private readonly gust: Gust;
  private readonly noises: readonly [PinkNoise, PinkNoise];
  private readonly bands: readonly (readonly Biquad[])[];
  private readonly tops = [Biquad.lowPass(7000), Biquad.lowPass(7000)] as const;
  private tunedTop = 7000;
  private bed = 0;
  private isFirst = true;

  constructor(private readonly crowd: Crowd, params: Params, { seed }: Performance) {
    super(params, 2);
    this.recordings = Array.from({ length: RECORDINGS }, (_, k) => record(crowd.members[k % crowd.members.length], hash32(seed, 'member', k)));
    this.voices = new PoissonClock(hash32(seed, 'voices'));
    this.hands = new PoissonClock(hash32(seed, 'hands'));
    this.random = new Random(hash32(seed, 'crowd'));
    this.gust = new Gust(hash32(seed, 'swell'), 0.5);
    this.noises = [new PinkNoise(hash32(seed, 'bed', 0)), new PinkNoise(hash32(seed, 'bed', 1))];
    // The murmur of many is noise with the resonances of throats.
    this.bands = [0, 1].map(() => [Biquad.bandPass(560, 1.1), Biquad.bandPass(1500, 1.3), Biquad.bandPass(2800, 1.6)]);
  }

  protected control(time: number): void {
    const { params, random } = this;
    const swell = exp(params.swell * this.gust.next(CONTROL_SECONDS));
    this.bed = 0.35 * this.crowd.level * params.bed * swell * params.strength;
    if (this.tunedTop !== params.top) {
      this.tunedTop = params.top;
      for (const filter of this.tops) filter.lowPass(params.top);
    }
    if (this.isFirst) {
      // People were already speaking when the listener came.
      this.isFirst = false;
      const already = Math.max(1, Math.round(params.people * RECORDING_SECONDS * 0.6));
      for (let k = 0; k < already; k++) this.utter(time, k === 0 ? 0 : random.uniform() * 0.7, swell);
    }
    for (let frame = this.voices.take(params.people * swell, CONTROL_FRAMES); frame >= 0; frame = this.voices.take(params.people * swell, CONTROL_FRAMES)) {
      this.utter(time + frame / SAMPLE_RATE, 0, swell);
    }
    for (let frame = this.hands.take(params.claps * swell, CONTROL_FRAMES); frame >= 0; frame = this.hands.take(params.claps * swell, CONTROL_FRAMES)) {
      const level = 1.2 * this.crowd.level * params.strength * exp(-0.115 * 20 * random.uniform());
      this.start(new NoiseGrain().begin(random.next(), random.range(700, 2600), random.range(1, 3), 0.006, level, random.range(-0.95, 0.95), 0.0007), time + frame / SAMPLE_RATE);
    }
  }

  protected override sound(block: Block): void {
    if (this.bed <= 0) return;
    for (let channel = 0; channel < 2; channel++) {
      const out = block[channel];
      const [low, middle, high] = this.bands[channel];
      for (let i = 0; i < CONTROL_FRAMES; i++) {
        const x = this.noises[channel].next();
        out[i] += this.bed * (low.tick(x) + 0.7 * middle.tick(x) + 0.4 * high.tick(x));
      }
    }
  }

  protected override finish(block: Block): void {
    const { drive } = this.params;
    // Loud voices cover quiet ones: compression by saturation, with the level held.
    const scale = (4 * this.crowd.level) / drive;
    for (let channel = 0; channel < 2; channel++) {
      const out = block[channel];
      const top = this.tops[channel];
      for (let i = 0; i < CONTROL_FRAMES; i++) out[i] = scale * softClip(top.tick(out[i]) / scale);
    }
  }

  private utter(time: number, entry: number, swell: number): void {
    const { params, random, crowd } = this;
    const recording = random.pick(this.recordings);
    const level = 10 * crowd.level * params.strength * swell * exp((-params.spread * random.uniform()) / 8.686);
    const angle = (random.range(-0.95, 0.95) + 1) * (PI / 4);
    this.start(new Playback(recording, params.pitch * random.logNormal(0.09), level * cos(angle), level * sin(angle), entry * recording.length), time, Math.min(1, level), 'voice');
  }
}

/** One utterance of a member, rendered alone. */
function record(member: SoundModel, seed: number): Float32Array {
  const params = Object.fromEntries(Object.entries(member.params).map(([name, spec]) => [name, spec.default]));
  const recording = new Float32Array(Math.round(RECORDING_SECONDS * SAMPLE_RATE));
  member.prepare(params, { seed, duration: RECORDING_SECONDS + 1, cue: { kind: 'shots', at: [0] } }).process([recording], 0, recording.length);
  // The last word may be cut: fade its end.
  const fade = 4800;
  for (let i = 0; i < fade; i++) recording[recording.length - 1 - i] *= i / fade;
  return recording;
}

function crowdModel(crowd: Crowd): SoundModel {
  const params = paramsOf(crowd);
  return {
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
    prepare: (values, performance) => {
      assertParams(params, values);
      return new CrowdVoice(crowd, values, performance);
    },
  };
}

/** Many people at once. */
export const CROWD_MODELS: readonly SoundModel[] = CROWDS.map(crowdModel);
