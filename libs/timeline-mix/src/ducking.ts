import type { ClipMixer } from './clip-mixer';
import type { MixClip, MixPlan } from './mix-plan';
import { HOP, LOUD_POWER } from './loud-hops';
import type { Stereo } from './sources';

/** Pauses this short do not let the others rise: 0.25 s. */
const HOLD_HOPS = 25;

const UNKNOWN = 0;
const SILENT = 1;
const SPEAKING = 2;

/**
 * How far sounds fall while others sound: effects and music while a voice speaks. What counts is what is heard: a step
 * of 10 ms in which the clips that others fall under together, with their gains and fades, pass -45 dBFS, or the
 * video's own sound does. They begin to fall `attack` before the first word and have fallen when it comes; 0.25 s after
 * the last one they begin to rise. In between the way is straight in dB. It depends on the time alone and not on what
 * was mixed before, so that a jump and a play-through sound the same.
 */
export class Ducking {
  private readonly speech: Uint8Array;
  private readonly isNeeded: boolean;
  private readonly voices: MixPlan['clips'];
  private readonly scratch: Stereo = { left: new Float32Array(HOP), right: new Float32Array(HOP) };
  private gains = new Float64Array(0);

  constructor(
    private readonly plan: MixPlan,
    private readonly mixer: ClipMixer,
  ) {
    const videoLoud = plan.ducking?.videoLoud ?? [];
    this.voices = plan.ducking === null ? [] : plan.clips.filter((clip) => clip.gain > 0 && isKey(clip));
    this.isNeeded = this.voices.length > 0 || videoLoud.length > 0;
    this.speech = new Uint8Array(this.isNeeded ? Math.ceil(plan.length / HOP) : 0);
    for (let edge = 0; edge < videoLoud.length; edge += 2)
      this.speech.fill(SPEAKING, videoLoud[edge], videoLoud[edge + 1]);
  }

  /** Gains of `frames` samples from `from` on; null when nothing falls. The array is used again by the next call. */
  curve(from: number, frames: number): Float64Array | null {
    if (!this.isNeeded) return null;
    if (this.gains.length < frames) this.gains = new Float64Array(frames);
    const { gains } = this;
    for (let i = 0; i < frames;) {
      const hop = Math.floor((from + i) / HOP);
      const [here, next] = [this.gainAt(hop), this.gainAt(hop + 1)];
      const end = Math.min(frames, (hop + 1) * HOP - from);
      for (; i < end; i++) gains[i] = here + ((next - here) * (from + i - hop * HOP)) / HOP;
    }
    return gains;
  }

  /** Gain at the beginning of a step. */
  private gainAt(hop: number): number {
    if (this.plan.ducking === null) return 1;
    const { floor, attack, release } = this.plan.ducking;
    const [rise, fall] = [release / HOP, attack / HOP];
    let depth = 0;
    for (let ahead = 0; ahead <= fall && depth === 0; ahead++) {
      if (this.isSpeaking(hop + ahead)) depth = fall === 0 ? 1 : 1 - ahead / fall;
    }
    for (let ago = 1; ago <= HOLD_HOPS + rise && depth < 1; ago++) {
      if (!this.isSpeaking(hop - ago)) continue;
      depth = Math.max(depth, ago <= HOLD_HOPS + 1 ? 1 : 1 - (ago - HOLD_HOPS - 1) / rise);
      break;
    }
    return floor ** depth;
  }

  private isSpeaking(hop: number): boolean {
    if (hop < 0 || hop >= this.speech.length) return false;
    if (this.speech[hop] === UNKNOWN) return this.listen(hop) === SPEAKING;
    return this.speech[hop] === SPEAKING;
  }

  /** Mixes the voices of one step and measures them. Kept only when no sample was missing. */
  private listen(hop: number): number {
    const { left, right } = this.scratch;
    left.fill(0);
    right.fill(0);
    let complete = true;
    for (const voice of this.voices) complete = this.mixer.add(voice, this.scratch, hop * HOP, HOP, null) && complete;
    let power = 0;
    for (let i = 0; i < HOP; i++) power += left[i] * left[i] + right[i] * right[i];
    const heard = power / (2 * HOP) > LOUD_POWER ? SPEAKING : SILENT;
    if (complete) this.speech[hop] = heard;
    return heard;
  }
}

/** Others fall under it. */
function isKey({ ducking, role }: MixClip): boolean {
  return ducking === undefined ? role === 'voice' : ducking === 'key';
}

/** It falls under others. */
export function isDucked({ ducking, role }: MixClip): boolean {
  return ducking === undefined ? role !== 'voice' : ducking === 'falls';
}
