import { CONTROL_FRAMES } from '../voice';
import { PI, cos, sin } from './exact-math';

/**
 * Overlap-add store for short sounds: each is written whole at the moment it starts, ahead of the play head, and read
 * block by block. Cheaper than voices that are kept running, and independent of block sizes.
 */
export class GrainRing {
  private mask: number;
  private readonly buffers: Float32Array[] = [];
  /** Index of the frame that is read next. */
  private head = 0;

  /** @param channels 1 or 2 @param maxSeconds longest sound, rounded up to a power of two of frames */
  constructor(
    readonly channels: 1 | 2,
    maxSeconds: number,
  ) {
    let size = 64;
    while (size < maxSeconds * 48_000 + 64) size *= 2;
    this.mask = size - 1;
    for (let c = 0; c < channels; c++) this.buffers.push(new Float32Array(size));
  }

  /** Longest sound that fits, frames. */
  get capacity(): number {
    return this.mask - CONTROL_FRAMES + 1;
  }

  /**
   * Adds grain[0..frames) from `offset` frames after the play head.
   * @param pan -1 left .. 1 right, constant power; a single channel takes the grain as it is
   */
  add(grain: Float32Array, frames: number, offset: number, gain: number, pan = 0): void {
    const count = Math.min(frames, this.mask - offset);
    const start = (this.head + offset) & this.mask;
    if (this.channels === 1) {
      addAround(this.buffers[0], start, grain, count, gain);
      return;
    }
    const angle = ((pan + 1) * PI) / 4;
    addBothAround(this.buffers, start, grain, count, gain * cos(angle), gain * sin(angle));
  }

  /**
   * Adds a whole sound from `offset` frames after the play head, however long it is: the ring grows.
   * @param gains level in each channel; one number for all
   */
  put(sound: Float32Array, offset: number, gains: readonly number[]): void {
    while (this.mask < sound.length + offset) this.grow();
    const start = (this.head + offset) & this.mask;
    if (this.channels === 1) addAround(this.buffers[0], start, sound, sound.length, gains[0]);
    else addBothAround(this.buffers, start, sound, sound.length, gains[0], gains[gains.length - 1]);
  }

  private grow(): void {
    const { head, mask } = this;
    this.buffers.forEach((buffer, c) => {
      const larger = new Float32Array(2 * buffer.length);
      larger.set(buffer.subarray(head));
      larger.set(buffer.subarray(0, head), buffer.length - head);
      this.buffers[c] = larger;
    });
    this.head = 0;
    this.mask = 2 * mask + 1;
  }

  /** Adds the next frames into out[channel][from..to) and moves the play head on. */
  read(out: readonly Float32Array[], from: number, to: number): void {
    const mask = this.mask;
    for (let c = 0; c < this.channels; c++) {
      const buffer = this.buffers[c];
      const target = out[c];
      for (let i = from, at = this.head; i < to;) {
        const count = Math.min(to - i, buffer.length - at);
        for (let k = 0; k < count; k++) target[i + k] += buffer[at + k];
        buffer.fill(0, at, at + count);
        i += count;
        at = (at + count) & mask;
      }
    }
    this.head = (this.head + to - from) & mask;
  }
}

/** Adds a sound into a ring from `start` on, past its end at its beginning. */
function addAround(ring: Float32Array, start: number, sound: Float32Array, frames: number, gain: number): void {
  const before = Math.min(frames, ring.length - start);
  for (let i = 0; i < before; i++) ring[start + i] += sound[i] * gain;
  for (let i = before; i < frames; i++) ring[i - before] += sound[i] * gain;
}

/** The same into both channels, each with its own gain: the sound is read once. */
function addBothAround(
  [left, right]: readonly Float32Array[],
  start: number,
  sound: Float32Array,
  frames: number,
  leftGain: number,
  rightGain: number,
): void {
  const before = Math.min(frames, left.length - start);
  for (let i = 0; i < before; i++) {
    const x = sound[i];
    left[start + i] += x * leftGain;
    right[start + i] += x * rightGain;
  }
  for (let i = before; i < frames; i++) {
    const x = sound[i];
    left[i - before] += x * leftGain;
    right[i - before] += x * rightGain;
  }
}
