import type { SoundModel } from '../../model';
import { composedModel } from '../kernels/composed-event';
import { CLOCKWORK_SOUNDS } from './clockwork-sounds';
import { DESK_SOUNDS } from './desk-sounds';
import { KITCHEN_SOUNDS } from './kitchen-sounds';

/** Mechanisms of the household, each composed of its parts. */
export const HOUSEHOLD: readonly SoundModel[] = [...DESK_SOUNDS, ...KITCHEN_SOUNDS, ...CLOCKWORK_SOUNDS].map(
  composedModel,
);
