import type { SoundModel } from '../../model';
import { ANIMAL_AIR_MODELS } from './animal-air';
import { ANIMAL_CALL_MODELS } from './animal-calls';
import { ANIMAL_TONE_MODELS } from './animal-tones';
import { cricket } from './cricket';
import { dogBark } from './dog-bark';
import { songbird } from './songbird';
import { squirrel } from './squirrel';
import { BUZZ_MODELS } from './wing-buzz';
import { woodpecker } from './woodpecker';

/** Animals: a new source is a file beside this one (or a row of a kernel's table) and its name here. */
export const ANIMAL_MODELS: readonly SoundModel[] = [
  cricket,
  dogBark,
  songbird,
  ...ANIMAL_AIR_MODELS,
  ...ANIMAL_CALL_MODELS,
  ...ANIMAL_TONE_MODELS,
  ...BUZZ_MODELS,
  woodpecker,
  squirrel,
];
