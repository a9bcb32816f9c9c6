import { TIMELINE_LIMITS } from '@whoosh/contracts';
import { clamp } from './clip-edits';

/** A gain within what may be set, decibels. */
export const gain = (db: number): number => clamp(db, TIMELINE_LIMITS.minGainDb, TIMELINE_LIMITS.maxGainDb);

export function withGain<T extends { gainDb: number }>(of: T): T {
  return { ...of, gainDb: gain(of.gainDb) };
}
