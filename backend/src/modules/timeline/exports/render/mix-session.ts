import {
  CEILING_DBTP,
  gainToLoudness,
  Loudness,
  Mixer,
  MIX_RATE,
  renderMix,
  stereo,
  type MixPlan,
  type Stereo,
} from '@whoosh/timeline-mix';
import type { ExportRun, ExportTask } from './export-task';
import { probeMedia, UnreadableMedia } from '../../../../infra/media';
import { VideoSound } from './video-sound';
import { WavSounds } from './wav-sounds';

/** Around a block, what ducking looks at: the longest attack and release of 5 s, and its hold. */
const NEAR_FRAMES = 6 * MIX_RATE;
const BLOCK_FRAMES = 65_536;
/** Measuring decodes and mixes, writing also encodes. */
const MEASURING_SHARE = 0.25;

/** The sounds of a task, open for as many passes as it takes. */
export class MixSession {
  private gain: number | undefined;
  /** Told so far: a second pass does not go back. */
  private furthest = 0;

  private constructor(
    private readonly task: ExportTask,
    private readonly run: ExportRun,
    private readonly sounds: WavSounds,
    /** Of the video's own sound; 0 when there is none to mix. */
    private readonly videoChannels: number,
  ) {}

  static async with<T>(task: ExportTask, run: ExportRun, use: (session: MixSession) => Promise<T>): Promise<T> {
    const sounds = await WavSounds.open(task.sounds);
    try {
      return await use(new MixSession(task, run, sounds, await videoChannelsOf(task, run.signal)));
    } finally {
      await sounds.close();
    }
  }

  /**
   * The mix as it is heard, brought to the loudness that was asked for; what a block holds is overwritten by the next.
   * @param ceilingDbtp of the limiter
   */
  async *mix(ceilingDbtp = CEILING_DBTP): AsyncGenerator<Stereo> {
    const { loudness } = this.task;
    const measured = loudness === null ? 0 : MEASURING_SHARE;
    this.gain ??= loudness === null ? 1 : gainToLoudness(await this.measure(measured), loudness);
    yield* this.pass({ gain: this.gain, ceilingDbtp }, measured, 1 - measured);
  }

  /** Each track's part and the video's own, not limited: they add up to the mix before its last stage. */
  async *stems(trackCount: number): AsyncGenerator<{ tracks: Stereo[]; video: Stereo }> {
    const { plan } = this.task;
    const mixer = new Mixer(plan, this.sounds);
    const tracks = Array.from({ length: trackCount }, () => stereo(BLOCK_FRAMES));
    const video = stereo(BLOCK_FRAMES);
    const own = this.videoSound();
    try {
      for (let from = 0; from < plan.length; from += BLOCK_FRAMES) {
        await this.prepare(plan, from, from + BLOCK_FRAMES);
        mixer.mixTracks(tracks, from);
        await own?.fill(video);
        scale(video, own === null ? 0 : plan.videoGain);
        const frames = Math.min(BLOCK_FRAMES, plan.length - from);
        yield { tracks: tracks.map((track) => firstOf(track, frames)), video: firstOf(video, frames) };
        this.tell((from + frames) / plan.length);
      }
    } finally {
      own?.close();
    }
  }

  /** Integrated loudness of the mix, LUFS. */
  private async measure(share: number): Promise<number> {
    const meter = new Loudness();
    for await (const block of this.pass({ unlimited: true }, 0, share)) meter.add(block);
    return meter.integrated;
  }

  private async *pass(
    options: { gain?: number; ceilingDbtp?: number; unlimited?: boolean },
    from: number,
    share: number,
  ): AsyncGenerator<Stereo> {
    const { plan } = this.task;
    const own = this.videoSound();
    try {
      let done = 0;
      const blocks = renderMix(new Mixer(plan, this.sounds), plan, {
        ...options,
        blockFrames: BLOCK_FRAMES,
        prepare: (start, end) => this.prepare(plan, start, end),
        ...(own === null ? {} : { video: (block: Stereo) => own.fill(block) }),
      });
      for await (const block of blocks) {
        yield block;
        done += block.left.length;
        this.tell(from + share * (done / plan.length));
      }
    } finally {
      own?.close();
    }
  }

  private tell(part: number): void {
    this.furthest = Math.max(this.furthest, part);
    this.run.onProgress(this.furthest);
  }

  private async prepare(plan: MixPlan, from: number, to: number): Promise<void> {
    this.run.signal.throwIfAborted();
    this.sounds.forget();
    await this.sounds.fetch(plan, Math.max(0, from - NEAR_FRAMES), to + NEAR_FRAMES);
  }

  private videoSound(): VideoSound | null {
    const { programs, video, plan } = this.task;
    if (programs === null || video === null || this.videoChannels === 0) return null;
    return new VideoSound(programs, {
      file: video.file,
      channels: this.videoChannels,
      seconds: plan.length / MIX_RATE,
      signal: this.run.signal,
    });
  }
}

/** A video that cannot be read any more leaves its sounds. */
async function videoChannelsOf({ programs, video, plan }: ExportTask, signal: AbortSignal): Promise<number> {
  if (programs === null || video === null || !video.hasAudio || plan.videoGain === 0) return 0;
  try {
    return (await probeMedia(programs, video.file, 'video', signal)).sound?.channels ?? 0;
  } catch (error) {
    if (error instanceof UnreadableMedia) return 0;
    throw error;
  }
}

function scale({ left, right }: Stereo, gain: number): void {
  for (const channel of [left, right]) for (let i = 0; i < channel.length; i++) channel[i] = (channel[i] ?? 0) * gain;
}

function firstOf({ left, right }: Stereo, frames: number): Stereo {
  return { left: left.subarray(0, frames), right: right.subarray(0, frames) };
}
