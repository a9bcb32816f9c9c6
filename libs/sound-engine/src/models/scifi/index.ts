import type { SoundModel } from '../../model';
import { GAME_MODELS } from './games';
import { laser } from './laser';
import { FUTURE_MODELS } from './future';

/**
 * Science fiction and games: a new source is a file beside this one (or a row of a kernel's table) and its name here.
 */
export const SCIFI_MODELS: readonly SoundModel[] = [laser, ...FUTURE_MODELS, ...GAME_MODELS];
