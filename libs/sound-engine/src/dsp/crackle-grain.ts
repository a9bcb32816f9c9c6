import { CONTROL_FRAMES, SAMPLE_RATE } from '../voice';
import type { Block, Grain } from './control-voice';
import { tauFactor } from './envelope';
import { exp2, log2, pow } from './exact-math';
import { WhiteNoise } from './noise';
import { Random } from './random';
import { Svf } from './svf';

/** A cloud of tiny snaps within one event: gravel under a sole, splinters, shards. */
export interface Crackle {
  seconds: number;
  /** Number of snaps. */
  count: number;
  /** When they fall: 0 from the first moment, thinning out; towards 1 later, swelling first. */
  peak: number;
  /** Hz, lowest and highest band centre. */
  low: number;
  high: number;
  q: number;
  /** Seconds to 1/e of one snap. */
  tau: number;
  /** Tail exponent of their levels: a small one gives a few large snaps. */
  tail: number;
  /** Level of a usual snap. */
  level: number;
}

/** Bands that share the snaps of one cloud: one each would cost a filter per snap. */
const BANDS = 4;
/** A band whose snaps have fallen this far, 80 dB under a usual one, is left out. */
const UNHEARD = 1e-4;

/** Snaps of noise through a few bands, drawn in time order. Reference: granular crackle (docs/parameter-search.md). */
export class CrackleGrain implements Grain {
  private readonly random: Random;
  private readonly noise: WhiteNoise;
  /** Of one block: the noise, that of one band's snaps, all bands. */
  private readonly white = new Float32Array(CONTROL_FRAMES);
  private readonly excited = new Float32Array(CONTROL_FRAMES);
  private readonly sum = new Float32Array(CONTROL_FRAMES);
  private readonly filters: Svf[] = [];
  private readonly excitation = new Float64Array(BANDS);
  private readonly factor: number;
  private readonly frames: number;
  private readonly scale: number[] = [];
  private frame = 0;
  private snapsLeft: number;
  private nextSnap = 0;

  constructor(
    private readonly crackle: Crackle,
    seed: number,
  ) {
    this.random = new Random(seed);
    const octaves = log2(crackle.high / crackle.low);
    for (let k = 0; k < BANDS; k++) {
      const frequency = crackle.low * exp2((octaves * (k + this.random.uniform())) / BANDS);
      this.filters.push(new Svf(frequency, crackle.q));
      this.scale.push(1.732 / Math.sqrt(Math.min(1, ((frequency / crackle.q) * 1.5708) / (SAMPLE_RATE / 2))));
    }
    this.factor = tauFactor(crackle.tau);
    this.frames = Math.round((crackle.seconds + 8 * crackle.tau) * SAMPLE_RATE);
    this.snapsLeft = Math.max(1, Math.round(crackle.count));
    this.nextSnap = this.timeOfNext();
    this.noise = new WhiteNoise(this.random.next());
  }

  add(block: Block, from: number, to: number): boolean {
    const { sum } = this;
    const frames = to - from;
    this.noise.fill(this.white, 0, frames);
    sum.fill(0, 0, frames);
    for (let at = 0; at < frames;) {
      while (this.frame >= this.nextSnap) this.snap();
      const end = Math.min(frames, at + Math.ceil(this.nextSnap - this.frame));
      for (let band = 0; band < BANDS; band++) this.ring(band, at, end);
      this.frame += end - at;
      at = end;
    }
    for (const out of block) for (let i = 0; i < frames; i++) out[from + i] += sum[i];
    return this.frame < this.frames;
  }

  /** Adds a band's share of the frames up to the next snap. */
  private ring(band: number, from: number, to: number): void {
    let excitation = this.excitation[band];
    if (excitation < UNHEARD * this.crackle.level) return;
    const { factor, white, excited } = this;
    for (let i = from; i < to; i++) {
      excited[i] = white[i] * excitation;
      excitation *= factor;
    }
    this.excitation[band] = excitation;
    this.filters[band].addBandPass(excited, this.sum, from, to, this.scale[band]);
  }

  private snap(): void {
    const { crackle, random } = this;
    this.excitation[random.integer(BANDS)] +=
      crackle.level * Math.min(12, random.pareto(crackle.tail)) * random.range(0.3, 1);
    this.snapsLeft--;
    this.nextSnap = this.timeOfNext();
  }

  /** The smallest of the times left, drawn so that all of them together follow the profile (order statistics). */
  private timeOfNext(): number {
    if (this.snapsLeft <= 0) return Infinity;
    const total = this.crackle.seconds * SAMPLE_RATE;
    const done = Math.min(1, this.frame / total);
    const share = 1 - pow(1 - this.random.uniform(), 1 / this.snapsLeft);
    return this.profileInverse(this.profile(done) + (1 - this.profile(done)) * share) * total;
  }

  /** Share of the snaps that has fallen by a position 0..1: a triangle around the peak. */
  private profile(x: number): number {
    const { peak } = this.crackle;
    if (x < peak) return (x * x) / peak;
    return 1 - ((1 - x) * (1 - x)) / (1 - peak);
  }

  private profileInverse(share: number): number {
    const { peak } = this.crackle;
    if (share < peak) return Math.sqrt(share * peak);
    return 1 - Math.sqrt((1 - share) * (1 - peak));
  }
}
