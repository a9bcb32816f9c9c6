import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { decodeBars, encodeBars, LIMITS, type Bar } from '@whoosh/contracts';
import { decodeSound, ffmpegMissing, measurePeaks, MediaTools, type MediaPrograms, probeMedia, UnreadableMedia } from '../../../infra/media';
import { WorkFolders } from '../../../infra/media-work';
import { MediaService } from '../media/media.service';
import type { ProjectMedia } from '../media/project-media.entity';
import { DerivedFiles, NoLongerNeeded } from './derived-files';

/** A bar of a voice or music stands for this long, as far as there are not too many. */
const BAR_SECONDS = 0.05;
const MAX_BARS = 4_000;

/** Makes uploaded sounds into what is mixed, and draws their waveforms. */
@Injectable()
export class SoundPreparation {
  constructor(
    private readonly tools: MediaTools,
    private readonly folders: WorkFolders,
    private readonly media: MediaService,
    private readonly derived: DerivedFiles,
  ) {}

  async prepare(id: number, jobId: string, signal: AbortSignal): Promise<void> {
    const media = await this.media.find(id);
    if (media === null || media.state !== 'preparing') return;
    const { programs } = this.tools;
    try {
      if (programs === null) throw new UnreadableMedia(ffmpegMissing('Reading this sound'));
      await this.folders.with(jobId, (folder) => this.prepareIn(folder, media, programs, signal));
    } catch (error) {
      if (error instanceof NoLongerNeeded) return;
      if (!(error instanceof UnreadableMedia)) throw error;
      await this.media.report(id, { state: 'failed', message: error.message });
    }
  }

  private async prepareIn(folder: string, media: ProjectMedia, programs: MediaPrograms, signal: AbortSignal): Promise<void> {
    const file = await this.folders.fileOf(media.uploadFile, folder);
    const info = await probeMedia(programs, file, 'sound', signal);
    const target = join(folder, 'sound.wav');
    await decodeSound(programs, { file, info, kind: 'sound', target, signal, onProgress: () => undefined });
    const { peaks, count } = await measurePeaks(programs, { file: target, duration: info.duration, kind: 'sound', signal });
    // The decoder knows the length better than the header of an MP3.
    const seconds = count / 100;
    const barCount = Math.min(MAX_BARS, Math.max(LIMITS.waveformBars, Math.round(seconds / BAR_SECONDS)));
    const bars = encodeBars(fewerBars(decodeBars(peaks), barCount));
    const { id, userId, projectId } = media;
    await this.derived.store({ userId, projectId, kind: 'derived', extension: 'wav', content: target }, (audioFile, _bytes, manager) =>
      this.media.report(id, { state: 'ready', message: null, durationMs: Math.round(seconds * 1000), audioFile, bars }, manager),
    );
  }
}

/** Fewer bars of the same sound: each as loud as its loudest part and as bright as its parts on average, the loud ones counting more. */
export function fewerBars(bars: readonly Bar[], count: number): Bar[] {
  return Array.from({ length: count }, (_, i) => {
    const from = Math.floor((i * bars.length) / count);
    const parts = bars.slice(from, Math.max(from + 1, Math.floor(((i + 1) * bars.length) / count)));
    const total = parts.reduce((sum, { level }) => sum + level, 0);
    const weighted = parts.reduce((sum, { level, brightness }) => sum + level * brightness, 0);
    return { level: Math.max(0, ...parts.map(({ level }) => level)), brightness: total === 0 ? 0 : weighted / total };
  });
}
