import type { SoundModel } from '../../model';
import { crowdChant } from './chant';
import { choke } from './choking';
import { CROWD_MODELS } from './crowd';
import { MELODY_MODELS } from './melody';
import { SPOKEN_THROUGH_MODELS } from './spoken-through';
import { speechChild, speechFemale, speechMale } from './talkers';
import { VOICE_CALL_MODELS } from './voice-calls';
import { whistleHuman } from './whistling';

/** Human voices: a new source is a file beside this one (or a row of a kernel's table) and its name here. */
export const VOICE_MODELS: readonly SoundModel[] = [
  ...VOICE_CALL_MODELS,
  speechMale,
  speechFemale,
  speechChild,
  ...MELODY_MODELS,
  ...CROWD_MODELS,
  whistleHuman,
  crowdChant,
  choke,
  ...SPOKEN_THROUGH_MODELS,
];
