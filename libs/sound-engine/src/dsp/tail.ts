import { CONTROL_FRAMES, SAMPLE_RATE } from '../voice';
import { Allpass } from './delay';
import { pow } from './exact-math';
import { onePoleCoefficient } from './one-pole';

const LINES = [0.0297, 0.0371, 0.0411, 0.0437, 0.0533, 0.0617];
const DIFFUSERS = [0.005, 0.0017];

/** Shared by all tails of the thread: filled and read within one block. */
const sum = new Float32Array(CONTROL_FRAMES);

/** One line that feeds back into itself, ever duller. */
class Line {
  private readonly buffer: Float32Array;
  private readonly damping: number;
  private readonly feedback: number;
  private position = 0;
  /** Output of the low-pass in the loop. */
  private dulled = 0;

  constructor(delay: number, seconds: number, edge: number) {
    this.buffer = new Float32Array(Math.round(delay * SAMPLE_RATE));
    this.damping = onePoleCoefficient(edge);
    this.feedback = pow(10, (-3 * delay) / seconds);
  }

  /** Adds to out[0..frames) what the line gives for input[0..frames). */
  add(input: Float32Array, out: Float32Array, frames: number): void {
    const { buffer, feedback, damping } = this;
    let { position, dulled } = this;
    for (let i = 0; i < frames; i++) {
      const y = buffer[position];
      out[i] += y;
      dulled = damping * y + 1e-20 + (1 - damping) * dulled;
      buffer[position] = input[i] + feedback * dulled;
      if (++position === buffer.length) position = 0;
    }
    this.position = position;
    this.dulled = dulled;
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

  /** Adds `wet` times the reverberation of a control block to it. */
  addTo(block: Float32Array, wet: number): void {
    sum.fill(0);
    for (const line of this.lines) line.add(block, sum, CONTROL_FRAMES);
    for (const diffuser of this.diffusers) diffuser.process(sum, 0, CONTROL_FRAMES);
    for (let i = 0; i < CONTROL_FRAMES; i++) block[i] += 0.35 * wet * sum[i];
  }
}
