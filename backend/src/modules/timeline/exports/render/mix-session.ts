import { setImmediate } from 'node:timers/promises';
import { MEDIA_NOTES, type MixBus } from '@whoosh/contracts';
import {
  busPlan,
  CEILING_DBTP,
  copyStereo,
  LimitedLoudness,
  Loudness,
  MasterBus,
  Mixer,
  MIX_RATE,
  renderMix,
  shaperOf,
  stereo,
  StemsBus,
  SurroundMix,
  trackCountOf,
  unlimitedGain,
  type MasterGain,
  type Stereo,
} from '@whoosh/timeline-mix';
import { soundLimitMs } from '../export-effort';
import type { ExportRun, ExportTask } from './export-task';
import { isFolded, UnreadableMedia } from '../../../../infra/media';
import { channelsOf, VideoSound } from './video-sound';
import { WavSounds } from './wav-sounds';

const MOST_BLOCK_FRAMES = 65_536;
/** What the blocks of all tracks together may take, bytes; each has one in the mixer and one on its way to its file. */
const BLOCKS_BYTES = 134_217_728;
const BYTES_PER_FRAME = 2 * 2 * Float32Array.BYTES_PER_ELEMENT;
/** Measuring decodes and mixes, once plain and once limited; writing also encodes. */
const MEASURING_SHARE = 0.2;
/** Between samples a peak is less than 4 dB higher: under this, none reaches a ceiling of -2 dBTP or more. */
const UNLIMITED = 10 ** (-6 / 20);

/** One channel is half as loud as the same one twice, as which it is mixed; LU (BS.1770 sums the powers). */
const TWICE_LU = 10 * Math.log10(2);

/** The sounds of a task, open for as many passes as it takes. */
export class MixSession {
  private curve: LimitedLoudness | undefined;
  private plain: MasterGain | undefined;
  /** Told so far: a second pass does not go back. */
  private furthest = 0;
  /** The more tracks there are, the fewer: a thousand that sound at once take no more memory than a hundred. */
  private readonly blockFrames: number;

  private constructor(
    private readonly task: ExportTask,
    private readonly run: ExportRun,
    private readonly sounds: WavSounds,
    /** Of the video's own sound; 0 when there is none to mix. */
    private readonly videoChannels: number,
  ) {
    const tracks = Math.max(1, trackCountOf(task.plan));
    this.blockFrames = Math.min(MOST_BLOCK_FRAMES, Math.floor(BLOCKS_BYTES / (BYTES_PER_FRAME * tracks)));
  }

  static async with<T>(task: ExportTask, run: ExportRun, use: (session: MixSession) => Promise<T>): Promise<T> {
    const sounds = await WavSounds.open(task.sounds);
    try {
      return await use(
        new MixSession(task, run, sounds, task.plan.videoGain === 0 ? 0 : await channelsOf(task, run.signal)),
      );
    } finally {
      await sounds.close();
    }
  }

  /**
   * The mix as it is heard, brought to the loudness that was asked for; what a block holds is overwritten by the next.
   * @param ceilingDbtp of the limiter
   */
  async *mix(ceilingDbtp = CEILING_DBTP): AsyncGenerator<Stereo> {
    const { gain } = await this.masterGain(ceilingDbtp);
    const measured = this.furthest;
    yield* this.pass({ gain, ceilingDbtp }, measured, 1 - measured);
  }

  /** The mix in 5.1: left, right, centre, low frequencies, left and right surround. */
  async *surround(): AsyncGenerator<Float32Array[]> {
    const mix = new SurroundMix(this.task.plan, this.sounds, this.blockFrames);
    yield* this.late((from, own) => mix.next(from, own));
  }

  /** The video's own sound is in the mix, with fewer channels than it has. */
  get isVideoFolded(): boolean {
    return isFolded({ channels: this.videoChannels });
  }

  /** The mix comes to the loudness that was asked for, limited at this ceiling; true where none was. */
  async isLoudnessReached(ceilingDbtp = CEILING_DBTP): Promise<boolean> {
    return (await this.masterGain(ceilingDbtp)).isReached;
  }

  /**
   * The parts of these tracks, the video's own and what the reverberations answer, at the level of the finished mix and
   * limited as it is: they add up to it.
   */
  async *stems(tracks: readonly number[]): AsyncGenerator<{ tracks: Stereo[]; video: Stereo; reverbs: Stereo[] }> {
    const { blockFrames } = this;
    const mixer = new Mixer(this.task.plan, this.sounds);
    const own = tracks.map((track) => ({ track, block: stereo(blockFrames) }));
    const silence = stereo(blockFrames);
    const parts = this.limitedParts((from, video) => {
      const mixed = mixer.parts(blockFrames, from, video);
      for (const { track, block } of own) copyStereo(mixed.tracks.get(track), block);
      return [mixed.video ?? silence, ...own.map(({ block }) => block), ...mixed.reverbs];
    });
    for await (const [video = silence, ...rest] of parts)
      yield { video, tracks: rest.slice(0, tracks.length), reverbs: rest.slice(tracks.length) };
  }

  /** What each of these buses leads, with its reverberation, as `stems`. @param buses all that sound */
  busStems(buses: readonly MixBus[]): AsyncGenerator<Stereo[]> {
    const { plan } = this.task;
    const parts = buses.map((bus) => ({
      mixer: new Mixer(busPlan(plan, bus), this.sounds),
      block: stereo(this.blockFrames),
    }));
    return this.limitedParts((from, own) =>
      parts.map(({ mixer, block }) => {
        mixer.mix(block, from, own);
        return block;
      }),
    );
  }

  /** The parts of a mix as the finished one is limited, from its first sample to its last. */
  private async *limitedParts(mixed: (from: number, own: Stereo | undefined) => Stereo[]): AsyncGenerator<Stereo[]> {
    const bus = new StemsBus((await this.masterGain(CEILING_DBTP)).gain);
    const channels = this.late((from, own) => {
      const parts = mixed(from, own);
      bus.process(parts);
      return parts.flatMap(({ left, right }) => [left, right]);
    });
    for await (const sides of channels)
      yield Array.from({ length: sides.length / 2 }, (_, index) => stereoOf(sides, 2 * index));
  }

  /** Channels that come out as late as a limiter makes them, from the mix's first sample to its last. */
  private async *late(
    mixed: (from: number, own: Stereo | undefined) => Float32Array[],
  ): AsyncGenerator<Float32Array[]> {
    const { blockFrames } = this;
    const { plan } = this.task;
    const measured = this.furthest;
    const video = stereo(blockFrames);
    const own = this.videoSound();
    try {
      for (let from = 0; from < plan.length + MasterBus.LATENCY; from += blockFrames) {
        await this.prepare();
        await own?.fill(video);
        const channels = mixed(from, own === null ? undefined : video);
        const [first, end] = [
          Math.max(0, MasterBus.LATENCY - from),
          Math.min(blockFrames, plan.length + MasterBus.LATENCY - from),
        ];
        yield channels.map((channel) => channel.subarray(first, end));
        this.tell(measured + (1 - measured) * Math.min(1, (from + end) / plan.length));
      }
    } finally {
      own?.close();
    }
  }

  /** The gain for the loudness that was asked for: measured once plain, and once behind the limiter where it works. */
  private async masterGain(ceilingDbtp: number): Promise<MasterGain> {
    const { loudness, layout } = this.task;
    if (loudness === null) return { gain: 1, isReached: true };
    const target = layout === 'mono' ? loudness + TWICE_LU : loudness;
    if (this.plain === undefined && this.curve === undefined) await this.measure(target);
    return this.plain ?? this.curve?.gainFor(ceilingDbtp) ?? { gain: 1, isReached: false };
  }

  private async measure(target: number): Promise<void> {
    const meter = new Loudness();
    for await (const block of this.pass({ unlimited: true }, 0, MEASURING_SHARE)) meter.add(block);
    const before = meter.integrated;
    if (!Number.isFinite(before)) this.plain = { gain: 1, isReached: false };
    else if (meter.peak * 10 ** ((target - before) / 20) < UNLIMITED) this.plain = unlimitedGain(target - before);
    else {
      const curve = new LimitedLoudness(before, target);
      for await (const block of this.pass({ unlimited: true }, MEASURING_SHARE, MEASURING_SHARE)) curve.add(block);
      this.curve = curve;
    }
  }

  private async *pass(
    options: { gain?: number; ceilingDbtp?: number; unlimited?: boolean },
    from: number,
    share: number,
  ): AsyncGenerator<Stereo> {
    const { plan, layout = 'stereo' } = this.task;
    const own = this.videoSound();
    const shape = layout === 'surround' ? undefined : shaperOf(layout);
    try {
      let done = 0;
      const blocks = renderMix(new Mixer(plan, this.sounds), plan, {
        ...options,
        blockFrames: this.blockFrames,
        prepare: () => this.prepare(),
        ...(shape && { shape }),
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

  /** Between two blocks the thread hears whether it is to stop, and looks at what it has used. */
  private async prepare(): Promise<void> {
    await setImmediate();
    this.run.signal.throwIfAborted();
    if ((this.run.spentMs?.() ?? 0) > soundLimitMs(this.task)) throw new UnreadableMedia(MEDIA_NOTES.EXPORT_TOO_HEAVY);
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

function stereoOf(channels: readonly Float32Array[], first: number): Stereo {
  const [left = new Float32Array(), right = left] = channels.slice(first, first + 2);
  return { left, right };
}
