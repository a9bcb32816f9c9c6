import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { decodeBars, encodeBars, LIMITS, MEDIA_NOTES, type Bar } from '@whoosh/contracts';
import {
  convertWav,
  decodeSound,
  isFolded,
  measurePeaks,
  MediaTools,
  type MediaPrograms,
  probeMedia,
  UnreadableMedia,
} from '../../../infra/media';
import { WorkFolders } from '../../../infra/media-work';
import { WorkBudget } from '../../../infra/work-budget';
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
    private readonly work: WorkBudget,
  ) {}

  async prepare(id: number, jobId: string, signal: AbortSignal): Promise<void> {
    const media = await this.media.find(id);
    if (media === null || media.state !== 'preparing') return;
    try {
      await this.folders.with(jobId, (folder) => this.prepareIn(folder, media, signal));
    } catch (error) {
      if (error instanceof NoLongerNeeded) return;
      if (!(error instanceof UnreadableMedia)) throw error;
      await this.media.report(id, { state: 'failed', message: error.message });
    }
  }

  private async prepareIn(folder: string, media: ProjectMedia, signal: AbortSignal): Promise<void> {
    const paths = {
      file: await this.folders.fileOf(media.uploadFile, folder),
      target: join(folder, 'sound.wav'),
      signal,
    };
    const onWork = (ms: number): void => this.work.noteBackground(media.userId, ms);
    const programs = this.tools.heardBy(onWork);
    const {
      seconds,
      bars: fine,
      channels,
    } = programs === null ? await convertWav(paths, onWork) : await convertAny(programs, paths);
    const barCount = Math.min(MAX_BARS, Math.max(LIMITS.waveformBars, Math.round(seconds / BAR_SECONDS)));
    const bars = encodeBars(fewerBars(fine, barCount));
    const message = isFolded({ channels }) ? MEDIA_NOTES.SOUND_FOLDED : null;
    const { id, userId, projectId } = media;
    await this.derived.store(
      { userId, projectId, kind: 'derived', extension: 'wav', content: paths.target },
      (audioFile, _bytes, manager) =>
        this.media.report(
          id,
          { state: 'ready', message, durationMs: Math.round(seconds * 1000), audioFile, bars },
          manager,
        ),
    );
  }
}

/** @returns length, waveform and channels of what was written to `target` @throws UnreadableMedia */
async function convertAny(
  programs: MediaPrograms,
  { file, target, signal }: { file: string; target: string; signal: AbortSignal },
) {
  const info = await probeMedia(programs, file, 'sound', signal);
  await decodeSound(programs, { file, info, kind: 'sound', target, signal, onProgress: () => undefined });
  const {
    peaks: { peaks, count },
  } = await measurePeaks(programs, {
    file: target,
    duration: info.duration,
    kind: 'sound',
    signal,
  });
  // The decoder knows the length better than the header of an MP3.
  return { seconds: count / 100, bars: decodeBars(peaks), channels: info.sound?.channels ?? 2 };
}

/**
 * Fewer bars of the same sound: each as loud as its loudest part and as bright as its parts on average, the loud ones
 * counting more.
 */
function fewerBars(bars: readonly Bar[], count: number): Bar[] {
  return Array.from({ length: count }, (_, i) => {
    const from = Math.floor((i * bars.length) / count);
    const parts = bars.slice(from, Math.max(from + 1, Math.floor(((i + 1) * bars.length) / count)));
    const total = parts.reduce((sum, { level }) => sum + level, 0);
    const weighted = parts.reduce((sum, { level, brightness }) => sum + level * brightness, 0);
    return { level: Math.max(0, ...parts.map(({ level }) => level)), brightness: total === 0 ? 0 : weighted / total };
  });
}
