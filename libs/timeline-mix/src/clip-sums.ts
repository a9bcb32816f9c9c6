import { ClipMixer } from './clip-mixer';
import { Ducking, isDucked } from './ducking';
import type { MixPlan } from './mix-plan';
import type { SoundSources } from './sources';
import type { SoundingTracks } from './track-blocks';

/**
 * Sums the clips of each track, any part of the timeline at any time: nothing depends on what was summed before, so
 * blocks of any size give the same samples and a jump costs nothing.
 */
export class ClipSums {
  private readonly clips: ClipMixer;
  private readonly ducking: Ducking;

  constructor(
    private readonly plan: MixPlan,
    sources: SoundSources,
  ) {
    this.clips = new ClipMixer(sources);
    this.ducking = new Ducking(plan, this.clips);
  }

  /** The tracks on which a clip is heard within these samples. */
  soundingWithin(frames: number, from: number): Set<number> {
    const tracks = new Set<number>();
    const end = from + this.framesWithin(frames, from);
    for (const clip of this.plan.clips) {
      if (clip.start >= end) break;
      if (clip.gain !== 0 && clip.start + clip.length > from) tracks.add(clip.track);
    }
    return tracks;
  }

  /**
   * Adds its clips to each of these tracks, ducked.
   * @param tracks silent blocks, at least of those that sound
   * @param from samples on the timeline; what lies outside of it is silent
   * @returns whether all samples were there; missing ones are silent
   */
  write(tracks: SoundingTracks, blockFrames: number, from: number): boolean {
    const frames = this.framesWithin(blockFrames, from);
    if (frames === 0) return true;
    const curve = this.ducking.curve(from, frames);
    let complete = true;
    for (const clip of this.plan.clips) {
      if (clip.start >= from + frames) break;
      const out = tracks.get(clip.track);
      if (out === undefined || clip.start + clip.length <= from) continue;
      complete = this.clips.add(clip, out, from, frames, isDucked(clip) ? curve : null) && complete;
    }
    return complete;
  }

  /** Gains of the video's own sound where that falls under others; null where it does not. */
  videoCurve(from: number, frames: number): Float64Array | null {
    return this.plan.ducking?.videoFalls === true ? this.ducking.curve(from, frames) : null;
  }

  /** How many of so many samples lie before the end of the timeline. */
  framesWithin(frames: number, from: number): number {
    return Math.max(0, Math.min(frames, this.plan.length - from));
  }
}
