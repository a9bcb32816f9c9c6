import type { SoundModel } from '../../model';
import { CARTOON_MODELS } from './cartoon';
import { CINEMATIC_MODELS } from './cinematic';
import { MAGIC_MODELS } from './magic';

/**
 * Sounds that nothing in the world makes: magic, film, cartoon. A new one is a row of a table and, if it needs a new
 * table, its name here.
 */
export const DESIGNED_MODELS: readonly SoundModel[] = [...MAGIC_MODELS, ...CINEMATIC_MODELS, ...CARTOON_MODELS];
