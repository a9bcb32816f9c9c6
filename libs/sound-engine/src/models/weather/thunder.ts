import { Biquad } from '../../dsp/biquad';
import { type Block, CONTROL_SECONDS, ControlVoice, type Grain } from '../../dsp/control-voice';
import { Allpass } from '../../dsp/delay';
import { EventStream } from '../../dsp/event-stream';
import { raisedCosine } from '../../dsp/envelope';
import { clamp, exp, pow } from '../../dsp/exact-math';
import { GrainRing } from '../../dsp/grain-ring';
import { PinkNoise } from '../../dsp/noise';
import { OnePole } from '../../dsp/one-pole';
import { hash32, Random } from '../../dsp/random';
import { FractalNoiseLfo } from '../../dsp/value-noise';
import { eventDraws } from '../kernels/own-draws';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';
import { differencesOf } from '../kernels/own-kind';
import { soundModel } from '../kernels/sound-model';
import { between, pitchFactor, ratio, ratioBetween, type ParamSpecs, withDefaults } from '../kernels/word-shaping';
import { Claps } from './claps';

/** Brings the defaults to -23 LUFS momentary (measured). */
const LEVEL = 0.092;
const LONGEST_CRACK_SECONDS = 0.16;
/** The echoes of a crack are 66 dB down after this time, s: the roll covers the rest. */
const ECHO_SECONDS = 2;
/** Wide echoes of a crack from clouds and hills, s; different for each ear. */
const ECHOES = [
  [0.0371, 0.0613, 0.0897, 0.1319],
  [0.0411, 0.0577, 0.0953, 0.1237],
] as const;

const specs: ParamSpecs = {
  rise: {
    unit: 's',
    min: 0.02,
    max: 4,
    default: 0.6,
    meaning: 'swell until the roll is at its loudest; short is near',
  },
  tail: { unit: 's', min: 1, max: 30, default: 6, meaning: 'the roll after its loudest moment' },
  fall: { unit: 'nepers', min: 0.2, max: 6, default: 2.2, meaning: 'how far the roll falls before it dies away' },
  deep: { unit: 'gain', min: 0, max: 2, default: 0.3, meaning: 'rumble under 60 Hz' },
  body: { unit: 'gain', min: 0, max: 2, default: 0.8, meaning: 'the roll proper' },
  edge: { unit: 'gain', min: 0, max: 2, default: 0.07, meaning: 'upper part, loud when near' },
  split: { unit: 'Hz', min: 80, max: 900, default: 420, meaning: 'where body and edge meet: lower for huge strokes' },
  top: { unit: 'Hz', min: 300, max: 9000, default: 2600, meaning: 'upper end' },
  rolling: { unit: 'humps/s', min: 0.3, max: 5, default: 0.85, meaning: 'how fast the roll waxes and wanes' },
  unrest: { unit: 'depth', min: 0, max: 1.4, default: 0.25, meaning: 'how far it waxes and wanes' },
  claps: { unit: '/s', min: 0, max: 12, default: 4, meaning: 'claps out of which the roll is made' },
  clapping: { unit: 'ratio', min: 0, max: 1, default: 0.5, meaning: 'how far claps stand out of the roll' },
  cracks: { unit: 'count', min: 0, max: 150, default: 60, meaning: 'shocks of single branches of the stroke' },
  crackLevel: { unit: 'gain', min: 0, max: 2, default: 0.25, meaning: 'level of the shocks' },
  crackSpread: { unit: 's', min: 0.1, max: 4, default: 1.6, meaning: 'time over which the shocks arrive' },
  crackTop: { unit: 'Hz', min: 500, max: 12000, default: 3470, meaning: 'upper end of the shocks' },
};

/** A layer under -80 dB of its loudest is covered by the others. */
const SILENCE = 1e-4;

/** Middle and side part of one layer of the roll. */
class RollLayer {
  private readonly low: readonly [Biquad, Biquad];
  private readonly high: readonly [Biquad, Biquad];
  private readonly parts = [new Float32Array(CONTROL_FRAMES), new Float32Array(CONTROL_FRAMES)] as const;
  private readonly unrest: FractalNoiseLfo;
  private gain = 0;

  /**
   * @param from Hz
   * @param to Hz
   * @param rate humps per second
   * @param sharpness exponent on the envelope
   * @param clapping exponent on the claps
   */
  constructor(
    seed: number,
    from: number,
    to: number,
    rate: number,
    private readonly depth: number,
    private readonly sharpness: number,
    private readonly level: number,
    private readonly width: number,
    private readonly clapping: number,
  ) {
    this.low = [Biquad.lowPass(to), Biquad.lowPass(to)];
    this.high = [Biquad.highPass(from), Biquad.highPass(Math.max(from, 100))];
    this.unrest = new FractalNoiseLfo(hash32(seed, 'unrest'), rate);
  }

  /** @param noise middle and side that all layers are cut out of: their bands do not meet */
  add(block: Block, from: number, to: number, noise: Block, envelope: number, clap: number): void {
    const unrest = this.unrest.gain((to - from) / SAMPLE_RATE, this.depth);
    const target = this.level * pow(envelope, this.sharpness) * pow(clap, this.clapping) * unrest;
    if (Math.max(Math.abs(target), Math.abs(this.gain)) < SILENCE * Math.abs(this.level)) {
      this.gain = target;
      return;
    }
    const step = (target - this.gain) / (to - from);
    const [middle, side] = this.parts;
    middle.set(noise[0]);
    // Under 60 Hz nothing comes from the side.
    if (this.width === 0) {
      this.low[0].process(middle, from, to);
      this.high[0].process(middle, from, to);
    } else {
      side.set(noise[1]);
      this.low[0].processWith(this.low[1], middle, side, from, to);
      this.high[0].processWith(this.high[1], middle, side, from, to);
    }
    const [left, right] = block;
    const sideShare = 0.6 * this.width;
    let gain = this.gain;
    for (let i = from; i < to; i++) {
      gain += step;
      const m = 0.8 * gain * middle[i];
      const s = sideShare * gain * side[i];
      left[i] += m + s;
      right[i] += m - s;
    }
    this.gain = target;
  }
}

/** One stroke: the roll in three bands and the shocks of its branches with their echoes. */
class Stroke implements Grain {
  /** The noise of one block, middle and side. */
  private readonly air = [new Float32Array(CONTROL_FRAMES), new Float32Array(CONTROL_FRAMES)] as const;
  private readonly noises: readonly PinkNoise[];
  private readonly layers: readonly RollLayer[];
  private readonly claps: Claps;
  private readonly ring = new GrainRing(2, LONGEST_CRACK_SECONDS + 0.01);
  private readonly shock = new Float32Array(Math.ceil(LONGEST_CRACK_SECONDS * SAMPLE_RATE));
  private readonly random: Random;
  private readonly crackTimes: number[];
  private readonly echoes = ECHOES.map((delays) => delays.map((seconds) => new Allpass(seconds * SAMPLE_RATE, 0.6)));
  private readonly wet = [new Float32Array(CONTROL_FRAMES), new Float32Array(CONTROL_FRAMES)];
  private crack = 0;
  private frame = 0;
  private readonly rise: number;
  private readonly tail: number;
  /** Frame after which the echoes of the last crack are gone. */
  private readonly echoesEnd: number;

  /** @param seconds that are left for the stroke: a short sound gets a shorter roll instead of a cut */
  constructor(
    private readonly params: Params,
    seed: number,
    seconds: number,
  ) {
    this.random = new Random(hash32(seed, 'cracks'));
    this.rise = Math.min(params.rise, 0.28 * seconds);
    this.tail = Math.max(0.5, Math.min(params.tail, seconds - this.rise - 0.05));
    const { split, top, rolling, unrest } = params;
    this.noises = [new PinkNoise(hash32(seed, 'middle')), new PinkNoise(hash32(seed, 'side'))];
    // Filters of second order that cut one noise in two turn its halves against each other where they meet: every second
    // layer is turned back, or there would be a hole.
    this.layers = [
      new RollLayer(hash32(seed, 'deep'), 24, 56, rolling, unrest, 1, params.deep * 2.2, 0, 1),
      new RollLayer(hash32(seed, 'body'), 56, split, rolling, unrest, 1.1, -params.body * 1.6, 0.7, 1),
      new RollLayer(hash32(seed, 'edge'), split, top, rolling, unrest, 1.3, params.edge * 1.8, 1, 0.5),
    ];
    this.claps = new Claps(hash32(seed, 'claps'), params.claps, params.clapping);
    // The first shock marks the start: a swell alone would begin inaudibly.
    this.crackTimes = Array.from({ length: Math.round(params.cracks) }, (_, k) =>
      k === 0 ? 0.004 : 0.4 * params.crackSpread * this.random.exponential(),
    );
    this.crackTimes.sort((a, b) => a - b);
    this.echoesEnd = Math.round(
      ((this.crackTimes[this.crackTimes.length - 1] ?? -ECHO_SECONDS) + ECHO_SECONDS) * SAMPLE_RATE,
    );
  }

  add(block: Block, from: number, to: number): boolean {
    const time = this.frame / SAMPLE_RATE;
    const envelope = this.envelope(time);
    const fadeIn = Math.min(1, (time + CONTROL_SECONDS) / 0.006);
    this.noises.forEach((noise, part) => noise.fill(this.air[part], from, to));
    const clap = this.claps.gain((to - from) / SAMPLE_RATE);
    for (const layer of this.layers) layer.add(block, from, to, this.air, envelope * fadeIn, clap);
    this.addCracks(block, from, to);
    this.frame += to - from;
    return time < this.rise + this.tail;
  }

  /** Swells, rolls on with a slow fall, and dies away over its last part. */
  private envelope(time: number): number {
    if (time < this.rise) return 0.05 + 0.95 * pow(time / this.rise, 1.5);
    const x = (time - this.rise) / this.tail;
    return exp(-this.params.fall * x) * pow(1 - raisedCosine((x - 0.55) / 0.45), 1.5);
  }

  private addCracks(block: Block, from: number, to: number): void {
    const end = (this.frame + to - from) / SAMPLE_RATE;
    while (this.crack < this.crackTimes.length && this.crackTimes[this.crack] < end) {
      const offset = Math.round(this.crackTimes[this.crack] * SAMPLE_RATE) - this.frame;
      this.startCrack(clamp(offset, 0, to - from - 1), this.crackTimes[this.crack++]);
    }
    if (this.frame > this.echoesEnd) return;
    const { wet } = this;
    for (const channel of wet) channel.fill(0);
    this.ring.read(wet, from, to);
    for (let channel = 0; channel < 2; channel++) {
      const out = block[channel];
      const sound = wet[channel];
      for (let i = from; i < to; i++) out[i] += 0.5 * sound[i];
      for (const echo of this.echoes[channel]) echo.process(sound, from, to);
      for (let i = from; i < to; i++) out[i] += 0.8 * sound[i];
    }
  }

  /** A shock wave p = (1 - t/T) e^(-t/T), rounded by its way through the air. Reference: Friedlander blast. */
  private startCrack(offset: number, time: number): void {
    const { random, params, shock } = this;
    const period = random.range(0.003, 0.02);
    const frames = Math.min(shock.length, Math.ceil(8 * period * SAMPLE_RATE));
    const far = 0.4 + 0.6 * exp(-time / params.crackSpread);
    const first = new OnePole(params.crackTop * far);
    const second = new OnePole(params.crackTop * far);
    const tear = new OnePole(2.5 * params.crackTop);
    const fall = exp(-1 / (period * SAMPLE_RATE));
    const tearFall = exp(-0.8 / (period * SAMPLE_RATE));
    let wave = 1;
    let torn = 0.5;
    for (let i = 0; i < frames; i++) {
      wave *= fall;
      torn *= tearFall;
      shock[i] = (1 - (i + 1) / (period * SAMPLE_RATE)) * wave + torn * tear.lowPass(random.bipolar());
    }
    for (const filter of [first, second]) filter.lowPassBlock(shock, 0, frames);
    this.ring.add(
      shock,
      frames,
      offset,
      params.crackLevel * far * random.range(0.4, 1.3) * 2.4,
      random.range(-0.7, 0.7),
    );
  }
}

class ThunderVoice extends ControlVoice {
  private readonly stream: EventStream;
  private readonly random: Random;
  private isFirst = true;

  constructor(
    params: Params,
    private readonly performance: Performance,
  ) {
    super(params, 2);
    this.stream = new EventStream(
      performance.cue,
      { rate: 0, regularity: 0 },
      hash32(performance.seed, 'times'),
      performance.duration,
    );
    this.random = eventDraws(performance, 'strokes');
  }

  protected control(time: number): void {
    for (
      let at = this.stream.takeBefore(time + CONTROL_SECONDS);
      at >= 0;
      at = this.stream.takeBefore(time + CONTROL_SECONDS)
    ) {
      const seconds = this.performance.duration - at;
      const { random, params } = this;
      // The first stroke is the one that was asked for; a storm's others come nearer or stay farther off, and what is
      // far is dull.
      const near = this.isFirst ? 1 : random.logNormal(0.45);
      this.isFirst = false;
      const varied = {
        ...params,
        rise: params.rise * random.logNormal(0.15),
        split: params.split * random.logNormal(0.1),
        top: params.top * random.logNormal(0.12) * Math.sqrt(Math.min(1, near)),
        deep: params.deep * near,
        body: params.body * near,
        edge: params.edge * near * near,
        crackLevel: params.crackLevel * near,
      };
      this.start(new Stroke(varied, random.next(), seconds), at, Math.min(1, 0.4 + params.crackLevel), 'stroke');
    }
  }

  protected override finish(block: Block): void {
    for (const channel of block) for (let i = 0; i < CONTROL_FRAMES; i++) channel[i] *= LEVEL;
  }
}

function mapModifiers(words: LayerModifiers): Params {
  const { mods, intensity, variant } = words;
  const near = ratioBetween(intensity, 1.5, 0.3);
  const length = ratio(mods.size, 1.5);
  const pitch = pitchFactor(mods.pitch);
  const bright = ratio(mods.brightness, 2.2);
  const close = intensity > 0.75 || variant === 'lightning';
  return withDefaults(specs, {
    rise: (specs.rise.default * near * length) / (mods.speed ?? 1),
    tail: mods.duration ?? specs.tail.default * length * ratioBetween(intensity, 0.9, 1.15),
    fall: specs.fall.default * ratioBetween(intensity, 0.8, 1.6),
    deep: specs.deep.default * ratio(mods.size, 1.6),
    body: specs.body.default * ratioBetween(intensity, 0.6, 1.7),
    edge: specs.edge.default * ratioBetween(intensity, 0.35, 3) * bright,
    split: (specs.split.default * pitch) / ratio(mods.size, 1.6),
    top: (specs.top.default * ratioBetween(intensity, 0.25, 1.5) * bright * pitch) / ratio(mods.size, 1.4),
    rolling: specs.rolling.default * (mods.speed ?? 1),
    unrest: between(mods.roughness, 0.12, specs.unrest.default, 0.6),
    claps: specs.claps.default * (mods.speed ?? 1),
    clapping: between(mods.roughness, 0.4, specs.clapping.default, 1),
    cracks: mods.count ?? (close ? 60 : specs.cracks.default * ratioBetween(intensity, 0.3, 3)),
    crackLevel: specs.crackLevel.default * ratioBetween(intensity, 0.4, 2),
    crackSpread: close ? 0.5 : specs.crackSpread.default * length,
    crackTop: specs.crackTop.default * ratioBetween(intensity, 0.45, 2.2) * bright,
  });
}

/** Thunder: far ones swell and roll, near ones tear. */
export const thunder: SoundModel = soundModel({
  id: 'thunder',
  kind: 'one-shot',
  kernel: 'thunder',
  params: specs,
  mapModifiers,
  differences: differencesOf(specs),
  naturalSeconds: (params) => params.rise + params.tail,
  voice: (params, performance) => new ThunderVoice(params, performance),
});
