import type { SoundModel } from '../../model';
import { rain } from './rain';
import { thunder } from './thunder';
import { whoosh } from './whoosh';
import { wind } from './wind';
import { windLeaves } from './wind-leaves';

/** Weather and moving air: a new source is a file beside this one (or a row of a kernel's table) and its name here. */
export const WEATHER_MODELS: readonly SoundModel[] = [
  rain,
  wind,
  windLeaves,
  thunder,
  whoosh,
];
