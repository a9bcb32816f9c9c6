import { extname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { framesPerSecond, MEDIA_NOTES, TIMELINE_LIMITS, type VideoFrameTimes } from '@whoosh/contracts';
import {
  drawPictureSheets,
  drawPictureStrip,
  isCutOff,
  isFolded,
  makePlayableCopy,
  makeProxy,
  measurePeaks,
  type MediaNote,
  MediaTools,
  playabilityOf,
  PROXY_GROUP,
  probeMedia,
  readMovieHeader,
  readPictureTimes,
  stripLayoutOf,
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

/** Raised where more is made of videos: those that were prepared before are then made up for when they are opened. */
export const PREPARATION_VERSION = 1;

/** How long the steps take beside one another, as measured for 1080p. */
const WEIGHTS = { probe: 1, copy: 2, proxy: 50, strip: 3, peaks: 3, sheets: 4 } as const;
/** Of its interval in the strip, that the key frames of a video may stand apart for it to be drawn of them. */
const KEY_GAP = 1.5;

interface Step {
  video: ProjectVideo;
  programs: MediaPrograms;
  file: string;
  folder: string;
  info: MediaInfo;
  how: Playability;
  times: PictureTimes;
  signal: AbortSignal;
  report: ProgressReport;
  /** It was drawn in this try. */
  hasStrip: boolean;
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
      await this.fail(id, error.note);
    }
  }

  /** Ends a preparation that failed for good. What plays already goes on to play. */
  async fail(id: number, note: MediaNote): Promise<void> {
    const video = await this.videos.find(id);
    if (video === null) return;
    const isPlayed = video.playFile !== null;
    await this.videos.report(id, {
      ...(isPlayed ? { state: 'ready', message: null, progress: 1 } : { state: 'failed', message: note }),
      preparationVersion: PREPARATION_VERSION,
    });
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
    const report = new ProgressReport(this.videos, video.id);
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
    const step: Step = { video, programs, file, folder, info, how, times, signal, report, hasStrip: false };
    await this.keepTimes(step);
    await this.makeAll(step);
    await report.tell({
      state: 'ready',
      progress: 1,
      message: await noteOn(file, info),
      preparationVersion: PREPARATION_VERSION,
    });
  }

  /** In the order in which an editor needs it: first a picture to work with, then the rest, what is quick before. */
  private async makeAll(step: Step): Promise<void> {
    const { file, info, how, times } = step;
    if (how !== 'proxy') {
      await this.makePlayable(step, how);
      if (times.widestKeyGap <= KEY_GAP * stripLayoutOf(info).interval)
        await optional(() => this.drawStrip(step, { file, widestKeyGap: times.widestKeyGap }));
      await optional(() => this.drawSound(step));
    }
    const proxy = how === 'proxy' ? await this.makeProxy(step) : await optional(() => this.makeProxy(step));
    const source =
      proxy === null
        ? { file, widestKeyGap: times.widestKeyGap }
        : { file: proxy, widestKeyGap: PROXY_GROUP / framesPerSecond(times.rate) };
    await optional(() => this.drawStrip(step, source));
    if (how === 'proxy') await optional(() => this.drawSound(step));
    if (proxy !== null) await optional(() => this.drawSheets(step, proxy));
  }

  /** A copy begins at 0, whenever the upload does. */
  private async keepTimes({ video, info, how, times }: Step): Promise<void> {
    if (video.frameTimesFile !== null || times.starts === null) return;
    const earlier = how === 'as-is' ? 0 : Math.round(info.start * 1e6);
    const body: VideoFrameTimes = { starts: times.starts.map((start) => start - earlier) };
    await this.store(video, { extension: 'json', content: Buffer.from(JSON.stringify(body)) }, (frameTimesFile) => ({
      frameTimesFile,
    }));
  }

  private async makePlayable(
    { video, programs, file, folder, info, signal, report }: Step,
    how: Exclude<Playability, 'proxy'>,
  ): Promise<void> {
    await report.begin(MEDIA_NOTES.MAKING_PLAYABLE, WEIGHTS.copy);
    if (video.playFile !== null) return;
    if (how === 'as-is') return report.tell({ playFile: video.uploadFile });
    const target = join(folder, 'playable.mp4');
    await makePlayableCopy(programs, { file, info, target, signal, onProgress: report.part });
    await this.store(video, { extension: 'mp4', content: target }, (playFile) => ({ playFile }));
  }

  /** @returns where it lies on this machine's disk */
  private async makeProxy({ video, programs, file, folder, info, how, times, signal, report }: Step): Promise<string> {
    await report.begin(MEDIA_NOTES.MAKING_PROXY, WEIGHTS.proxy);
    if (video.proxyFile !== null) return this.folders.fileOf(video.proxyFile, folder);
    const target = join(folder, 'proxy.mp4');
    const { cuts } = await makeProxy(programs, {
      ...{ file, info, starts: times.starts, target, signal },
      keepsStart: how === 'as-is',
      onProgress: report.part,
    });
    await this.store(video, { extension: 'mp4', content: target }, (proxyFile) => ({
      proxyFile,
      ...(video.playFile === null && how === 'proxy' ? { playFile: proxyFile } : {}),
      ...(video.cuts.length === 0 ? { cuts } : {}),
    }));
    return target;
  }

  private async drawStrip(step: Step, { file, widestKeyGap }: { file: string; widestKeyGap: number }): Promise<void> {
    const { video, programs, folder, info, signal, report } = step;
    await report.begin(MEDIA_NOTES.DRAWING_PICTURES, WEIGHTS.strip);
    if (video.stripFile !== null || step.hasStrip) return;
    const target = join(folder, 'strip.jpg');
    const strip = await drawPictureStrip(programs, { file, info, widestKeyGap, target, signal });
    await this.store(video, { extension: 'jpg', content: target }, (stripFile) => ({ stripFile, strip }));
    step.hasStrip = true;
  }

  private async drawSheets(
    { video, programs, folder, info, times, signal, report }: Step,
    file: string,
  ): Promise<void> {
    await report.begin(MEDIA_NOTES.DRAWING_PICTURES, WEIGHTS.sheets);
    if (video.sheets.length > 0) return;
    const pathOf = (density: number) => join(folder, `sheets-${density}.jpg`);
    const drawn = await drawPictureSheets(programs, { file, info, rate: times.rate, pathOf, signal });
    const sheets: ProjectVideo['sheets'] = [];
    for (const { path, ...layout } of drawn) {
      await this.store(video, { extension: 'jpg', content: path }, (name) => {
        sheets.push({ file: name, ...layout });
        return { sheets };
      });
    }
  }

  private async drawSound({ video, programs, file, info, signal, report }: Step): Promise<void> {
    await report.begin(MEDIA_NOTES.DRAWING_SOUND, WEIGHTS.peaks);
    if (info.sound === null) return;
    if (video.peaksFile !== null && video.wave !== null) return;
    const { peaks, wave } = await measurePeaks(programs, { file, duration: info.duration, kind: 'video', signal });
    if (video.peaksFile === null)
      await this.store(video, { extension: 'json', content: Buffer.from(JSON.stringify(peaks)) }, (peaksFile) => ({
        peaksFile,
      }));
    await this.store(video, { extension: 'bin', content: wave.bytes }, (name) => ({
      wave: { file: name, samples: wave.samples },
    }));
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

/** What a person should know of a video that can be used. */
async function noteOn(file: string, { sound }: MediaInfo): Promise<MediaNote | null> {
  if (await isCutOff(file)) return MEDIA_NOTES.VIDEO_CUT_OFF;
  return isFolded(sound) ? MEDIA_NOTES.VIDEO_FOLDED : null;
}

/** What an editor can do without: a video whose end is damaged still plays up to there. */
async function optional<T>(step: () => Promise<T>): Promise<T | null> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof UnreadableMedia)) throw error;
    return null;
  }
}

const WHOLE = Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0);

/** Adds up the progress of the steps, and tells of it now and then. */
class ProgressReport {
  private done: number = WEIGHTS.probe;
  private weight = 0;
  private toldAt = 0;

  constructor(
    private readonly videos: ProjectVideosService,
    private readonly id: number,
  ) {}

  /** @throws NoLongerNeeded when the video is gone */
  async tell(changes: VideoReport): Promise<void> {
    if (!(await this.videos.report(this.id, changes))) throw new NoLongerNeeded();
  }

  /** The step before is done. */
  async begin(message: MediaNote, weight: number): Promise<void> {
    this.done += this.weight;
    this.weight = weight;
    await this.tell({ message, progress: this.done / WHOLE });
  }

  /** Hears 0..1 of the step. */
  readonly part = (part: number): void => {
    if (performance.now() - this.toldAt < REPORT_INTERVAL_MS) return;
    this.toldAt = performance.now();
    // News that may be lost: the next step tells again, and hears whether the video is still there.
    this.videos.report(this.id, { progress: (this.done + this.weight * part) / WHOLE }).catch(() => undefined);
  };
}
