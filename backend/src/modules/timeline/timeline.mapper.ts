import type { TimelineItemResponse } from './dto/timeline-item.dto';
import type { TimelineItem } from './timeline-item.entity';

const MS = 1000;

/** Seconds as whole milliseconds. */
export function toMs(seconds: number): number {
  return Math.round(seconds * MS);
}

export function toItemResponse(item: TimelineItem): TimelineItemResponse {
  const { id, key, projectId, soundEffectId, mediaId, trackIndex, volume, gainDb, muted, loop, scene, sync } = item;
  return {
    id,
    key,
    projectId,
    soundEffectId,
    mediaId,
    trackIndex,
    volume,
    gainDb,
    muted,
    loop,
    scene,
    sync,
    startTime: item.startMs / MS,
    duration: item.durationMs / MS,
    offset: item.offsetMs / MS,
    fadeIn: item.fadeInMs / MS,
    fadeOut: item.fadeOutMs / MS,
  };
}
