import type { SoundModel } from '../../model';
import { ALARM_HORN_MODELS } from './alarm-horns';
import { beep, OTHER_BEEPS } from './beep';
import { HUM_MODELS } from './hums';
import { MICROPHONE_MODELS } from './microphones';
import { SIGNAL_MODELS } from './signals';

/** Electronics and alarms: a new source is a file beside this one (or a row of a kernel's table) and its name here. */
export const ELECTRONIC_MODELS: readonly SoundModel[] = [
  beep,
  ...OTHER_BEEPS,
  ...SIGNAL_MODELS,
  ...HUM_MODELS,
  ...ALARM_HORN_MODELS,
  ...MICROPHONE_MODELS,
];
