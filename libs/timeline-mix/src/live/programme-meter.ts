import { LoudnessMeter, TrueTop } from '@whoosh/audio-codec';
import type { Stereo } from '../sources';

/** Steps of 100 ms in 400 ms and in 3 s. */
const MOMENTARY_STEPS = 4;
const SHORT_STEPS = 30;
const STEP_FRAMES = 4_800;
/** Blocks are counted by their loudness in steps of 0.05 LU from -70 LUFS, where the first gate is, to +10. */
const LOWEST_LUFS = -70;
const BIN_LU = 0.05;
const BINS = 1_600;
/** Between samples that are both lower, the meter does not look: -20 dBFS. */
const TRUE_PEAK_FROM = 0.1;

/** What a loudness meter shows. LUFS and dBTP; -Infinity for silence. */
export interface ProgrammeLevels {
  /** Of the last 400 ms. */
  momentary: number;
  /** Of the last 3 s. */
  shortTerm: number;
  /** Since the meter was reset, gated. */
  integrated: number;
  /** The highest since the meter was reset. */
  truePeakDb: number;
}

/**
 * Measures a programme while it plays, in memory that does not grow. References: ITU-R BS.1770-5, EBU Tech 3341. The
 * integrated loudness is exact to 0.03 LU, as blocks are counted by their loudness.
 */
export class ProgrammeMeter {
  private meter = new LoudnessMeter();
  private tops = [new TrueTop(TRUE_PEAK_FROM), new TrueTop(TRUE_PEAK_FROM)];
  private readonly steps: number[] = [];
  private readonly counts = new Float64Array(BINS);
  private readonly powers = new Float64Array(BINS);
  private peak = 0;
  private scratch = new Float32Array(0);

  add({ left, right }: Stereo): void {
    this.meter.add([left, right]);
    for (const power of this.meter.takeSteps()) this.addStep(power);
    if (this.scratch.length < left.length) this.scratch = new Float32Array(left.length);
    const tops = this.scratch.subarray(0, left.length).fill(0);
    this.tops[0].raise(tops, left, 0, left.length);
    this.tops[1].raise(tops, right, 0, right.length);
    for (const top of tops) if (top > this.peak) this.peak = top;
  }

  reset(): void {
    this.counts.fill(0);
    this.powers.fill(0);
    this.peak = 0;
    // the 400 ms that are under way count for what comes
    this.steps.length = 0;
  }

  read(): ProgrammeLevels {
    return {
      momentary: lufs(this.meanOf(MOMENTARY_STEPS)),
      shortTerm: lufs(this.meanOf(SHORT_STEPS)),
      integrated: lufs(this.integratedPower()),
      truePeakDb: 20 * Math.log10(this.peak),
    };
  }

  private addStep(power: number): void {
    this.steps.push(power);
    if (this.steps.length > SHORT_STEPS) this.steps.shift();
    if (this.steps.length < MOMENTARY_STEPS) return;
    const block = this.meanOf(MOMENTARY_STEPS);
    const bin = Math.floor((lufs(block) - LOWEST_LUFS) / BIN_LU);
    if (!(bin >= 0)) return;
    const index = Math.min(BINS - 1, bin);
    this.counts[index]++;
    this.powers[index] += block;
  }

  /** Mean power of the last steps; what was before the first is silence. */
  private meanOf(count: number): number {
    const last = this.steps.slice(-count);
    return last.reduce((sum, power) => sum + power, 0) / (count * STEP_FRAMES);
  }

  private integratedPower(): number {
    const gate = this.meanFrom(0) * 0.1;
    return gate === 0 ? 0 : this.meanFrom(Math.ceil((lufs(gate) - LOWEST_LUFS) / BIN_LU));
  }

  private meanFrom(first: number): number {
    let [count, sum] = [0, 0];
    for (let bin = Math.max(0, first); bin < BINS; bin++) {
      count += this.counts[bin];
      sum += this.powers[bin];
    }
    return count === 0 ? 0 : sum / count;
  }
}

function lufs(power: number): number {
  return -0.691 + 10 * Math.log10(power);
}
