import { CONTROL_FRAMES, SAMPLE_RATE } from '../voice';
import { type Block, CONTROL_SECONDS, type Grain } from './control-voice';
import { contourAt } from './envelope';
import { exp, log } from './exact-math';
import { sineTurn } from './oscillator';
import { ValueNoise } from './value-noise';

/** A tone that moves: a whine, a run of a small motor, a chirp, a call. */
export interface Sweep {
  seconds: number;
  /** Hz at equal steps of its time, joined smoothly in equal ratios. */
  contour: readonly number[];
  /** Level at equal steps of its time; starts and ends at 0 whatever is given. */
  envelope: readonly number[];
  /** Level of each harmonic, the fundamental first. */
  harmonics: readonly number[];
  level: number;
  /** Beating of the level, times per second, and its depth 0..1. */
  amRate?: number;
  amDepth?: number;
  /** Unsteadiness of the pitch: knots per second, and its depth as a ratio. */
  wobbleRate?: number;
  wobble?: number;
}

/** Harmonics above this are left out: no aliasing. */
const TOP_HERTZ = 18_000;
const EDGE_SECONDS = 0.002;

export class SweepGrain implements Grain {
  private readonly logs: readonly number[];
  private readonly wander: ValueNoise;
  private readonly frames: number;
  private frame = 0;
  private phase = 0;
  private gain = 0;

  constructor(
    private readonly sweep: Sweep,
    seed: number,
  ) {
    this.logs = sweep.contour.map(log);
    this.wander = new ValueNoise(seed, sweep.wobbleRate ?? 10);
    this.frames = Math.max(4 * CONTROL_FRAMES, Math.round(sweep.seconds * SAMPLE_RATE));
  }

  add(block: Block, from: number, to: number): boolean {
    const { sweep } = this;
    const position = this.frame / this.frames;
    const frequency = exp(contourAt(this.logs, position) + (sweep.wobble ?? 0) * this.wander.next(CONTROL_SECONDS));
    const dt = frequency / SAMPLE_RATE;
    const step = (this.target(position) - this.gain) / CONTROL_FRAMES;
    const { harmonics } = sweep;
    const count = Math.min(harmonics.length, Math.floor(TOP_HERTZ / frequency));
    let { phase, gain } = this;
    for (let i = from; i < to; i++) {
      let y = 0;
      for (let k = 0; k < count; k++) y += harmonics[k] * sineTurn(phase * (k + 1));
      y *= gain;
      for (let channel = 0; channel < block.length; channel++) block[channel][i] += y;
      gain += step;
      phase += dt;
    }
    this.phase = phase - Math.floor(phase);
    this.gain = gain;
    this.frame += to - from;
    return this.frame < this.frames + CONTROL_FRAMES;
  }

  private target(position: number): number {
    const { sweep } = this;
    if (position >= 1) return 0;
    const seconds = this.frames / SAMPLE_RATE;
    const edge = Math.min(1, (position * seconds) / EDGE_SECONDS + 0.2, ((1 - position) * seconds) / EDGE_SECONDS);
    const beat = 1 - (sweep.amDepth ?? 0) * (0.5 + 0.5 * sineTurn((sweep.amRate ?? 0) * position * seconds));
    return sweep.level * edge * beat * contourAt(sweep.envelope, position);
  }
}
