import type { SoundModel } from '../../model';
import { doorOpenClose, doorSlam, drawer, slidingDoor, windowShut } from './door';
import { doorCreak } from './door-creak';
import { knock } from './knock';

/** Doors, drawers, locks: a new source is a file beside this one (or a row of a kernel's table) and its name here. */
export const DOOR_MODELS: readonly SoundModel[] = [
  doorOpenClose, doorSlam, slidingDoor, drawer, windowShut,
  doorCreak,
  knock,
];
