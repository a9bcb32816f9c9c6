import { CONTROL_FRAMES, SAMPLE_RATE } from '../voice';
import type { Block, Grain } from './control-voice';
import { contourAt, hann } from './envelope';
import { sineTurn } from './oscillator';
import type { Random } from './random';
import { Svf } from './svf';
import { ValueNoise } from './value-noise';

/** A call of few harmonics: syrinx, blowhole, lips. */
export interface ToneCall {
  /** Seconds. */
  length: number;
  /** Pitch, Hz, equally spaced over the call. */
  f0: readonly number[];
  /** Levels of the harmonics, the fundamental first. */
  harmonics: readonly number[];
  /** Fast unevenness of the pitch, share. */
  jitter: number;
  /** Even movement of the pitch, Hz and share. */
  vibratoRate: number;
  vibrato: number;
  /** Roughness: movement of the level, Hz and 0..1. */
  roughRate: number;
  rough: number;
  /** Level of the lower octave. */
  subharmonic: number;
  /** Breath around `breathAt` times the pitch, and its sharpness. */
  breath: number;
  breathAt: number;
  breathQ: number;
  /** Seconds of the rise, and part of the call that it dies away in, 0..1. */
  attack: number;
  release: number;
}

/** Harmonics are left out above this, Hz. */
const HIGHEST = 17_000;
const scratch = new Float32Array(CONTROL_FRAMES);

/** Sounds a call by adding harmonics, so that nothing folds back. */
export class ToneCallGrain implements Grain {
  private readonly frames: number;
  private readonly wander: ValueNoise;
  private readonly unrest: ValueNoise;
  private readonly air: Svf;
  private frame = 0;
  private turns: number;
  private roughTurns: number;

  constructor(private readonly call: ToneCall, private readonly random: Random, private readonly gains: readonly number[] = [1]) {
    this.frames = Math.max(64, Math.round(call.length * SAMPLE_RATE));
    this.wander = new ValueNoise(random.next(), 90);
    this.unrest = new ValueNoise(random.next(), 25);
    this.air = new Svf(Math.min(16_000, call.f0[0] * call.breathAt), call.breathQ);
    this.turns = random.uniform();
    this.roughTurns = random.uniform();
  }

  add(block: Block, from: number, to: number): boolean {
    const { call, random } = this;
    const count = Math.min(to - from, this.frames - this.frame);
    if (count <= 0) return false;
    const seconds = count / SAMPLE_RATE;
    const u0 = this.frame / this.frames;
    const vibrato = 1 + call.vibrato * sineTurn((this.frame * call.vibratoRate) / SAMPLE_RATE);
    const f0 = contourAt(call.f0, u0) * vibrato * (1 + call.jitter * (this.wander.next(seconds) + this.unrest.next(seconds)));
    const step = f0 / SAMPLE_RATE;
    const audible = Math.min(call.harmonics.length, Math.floor(HIGHEST / Math.max(1, f0)));
    const roughStep = (call.roughRate * (1 + 0.3 * this.unrest.next(0))) / SAMPLE_RATE;
    if (call.breath > 0) this.air.set(Math.min(16_000, f0 * call.breathAt), call.breathQ);
    for (let i = 0; i < count; i++) {
      this.turns += step;
      let y = 0;
      for (let h = 0; h < audible; h++) y += call.harmonics[h] * sineTurn((h + 1) * this.turns);
      if (call.subharmonic > 0) y *= 1 + call.subharmonic * sineTurn(0.5 * this.turns);
      if (call.rough > 0) {
        this.roughTurns += roughStep;
        y *= 1 - call.rough * (0.5 + 0.5 * sineTurn(this.roughTurns));
      }
      if (call.breath > 0) y += call.breath * 3 * this.air.bandPass(random.bipolar());
      scratch[i] = y * this.envelope();
      this.frame++;
    }
    for (let channel = 0; channel < block.length; channel++) {
      const gain = this.gains[Math.min(channel, this.gains.length - 1)];
      const out = block[channel];
      for (let i = 0; i < count; i++) out[from + i] += gain * scratch[i];
    }
    return this.frame < this.frames;
  }

  private envelope(): number {
    const { call } = this;
    const t = this.frame / SAMPLE_RATE;
    const left = (this.frames - this.frame) / (this.frames * Math.max(0.02, call.release));
    const rise = t < call.attack ? hann((0.5 * t) / call.attack) : 1;
    return left < 1 ? rise * hann(0.5 * left) : rise;
  }
}
