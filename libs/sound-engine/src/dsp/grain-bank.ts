import { samplePeak } from '@whoosh/audio-codec';
import { CONTROL_FRAMES } from '../voice';
import type { Grain } from './control-voice';
import type { Random } from './random';

/** Times per second from which a blow is played from recordings. */
export const OFTEN = 4;
const FEWEST_TAKES = 16;
const RETURN_SECONDS = 2;

/**
 * How many recordings of a blow that comes so many times per second keep it from being known again: each comes back
 * after 2 s or more.
 */
export function takesOf(perSecond: number): number {
  return Math.max(FEWEST_TAKES, Math.ceil(RETURN_SECONDS * perSecond));
}

/**
 * Recordings of a sound that happens very often and is hardly ever heard alone: each is made when it is first needed
 * and heard again and again from then on, at other times and levels. As many as it takes that nobody hears one come
 * back.
 */
export class GrainBank {
  private takes: (Float32Array | undefined)[] = [];
  private madeOf: readonly number[] = [];

  /** @param count recordings in the bank */
  constructor(private readonly count: number) {}

  /** Forgets all recordings if one of the values that they were made of has changed. */
  keepFor(...values: readonly number[]): void {
    if (values.length === this.madeOf.length && values.every((value, k) => value === this.madeOf[k])) return;
    this.madeOf = values;
    this.takes = [];
  }

  /**
   * One of the recordings by chance, made by `record` if it is not there yet. @param share the part of the bank to
   * choose from, e.g. [0, 0.5] its first half
   */
  pick(random: Random, record: () => Float32Array, share: readonly [number, number] = [0, 1]): Float32Array {
    const index = Math.floor(this.count * random.range(share[0], share[1]));
    return (this.takes[index] ??= record());
  }
}

/** Grains that begin together, written out for one channel until the last has ended. */
export function recorded(grains: readonly Grain[]): Float32Array {
  const blocks: Float32Array[] = [];
  for (let isOn = true; isOn;) {
    const block = [new Float32Array(CONTROL_FRAMES)];
    isOn = false;
    for (const grain of grains) if (grain.add(block, 0, CONTROL_FRAMES)) isOn = true;
    blocks.push(block[0]);
  }
  const whole = new Float32Array(blocks.length * CONTROL_FRAMES);
  blocks.forEach((block, k) => whole.set(block, k * CONTROL_FRAMES));
  return heard(whole);
}

/** A sound without its end that is too quiet to be heard: 66 dB under its peak. */
function heard(sound: Float32Array): Float32Array {
  const threshold = 5e-4 * samplePeak([sound]);
  let end = sound.length;
  while (end > 1 && Math.abs(sound[end - 1]) < threshold) end--;
  return sound.subarray(0, end);
}
