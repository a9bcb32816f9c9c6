import { CONTROL_FRAMES } from '../voice';
import { BandDynamics, type Dynamics } from './band-dynamics';
import { BrownNoise, PinkNoise, WhiteNoise } from './noise';

export type NoiseColour = 'white' | 'pink' | 'brown';

const GENERATORS = { white: WhiteNoise, pink: PinkNoise, brown: BrownNoise } as const;
/** Runners ask for two control blocks at once, at most. */
const MOST_FRAMES = 2 * CONTROL_FRAMES;

/** What of a noise is not usual. */
export interface NoiseOptions {
  /** Its bands move by themselves; absent: stationary. */
  readonly dynamics?: Dynamics;
  /** 2 where it is rendered at half the rate; 1 by default. */
  readonly fold?: number;
}

/**
 * Noise of one colour, stationary or with bands that swell and sink. White: peak 1 (RMS 3^-0.5); pink and brown: RMS
 * about 1.
 */
export class NoiseStream {
  private readonly generator: WhiteNoise | PinkNoise | BrownNoise;
  private readonly dynamics?: BandDynamics;

  constructor(colour: NoiseColour, seed: number, { dynamics, fold = 1 }: NoiseOptions = {}) {
    this.generator = new GENERATORS[colour](seed);
    if (dynamics) this.dynamics = new BandDynamics(dynamics, MOST_FRAMES, fold);
  }

  /** Writes (does not add) noise times `level` into out[from..to), within the first 128 frames of a block. */
  fill(out: Float32Array, from: number, to: number, level = 1): void {
    this.generator.fill(out, from, to, level);
    this.dynamics?.process(out, from, to);
  }
}
