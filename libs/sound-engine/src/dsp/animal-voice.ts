import { CONTROL_FRAMES, SAMPLE_RATE } from '../voice';
import type { Block, Grain } from './control-voice';
import { contourAt } from './envelope';
import { cos, exp, PI, softClip, TWO_PI } from './exact-math';
import { onePoleCoefficient, smoothingCoefficient } from './one-pole';
import { sineTurn } from './oscillator';
import { type Random } from './random';
import { ValueNoise } from './value-noise';

/** A call: what the voice folds and the throat do from its start to its end. Contours are equally spaced values over the call. */
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
  /** Air rushing past teeth and lips, against the voice: what lies above the fourth resonance. Default 0. */
  hiss?: number;
}

const BANDWIDTHS = [110, 150, 240, 330] as const;
/** The throat moves on this grid, frames. */
const TRACT_FRAMES = 64;
/** The upper resonances stay inside the band that can be heard. */
const HIGHEST_RESONANCE = 11_000;
/** The hiss follows the voice within 4 ms and lies above 2 kHz. */
const LOUDNESS_COEFFICIENT = smoothingCoefficient(0.004);
const HISS_COEFFICIENT = onePoleCoefficient(2000);

/** Four resonances in series, each with gain 1 at 0 Hz; retuned with its output history kept, so that it can move. */
class Tract {
  private readonly a = new Float64Array(4);
  private readonly b = new Float64Array(4);
  private readonly c = new Float64Array(4);
  private readonly y1 = new Float64Array(4);
  private readonly y2 = new Float64Array(4);

  tune(index: number, frequency: number, bandwidth: number): void {
    const r = exp((-PI * bandwidth) / SAMPLE_RATE);
    this.b[index] = 2 * r * cos((TWO_PI * Math.min(HIGHEST_RESONANCE, frequency)) / SAMPLE_RATE);
    this.c[index] = -r * r;
    this.a[index] = 1 - this.b[index] - this.c[index];
  }

  tick(x: number): number {
    const { a, b, c, y1, y2 } = this;
    let y = x;
    for (let k = 0; k < 4; k++) {
      y = a[k] * y + b[k] * y1[k] + c[k] * y2[k] + 1e-20;
      y2[k] = y1[k];
      y1[k] = y;
    }
    return y;
  }
}

/** Flow through the folds at a phase 0..1 of their period. Reference: Rosenberg (1971), pulse B: two thirds opening, one third closing. */
function glottalFlow(phase: number, openQuotient: number): number {
  const opening = 0.66 * openQuotient;
  if (phase < opening) return 0.5 - 0.5 * sineTurn(0.5 * (phase / opening) + 0.25);
  const closing = (phase - opening) / (0.34 * openQuotient);
  return closing < 1 ? sineTurn(0.25 * closing + 0.25) : 0;
}

/** Level over a call: quick rise, loudest at `peak`, down to `sustain` at 0.85, then the end. */
export function callEnvelope(u: number, seconds: number, attackSeconds = 0.02, peak = 0.4, sustain = 0.35): number {
  const attack = Math.min(1, (u * seconds) / attackSeconds);
  const arch = u < peak ? 0.6 + (0.4 * u) / peak : u < 0.85 ? 1 - ((1 - sustain) * (u - peak)) / (0.85 - peak) : (sustain * (1 - u)) / 0.15;
  return attack * Math.max(0, arch);
}

/**
 * Sounds a call: voice folds with rough periods, tension as saturation, breath, then a throat that opens and closes. Dogs, cats, sheep
 * and people differ in numbers only.
 */
export class CallGrain implements Grain {
  /** Frames of the whole call. */
  readonly frames: number;
  private readonly tract = new Tract();
  private readonly wander: ValueNoise;
  private readonly scratch = new Float32Array(CONTROL_FRAMES);
  private readonly top: number;
  private topState = 0;
  private topState2 = 0;
  /** Follows the level of the voice for the hiss; low-pass that takes the lows out of it. */
  private loudness = 0;
  private hissLow = 0;
  private frame = 0;
  private phase = 0;
  private period = 1;
  private strength = 1;
  private isWeak = false;
  private flow = 0;
  private f0: number;

  /**
   * @param random the call's own stream, drawn from in the order of the samples
   * @param gains level in each channel of the block; one number for a point source
   */
  constructor(private readonly call: Call, private readonly random: Random, private readonly gains: readonly number[] = [1]) {
    this.frames = Math.max(1, Math.round(call.length * SAMPLE_RATE));
    this.tract.tune(2, call.f3, BANDWIDTHS[2] * call.bandwidth);
    this.tract.tune(3, call.f4, BANDWIDTHS[3] * call.bandwidth);
    this.wander = new ValueNoise(random.next(), 30);
    this.top = call.top === undefined ? 0 : onePoleCoefficient(Math.min(20_000, call.top));
    this.f0 = call.f0[0];
  }

  add(block: Block, from: number, to: number): boolean {
    const count = Math.min(to - from, this.frames - this.frame);
    if (count <= 0) return false;
    this.write(this.scratch, 0, count);
    for (let channel = 0; channel < block.length; channel++) {
      const gain = this.gains[Math.min(channel, this.gains.length - 1)];
      const out = block[channel];
      for (let i = 0; i < count; i++) out[from + i] += gain * this.scratch[i];
    }
    return this.frame < this.frames;
  }

  /** Writes the next frames into out[from..to), which must not reach past the end of the call. */
  write(out: Float32Array, from: number, to: number): void {
    const { call, random, tract, top } = this;
    const voiced = call.voiced ?? 1;
    const weak = 1 - (call.subharmonic ?? 0);
    const attack = call.attack ?? 0.02;
    const peak = call.peak ?? 0.4;
    const sustain = call.sustain ?? 0.35;
    const hiss = call.hiss ?? 0;
    for (let i = from; i < to; i++) {
      const u = this.frame / this.frames;
      if (this.frame % TRACT_FRAMES === 0) this.move(u);
      const step = Math.min(0.45, (this.f0 * this.period) / SAMPLE_RATE);
      this.phase += step;
      if (this.phase >= 1) this.beginPeriod();
      const now = glottalFlow(this.phase, call.openQuotient) * this.strength * (this.isWeak ? weak : 1);
      // The derivative of the flow is what radiates; dividing by the step keeps it equal over pitch.
      const pulse = (0.16 * (now - this.flow)) / step;
      this.flow = now;
      const source = voiced * softClip(call.drive * pulse) + call.breath * random.bipolar() * (0.3 + 0.7 * now);
      const growl = call.growl === 0 ? 1 : 1 - call.growl * (0.5 + 0.5 * sineTurn((this.frame * call.growlRate) / SAMPLE_RATE));
      let y = tract.tick(source) * callEnvelope(u, call.length, attack, peak, sustain) * growl;
      if (hiss > 0) {
        this.loudness += LOUDNESS_COEFFICIENT * (Math.abs(y) - this.loudness);
        const noise = random.bipolar();
        this.hissLow += HISS_COEFFICIENT * (noise - this.hissLow);
        y += hiss * this.loudness * (noise - this.hissLow);
      }
      if (top > 0) {
        this.topState += top * (y - this.topState) + 1e-20;
        this.topState2 += top * (this.topState - this.topState2) + 1e-20;
        y = this.topState2;
      }
      out[i] = y;
      this.frame++;
    }
  }

  private move(u: number): void {
    const { call, tract } = this;
    const vibrato = call.vibrato === undefined ? 0 : call.vibrato * sineTurn((this.frame * (call.vibratoRate ?? 5)) / SAMPLE_RATE);
    this.f0 = contourAt(call.f0, u) * (1 + 0.012 * this.wander.next(TRACT_FRAMES / SAMPLE_RATE)) * (1 + vibrato);
    tract.tune(0, contourAt(call.f1, u), BANDWIDTHS[0] * call.bandwidth);
    tract.tune(1, contourAt(call.f2, u), BANDWIDTHS[1] * call.bandwidth);
  }

  private beginPeriod(): void {
    const { call, random } = this;
    this.phase -= 1;
    this.isWeak = !this.isWeak;
    this.period = Math.max(0.3, 1 + call.jitter * Math.max(-2, Math.min(2, random.gaussian())));
    this.strength = 1 + call.shimmer * Math.max(-2, Math.min(2, random.gaussian()));
  }
}

/** Writes a whole call into out[0..frames) and returns its frames, at most what fits. */
export function writeCall(out: Float32Array, call: Call, random: Random): number {
  const grain = new CallGrain(call, random);
  const frames = Math.min(out.length, grain.frames);
  grain.write(out, 0, frames);
  return frames;
}
