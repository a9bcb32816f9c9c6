import { DENORMAL_GUARD } from './denormal-guard';

const STEP_FRAMES = 4_800;
const STEPS_PER_BLOCK = 4;
/** Weighted powers of -70 LUFS and of what counts as silence. */
const GATE_POWER = 1.172465304582298e-7;
const SILENT_POWER = 1e-20;

/**
 * Measures K-weighted power at 48 kHz as a stream; of one or two channels, in blocks of any size. 10 times the
 * logarithm of a power less
 * 0.691 is its loudness in LUFS. References: ITU-R BS.1770-5, EBU R 128.
 */
export class LoudnessMeter {
  private readonly channels: Weighting[] = [];

  add(channels: readonly Float32Array[], from = 0, to = channels[0]?.length ?? 0): void {
    const weightings = channels.map((_, c) => (this.channels[c] ??= new Weighting()));
    if (channels.length === 2) weightings[0].addWith(weightings[1], channels[0], channels[1], from, to);
    else channels.forEach((samples, c) => weightings[c].add(samples, from, to));
  }

  /**
   * Mean power over the blocks of 400 ms that pass the gates; 0 for silence. Sounds under 400 ms are measured as if
   * silence followed.
   */
  integratedPower(): number {
    const audible = this.blocks().filter((block) => block > GATE_POWER);
    if (audible.length === 0) return 0;
    const relative = mean(audible) * 0.1;
    return mean(audible.filter((block) => block > relative));
  }

  /** Power of the loudest 400 ms; 0 for silence. */
  momentaryPower(): number {
    const loudest = this.blocks().reduce((max, block) => Math.max(max, block), 0);
    return loudest > SILENT_POWER ? loudest : 0;
  }

  /**
   * Sums of the squares, of all channels together, of each whole 100 ms (4,800 frames) since the last call. They are
   * forgotten: a meter that is read so has no integrated power.
   */
  takeSteps(): number[] {
    const steps = this.channels.map((channel) => channel.takeSteps());
    return (steps[0] ?? []).map((_, i) => steps.reduce((sum, of) => sum + (of[i] ?? 0), 0));
  }

  /** Powers of the 400 ms that begin at each 100 ms. */
  private blocks(): number[] {
    const steps = this.channels.map((channel) => channel.steps());
    const count = Math.max(STEPS_PER_BLOCK, ...steps.map(({ length }) => length));
    const power = Float64Array.from({ length: count }, (_, i) => steps.reduce((sum, of) => sum + (of[i] ?? 0), 0));
    return Array.from(
      { length: count - STEPS_PER_BLOCK + 1 },
      (_, i) => (power[i] + power[i + 1] + power[i + 2] + power[i + 3]) / (STEPS_PER_BLOCK * STEP_FRAMES),
    );
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The K-weighting of one channel (BS.1770 tables 1 and 2), its squares summed per 100 ms. */
class Weighting {
  private readonly whole: number[] = [];
  private sum = 0;
  private frames = 0;
  private u1 = 0;
  private u2 = 0;
  private v1 = 0;
  private v2 = 0;

  add(x: Float32Array, from: number, to: number): void {
    for (let at = from; at < to;) {
      const end = Math.min(to, at + STEP_FRAMES - this.frames);
      this.weigh(x, at, end);
      this.advance(end - at);
      at = end;
    }
  }

  /** The same for two channels that have always gone together: neither waits for the other's last output. */
  addWith(other: Weighting, x: Float32Array, y: Float32Array, from: number, to: number): void {
    for (let at = from; at < to;) {
      const end = Math.min(to, at + STEP_FRAMES - this.frames);
      this.weighWith(other, x, y, at, end);
      this.advance(end - at);
      other.advance(end - at);
      at = end;
    }
  }

  private advance(frames: number): void {
    this.frames += frames;
    if (this.frames < STEP_FRAMES) return;
    this.whole.push(this.sum);
    this.sum = this.frames = 0;
  }

  takeSteps(): number[] {
    return this.whole.splice(0);
  }

  steps(): number[] {
    return this.frames === 0 ? this.whole : [...this.whole, this.sum];
  }

  private weigh(x: Float32Array, from: number, to: number): void {
    let { u1, u2, v1, v2, sum } = this;
    for (let i = from; i < to; i++) {
      const input = x[i] + DENORMAL_GUARD;
      const shelf = 1.53512485958697 * input + u1;
      u1 = -2.69169618940638 * input + 1.69065929318241 * shelf + u2;
      u2 = 1.19839281085285 * input - 0.73248077421585 * shelf;
      const y = shelf + v1;
      v1 = -2 * shelf + 1.99004745483398 * y + v2;
      v2 = shelf - 0.99007225036621 * y;
      sum += y * y;
    }
    this.keep(u1, u2, v1, v2, sum);
  }

  private weighWith(other: Weighting, x: Float32Array, y: Float32Array, from: number, to: number): void {
    let { u1, u2, v1, v2, sum } = this;
    let { u1: p1, u2: p2, v1: q1, v2: q2, sum: otherSum } = other;
    for (let i = from; i < to; i++) {
      const input = x[i] + DENORMAL_GUARD;
      const otherInput = y[i] + DENORMAL_GUARD;
      const shelf = 1.53512485958697 * input + u1;
      const otherShelf = 1.53512485958697 * otherInput + p1;
      u1 = -2.69169618940638 * input + 1.69065929318241 * shelf + u2;
      p1 = -2.69169618940638 * otherInput + 1.69065929318241 * otherShelf + p2;
      u2 = 1.19839281085285 * input - 0.73248077421585 * shelf;
      p2 = 1.19839281085285 * otherInput - 0.73248077421585 * otherShelf;
      const out = shelf + v1;
      const otherOut = otherShelf + q1;
      v1 = -2 * shelf + 1.99004745483398 * out + v2;
      q1 = -2 * otherShelf + 1.99004745483398 * otherOut + q2;
      v2 = shelf - 0.99007225036621 * out;
      q2 = otherShelf - 0.99007225036621 * otherOut;
      sum += out * out;
      otherSum += otherOut * otherOut;
    }
    this.keep(u1, u2, v1, v2, sum);
    other.keep(p1, p2, q1, q2, otherSum);
  }

  private keep(u1: number, u2: number, v1: number, v2: number, sum: number): void {
    this.u1 = u1;
    this.u2 = u2;
    this.v1 = v1;
    this.v2 = v2;
    this.sum = sum;
  }
}
