import { planMix, type MixTimeline, type SourceId } from '@whoosh/timeline-mix';
import { itemOf, type Clip, type TimelineDocument } from '../model';
import type { SoundFile } from './read-sound';

/** What is played. */
export interface PlayerTimeline {
  document: TimelineDocument;
  media: MixTimeline['media'];
  /** Highest samples of the video's own sound for each 10 ms, where others may fall under it. */
  videoPeaks?: readonly number[] | null;
  /** Of the video, or of what is heard without one. */
  lengthMs: number;
  /** What the sound of a draft is called; null for other clips. Without it drafts are not heard. */
  draftOf?: (clip: Clip) => number | null;
  /** A sound's WAV at 48 kHz; null while there is none. */
  fileOf: (source: SourceId) => SoundFile | null;
  /** Hears of a sound that is about to be played and cannot be had. */
  onMissed?: (source: SourceId) => void;
}

/** The timeline as the mixer takes it, drafts under the numbers of their sounds. */
export function planOf(timeline: PlayerTimeline): ReturnType<typeof planMix> {
  const { document, media, videoPeaks = null, lengthMs, draftOf } = timeline;
  const items = document.clips.map((clip) => ({ ...itemOf(clip), draft: draftOf?.(clip) ?? null }));
  const [tracks, groups] = [[...document.tracks], [...document.groups]];
  return planMix({ ...document, items, tracks, groups, media, videoPeaks }, lengthMs / 1_000);
}
