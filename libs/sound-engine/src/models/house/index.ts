import type { SoundModel } from '../../model';
import { APPLIANCES } from './appliances';
import { clockTick } from './clock-tick';
import { HOUSEHOLD } from './household';
import { keyboard } from './keyboard';

/** The household: a new source is a file beside this one (or a row of a kernel's table) and its name here. */
export const HOUSE_MODELS: readonly SoundModel[] = [clockTick, keyboard, ...HOUSEHOLD, ...APPLIANCES];
