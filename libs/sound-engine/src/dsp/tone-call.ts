import { CONTROL_FRAMES, SAMPLE_RATE } from '../voice';
import type { Block, Grain } from './control-voice';
import { contourAt, hann } from './envelope';
import { addWave, HarmonicWave } from './harmonic-wave';
import { WhiteNoise } from './noise';
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

/** Sounds a call as one period again and again whose harmonics end before they would fold back. */
export class ToneCallGrain implements Grain {
  private readonly frames: number;
  private readonly wave: HarmonicWave;
  private readonly wander: ValueNoise;
  private readonly unrest: ValueNoise;
  private readonly air: Svf;
  private readonly noise: WhiteNoise;
  /** The frames of one block, which all channels get, and the breath among them. */
  private readonly sounded = new Float32Array(CONTROL_FRAMES);
  private readonly breath = new Float32Array(CONTROL_FRAMES);
  private frame = 0;
  private turns: number;
  /** Half turns of the pitch, for the octave below. */
  private slowTurns: number;
  private roughTurns: number;

  constructor(
    private readonly call: ToneCall,
    random: Random,
    private readonly gains: readonly number[] = [1],
  ) {
    this.frames = Math.max(64, Math.round(call.length * SAMPLE_RATE));
    this.wave = new HarmonicWave(call.harmonics);
    this.wander = new ValueNoise(random.next(), 90);
    this.unrest = new ValueNoise(random.next(), 25);
    this.air = new Svf(Math.min(16_000, call.f0[0] * call.breathAt), call.breathQ);
    this.noise = new WhiteNoise(random.next());
    this.turns = random.uniform();
    this.slowTurns = 0.5 * this.turns;
    this.roughTurns = random.uniform();
  }

  add(block: Block, from: number, to: number): boolean {
    const { call, sounded } = this;
    const count = Math.min(to - from, this.frames - this.frame);
    if (count <= 0) return false;
    const seconds = count / SAMPLE_RATE;
    const u0 = this.frame / this.frames;
    const vibrato = 1 + call.vibrato * sineTurn((this.frame * call.vibratoRate) / SAMPLE_RATE);
    const f0 =
      contourAt(call.f0, u0) * vibrato * (1 + call.jitter * (this.wander.next(seconds) + this.unrest.next(seconds)));
    const step = f0 / SAMPLE_RATE;
    sounded.fill(0, 0, count);
    this.turns = addWave(this.wave.at(f0), sounded, 0, count, this.turns, step, 0, 1);
    if (call.subharmonic > 0)
      this.slowTurns = modulate(sounded, this.slowTurns, 0.5 * step, count, 1, call.subharmonic);
    if (call.rough > 0) {
      const roughStep = (call.roughRate * (1 + 0.3 * this.unrest.next(0))) / SAMPLE_RATE;
      this.roughTurns = modulate(sounded, this.roughTurns, roughStep, count, 1 - 0.5 * call.rough, -0.5 * call.rough);
    }
    if (call.breath > 0) this.breathe(f0, count);
    const before = this.envelope();
    this.frame += count;
    const slope = (this.envelope() - before) / count;
    for (let channel = 0; channel < block.length; channel++) {
      const gain = this.gains[Math.min(channel, this.gains.length - 1)];
      const out = block[channel];
      for (let i = 0; i < count; i++) out[from + i] += gain * (before + slope * i) * sounded[i];
    }
    return this.frame < this.frames;
  }

  /** Adds air through a band that follows the pitch. */
  private breathe(f0: number, count: number): void {
    const { call, air, breath, sounded } = this;
    air.set(Math.min(16_000, f0 * call.breathAt), call.breathQ);
    this.noise.fill(breath, 0, count);
    air.bandPassBlock(breath, 0, count, call.breath * 3);
    for (let i = 0; i < count; i++) sounded[i] += breath[i];
  }

  /** Level at the present frame. */
  private envelope(): number {
    const { call } = this;
    const t = this.frame / SAMPLE_RATE;
    const left = (this.frames - this.frame) / (this.frames * Math.max(0.02, call.release));
    const rise = t < call.attack ? hann((0.5 * t) / call.attack) : 1;
    return left < 1 ? rise * hann(0.5 * left) : rise;
  }
}

/**
 * Multiplies the first frames of `out` by `middle + depth sin`.
 * @param turns of the sine's phase before the first frame @param step turns per frame
 * @returns the phase after the last
 */
function modulate(
  out: Float32Array,
  turns: number,
  step: number,
  frames: number,
  middle: number,
  depth: number,
): number {
  for (let i = 0; i < frames; i++) out[i] *= middle + depth * sineTurn(turns + (i + 1) * step);
  return turns + frames * step;
}
