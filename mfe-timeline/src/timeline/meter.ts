/** The meter's bottom; what is quieter does not show. */
const FLOOR_DB = -60;
/** How long a peak stays. */
const HOLD_MS = 1000;

/** Share of the meter's height for a level: linear in decibels, 1 at 0 dBFS. */
export function meterShare(levelDb: number): number {
  return Math.min(1, Math.max(0, 1 - levelDb / FLOOR_DB));
}

export interface HeldPeak {
  levelDb: number;
  /** When it came, milliseconds. */
  at: number;
}

/** The peak that shows now: the louder of the new level and the one that is held still. */
export function holdPeak(held: HeldPeak, levelDb: number, now: number): HeldPeak {
  return levelDb >= held.levelDb || now - held.at > HOLD_MS ? { levelDb, at: now } : held;
}
