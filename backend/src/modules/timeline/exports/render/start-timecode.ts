import { frameRateOf, frameStartMs, type PictureTiming, pictureTiming, smpteTimecode } from '@whoosh/contracts';
import { MIX_RATE } from '@whoosh/timeline-mix';
import type { ExportVideo } from './export-task';

/** Samples from midnight to the first picture, by the timecode of its video; 0 where that tells none. */
export function startSampleOf(video: ExportVideo | null): number {
  const timing = timingOf(video);
  return timing === null ? 0 : Math.round((frameStartMs(timing.firstFrame, timing.rate) / 1000) * MIX_RATE);
}

/** The timecode of the first picture as its rate is counted; null where its video tells none. */
export function startTimecodeOf(video: ExportVideo): string | null {
  const timing = timingOf(video);
  return timing === null ? null : smpteTimecode(timing.firstFrame, timing.rate, timing.isDropFrame);
}

function timingOf(video: ExportVideo | null): PictureTiming | null {
  const { startTimecode = null, frameRate = null, frameRateFraction = null } = video ?? {};
  const rate = frameRateFraction ?? (frameRate === null ? null : frameRateOf(frameRate));
  return startTimecode === null || rate === null ? null : pictureTiming(rate, { startTimecode });
}
