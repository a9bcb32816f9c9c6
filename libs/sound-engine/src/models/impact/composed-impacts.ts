import type { SoundModel } from '../../model';
import { composedModel } from '../kernels/composed-event';
import { BLADE_SOUNDS } from './blade-sounds';
import { BREAKING_SOUNDS } from './breaking-sounds';
import { HANDLED_SOUNDS } from './handled-sounds';
import { MOVING_SOUNDS } from './moving-sounds';
import { SMALL_THINGS } from './small-things';
import { WEAPON_SOUNDS } from './weapon-sounds';

/** Things that break, weapons and handled things, each composed of its parts. */
export const COMPOSED_IMPACTS: readonly SoundModel[] = [
  ...BREAKING_SOUNDS,
  ...WEAPON_SOUNDS,
  ...BLADE_SOUNDS,
  ...HANDLED_SOUNDS,
  ...MOVING_SOUNDS,
  ...SMALL_THINGS,
].map(composedModel);
