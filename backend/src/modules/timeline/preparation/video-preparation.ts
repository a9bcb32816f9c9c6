import { extname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { framesPerSecond, MEDIA_NOTES, TIMELINE_LIMITS, type VideoFrameTimes } from '@whoosh/contracts';
import {
  drawPictureStrip,
  findCuts,
  isCutOff,
  makePlayableCopy,
  measurePeaks,
  type MediaNote,
  MediaTools,
  playabilityOf,
  probeMedia,
  readMovieHeader,
  readPictureTimes,
  UnreadableMedia,
  type MediaInfo,
  type MediaPrograms,
  type PictureTimes,
  type Playability,
} from '../../../infra/media';
import { WorkFolders } from '../../../infra/media-work';
import { WorkBudget } from '../../../infra/work-budget';
import { type ProjectVideo, ProjectVideosService, type VideoReport } from '../../projects';
import { DerivedFiles, type NewFile, NoLongerNeeded } from './derived-files';

/** What browsers may play as it came, by the ending of its name. */
const PLAYED_ENDINGS = new Set(['.mp4', '.m4v', '.mov']);
const REPORT_INTERVAL_MS = 500;

/** How long the steps take beside one another, as measured for 1080p. */
const WEIGHTS = { probe: 1, copy: { 'as-is': 0, remux: 2, proxy: 40 }, strip: 3, peaks: 2, cuts: 20 } as const;

interface Step {
  video: ProjectVideo;
  programs: MediaPrograms;
  file: string;
  folder: string;
  info: MediaInfo;
  times: PictureTimes;
  signal: AbortSignal;
  report: ProgressReport;
}

/** Makes a video playable, and finds out what an editor shows of it. A second try goes on where the first one died. */
@Injectable()
export class VideoPreparation {
  constructor(
    private readonly tools: MediaTools,
    private readonly folders: WorkFolders,
    private readonly videos: ProjectVideosService,
    private readonly derived: DerivedFiles,
    private readonly work: WorkBudget,
  ) {}

  async prepare(id: number, jobId: string, signal: AbortSignal): Promise<void> {
    const video = await this.videos.find(id);
    if (video === null || video.state !== 'preparing') return;
    const programs = this.tools.heardBy((ms) => this.work.noteBackground(video.userId, ms));
    try {
      await this.folders.with(jobId, (folder) =>
        programs === null ? this.doWithout(folder, video) : this.prepareIn(folder, video, programs, signal),
      );
    } catch (error) {
      if (error instanceof NoLongerNeeded) return;
      if (!(error instanceof UnreadableMedia)) throw error;
      await this.videos.report(id, { state: 'failed', message: error.message });
    }
  }

  private async prepareIn(
    folder: string,
    video: ProjectVideo,
    programs: MediaPrograms,
    signal: AbortSignal,
  ): Promise<void> {
    const file = await this.folders.fileOf(video.uploadFile, folder);
    const info = await probeMedia(programs, file, 'video', signal);
    const how = playabilityOf(info);
    const report = new ProgressReport(this.videos, video.id, WEIGHTS.copy[how]);
    const { duration, picture, sound, startTimecode } = info;
    const times = await readPictureTimes(programs, { file, info, signal });
    await report.tell({
      duration,
      width: picture?.width ?? null,
      height: picture?.height ?? null,
      frameRate: framesPerSecond(times.rate),
      frameRateFraction: times.rate,
      startTimecode,
      hasAudio: sound !== null,
    });
    const step = { video, programs, file, folder, info, times, signal, report };
    await this.keepTimes(step, how);
    await this.makePlayable(step, how);
    await optional(() => this.drawStrip(step));
    if (sound !== null) await optional(() => this.drawSound(step));
    await optional(() => this.findCuts(step));
    await report.tell({
      state: 'ready',
      progress: 1,
      message: (await isCutOff(file)) ? MEDIA_NOTES.VIDEO_CUT_OFF : null,
    });
  }

  /** A copy begins at 0, whenever the upload does. */
  private async keepTimes({ video, info, times }: Step, how: Playability): Promise<void> {
    if (video.frameTimesFile !== null || times.starts === null) return;
    const earlier = how === 'as-is' ? 0 : Math.round(info.start * 1e6);
    const body: VideoFrameTimes = { starts: times.starts.map((start) => start - earlier) };
    await this.store(video, { extension: 'json', content: Buffer.from(JSON.stringify(body)) }, (frameTimesFile) => ({
      frameTimesFile,
    }));
  }

  private async makePlayable(
    { video, programs, file, folder, info, signal, report }: Step,
    how: Playability,
  ): Promise<void> {
    await report.begin(MEDIA_NOTES.MAKING_PLAYABLE, WEIGHTS.copy[how]);
    if (video.playFile !== null) return;
    if (how === 'as-is') return report.tell({ playFile: video.uploadFile });
    const target = join(folder, 'playable.mp4');
    await makePlayableCopy(programs, { file, info, how, target, signal, onProgress: report.part });
    await this.store(video, { extension: 'mp4', content: target }, (playFile) => ({ playFile }));
  }

  private async drawStrip({ video, programs, file, folder, info, times, signal, report }: Step): Promise<void> {
    await report.begin(MEDIA_NOTES.DRAWING_PICTURES, WEIGHTS.strip);
    if (video.stripFile !== null) return;
    const target = join(folder, 'strip.jpg');
    const strip = await drawPictureStrip(programs, {
      file,
      info,
      widestKeyGap: times.widestKeyGap,
      target,
      signal,
    });
    await this.store(video, { extension: 'jpg', content: target }, (stripFile) => ({ stripFile, strip }));
  }

  private async drawSound({ video, programs, file, info, signal, report }: Step): Promise<void> {
    await report.begin(MEDIA_NOTES.DRAWING_SOUND, WEIGHTS.peaks);
    if (video.peaksFile !== null) return;
    const peaks = await measurePeaks(programs, { file, duration: info.duration, kind: 'video', signal });
    await this.store(video, { extension: 'json', content: Buffer.from(JSON.stringify(peaks)) }, (peaksFile) => ({
      peaksFile,
    }));
  }

  private async findCuts({ programs, file, info, times, signal, report }: Step): Promise<void> {
    await report.begin(MEDIA_NOTES.FINDING_CUTS, WEIGHTS.cuts);
    const cuts = await findCuts(programs, { file, info, starts: times.starts, signal, onProgress: report.part });
    await report.tell({ cuts });
  }

  private store(
    video: ProjectVideo,
    file: Pick<NewFile, 'extension' | 'content'>,
    noted: (name: string) => VideoReport,
  ): Promise<void> {
    const { id, userId, projectId } = video;
    return this.derived.store({ ...file, userId, projectId, kind: 'derived' }, (name, _bytes, manager) =>
      this.videos.report(id, noted(name), manager),
    );
  }

  /** Without ffmpeg a file is known by what its header promises; whether it plays is left to the browser. */
  private async doWithout(folder: string, { id, uploadFile }: ProjectVideo): Promise<void> {
    if (!PLAYED_ENDINGS.has(extname(uploadFile))) throw new UnreadableMedia(MEDIA_NOTES.FFMPEG_PLAY_VIDEO);
    const header = await readMovieHeader(await this.folders.fileOf(uploadFile, folder));
    if (header === null) throw new UnreadableMedia(MEDIA_NOTES.VIDEO_DAMAGED);
    const { hasSound: hasAudio, ...size } = header;
    if ((size.duration ?? 0) > TIMELINE_LIMITS.maxSeconds) throw new UnreadableMedia(MEDIA_NOTES.VIDEO_TOO_LONG);
    const message = MEDIA_NOTES.FFMPEG_SHOW_VIDEO;
    await this.videos.report(id, { state: 'ready', progress: 1, message, playFile: uploadFile, hasAudio, ...size });
  }
}

/** What an editor can do without: a video whose end is damaged still plays up to there. */
async function optional(step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (!(error instanceof UnreadableMedia)) throw error;
  }
}

/** Adds up the progress of the steps, and tells of it now and then. */
class ProgressReport {
  private readonly whole: number;
  private done: number = WEIGHTS.probe;
  private weight = 0;
  private toldAt = 0;

  constructor(
    private readonly videos: ProjectVideosService,
    private readonly id: number,
    copyWeight: number,
  ) {
    this.whole = WEIGHTS.probe + copyWeight + WEIGHTS.strip + WEIGHTS.peaks + WEIGHTS.cuts;
  }

  /** @throws NoLongerNeeded when the video is gone */
  async tell(changes: VideoReport): Promise<void> {
    if (!(await this.videos.report(this.id, changes))) throw new NoLongerNeeded();
  }

  /** The step before is done. */
  async begin(message: MediaNote, weight: number): Promise<void> {
    this.done += this.weight;
    this.weight = weight;
    await this.tell({ message, progress: this.done / this.whole });
  }

  /** Hears 0..1 of the step. */
  readonly part = (part: number): void => {
    if (performance.now() - this.toldAt < REPORT_INTERVAL_MS) return;
    this.toldAt = performance.now();
    // News that may be lost: the next step tells again, and hears whether the video is still there.
    this.videos.report(this.id, { progress: (this.done + this.weight * part) / this.whole }).catch(() => undefined);
  };
}
