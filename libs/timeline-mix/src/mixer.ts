import { addStereo, copyStereo, headOf, silence, stereo } from './blocks';
import { ClipSums } from './clip-sums';
import { Desk } from './desk/desk';
import type { MixPlan } from './mix-plan';
import type { SoundSources, Stereo } from './sources';
import { inOrder, TrackBlocks, type SoundingTracks } from './track-blocks';

/** What a mix is the sum of. */
export interface MixParts {
  /** Of those tracks that are not silent. */
  tracks: SoundingTracks;
  /** The video's own sound; null without one. */
  video: Stereo | null;
  /** What each reverberation answers. */
  reverbs: Stereo[];
}

/**
 * Mixes a timeline block after block: clips, tracks, buses. Where tracks filter, compress or send to a reverberation it
 * remembers what came before; without them any part can be mixed at any time. It neither limits nor brings to a
 * loudness (see MasterBus).
 */
export class Mixer {
  private readonly sums: ClipSums;
  private readonly desk: Desk;
  private readonly blocks = new TrackBlocks();
  private video = stereo(0);

  constructor(plan: MixPlan, sources: SoundSources) {
    this.sums = new ClipSums(plan, sources);
    this.desk = new Desk(plan);
  }

  /**
   * Writes the mix of from..from + out.left.length.
   * @param from samples on the timeline; what lies outside of it is silent
   * @param video samples of the video's own sound for the same time, before its gain
   * @returns whether all samples were there; missing ones are silent
   */
  mix(out: Stereo, from: number, video?: Stereo): boolean {
    const parts = this.parts(out.left.length, from, video);
    silence(out);
    this.desk.sum(parts, out);
    return parts.isComplete;
  }

  /** Writes each track's part of the mix, so that with the video's sound and the reverberations they add up to it. */
  mixTracks(tracks: readonly Stereo[], from: number): boolean {
    const parts = this.parts(tracks[0]?.left.length ?? 0, from);
    tracks.forEach((track, index) => copyStereo(parts.tracks.get(index), track));
    return parts.isComplete;
  }

  /** The parts of a block; all of them are overwritten by the next. */
  parts(frames: number, from: number, video?: Stereo): MixParts & { isComplete: boolean } {
    const sounding = inOrder(this.sums.soundingWithin(frames, from), this.desk.ringingTracks);
    const tracks = this.blocks.of(sounding, frames);
    const isComplete = this.sums.write(tracks, frames, from);
    const own = video === undefined ? null : this.ownSound(video, frames, from);
    const parts = { tracks, video: own };
    const reverbs = this.desk.process(parts, frames, { at: from, step: 1 }, this.sums.videoCurve(from, frames));
    return { ...parts, reverbs, isComplete };
  }

  /** A copy that ends where the timeline does. */
  private ownSound(video: Stereo, frames: number, from: number): Stereo {
    if (this.video.left.length < frames) this.video = stereo(frames);
    const own = headOf(this.video, frames);
    silence(own);
    const within = this.sums.framesWithin(frames, from);
    addStereo(video, headOf(own, within));
    return own;
  }
}
