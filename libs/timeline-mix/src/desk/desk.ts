import { MIX_BUSES, type MixBus } from '@whoosh/contracts';
import { addStereo, headOf, peakOf, silence, stereo } from '../blocks';
import { neutralTrack, type MixPlan, type MixTrack } from '../mix-plan';
import type { Stereo } from '../sources';
import type { SoundingTracks } from '../track-blocks';
import { ReverbReturn } from './reverb-return';
import { Strip, type BlockPlace } from './strip';

export type { BlockPlace };

/** What the meters of a desk show: linear peaks since they were last taken. */
export interface DeskPeaks {
  tracks: number[];
  video: number;
  buses: Record<MixBus, number>;
  reverbs: number[];
  /** How far the compressors of the tracks turn down, dB. */
  reductionsDb: number[];
}

/**
 * The mixer behind the clips: a strip for each track and one for the video's own sound, buses, two reverberations. It
 * remembers, as filters and rooms do; blocks of any size give the same samples. What a plan changes it takes over
 * without a break.
 */
export class Desk {
  private readonly strips: Strip[] = [];
  private readonly video: Strip;
  private readonly reverbs: ReverbReturn[] = [];
  private plan: MixPlan;
  private readonly sums = new Map<MixBus, Stereo>(MIX_BUSES.map((bus) => [bus, stereo(0)]));
  private readonly busPeaks: Record<MixBus, number> = { dialogue: 0, effects: 0, ambience: 0, music: 0 };
  /** Whether any track sends to each reverberation. */
  private isFed: boolean[] = [];
  /** Of the strips that were not silent in the last block, in rising order. */
  private ringing: number[] = [];
  /** How many blocks there were, and at each strip's last one. */
  private blocks = 0;
  private readonly lastBlocks: number[] = [];

  constructor(plan: MixPlan) {
    this.plan = plan;
    this.video = new Strip(this.videoTrack, this.gainOf(this.videoTrack));
    this.set(plan);
  }

  set(plan: MixPlan): void {
    this.plan = plan;
    (plan.tracks ?? []).forEach((track, index) => this.setStrip(index, track));
    this.video.set(this.videoTrack, this.gainOf(this.videoTrack));
    plan.reverbs?.forEach((reverb, index) => {
      const known = this.reverbs[index];
      if (known === undefined) this.reverbs[index] = new ReverbReturn(reverb, index + 1);
      else known.set(reverb);
    });
    const strips = [...(plan.tracks ?? []), this.videoTrack];
    this.isFed = this.reverbs.map((_, index) => strips.some(({ sends }) => (sends[index] ?? 0) > 0));
  }

  /** The tracks that sound on without a clip: they need a block, be it silent. */
  get ringingTracks(): readonly number[] {
    return this.ringing;
  }

  /** Nothing of before is heard any more. */
  reset(): void {
    this.ringing = [];
    for (const strip of [...this.strips, this.video]) strip.reset();
    for (const reverb of this.reverbs) reverb.reset();
  }

  /**
   * Makes what is heard of each part out of what its clips give, in place.
   * @param tracks those on which a clip sounds and those of `ringingTracks`; the others are silent and cost nothing
   * @param video its own sound, before its gain
   * @param duckedVideo gains on top of it, or null
   * @returns what each reverberation answers; their samples are overwritten by the next block
   */
  process(
    { tracks, video }: { tracks: SoundingTracks; video: Stereo | null },
    frames: number,
    place: BlockPlace,
    duckedVideo: Float64Array | null = null,
  ): Stereo[] {
    for (const reverb of this.reverbs) reverb.prepare(frames);
    this.blocks += 1;
    this.ringing = [];
    for (const [index, block] of tracks)
      if (this.stripFor(index).process(block, frames, place)) {
        this.ringing.push(index);
        this.sendFrom(block, frames, this.trackAt(index));
      }
    if (video !== null && this.video.process(video, frames, place, duckedVideo))
      this.sendFrom(video, frames, this.videoTrack);
    return this.reverbs.map((reverb, index) => {
      reverb.process(frames, this.isFed[index] === true);
      return headOf(reverb.out, frames);
    });
  }

  /** A track's strip, which is settled where it had no block before. */
  private stripFor(index: number): Strip {
    const strip = this.strips[index] ?? this.setStrip(index, neutralTrack('effects'));
    if (this.blocks - (this.lastBlocks[index] ?? 0) > 1) strip.settle();
    this.lastBlocks[index] = this.blocks;
    return strip;
  }

  /** Adds all parts that `process` has made, bus by bus. */
  sum(parts: { tracks: SoundingTracks; video: Stereo | null; reverbs: readonly Stereo[] }, out: Stereo): void {
    const frames = out.left.length;
    for (const [bus, sum] of this.sums) this.sumBus(bus, this.roomFor(bus, sum, frames), parts, out);
    this.reverbs.forEach(({ isSounding }, index) => {
      const block = parts.reverbs[index];
      if (isSounding && block !== undefined) addStereo(block, out);
    });
  }

  /** The peaks since the last call. @param count of tracks */
  takePeaks(count: number): DeskPeaks {
    const strips = Array.from({ length: count }, (_, index) => this.strips[index]);
    const peaks: DeskPeaks = {
      tracks: strips.map((strip) => strip?.peak ?? 0),
      reductionsDb: strips.map((strip) => strip?.reductionDb ?? 0),
      video: this.video.peak,
      buses: { ...this.busPeaks },
      reverbs: this.reverbs.map(({ peak }) => peak),
    };
    for (const meter of [...this.strips, this.video, ...this.reverbs]) meter.peak = 0;
    for (const bus of MIX_BUSES) this.busPeaks[bus] = 0;
    return peaks;
  }

  private setStrip(index: number, track: MixTrack): Strip {
    const gain = this.gainOf(track);
    const known = this.strips[index];
    const strip = known ?? new Strip(track, gain);
    if (known === undefined) this.lastBlocks[index] = this.blocks;
    strip.set(track, gain);
    this.strips[index] = strip;
    return strip;
  }

  private get videoTrack(): MixTrack {
    return this.plan.video ?? { ...neutralTrack('dialogue'), gain: this.plan.videoGain };
  }

  private trackAt(index: number): MixTrack {
    return this.plan.tracks?.[index] ?? neutralTrack('effects');
  }

  /** Fader, bus and master in one: a reverberation answers what is heard of a track. */
  private gainOf({ gain, bus }: MixTrack): number {
    return gain * (this.plan.buses?.[bus] ?? 1) * (this.plan.masterGain ?? 1);
  }

  private sendFrom({ left, right }: Stereo, frames: number, { sends }: MixTrack): void {
    sends.forEach((gain, index) => {
      const reverb = this.reverbs[index];
      if (gain === 0 || reverb === undefined) return;
      const { send } = reverb;
      for (let i = 0; i < frames; i++) send[i] += 0.5 * gain * (left[i] + right[i]);
    });
  }

  private sumBus(
    bus: MixBus,
    sum: Stereo,
    { tracks, video }: { tracks: SoundingTracks; video: Stereo | null },
    out: Stereo,
  ): void {
    const frames = out.left.length;
    let isUsed = false;
    const take = (block: Stereo, of: MixTrack, strip: Strip | undefined) => {
      if (of.bus !== bus || strip?.isSounding !== true) return;
      if (!isUsed) silence(sum);
      isUsed = true;
      addStereo(block, sum);
    };
    for (const [index, block] of tracks) take(block, this.trackAt(index), this.strips[index]);
    if (video !== null) take(video, this.videoTrack, this.video);
    if (!isUsed) return;
    this.busPeaks[bus] = Math.max(this.busPeaks[bus], peakOf(sum, frames));
    addStereo(sum, out);
  }

  private roomFor(bus: MixBus, sum: Stereo, frames: number): Stereo {
    if (sum.left.length === frames) return sum;
    const room = sum.left.length > frames ? headOf(sum, frames) : stereo(frames);
    if (sum.left.length < frames) this.sums.set(bus, room);
    return room;
  }
}
