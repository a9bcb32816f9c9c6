import type { SoundModel } from '../../model';
import { composedModel } from '../kernels/composed-event';
import { WORKSHOP_SOUNDS } from './workshop-sounds';

/** Tools that strike, click, cut and burn, each composed of its parts. */
export const WORKSHOP: readonly SoundModel[] = WORKSHOP_SOUNDS.map(composedModel);
