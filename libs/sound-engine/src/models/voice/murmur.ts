import { bandPassOf } from '../../dsp/band-pass';
import { DENORMAL_GUARD } from '../../dsp/denormal-guard';
import { HALF_FRAMES } from '../../dsp/half-rate';
import { PinkNoise } from '../../dsp/noise';

/** Made for half the rate: frequencies count double. */
const HALF = 2;
/** The murmur's resonances. */
const LOW = bandPassOf(HALF * 560, 1.1);
const MIDDLE = bandPassOf(HALF * 1500, 1.3);
const HIGH = bandPassOf(HALF * 2800, 1.6);

/** One resonance of the murmur: its last two outputs. */
interface Resonance {
  y1: number;
  y2: number;
}

/** The murmur of many in one channel: noise with the resonances of throats, made for half the rate. */
export class Murmur {
  private readonly pink: PinkNoise;
  private readonly noise = new Float32Array(HALF_FRAMES);
  private readonly low: Resonance = { y1: 0, y2: 0 };
  private readonly middle: Resonance = { y1: 0, y2: 0 };
  private readonly high: Resonance = { y1: 0, y2: 0 };
  /** The last two inputs. */
  private x1 = 0;
  private x2 = 0;

  constructor(seed: number) {
    this.pink = new PinkNoise(seed);
  }

  /** Adds a block to out. All three at once, as none waits for another's last output. */
  add(out: Float32Array, level: number): void {
    const { noise, low, middle, high } = this;
    this.pink.fill(noise, 0, HALF_FRAMES, level);
    let { x1, x2 } = this;
    let { y1: p1, y2: p2 } = low;
    let { y1: q1, y2: q2 } = middle;
    let { y1: r1, y2: r2 } = high;
    for (let i = 0; i < HALF_FRAMES; i++) {
      const x = noise[i];
      const difference = x - x2;
      const p = LOW.b * difference + LOW.r * p2 + DENORMAL_GUARD + LOW.c * p1;
      const q = MIDDLE.b * difference + MIDDLE.r * q2 + DENORMAL_GUARD + MIDDLE.c * q1;
      const r = HIGH.b * difference + HIGH.r * r2 + DENORMAL_GUARD + HIGH.c * r1;
      out[i] += p + 0.7 * q + 0.4 * r;
      x2 = x1;
      x1 = x;
      p2 = p1;
      p1 = p;
      q2 = q1;
      q1 = q;
      r2 = r1;
      r1 = r;
    }
    this.x1 = x1;
    this.x2 = x2;
    low.y1 = p1;
    low.y2 = p2;
    middle.y1 = q1;
    middle.y2 = q2;
    high.y1 = r1;
    high.y2 = r2;
  }
}
