import { SAMPLE_RATE } from '../voice';
import { cos, sin, TWO_PI } from './exact-math';

/** Sine by rotation: two multiplications per output, no drift. Retuning keeps the phase. */
export class Sine {
  private c: number;
  private s: number;
  private rc = 1;
  private rs = 0;
  private count = 0;

  /** @param frequency Hz @param phase radians */
  constructor(frequency: number, phase = 0) {
    this.c = cos(phase);
    this.s = sin(phase);
    this.setFrequency(frequency);
  }

  setFrequency(frequency: number): void {
    const w = (TWO_PI * frequency) / SAMPLE_RATE;
    this.rc = cos(w);
    this.rs = sin(w);
  }

  next(): number {
    const { c, s } = this;
    this.c = c * this.rc - s * this.rs;
    this.s = s * this.rc + c * this.rs;
    if (++this.count === 1024) {
      this.count = 0;
      const k = 1.5 - 0.5 * (this.c * this.c + this.s * this.s);
      this.c *= k;
      this.s *= k;
    }
    return s;
  }
}

const TABLE_SIZE = 4096;
const SINE_TABLE = new Float64Array(TABLE_SIZE + 1);
for (let i = 0; i <= TABLE_SIZE; i++) SINE_TABLE[i] = sin((TWO_PI * i) / TABLE_SIZE);

/** Sine of a phase in turns (1 = a full turn, any sign) from a table with linear interpolation; error under 3e-7. */
export function sineTurn(turns: number): number {
  const x = (turns - Math.floor(turns)) * TABLE_SIZE;
  const i = x | 0;
  const left = SINE_TABLE[i];
  return left + (SINE_TABLE[i + 1] - left) * (x - i);
}

function polyBlep(t: number, dt: number): number {
  if (t < dt) {
    const x = t / dt;
    return 2 * x - x * x - 1;
  }
  if (t > 1 - dt) {
    const x = (t - 1) / dt;
    return x * x + 2 * x + 1;
  }
  return 0;
}

/** Phase that runs 0..1; the base of saws, squares and pulse trains. */
export class Phasor {
  private dt: number;

  constructor(
    frequency: number,
    public phase = 0,
  ) {
    this.dt = frequency / SAMPLE_RATE;
  }

  setFrequency(frequency: number): void {
    this.dt = frequency / SAMPLE_RATE;
  }

  /** Phase now, then moves on one frame. */
  next(): number {
    const phase = this.phase;
    this.phase += this.dt;
    if (this.phase >= 1) this.phase -= Math.floor(this.phase);
    return phase;
  }

  /** Rising saw -1..1, aliases under -46 dB below 1 kHz. Reference: Välimäki & Huovilainen, PolyBLEP (2007). */
  saw(): number {
    const t = this.next();
    return 2 * t - 1 - polyBlep(t, this.dt);
  }

  /** Square or pulse wave -1..1. @param width share of the period that is high, 0..1 */
  pulse(width = 0.5): number {
    const t = this.next();
    let shifted = t + 1 - width;
    if (shifted >= 1) shifted -= 1;
    return (t < width ? 1 : -1) + polyBlep(t, this.dt) - polyBlep(shifted, this.dt);
  }

  /** Triangle -1..1. */
  triangle(): number {
    const t = this.next();
    return 4 * Math.abs(t - 0.5) - 1;
  }
}
