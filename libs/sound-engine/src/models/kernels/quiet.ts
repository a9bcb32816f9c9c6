import { hash32 } from '../../dsp/random';
import { RoomFloor } from '../../dsp/room-floor';
import type { Performance } from '../../model';

/**
 * The noise of a quiet place between what an individual does. @param level RMS; the quietest twentieth of a recording
 * of struck and handled things lies 41 dB under its loudest moment (median over 44 sources of the development recordings)
 */
export function quietOf({ duration, seed, individual }: Performance, level: number): RoomFloor {
  return new RoomFloor(level * (individual?.floor ?? 1), duration, hash32(seed, 'floor'));
}
