import type { SoundModel } from '../../model';
import { applause } from './applause';
import { BODY_AIR_MODELS } from './body-air';
import { BODY_CALL_MODELS } from './body-calls';
import { whisper } from '../voice/talkers';
import { clap, fingerSnap } from './hands';
import { heartbeat } from './heartbeat';

/** The human body: a new source is a file beside this one (or a row of a kernel's table) and its name here. */
export const BODY_MODELS: readonly SoundModel[] = [
  applause,
  clap,
  fingerSnap,
  heartbeat,
  ...BODY_AIR_MODELS,
  ...BODY_CALL_MODELS,
  whisper,
];
