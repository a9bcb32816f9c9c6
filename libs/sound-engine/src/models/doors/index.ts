import type { SoundModel } from '../../model';
import { CLICKS, clickModel } from './clicks';
import { doorOpenClose, doorSlam, drawer, slidingDoor, windowShut } from './door';
import { doorCreak, gate } from './door-creak';
import { doorbell } from './doorbell';
import { gestureModel, GESTURES } from './gesture';
import { knock } from './knock';

/** Doors, drawers, locks: a new source is a file beside this one (or a row of a kernel's table) and its name here. */
export const DOOR_MODELS: readonly SoundModel[] = [
  doorOpenClose,
  doorSlam,
  slidingDoor,
  drawer,
  windowShut,
  doorCreak,
  gate,
  doorbell,
  ...CLICKS.map(clickModel),
  ...GESTURES.map(gestureModel),
  knock,
];
