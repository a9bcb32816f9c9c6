import type { SoundModel } from '../../model';
import { noiseModel, NOISES, sineTone } from './noises';

/** Plain noises and tones: a new source is a row of a table or a file beside this one, and its name here. */
export const ROOM_MODELS: readonly SoundModel[] = [...NOISES.map(noiseModel), sineTone];

export { ambiencesOf } from './ambiences';
