import { peakOf } from '../blocks';
import { MIX_RATE, type MixTrack } from '../mix-plan';
import type { Stereo } from '../sources';
import { Compression } from './compression';
import { applyLevel, balance, balanceInto } from './envelope';
import { Equalizer } from './equalizer';

/** After so many silent frames nothing rings any more: a bell with Q 10 at 20 Hz has fallen by 160 dB. */
const RUNG_OUT = 3 * MIX_RATE;

/** Where a block lies on the timeline: sample `at` and then each `step` later. */
export interface BlockPlace {
  at: number;
  step: number;
}

/** One track: cuts, equalizer, compressor, fader with its rubber band, pan with its own. In place, as a stream. */
export class Strip {
  /** Highest sample since somebody set it to 0, linear. */
  peak = 0;
  /** The last block was not silent. */
  isSounding = false;
  private readonly equalizer = new Equalizer();
  private readonly compression = new Compression();
  private isCompressing = false;
  private track: MixTrack;
  /** Of the fader and the buses above it, as it was at the end of the last block. */
  private gain: number;
  private wanted: number;
  private pan: number;
  private silentFrames = RUNG_OUT;
  private gains = new Float64Array(0);
  private sides = { left: new Float64Array(0), right: new Float64Array(0) };

  /** @param gain linear, of fader and buses together */
  constructor(track: MixTrack, gain: number) {
    this.track = track;
    this.gain = gain;
    this.wanted = gain;
    this.pan = track.pan;
    this.set(track, gain);
  }

  /** Something of it may sound on after its clips. */
  private get canRing(): boolean {
    return this.equalizer.isActive || this.isCompressing;
  }

  /** How far the compressor turns down, dB. */
  get reductionDb(): number {
    return this.isCompressing ? this.compression.reductionDb : 0;
  }

  /** Takes what a control was moved to: levels go there over the next block. */
  set(track: MixTrack, gain: number): void {
    this.track = track;
    this.wanted = gain;
    this.equalizer.set(track);
    this.isCompressing = track.compressor !== null;
    if (track.compressor === null) this.compression.reset();
    else this.compression.set(track.compressor);
  }

  /** Nothing of before is heard any more. */
  reset(): void {
    this.equalizer.reset();
    this.settle();
    this.silentFrames = RUNG_OUT;
    this.isSounding = false;
  }

  /** @param ducked gains on top, or null @returns false when the block is silent */
  process(block: Stereo, frames: number, place: BlockPlace, ducked: Float64Array | null = null): boolean {
    this.silentFrames = isSilent(block, frames) ? this.silentFrames + frames : 0;
    this.isSounding = this.silentFrames === 0 || (this.canRing && this.silentFrames < RUNG_OUT);
    if (!this.isSounding) {
      this.settle();
      return false;
    }
    if (this.equalizer.isActive) this.equalizer.process(block, frames);
    if (this.isCompressing) this.compression.process(block, frames);
    this.fade(block, frames, place, ducked);
    this.peak = Math.max(this.peak, peakOf(block, frames));
    return true;
  }

  /** As after a silent block: nothing is on its way any more. To be called where one was left out. */
  settle(): void {
    this.gain = this.wanted;
    this.pan = this.track.pan;
    this.compression.reset();
  }

  private fade(block: Stereo, frames: number, place: BlockPlace, ducked: Float64Array | null): void {
    const { track } = this;
    const isPlain =
      this.gain === this.wanted && this.pan === track.pan && track.level.length === 0 && track.panBand.length === 0;
    if (isPlain && ducked === null) return this.scale(block, frames);
    this.prepare(frames);
    for (let i = 0; i < frames; i++) this.gains[i] = this.gain + ((this.wanted - this.gain) * (i + 1)) / frames;
    const range = { from: 0, to: frames, ...place };
    if (track.level.length > 0) applyLevel(track.level, this.gains, range);
    if (track.panBand.length > 0) balanceInto(track.panBand, this.sides, { ...range, pan: track.pan });
    else this.turn(frames);
    const { gains, sides } = this;
    for (let i = 0; i < frames; i++) {
      const gain = ducked === null ? gains[i] : gains[i] * ducked[i];
      block.left[i] *= gain * sides.left[i];
      block.right[i] *= gain * sides.right[i];
    }
    this.gain = this.wanted;
    this.pan = track.pan;
  }

  private scale({ left, right }: Stereo, frames: number): void {
    const sides = balance(this.pan);
    const [leftGain, rightGain] = [this.gain * sides.left, this.gain * sides.right];
    if (leftGain === 1 && rightGain === 1) return;
    for (let i = 0; i < frames; i++) {
      left[i] *= leftGain;
      right[i] *= rightGain;
    }
  }

  /** From one side to the other over the block. */
  private turn(frames: number): void {
    const [from, to] = [balance(this.pan), balance(this.track.pan)];
    for (let i = 0; i < frames; i++) {
      const share = (i + 1) / frames;
      this.sides.left[i] = from.left + (to.left - from.left) * share;
      this.sides.right[i] = from.right + (to.right - from.right) * share;
    }
  }

  private prepare(frames: number): void {
    if (this.gains.length >= frames) return;
    this.gains = new Float64Array(frames);
    this.sides = { left: new Float64Array(frames), right: new Float64Array(frames) };
  }
}

function isSilent({ left, right }: Stereo, frames: number): boolean {
  for (let i = 0; i < frames; i++) if (left[i] !== 0 || right[i] !== 0) return false;
  return true;
}
