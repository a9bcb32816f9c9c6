import { CONTROL_FRAMES, SAMPLE_RATE } from '../voice';
import type { Block, Grain } from './control-voice';
import { clamp } from './exact-math';
import { PinkNoise } from './noise';

const FADE_FRAMES = 0.2 * SAMPLE_RATE;

/**
 * What a quiet room and a microphone add to a recording of small events: faint pink noise. Without it there is digital
 * silence between them, which no recording has. Reference: the parameter searches lie on a pink floor 50 to 60 dB under
 * their peaks.
 */
export class RoomFloor implements Grain {
  private readonly noise: PinkNoise;
  private readonly scratch = new Float32Array(CONTROL_FRAMES);
  private readonly frames: number;
  private frame = 0;

  /** @param level RMS @param seconds until it has faded out; may be endless */
  constructor(
    private readonly level: number,
    seconds: number,
    seed: number,
  ) {
    this.noise = new PinkNoise(seed);
    this.frames = seconds * SAMPLE_RATE;
  }

  add(block: Block, from: number, to: number): boolean {
    const { scratch } = this;
    this.noise.fill(scratch, from, to, this.level * clamp((this.frames - this.frame) / FADE_FRAMES, 0, 1));
    for (const channel of block) for (let i = from; i < to; i++) channel[i] += scratch[i];
    this.frame += to - from;
    return this.frame < this.frames;
  }
}
