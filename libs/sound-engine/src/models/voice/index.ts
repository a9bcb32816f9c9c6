import type { SoundModel } from '../../model';
import { VOICE_CALL_MODELS } from './voice-calls';

/** Human voices: a new source is a file beside this one (or a row of a kernel's table) and its name here. */
export const VOICE_MODELS: readonly SoundModel[] = [
  ...VOICE_CALL_MODELS,
];
