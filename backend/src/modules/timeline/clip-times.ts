import { type ClipSamples, TIMELINE_LIMITS } from '@whoosh/contracts';
import type { TimelineItemFieldsDto } from './dto/timeline-item.dto';
import type { TimelineItem } from './timeline-item.entity';

const SAMPLES_PER_MS = TIMELINE_LIMITS.sampleRate / 1_000;

/** The columns of a clip's times: whole milliseconds, and the samples that they are rounded from. */
export type TimeColumns = Pick<
  TimelineItem,
  | 'startMs'
  | 'startSamples'
  | 'durationMs'
  | 'durationSamples'
  | 'offsetMs'
  | 'offsetSamples'
  | 'fadeInMs'
  | 'fadeInSamples'
  | 'fadeOutMs'
  | 'fadeOutSamples'
>;

/** What an edit calls the times of a clip in seconds. */
const SECONDS = {
  start: 'startTime',
  duration: 'duration',
  offset: 'offset',
  fadeIn: 'fadeIn',
  fadeOut: 'fadeOut',
} as const satisfies Record<keyof ClipSamples, keyof TimelineItemFieldsDto>;

/** Seconds as the nearest whole samples. */
export function toSamples(seconds: number): number {
  return Math.round(seconds * TIMELINE_LIMITS.sampleRate);
}

export function samplesOfMs(ms: number): number {
  return ms * SAMPLES_PER_MS;
}

/** The times of a stored clip. */
export function clipSamples(item: TimeColumns): ClipSamples {
  return {
    start: exact(item.startMs, item.startSamples),
    duration: exact(item.durationMs, item.durationSamples),
    offset: exact(item.offsetMs, item.offsetSamples),
    fadeIn: exact(item.fadeInMs, item.fadeInSamples),
    fadeOut: exact(item.fadeOutMs, item.fadeOutSamples),
  };
}

/** A process of an earlier version writes milliseconds alone: then samples that do not belong to them are old. */
function exact(ms: number, samples: number | null): number {
  return samples !== null && toMs(samples) === ms ? samples : samplesOfMs(ms);
}

function toMs(samples: number): number {
  return Math.round(samples / SAMPLES_PER_MS);
}

export function timeColumns({ start, duration, offset, fadeIn, fadeOut }: ClipSamples): TimeColumns {
  return {
    startMs: toMs(start),
    startSamples: start,
    durationMs: toMs(duration),
    durationSamples: duration,
    offsetMs: toMs(offset),
    offsetSamples: offset,
    fadeInMs: toMs(fadeIn),
    fadeInSamples: fadeIn,
    fadeOutMs: toMs(fadeOut),
    fadeOutSamples: fadeOut,
  };
}

/**
 * What an edit says of one time of a clip, in samples; undefined when it says nothing. Samples hold where the seconds
 * are missing. Where both are there, who read a clip and changed one of them sends back the other as it was: the one
 * that differs from what is stored is meant, and of two such the samples.
 */
export function givenSamples(
  fields: TimelineItemFieldsDto,
  time: keyof ClipSamples,
  stored: number | undefined,
): number | undefined {
  const seconds = fields[SECONDS[time]];
  const samples = fields.samples?.[time];
  if (seconds === undefined || (samples !== undefined && samples !== stored)) return samples;
  return toSamples(seconds);
}
