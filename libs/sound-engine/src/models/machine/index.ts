import type { SoundModel } from '../../model';
import { carEngine, OTHER_ENGINES } from './car-engine';
import { carStart } from './car-start';
import { FLYING_MODELS } from './flying';
import { airBrake, reverseBeep } from './heavy-vehicles';
import { HORN_MODELS } from './horns';
import { motorboat } from './motorboat';
import { RAIL_MODELS } from './rails';
import { ROAD_MODELS } from './road-sounds';
import { quadBike } from './quad-bike';
import { sirenPolice, OTHER_SIRENS } from './siren';
import { WORKS_MODELS } from './works';

/**
 * Vehicles, aircraft, trains, sirens: a new source is a file beside this one (or a row of a kernel's table) and its
 * name here.
 */
export const MACHINE_MODELS: readonly SoundModel[] = [
  carEngine,
  ...OTHER_ENGINES,
  carStart,
  motorboat,
  reverseBeep,
  airBrake,
  sirenPolice,
  ...OTHER_SIRENS,
  ...HORN_MODELS,
  ...FLYING_MODELS,
  ...RAIL_MODELS,
  ...ROAD_MODELS,
  ...WORKS_MODELS,
  quadBike,
];
