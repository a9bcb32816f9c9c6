import { DelayLine } from '../../dsp/delay';
import { hash32 } from '../../dsp/random';
import { FractalNoiseLfo } from '../../dsp/value-noise';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';

/**
 * Echoes of house fronts on either side: seconds behind the direct sound, how far that moves as the vehicle drives on,
 * and their share.
 */
const WALLS = [
  { behind: 0.021, moves: 0.0015, gain: 0.75 },
  { behind: 0.044, moves: 0.003, gain: 0.6 },
  { behind: 0.083, moves: 0.005, gain: 0.45 },
] as const;
/** How often the way to a front turns from shorter to longer, knots per second. */
const FRONTS = 0.9;
const LONGEST = 0.13;

/**
 * What is heard of a tone that drives through a street: its echoes come from walls to which the way changes, so that
 * each partial fades and swells by itself, some to some tens of times a second (two-ray fading: 10 m/s of difference at
 * 580 Hz beat 17 times a second).
 */
export class PassingWalls {
  private readonly line = new DelayLine(LONGEST);
  private readonly ways: readonly FractalNoiseLfo[];
  private readonly frames: number[];

  constructor(seed: number) {
    this.ways = WALLS.map((_, k) => new FractalNoiseLfo(hash32(seed, k), FRONTS));
    this.frames = WALLS.map(({ behind }) => behind * SAMPLE_RATE);
  }

  /** Adds the echoes to a control block in place; with no gain it costs nothing but their memory. */
  addTo(out: Float32Array, gain: number): void {
    const { line, frames, ways } = this;
    if (gain === 0) {
      for (let i = 0; i < CONTROL_FRAMES; i++) line.write(out[i]);
      return;
    }
    const steps = WALLS.map(
      ({ behind, moves }, k) =>
        ((behind + moves * ways[k].next(CONTROL_FRAMES / SAMPLE_RATE)) * SAMPLE_RATE - frames[k]) / CONTROL_FRAMES,
    );
    // As loud as without them.
    const scale = 1 / Math.sqrt(1 + gain * gain * POWER);
    for (let i = 0; i < CONTROL_FRAMES; i++) {
      line.write(out[i]);
      let y = out[i];
      for (let k = 0; k < WALLS.length; k++) {
        frames[k] += steps[k];
        y += gain * WALLS[k].gain * line.readCubic(frames[k]);
      }
      out[i] = scale * y;
    }
  }
}

const POWER = WALLS.reduce((sum, wall) => sum + wall.gain * wall.gain, 0);
