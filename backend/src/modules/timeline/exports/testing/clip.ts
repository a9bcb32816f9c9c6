import type { MixItem } from '@whoosh/timeline-mix';

/** A clip of one second of effect 1 at the start of A1, changed as asked. */
export const clip = (key: string, changes: Partial<MixItem>): MixItem => ({
  key,
  soundEffectId: 1,
  mediaId: null,
  startTime: 0,
  trackIndex: 0,
  volume: 1,
  gainDb: 0,
  duration: 1,
  offset: 0,
  fadeIn: 0,
  fadeOut: 0,
  muted: false,
  loop: false,
  ...changes,
});
