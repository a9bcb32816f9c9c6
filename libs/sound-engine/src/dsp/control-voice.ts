import type { Params } from '../model';
import { CONTROL_FRAMES, SAMPLE_RATE, type Voice, type VoiceEvent } from '../voice';
import { GrainRing } from './grain-ring';

/** Seconds of one control block. */
export const CONTROL_SECONDS = CONTROL_FRAMES / SAMPLE_RATE;

/** The control block's channels: one for a point source, two for a texture. */
export type Block = readonly Float32Array[];

/** A short sound inside a voice: a drop, a hit, a step. */
export interface Grain {
  /**
   * Adds the grain's next `to - from` frames into block[channel][from..to); a grain that has ended adds nothing.
   * @returns true while it goes on
   */
  add(block: Block, from: number, to: number): boolean;
}

interface Change {
  param: string;
  value: number;
  atSample: number;
}

/**
 * Base of every voice. It always renders whole control blocks of its own time and hands them out in the pieces asked
 * for: the cut of the blocks can therefore not change the sound, whatever the model does.
 *
 * A model writes `control` (starts grains, retunes filters) and may write `sound` (continuous parts) and `finish`
 * (filters over all).
 */
export abstract class ControlVoice implements Voice {
  readonly events: VoiceEvent[] = [];
  /** Current values; changed by `set` on the control grid, read them in `control`. */
  protected readonly params: Record<string, number>;
  private readonly block: Float32Array[];
  private readonly changes: Change[] = [];
  private grains: Grain[] = [];
  /** Frames into the block at which the grain of the same index starts. */
  private grainOffsets: number[] = [];
  /** Recordings that sound. */
  private replays?: GrainRing;
  /** Frame of the voice's time at which the rendered block starts. */
  private blockStart = 0;
  /** Frames of the block already handed out. */
  private handedOut = CONTROL_FRAMES;
  private nextBlock = 0;

  constructor(
    params: Params,
    readonly channels: 1 | 2,
  ) {
    this.params = { ...params };
    this.block = Array.from({ length: channels }, () => new Float32Array(CONTROL_FRAMES));
  }

  /** Once per block, before its sound: `time` is the block's start in seconds, it lasts CONTROL_SECONDS. */
  protected abstract control(time: number): void;

  /** Adds the continuous part into all frames of the block, which holds zeros. */
  protected sound(_block: Block): void {}

  /** Works on the sum of sound and grains in place. */
  protected finish(_block: Block): void {}

  /** Starts a grain at `time` seconds (inside the current block) and, with a kind, notes it as an event. */
  protected start(grain: Grain, time: number, level = 1, kind?: string): void {
    this.grains.push(grain);
    this.grainOffsets.push(this.offsetOf(time));
    if (kind !== undefined) this.note(time, level, kind);
  }

  /**
   * Sounds a recording from `time` seconds (inside the current block) on: cheaper than a grain, as it is written whole.
   * @param gains level in each channel; one number for all
   */
  protected replay(recording: Float32Array, time: number, gains: readonly number[]): void {
    this.replays ??= new GrainRing(this.channels, 0);
    this.replays.put(recording, this.offsetOf(time), gains);
  }

  protected note(time: number, level: number, kind: string): void {
    this.events.push({ time, level, kind });
  }

  forgetEvents(): void {
    this.events.length = 0;
  }

  /** Frame of the current block that a time in seconds falls on. */
  protected offsetOf(time: number): number {
    const offset = Math.round(time * SAMPLE_RATE) - this.blockStart;
    return offset < 0 ? 0 : offset > CONTROL_FRAMES - 1 ? CONTROL_FRAMES - 1 : offset;
  }

  /** Grains that sound now. */
  protected get activeGrains(): number {
    return this.grains.length;
  }

  set(param: string, value: number, atSample: number): void {
    if (!Object.hasOwn(this.params, param)) throw new RangeError(`param: this sound has no parameter '${param}'`);
    if (!Number.isFinite(value)) throw new RangeError(`value of '${param}' must be a number`);
    let i = this.changes.length;
    while (i > 0 && this.changes[i - 1].atSample > atSample) i--;
    this.changes.splice(i, 0, { param, value, atSample });
  }

  process(out: readonly Float32Array[], from: number, to: number): void {
    while (from < to) {
      if (this.handedOut === CONTROL_FRAMES) this.renderBlock();
      const frames = Math.min(to - from, CONTROL_FRAMES - this.handedOut);
      const isWhole = frames === CONTROL_FRAMES;
      for (let channel = 0; channel < this.channels; channel++) {
        const source = this.block[channel];
        out[channel].set(isWhole ? source : source.subarray(this.handedOut, this.handedOut + frames), from);
      }
      this.handedOut += frames;
      from += frames;
    }
  }

  private renderBlock(): void {
    this.blockStart = this.nextBlock;
    this.nextBlock += CONTROL_FRAMES;
    this.handedOut = 0;
    for (const channel of this.block) channel.fill(0);
    while (this.changes.length > 0 && this.changes[0].atSample <= this.blockStart) {
      const change = this.changes.shift();
      if (change) this.params[change.param] = change.value;
    }
    this.control(this.blockStart / SAMPLE_RATE);
    this.sound(this.block);
    this.addGrains();
    this.replays?.read(this.block, 0, CONTROL_FRAMES);
    this.finish(this.block);
  }

  /** Sounds every grain in its order of birth and drops the ended ones. */
  private addGrains(): void {
    const { grains, grainOffsets, block } = this;
    let kept = 0;
    for (let i = 0; i < grains.length; i++) {
      const grain = grains[i];
      if (!grain.add(block, grainOffsets[i], CONTROL_FRAMES)) continue;
      grains[kept] = grain;
      grainOffsets[kept++] = 0;
    }
    if (kept === grains.length) return;
    grains.length = kept;
    grainOffsets.length = kept;
  }
}

/** Keeps ended grains for reuse: dense textures start thousands a second and must not feed the garbage collector. */
export class GrainPool<T extends Grain & { readonly isFree: boolean }> {
  private readonly all: T[] = [];
  private cursor = 0;

  constructor(private readonly make: () => T) {}

  /** A free grain, made if all are sounding. */
  take(): T {
    const { all } = this;
    for (let tries = 0; tries < all.length; tries++) {
      const grain = all[this.cursor];
      this.cursor = this.cursor + 1 >= all.length ? 0 : this.cursor + 1;
      if (grain.isFree) return grain;
    }
    const grain = this.make();
    all.push(grain);
    return grain;
  }
}
