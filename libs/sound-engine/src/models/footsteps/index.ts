import type { SoundModel } from '../../model';
import { footsteps, patter, run, shuffle } from './footsteps';
import { hooves } from './hooves';

/** Feet and hooves: a new source is a file beside this one (or a row of a kernel's table) and its name here. */
export const FOOTSTEP_MODELS: readonly SoundModel[] = [footsteps, run, shuffle, patter, hooves];
