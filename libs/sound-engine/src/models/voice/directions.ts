import { HALF_FRAMES } from '../../dsp/half-rate';
import { cos, PI, sin } from '../../dsp/exact-math';
import type { Random } from '../../dsp/random';

/** People stand in so many directions: what comes from one is added up before it is placed. */
const DIRECTIONS = 5;
const OUTERMOST = 0.95;
/** Gains left and right of each direction. */
const ANGLES = Array.from(
  { length: DIRECTIONS },
  (_, direction) => ((2 * OUTERMOST * direction) / (DIRECTIONS - 1) - OUTERMOST + 1) * (PI / 4),
);
const LEFT_GAINS = ANGLES.map(cos);
const RIGHT_GAINS = ANGLES.map(sin);

/**
 * Frames that are summed at once: a recording is long, and read in so short pieces as a block it would come from far
 * memory each time.
 */
const AHEAD_FRAMES = 8 * HALF_FRAMES;

/** A recording that sounds. */
interface Playing {
  recording: Float32Array;
  level: number;
  sum: Float32Array;
  /** Frame of the recording that falls on the first of the sum; below 0 where it starts later. */
  frame: number;
}

/** Recordings at half the rate that sound at once, each from one of a few directions. */
export class Directions {
  private readonly sums = Array.from({ length: DIRECTIONS }, () => new Float32Array(AHEAD_FRAMES));
  private readonly playing: Playing[] = [];
  /** Frames of the sums already heard. */
  private heard = AHEAD_FRAMES;

  /** @param offset frames into the coming block @param from frame of the recording to begin at */
  start(recording: Float32Array, level: number, random: Random, offset: number, from: number): void {
    if (this.heard === AHEAD_FRAMES) this.refill();
    const begin = this.heard + offset;
    const one = { recording, level, sum: random.pick(this.sums), frame: from - begin };
    if (sound(one, begin)) this.playing.push(one);
  }

  /** Adds the next block to both channels. */
  add(left: Float32Array, right: Float32Array): void {
    if (this.heard === AHEAD_FRAMES) this.refill();
    for (let k = 0; k < DIRECTIONS; k++) place(this.sums[k], this.heard, left, right, LEFT_GAINS[k], RIGHT_GAINS[k]);
    this.heard += HALF_FRAMES;
  }

  private refill(): void {
    const { playing } = this;
    for (const sum of this.sums) sum.fill(0);
    let kept = 0;
    for (const one of playing) if (sound(one, 0)) playing[kept++] = one;
    playing.length = kept;
    this.heard = 0;
  }
}

/** Adds a recording to its sum from `begin` on. @returns true while it goes on */
function sound(one: Playing, begin: number): boolean {
  const { recording, level, sum, frame } = one;
  const end = Math.min(AHEAD_FRAMES, recording.length - frame);
  for (let i = begin; i < end; i++) sum[i] += level * recording[frame + i];
  one.frame = frame + AHEAD_FRAMES;
  return one.frame < recording.length;
}

function place(
  sum: Float32Array,
  from: number,
  left: Float32Array,
  right: Float32Array,
  leftGain: number,
  rightGain: number,
): void {
  for (let i = 0; i < HALF_FRAMES; i++) {
    const x = sum[from + i];
    left[i] += leftGain * x;
    right[i] += rightGain * x;
  }
}
