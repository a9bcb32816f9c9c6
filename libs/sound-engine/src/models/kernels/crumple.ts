import { type Block, CONTROL_SECONDS, ControlVoice, GrainPool } from '../../dsp/control-voice';
import { Biquad } from '../../dsp/biquad';
import { clamp, exp, exp2, pow } from '../../dsp/exact-math';
import { EventStream } from '../../dsp/event-stream';
import { NoiseGrain } from '../../dsp/grains';
import { WhiteNoise } from '../../dsp/noise';
import { OnePole } from '../../dsp/one-pole';
import { PoissonClock } from '../../dsp/poisson-clock';
import { hash32, Random } from '../../dsp/random';
import { ValueNoise } from '../../dsp/value-noise';
import { eventDraws } from './own-draws';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';
import { type KernelRow, specsWith } from './kinds';
import { differencesOf } from './own-kind';
import { quietOf } from './quiet';
import { soundModel } from './sound-model';
import { lengthFactor, pitchFactor, ratio, ratioBetween, withDefaults, type ParamSpecs } from './word-shaping';

/** Of what moves again and again. */
const RHYTHM: ParamSpecs = {
  rate: { unit: '/s', min: 0.1, max: 12, default: 0.9, meaning: 'movements of the hand per second' },
  regularity: { unit: '', min: 0, max: 1, default: 0.6, meaning: 'evenness of the movements' },
};
const PARAMS: ParamSpecs = {
  length: { unit: 's', min: 0.05, max: 5, default: 0.8, meaning: 'length of a movement' },
  attack: { unit: '', min: 0.02, max: 0.95, default: 0.3, meaning: 'where in the movement it is strongest' },
  ease: { unit: 'exponent', min: 0.5, max: 6, default: 1, meaning: 'how gently a movement begins and ends' },
  grains: { unit: '/s', min: 10, max: 3000, default: 300, meaning: 'folds that snap' },
  pitch: { unit: 'Hz', min: 300, max: 14_000, default: 5600, meaning: 'pitch of the folds' },
  snap: { unit: 'ms', min: 0.2, max: 8, default: 1, meaning: 'length of a snap' },
  tail: { unit: '', min: 1.2, max: 4, default: 1.9, meaning: 'small: a few loud snaps among many faint ones' },
  bursts: { unit: '/s', min: 0.3, max: 20, default: 3, meaning: 'how often it catches' },
  depth: { unit: '', min: 0, max: 2, default: 1, meaning: 'how far it comes in bursts' },
  bed: { unit: '', min: 0, max: 1.5, default: 0.1, meaning: 'smooth rustle between the snaps' },
  lowEdge: { unit: 'Hz', min: 80, max: 4000, default: 740, meaning: 'lower edge of it all' },
  body: { unit: '', min: 0, max: 2, default: 0.2, meaning: 'the sheet or what is crushed sounds with it' },
  bodyPitch: { unit: 'Hz', min: 100, max: 4000, default: 1800, meaning: 'its pitch' },
  strength: { unit: '', min: 0.05, max: 4, default: 1, meaning: 'force' },
};

/** RMS of the quiet between movements: 41 and 50 dB under the loudest in the recordings of crunches and paper. */
const QUIET = 0.0008;

interface Movement {
  start: number;
  seconds: number;
  gain: number;
}

/** Seconds in which a sheet goes from one catch to the next, to 1/e. */
const CATCH_SECONDS = 0.012;
/**
 * How far holds differ (log-normal) and how far the place that gives does, in pitch: neither a beat nor chance alone.
 */
const HOLD_SPREAD = 0.9;
const PLACE_SPREAD = 0.25;
/** Seconds in which the place that gives moves on, to 1/e: a tear runs. */
const PLACE_SECONDS = 0.06;
/** How often the free part of the sheet has changed, Hz, and how far its pitch goes with it, octaves. */
const SHEET_HERTZ = 4;
const SHEET_OCTAVES = 0.6;

/** A sheet gives in catches: it holds, lets go, runs and holds again, each time at another place. */
class Catches {
  /** Pitch of the place that gives, against the sheet's. */
  pitch = 1;
  private readonly random: Random;
  private target = 1;
  private level = 1;
  private place = 1;
  private seconds = 0;

  constructor(seed: number) {
    this.random = new Random(seed);
  }

  /** Factor of the rate in the next control block. @param rate catches per second @param depth how far they differ */
  next(rate: number, depth: number): number {
    const { random } = this;
    this.seconds -= CONTROL_SECONDS;
    if (this.seconds <= 0) {
      this.seconds = random.logNormal(HOLD_SPREAD) / Math.max(0.1, 2 * rate);
      this.target = exp(depth * random.gaussian() - 0.5 * depth * depth);
      this.place = random.logNormal(PLACE_SPREAD);
    }
    this.pitch += (CONTROL_SECONDS / PLACE_SECONDS) * (this.place - this.pitch);
    this.level += (CONTROL_SECONDS / CATCH_SECONDS) * (this.target - this.level);
    return this.level;
  }
}

/**
 * Snaps whose rate follows hand movements and bursts: crumple, tear, crunch. Reference: granular crackle
 * (docs/parameter-search.md).
 */
class CrumpleVoice extends ControlVoice {
  private readonly stream: EventStream;
  private readonly random: Random;
  private readonly clock: PoissonClock;
  private readonly catches: Catches;
  private readonly noise: WhiteNoise;
  private readonly sheet: ValueNoise;
  private readonly body = Biquad.bandPass(1800, 3);
  private readonly rustle = Biquad.bandPass(5000, 0.5);
  private readonly lowEdge = new OnePole(740);
  private readonly pool = new GrainPool(() => new NoiseGrain());
  private readonly scratch = new Float32Array(CONTROL_FRAMES);
  private movements: Movement[] = [];
  private gain = 0;

  constructor(
    params: Params,
    performance: Performance,
    private readonly level: number,
    private readonly rhythmic: boolean,
  ) {
    super(params, 1);
    const { seed, cue, duration } = performance;
    const rhythm = rhythmic ? { rate: params.rate, regularity: params.regularity } : { rate: 0, regularity: 1 };
    this.stream = new EventStream(cue, rhythm, hash32(seed, 'times'), duration - 0.05);
    this.random = eventDraws(performance, 'snaps');
    // A tear ends in silence.
    if (rhythmic) this.start(quietOf(performance, QUIET), 0);
    this.clock = new PoissonClock(hash32(seed, 'clock'));
    this.catches = new Catches(hash32(seed, 'bursts'));
    this.noise = new WhiteNoise(hash32(seed, 'rustle'));
    this.sheet = new ValueNoise(hash32(seed, 'sheet'), SHEET_HERTZ);
  }

  protected control(time: number): void {
    const { params, stream, random } = this;
    if (this.rhythmic) stream.setRhythm(params.rate, params.regularity);
    const end = time + CONTROL_SECONDS;
    for (let at = stream.takeBefore(end); at >= 0; at = stream.takeBefore(end)) {
      const gain = random.logNormal(0.15);
      this.movements.push({ start: at, seconds: params.length * random.logNormal(this.rhythmic ? 0.2 : 0.06), gain });
      this.note(at, Math.min(1, 0.5 * params.strength * gain), 'movement');
      // What happens once begins with the first fold that gives.
      if (!this.rhythmic) this.snap(at);
    }
    this.movements = this.movements.filter((movement) => time < movement.start + movement.seconds);
    const force = this.force(time) * this.catches.next(params.bursts, params.depth);
    const rate = Math.min(6000, params.grains * force);
    for (let at = this.clock.take(rate, CONTROL_FRAMES); at >= 0; at = this.clock.take(rate, CONTROL_FRAMES))
      this.snap(time + at / SAMPLE_RATE);
    this.target = force;
  }

  private target = 0;

  private force(time: number): number {
    let force = 0;
    for (const { start, seconds, gain } of this.movements) {
      const u = (time - start) / seconds;
      if (u < 0 || u >= 1) continue;
      const { attack, ease } = this.params;
      const x = u < attack ? u / attack : (1 - u) / (1 - attack);
      force = Math.max(force, gain * (ease === 1 ? x * (2 - x) : pow(x * (2 - x), ease)));
    }
    return force;
  }

  private snap(time: number): void {
    const { params, random } = this;
    const level = 0.25 * this.level * params.strength * Math.min(9, random.pareto(params.tail));
    const pitch = clamp(params.pitch * this.catches.pitch * exp(0.5 * random.gaussian()), 150, 15_000);
    this.start(
      this.pool.take().begin(random.next(), pitch, 1.5, (params.snap / 1000) * exp(0.5 * random.gaussian()), level),
      time,
    );
  }

  protected override finish(block: Block): void {
    const [out] = block;
    const { params, scratch, rustle, noise, lowEdge, body } = this;
    const target = this.level * params.strength * params.bed * this.target;
    const step = (target - this.gain) / CONTROL_FRAMES;
    rustle.bandPass(Math.min(12_000, params.pitch * this.catches.pitch), 0.5);
    noise.fill(scratch, 0, CONTROL_FRAMES, 2);
    rustle.process(scratch, 0, CONTROL_FRAMES);
    for (let i = 0; i < CONTROL_FRAMES; i++) {
      out[i] += scratch[i] * this.gain;
      this.gain += step;
    }
    lowEdge.setFrequency(params.lowEdge);
    scratch.set(out);
    lowEdge.highPassBlock(out, 0, CONTROL_FRAMES);
    body.bandPass(params.bodyPitch * exp2(SHEET_OCTAVES * this.sheet.next(CONTROL_SECONDS)), 3);
    body.process(scratch, 0, CONTROL_FRAMES);
    for (let i = 0; i < CONTROL_FRAMES; i++) out[i] += 3 * params.body * scratch[i];
  }
}

function shapeOf(specs: ParamSpecs): (words: LayerModifiers) => Params {
  const base = withDefaults(specs, {});
  return (words) => {
    const { mods } = words;
    const length = lengthFactor(mods.size);
    const speed = mods.speed ?? 1;
    const pitch = pitchFactor(mods.pitch) / Math.sqrt(length);
    return withDefaults(specs, {
      ...base,
      rate: mods.rate ?? base.rate * speed * ratioBetween(words.intensity, 0.8, 1.3),
      regularity: mods.regularity ?? base.regularity,
      length: mods.duration ?? (base.length * Math.sqrt(length)) / speed,
      grains: base.grains * ratio(mods.density, 2.5) * ratio(words.intensity, 1.8) * Math.sqrt(length) * speed,
      pitch: base.pitch * pitch * ratio(mods.brightness, 1.7) * ratio(words.intensity, 1.15),
      snap: base.snap * ratio(mods.size, 1.7) * (1 + (mods.wetness ?? 0)),
      tail: base.tail / ratio(mods.roughness, 1.4) / ratio(words.intensity, 1.1),
      bed: base.bed * (1 + (mods.wetness ?? 0)),
      bodyPitch: base.bodyPitch * pitch,
      body: base.body * ratio(mods.hollowness, 2),
      lowEdge: base.lowEdge * ratio(mods.brightness, 1.6),
      strength: ratioBetween(words.intensity, 0.45, 2),
    });
  };
}

/** The model of a crumpled, torn or crunched thing; one-shots move once. */
export function crumpledModel(sound: KernelRow): SoundModel {
  const rhythmic = sound.kind !== 'one-shot';
  const specs = specsWith(rhythmic ? { ...RHYTHM, ...PARAMS } : PARAMS, sound.values);
  return soundModel({
    id: sound.id,
    kind: sound.kind,
    kernel: sound.kernel,
    params: specs,
    repeatable: true,
    mapModifiers: shapeOf(specs),
    naturalSeconds: (params) => params.length + 0.03,
    naturalRate: (params) => (rhythmic ? params.rate : 0),
    differences: differencesOf(specs, {
      length: { trait: 'length', power: 0.5 },
      pitch: { octaves: 0.35 },
      tail: { octaves: 0.2 },
    }),
    voice: (params, performance) => new CrumpleVoice(params, performance, sound.level, rhythmic),
  });
}
