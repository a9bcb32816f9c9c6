import { CONTROL_FRAMES, SAMPLE_RATE } from '../voice';
import type { Block, Grain } from './control-voice';
import { DENORMAL_GUARD } from './denormal-guard';
import { contourAt } from './envelope';
import { softClip } from './exact-math';
import { onePoleCoefficient, smoothingCoefficient } from './one-pole';
import { sineTurn } from './oscillator';
import { hash32, type Random } from './random';
import { Tract } from './tract';
import { ValueNoise } from './value-noise';
import { xorshift, XORSHIFT_TO_UNIT } from './xorshift';

/**
 * A call: what the voice folds and the throat do from its start to its end. Contours are equally spaced values over the
 * call.
 */
export interface Call {
  /** Seconds. */
  length: number;
  /** Pitch, Hz. */
  f0: readonly number[];
  /** First and second resonance of the throat, Hz. */
  f1: readonly number[];
  f2: readonly number[];
  /** Third and fourth resonance, Hz. */
  f3: number;
  f4: number;
  /** Factor of the bandwidths 110, 150, 240, 330 Hz. */
  bandwidth: number;
  /** Deviation of the periods and of their strengths, 0..1: roughness. */
  jitter: number;
  shimmer: number;
  /** Breath in the voice, 0..8. */
  breath: number;
  /** Tension: gain into the saturation before the throat. */
  drive: number;
  /** Share of the period that the folds are open, 0.2..1: small is pressed. */
  openQuotient: number;
  /** Growling: modulation of the level, Hz and 0..1. */
  growlRate: number;
  growl: number;
  /** How far the rate of growling wanders, share: muscles do not keep time. Default 0. */
  growlWander?: number;
  /** Level of the voiced part; 0 whispers. Default 1. */
  voiced?: number;
  /** Even movement of the pitch, Hz and share. Default none. */
  vibratoRate?: number;
  vibrato?: number;
  /** Every second pulse this much weaker, 0..1: a voice that breaks into its lower octave. Default 0. */
  subharmonic?: number;
  /** Seconds of the rise; default 0.02. */
  attack?: number;
  /** Where the call is loudest, 0..0.8 of its length; default 0.4. */
  peak?: number;
  /** Level at the end before it falls silent; default 0.35. */
  sustain?: number;
  /** Upper end of what leaves the mouth, Hz; default open. */
  top?: number;
  /**
   * What the resonances above the fourth add from 1.5 kHz upwards, gain; without them four in series are too dull.
   * Default 0.
   */
  presence?: number;
  /**
   * Resonances above the fourth up to the end of hearing, where those of a uniform tube lie (`upperResonances`): factor
   * of their bandwidths, 1 as losses at the mouth make them. Default none, and nothing is left above the fourth.
   */
  upper?: number;
  /** Air rushing past teeth and lips, against the voice: what lies above the fourth resonance. Default 0. */
  hiss?: number;
  /** Fast unsteadiness of the pitch, share: much of it smears the upper harmonics to noise. Default 0.012. */
  flutter?: number;
  /** Slow unsteadiness of the pitch (share), and twice as far of each resonance by itself. Default 0. */
  wander?: number;
  /**
   * How far the level within the call opens the heights, 0 not at all .. 1: what is uttered with less force is darker.
   * Default 0.
   */
  effort?: number;
}

const BANDWIDTHS = [110, 150, 240, 330] as const;
/** The highest upper resonance, Hz, and how many there may be. */
const UPPER_END = 19_000;
const MOST_UPPER = 16;
/** The throat moves on this grid, frames. */
const TRACT_FRAMES = 64;
/** The hiss follows the voice within 4 ms and lies above 2 kHz. */
const LOUDNESS_COEFFICIENT = smoothingCoefficient(0.004);
const HISS_COEFFICIENT = onePoleCoefficient(2000);
/**
 * From here on a throat's higher resonances lift the spectrum. Reference: Fant, Acoustic Theory of Speech Production
 * (1960), higher-pole correction.
 */
const PRESENCE_COEFFICIENT = onePoleCoefficient(1500);

/** Where a voice ends that nothing dulls. */
const OPEN_HERTZ = 12_000;
/** How often pitch, first and second resonance wander, per second. */
const DRIFT_RATES = [5, 7, 9] as const;
const STEADY = [1, 1, 1] as const;
/** How far the pitch flutters, and how often per second. */
const FLUTTER = 0.012;
const FLUTTER_RATE = 30;
/** Of the first moment of a rise, so that what swells is heard from its start: -24 dB. */
const FIRST_OF_RISE = 0.06;
/** Where in a period a call begins: just before the folds close, which is what is heard of them. */
const FIRST_PHASE = 0.4;

/**
 * Level over a call: quick rise, loudest at `peak`, down to `sustain` at 0.85, then the end; past u = 1 the line goes
 * on below 0.
 */
export function callEnvelope(u: number, seconds: number, attackSeconds = 0.02, peak = 0.4, sustain = 0.35): number {
  const attack = Math.min(1, FIRST_OF_RISE + ((1 - FIRST_OF_RISE) * u * seconds) / attackSeconds);
  const arch =
    u < peak
      ? 0.6 + (0.4 * u) / peak
      : u < 0.85
        ? 1 - ((1 - sustain) * (u - peak)) / (0.85 - peak)
        : (sustain * (1 - u)) / 0.15;
  return attack * arch;
}

/**
 * What a throat resonates at above its fourth resonance, as pairs of Hz and bandwidth: the odd multiples of a quarter
 * wave in a tube whose fourth that is, seven quarter waves, with bandwidths of 50 Hz and more as the square of the
 * frequency, which is how losses by radiation at the mouth grow. Reference: Fant, Acoustic Theory of Speech Production
 * (1960); Fant (1972), Vocal tract wall effects, losses, and resonance bandwidths.
 */
export function upperResonances({ f4, bandwidth, upper = 0 }: Call): [number, number][] {
  if (upper === 0) return [];
  const all = Array.from({ length: MOST_UPPER }, (_, k): [number, number] => {
    const frequency = ((2 * (5 + k) - 1) / 7) * f4;
    return [frequency, bandwidth * upper * 50 * (1 + (frequency * frequency) / 6e6)];
  }).filter(([frequency]) => frequency < UPPER_END);
  return all.slice(0, all.length - (all.length % 2));
}

/**
 * Sounds a call: voice folds with rough periods, tension as saturation, breath, then a throat that opens and closes.
 * Dogs, cats, sheep and people differ in numbers only.
 */
export class CallGrain implements Grain {
  /** Frames of the whole call. */
  readonly frames: number;
  private readonly tract: Tract;
  /** The frames of one block, which all channels get. */
  private readonly sounded = new Float32Array(CONTROL_FRAMES);
  private readonly wander: ValueNoise;
  /** Of the pitch and of the two lower resonances, a few times a second. */
  private readonly drifts: readonly ValueNoise[];
  private top: number;
  private topState = 0;
  private topState2 = 0;
  /** Follows the level of the voice for the hiss; low-pass that takes the lows out of it. */
  private loudness = 0;
  private hissLow = 0;
  /** What the shelf of the higher resonances leaves as it is. */
  private body = 0;
  private frame = 0;
  private phase: number;
  /** Turns of the folds per frame. */
  private step = 0;
  private period = 1;
  private strength = 1;
  private isWeak = false;
  private flow = 0;
  private f0: number;
  /** Envelope of the next frame and how it moves until the throat does. */
  private level = 0;
  private levelStep = 0;
  /** How far growling is ahead of its even time, turns. */
  private growlAhead = 0;
  private readonly growlDrift: ValueNoise;
  /** State of the noise at the teeth. */
  private hissNoise: number;

  /**
   * @param random the call's own stream, drawn from in the order of the samples
   * @param gains level in each channel of the block; one number for a point source
   */
  constructor(
    private readonly call: Call,
    private readonly random: Random,
    private readonly gains: readonly number[] = [1],
  ) {
    this.frames = Math.max(1, Math.round(call.length * SAMPLE_RATE));
    this.tract = new Tract(upperResonances(call));
    this.tract.tune(2, call.f3, BANDWIDTHS[2] * call.bandwidth);
    this.tract.tune(3, call.f4, BANDWIDTHS[3] * call.bandwidth);
    this.wander = new ValueNoise(random.next(), FLUTTER_RATE);
    this.drifts = call.wander ? DRIFT_RATES.map((rate) => new ValueNoise(random.next(), rate)) : [];
    this.top = call.top === undefined ? 0 : onePoleCoefficient(Math.min(20_000, call.top));
    this.f0 = call.f0[0];
    this.phase = FIRST_PHASE * call.openQuotient;
    this.hissNoise = random.next();
    this.growlDrift = new ValueNoise(hash32(this.hissNoise, 'growl'), call.growlRate);
  }

  add(block: Block, from: number, to: number): boolean {
    const count = Math.min(to - from, this.frames - this.frame);
    if (count <= 0) return false;
    const { sounded } = this;
    this.write(sounded, 0, count);
    for (let channel = 0; channel < block.length; channel++) {
      const gain = this.gains[Math.min(channel, this.gains.length - 1)];
      const out = block[channel];
      for (let i = 0; i < count; i++) out[from + i] += gain * sounded[i];
    }
    return this.frame < this.frames;
  }

  /** Writes the next frames into out[from..to), which must not reach past the end of the call. */
  write(out: Float32Array, from: number, to: number): void {
    for (let at = from; at < to;) {
      if (this.frame % TRACT_FRAMES === 0) this.move();
      const end = Math.min(to, at + TRACT_FRAMES - (this.frame % TRACT_FRAMES));
      this.breathe(out, at, end);
      this.tract.process(out, at, end);
      if ((this.call.presence ?? 0) > 0) this.brighten(out, at, end);
      this.swell(out, at, end);
      if ((this.call.hiss ?? 0) > 0) this.hiss(out, at, end);
      if (this.top > 0) this.darken(out, at, end);
      this.frame += end - at;
      at = end;
    }
  }

  /**
   * Writes what the folds give. Reference of the flow: Rosenberg (1971), pulse B: two thirds of the open time opening,
   * one third closing. Its derivative is what radiates; dividing by the step keeps it equal over pitch.
   */
  private breathe(out: Float32Array, from: number, to: number): void {
    const { voiced = 1, subharmonic = 0, drive, breath, openQuotient } = this.call;
    const opening = 0.66 * openQuotient;
    const perOpening = 0.5 / opening;
    const perClosing = 0.25 / (0.34 * openQuotient);
    let { phase, step, flow } = this;
    let strength = this.isWeak ? this.strength * (1 - subharmonic) : this.strength;
    let slope = (0.16 * drive) / step;
    for (let i = from; i < to; i++) {
      phase += step;
      if (phase >= 1) {
        phase -= 1;
        this.beginPeriod();
        step = this.step;
        slope = (0.16 * drive) / step;
        strength = this.isWeak ? this.strength * (1 - subharmonic) : this.strength;
      }
      let now = 0;
      if (phase < opening) now = strength * (0.5 - 0.5 * sineTurn(perOpening * phase + 0.25));
      else if (phase < openQuotient) now = strength * sineTurn(perClosing * (phase - opening) + 0.25);
      out[i] = voiced * softClip(slope * (now - flow)) + breath * this.random.bipolar() * (0.3 + 0.7 * now);
      flow = now;
    }
    this.phase = phase;
    this.flow = flow;
  }

  /** Higher resonances as a shelf. */
  private brighten(out: Float32Array, from: number, to: number): void {
    const { presence = 0 } = this.call;
    let { body } = this;
    for (let i = from; i < to; i++) {
      body = PRESENCE_COEFFICIENT * out[i] + DENORMAL_GUARD + (1 - PRESENCE_COEFFICIENT) * body;
      out[i] += presence * (out[i] - body);
    }
    this.body = body;
  }

  /** Envelope and growling. */
  private swell(out: Float32Array, from: number, to: number): void {
    const { growl, growlRate } = this.call;
    const { levelStep } = this;
    let { level } = this;
    for (let i = from; i < to; i++) {
      out[i] *= level;
      level += levelStep;
    }
    this.level = level;
    if (growl === 0) return;
    const turns = growlRate / SAMPLE_RATE;
    const ahead = this.growlAhead;
    for (let i = from; i < to; i++)
      out[i] *= 1 - growl * (0.5 + 0.5 * sineTurn((this.frame + i - from) * turns + ahead));
  }

  private hiss(out: Float32Array, from: number, to: number): void {
    const { hiss = 0 } = this.call;
    let { loudness, hissLow, hissNoise: s } = this;
    for (let i = from; i < to; i++) {
      const y = out[i];
      loudness = LOUDNESS_COEFFICIENT * Math.abs(y) + (1 - LOUDNESS_COEFFICIENT) * loudness;
      s = xorshift(s);
      const noise = s * XORSHIFT_TO_UNIT;
      hissLow = HISS_COEFFICIENT * noise + (1 - HISS_COEFFICIENT) * hissLow;
      out[i] = y + hiss * loudness * (noise - hissLow);
    }
    this.loudness = loudness;
    this.hissLow = hissLow;
    this.hissNoise = s;
  }

  /** Two one-pole low-passes. */
  private darken(out: Float32Array, from: number, to: number): void {
    const { top } = this;
    let { topState: first, topState2: second } = this;
    for (let i = from; i < to; i++) {
      first = top * out[i] + DENORMAL_GUARD + (1 - top) * first;
      second = top * first + (1 - top) * second;
      out[i] = second;
    }
    this.topState = first;
    this.topState2 = second;
  }

  private move(): void {
    const { call, tract } = this;
    const u = this.frame / this.frames;
    this.level = callEnvelope(u, call.length, call.attack, call.peak, call.sustain);
    this.levelStep =
      (callEnvelope(u + TRACT_FRAMES / this.frames, call.length, call.attack, call.peak, call.sustain) - this.level) /
      TRACT_FRAMES;
    if (call.growlWander) {
      const seconds = TRACT_FRAMES / SAMPLE_RATE;
      this.growlAhead += call.growlWander * call.growlRate * seconds * this.growlDrift.next(seconds);
    }
    const vibrato =
      call.vibrato === undefined ? 0 : call.vibrato * sineTurn((this.frame * (call.vibratoRate ?? 5)) / SAMPLE_RATE);
    const [pitch, first, second] = this.drift();
    const flutter = (call.flutter ?? FLUTTER) * this.wander.next(TRACT_FRAMES / SAMPLE_RATE);
    this.f0 = contourAt(call.f0, u) * (1 + flutter) * (1 + vibrato) * pitch;
    this.retune();
    tract.tune(0, contourAt(call.f1, u) * first, BANDWIDTHS[0] * call.bandwidth);
    tract.tune(1, contourAt(call.f2, u) * second, BANDWIDTHS[1] * call.bandwidth);
    if (call.effort)
      this.top = onePoleCoefficient(Math.min(20_000, (call.top ?? OPEN_HERTZ) * this.opening(call.effort)));
  }

  /** Factors of pitch, first and second resonance at this moment. */
  private drift(): readonly [number, number, number] {
    const { wander = 0 } = this.call;
    const [pitch, first, second] = this.drifts;
    if (!pitch) return STEADY;
    const seconds = TRACT_FRAMES / SAMPLE_RATE;
    return [
      1 + wander * pitch.next(seconds),
      1 + 2 * wander * first.next(seconds),
      1 + 2 * wander * second.next(seconds),
    ];
  }

  /** Share of the upper end that the present force opens. */
  private opening(effort: number): number {
    return Math.max(0.1, 1 - effort + effort * this.level * this.level);
  }

  private beginPeriod(): void {
    const { call, random } = this;
    this.isWeak = !this.isWeak;
    this.period = Math.max(0.3, 1 + call.jitter * Math.max(-2, Math.min(2, random.gaussian())));
    this.strength = 1 + call.shimmer * Math.max(-2, Math.min(2, random.gaussian()));
    this.retune();
  }

  private retune(): void {
    this.step = Math.min(0.45, (this.f0 * this.period) / SAMPLE_RATE);
  }
}

/** Writes a whole call into out[0..frames) and returns its frames, at most what fits. */
export function writeCall(out: Float32Array, call: Call, random: Random): number {
  const grain = new CallGrain(call, random);
  const frames = Math.min(out.length, grain.frames);
  grain.write(out, 0, frames);
  return frames;
}
