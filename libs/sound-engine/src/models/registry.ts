import type { SoundModel } from '../model';
import { churchBell, handBell } from './bell';
import { knock } from './knock';
import { rain } from './rain';

/** Every sound source by its id. A new source is one file beside this one and one row here. */
export const MODELS: Readonly<Record<string, SoundModel>> = {
  church_bell: churchBell,
  hand_bell: handBell,
  knock,
  rain,
};
