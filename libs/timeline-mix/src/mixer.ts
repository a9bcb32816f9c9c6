import { addStereo, headOf, silence, stereo } from './blocks';
import { ClipSums } from './clip-sums';
import { Desk } from './desk/desk';
import { trackCountOf, type MixPlan } from './mix-plan';
import type { SoundSources, Stereo } from './sources';

/** What a mix is the sum of. */
export interface MixParts {
  tracks: Stereo[];
  /** The video's own sound; null without one. */
  video: Stereo | null;
  /** What each reverberation answers. */
  reverbs: Stereo[];
}

/**
 * Mixes a timeline block after block: clips, tracks, buses. Where tracks filter, compress or send to a reverberation it
 * remembers what came before; without them any part can be mixed at any time. It neither limits nor brings to a loudness
 * (see MasterBus).
 */
export class Mixer {
  private readonly sums: ClipSums;
  private readonly desk: Desk;
  private tracks: Stereo[] = [];
  private video = stereo(0);

  constructor(
    private readonly plan: MixPlan,
    sources: SoundSources,
  ) {
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
    const frames = out.left.length;
    this.prepare(frames);
    const parts = this.parts(
      this.tracks.map((track) => headOf(track, frames)),
      from,
      video,
    );
    silence(out);
    this.desk.sum(parts, out);
    return parts.isComplete;
  }

  /** Writes each track's part of the mix, so that with the video's sound and the reverberations they add up to it. */
  mixTracks(tracks: readonly Stereo[], from: number): boolean {
    return this.parts(tracks, from).isComplete;
  }

  /** The parts of a block; `tracks` are written, the rest is overwritten by the next. */
  parts(tracks: readonly Stereo[], from: number, video?: Stereo): MixParts & { isComplete: boolean } {
    const frames = tracks[0]?.left.length ?? video?.left.length ?? 0;
    const isComplete = this.sums.write(tracks, from);
    const own = video === undefined ? null : this.ownSound(video, frames, from);
    const place = { at: from, step: 1 };
    const reverbs = this.desk.process(tracks, own, place, this.sums.videoCurve(from, frames));
    return { tracks: [...tracks], video: own, reverbs, isComplete };
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

  private prepare(frames: number): void {
    const count = Math.max(1, trackCountOf(this.plan));
    if (this.tracks.length >= count && (this.tracks[0]?.left.length ?? 0) >= frames) return;
    this.tracks = Array.from({ length: count }, () => stereo(frames));
  }
}
