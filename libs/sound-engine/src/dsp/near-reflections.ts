import { CONTROL_FRAMES, SAMPLE_RATE } from '../voice';
import { DENORMAL_GUARD } from './denormal-guard';
import { onePoleCoefficient } from './one-pole';

/** The same sound once more, by way of a surface. */
export interface Reflection {
  /** Seconds later, at most LATEST_SECONDS. */
  seconds: number;
  /** Against the direct sound; negative from a soft surface. */
  gain: number;
  /** What the surface leaves, Hz. */
  lowPass: number;
}

/** The last that still colours a sound instead of following it. */
export const LATEST_SECONDS = 0.02;
/** A power of two that holds the latest reflection and a block. */
const LINE_FRAMES = 2048;
const MASK = LINE_FRAMES - 1;

interface Path {
  frames: number;
  gain: number;
  coefficient: number;
  state: number;
}

/** Floor, table and walls around a microphone: single reflections that make the ripple of a recorded spectrum. */
export class NearReflections {
  private readonly line = new Float32Array(LINE_FRAMES);
  private readonly heard = new Float32Array(CONTROL_FRAMES);
  private readonly paths: readonly Path[];
  private at = 0;

  constructor(reflections: readonly Reflection[]) {
    this.paths = reflections.map(({ seconds, gain, lowPass }) => ({
      frames: Math.max(1, Math.round(Math.min(LATEST_SECONDS, seconds) * SAMPLE_RATE)),
      gain,
      coefficient: onePoleCoefficient(lowPass),
      state: 0,
    }));
  }

  /** Adds them to buffer[from..to) in place. */
  process(buffer: Float32Array, from: number, to: number): void {
    for (let start = from; start < to; start += CONTROL_FRAMES)
      this.reflect(buffer, start, Math.min(CONTROL_FRAMES, to - start));
  }

  private reflect(buffer: Float32Array, start: number, frames: number): void {
    const { line, heard, at } = this;
    for (let i = 0; i < frames; i++) line[(at + i) & MASK] = buffer[start + i];
    heard.fill(0, 0, frames);
    for (const path of this.paths) {
      const { gain, coefficient } = path;
      const from = at - path.frames + LINE_FRAMES;
      let { state } = path;
      for (let i = 0; i < frames; i++) {
        state += coefficient * (line[(from + i) & MASK] - state) + DENORMAL_GUARD;
        heard[i] += gain * state;
      }
      path.state = state;
    }
    for (let i = 0; i < frames; i++) buffer[start + i] += heard[i];
    this.at = (at + frames) & MASK;
  }
}
