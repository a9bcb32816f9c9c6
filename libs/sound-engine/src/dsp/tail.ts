import { SAMPLE_RATE } from '../voice';
import { Allpass } from './delay';
import { pow } from './exact-math';
import { OnePole } from './one-pole';

const LINES = [0.0297, 0.0371, 0.0411, 0.0437, 0.0533, 0.0617];
const DIFFUSERS = [0.005, 0.0017];

/** One line that feeds back into itself, ever duller. */
class Line {
  private readonly buffer: Float32Array;
  private readonly damping: OnePole;
  private readonly feedback: number;
  private position = 0;

  constructor(delay: number, seconds: number, edge: number) {
    this.buffer = new Float32Array(Math.round(delay * SAMPLE_RATE));
    this.damping = new OnePole(edge);
    this.feedback = pow(10, (-3 * delay) / seconds);
  }

  tick(x: number): number {
    const out = this.buffer[this.position];
    this.buffer[this.position] = x + this.feedback * this.damping.lowPass(out);
    if (++this.position === this.buffer.length) this.position = 0;
    return out;
  }
}

/** Reverberation that belongs to a sound itself, as a drone's or a spell's; rooms are the mix's. Reference: Schroeder (1962), Moorer (1979). */
export class Tail {
  private readonly lines: readonly Line[];
  private readonly diffusers: readonly Allpass[];

  /** @param seconds t60 @param edge Hz from which it is duller with every turn */
  constructor(seconds: number, edge: number) {
    this.lines = LINES.map((delay) => new Line(delay, seconds, edge));
    this.diffusers = DIFFUSERS.map((delay) => new Allpass(delay * SAMPLE_RATE, 0.6));
  }

  tick(x: number): number {
    let y = 0;
    for (let k = 0; k < this.lines.length; k++) y += this.lines[k].tick(x);
    y *= 0.35;
    for (let k = 0; k < this.diffusers.length; k++) y = this.diffusers[k].tick(y);
    return y;
  }
}
