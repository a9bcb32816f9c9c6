import type { SoundModel } from '../../model';
import { churchBell, handBell } from './bell';
import { PLAYER_MODELS } from './playing';
import { METAL_MODELS } from './ringing-metal';

/**
 * Music and designed tones: a new source is a file beside this one (or a row of a kernel's table) and its name here.
 */
export const MUSIC_MODELS: readonly SoundModel[] = [churchBell, handBell, ...METAL_MODELS, ...PLAYER_MODELS];
