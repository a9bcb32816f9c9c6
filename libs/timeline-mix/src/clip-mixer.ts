import { applyLevel, balance, balanceInto } from './desk/envelope';
import type { MixClip } from './mix-plan';
import { CHUNK_FRAMES, type SoundSources, type Stereo } from './sources';

/** Adds clips to an output, sample by sample the same however the time is cut into blocks. */
export class ClipMixer {
  private gains = new Float64Array(0);
  private middle = new Float32Array(0);
  private band = { left: new Float64Array(0), right: new Float64Array(0) };

  constructor(private readonly sources: SoundSources) {}

  /**
   * Adds the part of a clip that lies in from..from + frames of the timeline to the first `frames` of `out`.
   * @param curve gain of each frame on top, or null
   * @returns false when samples were missing; they are silent
   */
  add(clip: MixClip, out: Stereo, from: number, frames: number, curve: Float64Array | null): boolean {
    if (clip.gain === 0) return true;
    const first = Math.max(0, clip.start - from);
    const end = Math.min(frames, clip.start + clip.length - from);
    if (first >= end) return true;
    const length = this.sources.lengthOf(clip.source);
    if (length === undefined) return false;
    if (length === 0) return true;
    const gains = this.gainsOf(clip, from, first, end, curve);
    const sides = balance(clip.pan ?? 0);
    const band = this.bandOf(clip, from, first, end);
    let complete = true;
    for (let at = first; at < end;) {
      const inClip = clip.offset + from + at - clip.start;
      const position = clip.loop ? inClip % length : inClip;
      if (position >= length) break;
      const index = Math.floor(position / CHUNK_FRAMES);
      const run = Math.min(end - at, Math.min(length, (index + 1) * CHUNK_FRAMES) - position);
      const chunk = this.sources.chunkOf(clip.source, index);
      if (chunk === undefined) complete = false;
      else addRun(this.folded(clip, chunk, position - index * CHUNK_FRAMES, run), { out, at, run, gains, sides, band });
      at += run;
    }
    return complete;
  }

  private gainsOf(clip: MixClip, from: number, first: number, end: number, curve: Float64Array | null): Float64Array {
    if (this.gains.length < end) this.gains = new Float64Array(end);
    const { gains } = this;
    for (let i = first; i < end; i++) {
      const at = from + i - clip.start;
      let gain = clip.gain;
      if (at < clip.fadeIn) gain *= fade((at + 0.5) / clip.fadeIn);
      const left = clip.length - at;
      if (left <= clip.fadeOut) gain *= fade((left - 0.5) / clip.fadeOut);
      gains[i] = curve === null ? gain : gain * curve[i];
    }
    if (clip.level !== undefined)
      applyLevel(clip.level, gains, { from: first, to: end, at: clip.offset + from + first - clip.start });
    return gains;
  }

  /** The samples of a run; of a clip that is centered, the mean of both sides on either. */
  private folded({ isCentered }: MixClip, { left, right }: Stereo, position: number, run: number): Stereo {
    const sides = { left: left.subarray(position, position + run), right: right.subarray(position, position + run) };
    if (isCentered !== true || left === right) return sides;
    if (this.middle.length < run) this.middle = new Float32Array(run);
    const { middle } = this;
    for (let i = 0; i < run; i++) middle[i] = 0.5 * (sides.left[i] + sides.right[i]);
    return { left: middle, right: middle };
  }

  /** Gains of both sides where the pan of the clip moves; null where it does not. */
  private bandOf({ panBand, offset, start }: MixClip, from: number, first: number, end: number): Band | null {
    if (panBand === undefined) return null;
    if (this.band.left.length < end) this.band = { left: new Float64Array(end), right: new Float64Array(end) };
    balanceInto(panBand, this.band, { from: first, to: end, at: offset + from + first - start });
    return this.band;
  }
}

/** Equal power: what fades in and what fades out over the same time add up to one, squared. */
function fade(part: number): number {
  return Math.sin((Math.PI / 2) * part);
}

interface Sides {
  left: number;
  right: number;
}

interface Band {
  left: Float64Array;
  right: Float64Array;
}

interface Run {
  out: Stereo;
  at: number;
  run: number;
  gains: Float64Array;
  sides: Sides;
  band: Band | null;
}

function addRun({ left, right }: Stereo, { out, at, run, gains, sides, band }: Run): void {
  if (band !== null) {
    for (let i = at; i < at + run; i++) {
      out.left[i] += gains[i] * band.left[i] * left[i - at];
      out.right[i] += gains[i] * band.right[i] * right[i - at];
    }
    return;
  }
  const [leftGain, rightGain] = [sides.left, sides.right];
  for (let i = 0; i < run; i++) {
    const gain = gains[at + i];
    out.left[at + i] += gain * leftGain * left[i];
    out.right[at + i] += gain * rightGain * right[i];
  }
}
