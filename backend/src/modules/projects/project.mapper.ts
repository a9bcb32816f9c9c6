import { frameRateOf, mediaNoteCode } from '@whoosh/contracts';
import { fileUrl } from '../../infra/files';
import type { ProjectResponse, ProjectVideoResponse } from './dto/project.response';
import type { Project } from './project.entity';
import type { NamedVideo } from './videos/project-videos.service';

/** A project as its owner sees it. @param video the one that it has now */
export function toProjectResponse(project: Project, video: NamedVideo | undefined): ProjectResponse {
  return {
    id: project.id,
    name: project.name,
    type: project.type,
    videoUrl: video === undefined ? null : fileUrl(video.uploadFile),
    videoDuration: video?.duration ?? video?.statedDuration ?? null,
    video: video === undefined ? null : toVideoResponse(video),
    createdAt: project.createdAt.toISOString(),
    updatedAt: project.updatedAt.toISOString(),
  };
}

function toVideoResponse(video: NamedVideo): ProjectVideoResponse {
  const { state, progress, message, duration, width, height, frameRate, hasAudio, cuts, strip, stripFile } = video;
  return {
    name: video.name,
    state,
    progress,
    message,
    duration,
    width,
    height,
    frameRate,
    frameRateFraction: video.frameRateFraction ?? (frameRate === null ? null : frameRateOf(frameRate)),
    startTimecode: video.startTimecode,
    frameTimesUrl: urlOf(video.frameTimesFile),
    hasAudio,
    cuts,
    messageCode: mediaNoteCode(message),
    playUrl: urlOf(video.playFile),
    proxyUrl: urlOf(video.proxyFile),
    sheets: video.sheets.map(({ file, ...sheets }) => ({ url: fileUrl(file), ...sheets })),
    strip: strip === null || stripFile === null ? null : { url: fileUrl(stripFile), ...strip },
    peaksUrl: urlOf(video.peaksFile),
    wave: video.wave === null ? null : { url: fileUrl(video.wave.file), samples: video.wave.samples },
  };
}

function urlOf(name: string | null): string | null {
  return name === null ? null : fileUrl(name);
}
