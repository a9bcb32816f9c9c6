import type { SoundModel } from '../../model';
import { campfire, fireLarge } from './campfire';
import { ignite } from './ignite';
import { sizzle } from './sizzle';

/** Fire: a new source is a file beside this one (or a row of a kernel's table) and its name here. */
export const FIRE_MODELS: readonly SoundModel[] = [campfire, fireLarge, ignite, sizzle];
