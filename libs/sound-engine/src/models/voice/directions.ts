import { HALF_FRAMES } from '../../dsp/half-rate';
import { cos, PI, sin } from '../../dsp/exact-math';
import type { Random } from '../../dsp/random';

/** People stand in so many directions: what comes from one is added up before it is placed. */
const DIRECTIONS = 5;
const OUTERMOST = 0.95;
/** Gains left and right of each direction. */
const ANGLES = Array.from({ length: DIRECTIONS }, (_, direction) => ((2 * OUTERMOST * direction) / (DIRECTIONS - 1) - OUTERMOST + 1) * (PI / 4));
const LEFT_GAINS = ANGLES.map(cos);
const RIGHT_GAINS = ANGLES.map(sin);

/** A recording that sounds. */
interface Playing {
  recording: Float32Array;
  level: number;
  direction: Float32Array;
  /** Frame of the recording that comes next; below 0 while it waits for its start. */
  frame: number;
}

/** Recordings at half the rate that sound at once, each from one of a few directions. */
export class Directions {
  private readonly sums = Array.from({ length: DIRECTIONS }, () => new Float32Array(HALF_FRAMES));
  private readonly playing: Playing[] = [];

  /** @param offset frames into the coming block @param from frame of the recording to begin at */
  start(recording: Float32Array, level: number, random: Random, offset: number, from: number): void {
    this.playing.push({ recording, level, direction: random.pick(this.sums), frame: from - offset });
  }

  /** Adds the next block to both channels. */
  add(left: Float32Array, right: Float32Array): void {
    const { playing } = this;
    let kept = 0;
    for (const one of playing) if (sound(one)) playing[kept++] = one;
    playing.length = kept;
    for (let k = 0; k < DIRECTIONS; k++) place(this.sums[k], left, right, LEFT_GAINS[k], RIGHT_GAINS[k]);
  }
}

/** @returns true while it goes on */
function sound(one: Playing): boolean {
  const { recording, level, direction, frame } = one;
  const end = Math.min(HALF_FRAMES, recording.length - frame);
  for (let i = Math.max(0, -frame); i < end; i++) direction[i] += level * recording[frame + i];
  one.frame = frame + HALF_FRAMES;
  return one.frame < recording.length;
}

function place(sum: Float32Array, left: Float32Array, right: Float32Array, leftGain: number, rightGain: number): void {
  for (let i = 0; i < HALF_FRAMES; i++) {
    left[i] += leftGain * sum[i];
    right[i] += rightGain * sum[i];
  }
  sum.fill(0);
}
