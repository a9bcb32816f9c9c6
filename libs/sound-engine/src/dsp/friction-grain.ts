import { CONTROL_FRAMES, SAMPLE_RATE } from '../voice';
import { type Block, CONTROL_SECONDS, type Grain } from './control-voice';
import { lerpLog } from './exact-math';
import { WhiteNoise } from './noise';
import { Svf } from './svf';
import { ValueNoise } from './value-noise';

/** A rubbed or blown sound: band noise under a gesture. */
export interface Friction {
  seconds: number;
  /** Hz of the band at the start and, moving by equal ratios, at the end. */
  from: number;
  to: number;
  q: number;
  /** RMS at the top of the gesture, about. */
  level: number;
  /** Where the gesture peaks, 0..1: rises as sin² before, falls as cos² after. */
  peak: number;
  /** How far the level flutters, 0..1, and how often per second: the teeth of a surface. */
  roughness: number;
  texture: number;
}

/** A scrape, a swing, a slide: noise through a moving band. Reference: friction gesture (docs/parameter-search.md). */
export class FrictionGrain implements Grain {
  private readonly noise: WhiteNoise;
  /** The frames of one block, which all channels get. */
  private readonly rubbed = new Float32Array(CONTROL_FRAMES);
  private readonly flutter: ValueNoise;
  private readonly filter: Svf;
  private readonly frames: number;
  private readonly scale: number;
  private frame = 0;
  private gain = 0;

  constructor(
    private readonly friction: Friction,
    seed: number,
  ) {
    this.noise = new WhiteNoise(seed);
    this.flutter = new ValueNoise(seed ^ 0x2545f491, friction.texture);
    this.filter = new Svf(friction.from, friction.q);
    this.frames = Math.max(CONTROL_FRAMES, Math.round(friction.seconds * SAMPLE_RATE));
    const middle = Math.sqrt(friction.from * friction.to);
    // White noise of peak 1 through a band of width f / Q: its RMS divided out, so that levels are levels whatever the
    // band.
    this.scale =
      (friction.level * 1.732) / Math.sqrt(Math.min(1, ((middle / friction.q) * 1.5708) / (SAMPLE_RATE / 2)));
  }

  add(block: Block, from: number, to: number): boolean {
    const { friction, filter, noise, rubbed } = this;
    const position = this.frame / this.frames;
    filter.set(lerpLog(friction.from, friction.to, position), friction.q);
    const target = this.levelAt(position) * this.scale;
    const { gain } = this;
    const step = (target - gain) / CONTROL_FRAMES;
    noise.fill(rubbed, from, to);
    filter.bandPassBlock(rubbed, from, to);
    for (const channel of block) for (let i = from; i < to; i++) channel[i] += rubbed[i] * (gain + (i - from) * step);
    this.gain = gain + (to - from) * step;
    this.frame += to - from;
    return this.frame < this.frames + CONTROL_FRAMES;
  }

  private levelAt(position: number): number {
    const { peak, roughness } = this.friction;
    if (position >= 1) return 0;
    const x = position < peak ? position / peak : (1 - position) / (1 - peak);
    const swell = x * x * (3 - 2 * x);
    return swell * (1 + roughness * this.flutter.next(CONTROL_SECONDS));
  }
}
