import type { SoundModel } from '../../model';
import { carEngine, OTHER_ENGINES } from './car-engine';
import { sirenPolice, OTHER_SIRENS } from './siren';

/** Vehicles, aircraft, trains, sirens: a new source is a file beside this one (or a row of a kernel's table) and its name here. */
export const MACHINE_MODELS: readonly SoundModel[] = [
  carEngine, ...OTHER_ENGINES,
  sirenPolice, ...OTHER_SIRENS,
];
