import { TIMELINE_LIMITS } from '@whoosh/contracts';
import { fieldsBesideTimes } from './clip-fields';
import { clipSamples } from './clip-times';
import type { TimelineItemResponse } from './dto/timeline-item.dto';
import type { TimelineItem } from './timeline-item.entity';

const { sampleRate } = TIMELINE_LIMITS;

export function toItemResponse(item: TimelineItem): TimelineItemResponse {
  const samples = clipSamples(item);
  return {
    id: item.id,
    projectId: item.projectId,
    ...fieldsBesideTimes(item),
    samples,
    startTime: samples.start / sampleRate,
    duration: samples.duration / sampleRate,
    offset: samples.offset / sampleRate,
    fadeIn: samples.fadeIn / sampleRate,
    fadeOut: samples.fadeOut / sampleRate,
  };
}
