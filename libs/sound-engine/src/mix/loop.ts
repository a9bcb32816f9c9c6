import { raisedCosine } from '../dsp/envelope';
import { cos, PI, sin } from '../dsp/exact-math';
import { SAMPLE_RATE } from '../voice';
import type { SpaceInput } from './space-unit';

/** Longest overlap of a loop's end with its beginning, s. */
const CROSSFADE_SECONDS = 0.75;
/** How long what rings past the end of a loop goes on at its beginning, s. */
const LONGEST_RING_SECONDS = 8;

/** Frames that the endless layers of a loop overlap. */
export function crossfadeFrames(frames: number): number {
  return Math.min(Math.round(CROSSFADE_SECONDS * SAMPLE_RATE), Math.floor(frames * 0.4));
}

/** Frames rendered past the end of a loop. */
export function loopOverhang(frames: number, hasHappenings: boolean): number {
  return hasHappenings ? Math.round(LONGEST_RING_SECONDS * SAMPLE_RATE) : crossfadeFrames(frames);
}

/**
 * Closes a loop of `frames` frames: endless sound fades from its own continuation past the end into its beginning with
 * equal power, happenings that ring past the end go on at the beginning; what has no end of its own is faded where it
 * is cut.
 */
export function foldLoop(continuousBus: SpaceInput, transientBus: SpaceInput, frames: number): SpaceInput {
  const fold = (steady: Float32Array, ringing: Float32Array): Float32Array => {
    const out = crossfaded(steady, frames);
    const fade = Math.min(crossfadeFrames(frames), ringing.length - frames);
    for (let i = 0, at = 0; i < ringing.length; i++) {
      const left = ringing.length - i;
      out[at] += left <= fade ? ringing[i] * raisedCosine(left / fade) : ringing[i];
      if (++at === frames) at = 0;
    }
    return out;
  };
  return {
    left: fold(continuousBus.left, transientBus.left),
    right: fold(continuousBus.right, transientBus.right),
    send: fold(continuousBus.send, transientBus.send),
  };
}

function crossfaded(x: Float32Array, frames: number): Float32Array {
  const out = x.slice(0, frames);
  const overlap = crossfadeFrames(frames);
  for (let i = 0; i < overlap; i++) {
    const angle = ((i + 0.5) / overlap) * (PI / 2);
    out[i] = out[i] * sin(angle) + x[frames + i] * cos(angle);
  }
  return out;
}
