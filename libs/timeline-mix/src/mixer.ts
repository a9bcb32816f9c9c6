import { ClipMixer } from './clip-mixer';
import { Ducking } from './ducking';
import type { MixClip, MixPlan } from './mix-plan';
import type { SoundSources, Stereo } from './sources';

/**
 * Sums a timeline, any part of it at any time: nothing depends on what was mixed before, so blocks of any size give the
 * same samples and a jump costs nothing. It neither limits nor brings to a loudness (see MasterBus).
 */
export class Mixer {
  private readonly clips: ClipMixer;
  private readonly ducking: Ducking;

  constructor(
    private readonly plan: MixPlan,
    sources: SoundSources,
  ) {
    this.clips = new ClipMixer(sources);
    this.ducking = new Ducking(plan, this.clips);
  }

  /**
   * Writes the mix of from..from + out.left.length.
   * @param from samples on the timeline; what lies outside of it is silent
   * @param video samples of the video's own sound for the same time, before its gain
   * @returns whether all samples were there; missing ones are silent
   */
  mix(out: Stereo, from: number, video?: Stereo): boolean {
    out.left.fill(0);
    out.right.fill(0);
    if (video !== undefined) addScaled(video, out, this.plan.videoGain, this.framesWithin(out, from));
    return this.addClips(from, out, () => out);
  }

  /**
   * Writes each track's part of the mix, ducked as in it, so that with the video's sound they add up to it. Tracks are
   * 0..tracks.length - 1.
   */
  mixTracks(tracks: readonly Stereo[], from: number): boolean {
    for (const { left, right } of tracks) {
      left.fill(0);
      right.fill(0);
    }
    const [first] = tracks;
    return first === undefined || this.addClips(from, first, ({ track }) => tracks[track]);
  }

  private framesWithin({ left }: Stereo, from: number): number {
    return Math.max(0, Math.min(left.length, this.plan.length - from));
  }

  private addClips(from: number, block: Stereo, outputOf: (clip: MixClip) => Stereo | undefined): boolean {
    const frames = this.framesWithin(block, from);
    if (frames === 0) return true;
    const curve = this.ducking.curve(from, frames);
    let complete = true;
    for (const clip of this.plan.clips) {
      if (clip.start >= from + frames) break;
      const out = outputOf(clip);
      if (out === undefined || clip.start + clip.length <= from) continue;
      complete = this.clips.add(clip, out, from, frames, clip.role === 'voice' ? null : curve) && complete;
    }
    return complete;
  }
}

function addScaled(input: Stereo, out: Stereo, gain: number, frames: number): void {
  if (gain === 0) return;
  for (let i = 0; i < frames; i++) {
    out.left[i] += gain * input.left[i];
    out.right[i] += gain * input.right[i];
  }
}
