import { SAMPLE_RATE } from '../voice';
import { DENORMAL_GUARD } from './denormal-guard';

/** Delay line with a fractional, movable reading point. */
export class DelayLine {
  private readonly buffer: Float32Array;
  private readonly mask: number;
  private position = 0;

  /** @param maxSeconds longest delay */
  constructor(maxSeconds: number) {
    let size = 8;
    while (size < maxSeconds * SAMPLE_RATE + 4) size *= 2;
    this.buffer = new Float32Array(size);
    this.mask = size - 1;
  }

  write(x: number): void {
    this.position = (this.position + 1) & this.mask;
    this.buffer[this.position] = x;
  }

  /** What was written `frames` (a whole number) before the last write. */
  read(frames: number): number {
    return this.buffer[(this.position - frames) & this.mask];
  }

  /** Cubic Hermite reading, `frames` >= 1. Reference: Catmull-Rom, as used for Doppler. */
  readCubic(frames: number): number {
    const whole = Math.floor(frames);
    const t = frames - whole;
    const { buffer, mask } = this;
    const p = this.position - whole;
    const x0 = buffer[(p + 1) & mask];
    const x1 = buffer[p & mask];
    const x2 = buffer[(p - 1) & mask];
    const x3 = buffer[(p - 2) & mask];
    const c1 = 0.5 * (x2 - x0);
    const c2 = x0 - 2.5 * x1 + 2 * x2 - 0.5 * x3;
    const c3 = 0.5 * (x3 - x0) + 1.5 * (x1 - x2);
    return ((c3 * t + c2) * t + c1) * t + x1;
  }

  reset(): void {
    this.buffer.fill(0);
  }
}

/** Feedback comb: an echo or a pipe. y = x + feedback · y[n - delay], low-passed in the loop by `damping` 0..1. */
export class Comb {
  private buffer: Float32Array;
  private position = 0;
  private store = 0;

  constructor(
    frames: number,
    private readonly feedback: number,
    private readonly damping = 0,
  ) {
    this.buffer = new Float32Array(wholeFrames(frames));
  }

  /** Has another length from now on: what was heard last stays in it. */
  resize(frames: number): void {
    const { buffer, position } = this;
    const length = wholeFrames(frames);
    if (length === buffer.length) return;
    const kept = new Float32Array(length);
    for (let i = 1; i <= Math.min(length, buffer.length); i++)
      kept[length - i] = buffer[(position - i + buffer.length) % buffer.length];
    this.buffer = kept;
    this.position = 0;
  }

  tick(x: number): number {
    const out = this.buffer[this.position];
    this.store = out * (1 - this.damping) + this.store * this.damping + DENORMAL_GUARD;
    const y = x + this.store * this.feedback;
    this.buffer[this.position] = y;
    if (++this.position === this.buffer.length) this.position = 0;
    return y;
  }
}

function wholeFrames(frames: number): number {
  return Math.max(1, Math.round(frames));
}

/** Allpass diffuser. @param g 0.5..0.7 typical */
export class Allpass {
  private readonly buffer: Float32Array;
  private position = 0;

  constructor(
    frames: number,
    private readonly g: number,
  ) {
    this.buffer = new Float32Array(Math.max(1, Math.round(frames)));
  }

  tick(x: number): number {
    const delayed = this.buffer[this.position];
    const y = delayed - this.g * x;
    this.buffer[this.position] = x + this.g * y + DENORMAL_GUARD;
    if (++this.position === this.buffer.length) this.position = 0;
    return y;
  }

  /** Diffuses signal[from..to) in place. */
  process(signal: Float32Array, from: number, to: number): void {
    const { buffer, g } = this;
    let { position } = this;
    for (let i = from; i < to; i++) {
      const x = signal[i];
      const y = buffer[position] - g * x;
      buffer[position] = x + g * y + DENORMAL_GUARD;
      if (++position === buffer.length) position = 0;
      signal[i] = y;
    }
    this.position = position;
  }
}
