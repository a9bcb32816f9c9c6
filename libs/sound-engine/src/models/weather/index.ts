import type { SoundModel } from '../../model';
import { hitRainModel, HIT_RAINS } from './hit-rain';
import { rain } from './rain';
import { rumbleModel, RUMBLES } from './rumble';
import { thunder } from './thunder';
import { thunderstorm } from './thunderstorm';
import { swish, whoosh } from './whoosh';
import { blizzard, wind, windHowl } from './wind';
import { windLeaves } from './wind-leaves';

/** Weather and moving air: a new source is a file beside this one (or a row of a kernel's table) and its name here. */
export const WEATHER_MODELS: readonly SoundModel[] = [
  rain,
  ...HIT_RAINS.map(hitRainModel),
  wind,
  windHowl,
  blizzard,
  windLeaves,
  thunder,
  thunderstorm,
  ...RUMBLES.map(rumbleModel),
  whoosh,
  swish,
];
