import { TIMELINE_LIMITS } from '@whoosh/contracts';
import { clipSamples } from './clip-times';
import type { TimelineItemResponse } from './dto/timeline-item.dto';
import type { TimelineItem } from './timeline-item.entity';

const { sampleRate } = TIMELINE_LIMITS;

export function toItemResponse(item: TimelineItem): TimelineItemResponse {
  const { id, key, projectId, soundEffectId, mediaId, trackIndex, volume, gainDb, muted, loop, scene } = item;
  const { sync, envelopes, centered } = item;
  const samples = clipSamples(item);
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
    envelopes,
    centered,
    samples,
    startTime: samples.start / sampleRate,
    duration: samples.duration / sampleRate,
    offset: samples.offset / sampleRate,
    fadeIn: samples.fadeIn / sampleRate,
    fadeOut: samples.fadeOut / sampleRate,
  };
}
