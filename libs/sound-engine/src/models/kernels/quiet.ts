import { dbToGain } from '../../dsp/exact-math';
import { hash32 } from '../../dsp/random';
import { RoomFloor } from '../../dsp/room-floor';
import type { Performance } from '../../model';

/** RMS of the quiet under a model whose defaults are -23 LUFS: 41 dB below (`quietOf`). */
export const QUIET_RMS = 0.07 * dbToGain(-41);

/**
 * The noise of a quiet place between what an individual does. @param level RMS; the quietest twentieth of a recording
 * of struck and handled things lies 41 dB under its loudest moment (median over 44 sources of the development recordings)
 */
export function quietOf({ duration, seed, individual }: Performance, level: number): RoomFloor {
  return new RoomFloor(level * (individual?.floor ?? 1), duration, hash32(seed, 'floor'));
}

/** How long a recording of one event goes on after it, s. */
const AFTER_SECONDS = 0.25;

/** How long it is quiet under events of so many seconds: an event that nothing follows ends it, as recordings end. */
export function quietSeconds({ cue, duration }: Performance, seconds: number): number {
  const isAlone = cue.kind === 'shots' && cue.at.length === 1;
  return isAlone ? Math.min(duration, cue.at[0] + seconds + AFTER_SECONDS) : duration;
}

/** The same quiet, ended with an event that nothing follows. @param seconds of one event */
export function quietUnder(performance: Performance, level: number, seconds: number): RoomFloor {
  return quietOf({ ...performance, duration: quietSeconds(performance, seconds) }, level);
}
