import { useSoundPeaks } from '@whoosh/api-client';
import { decodeBars, LIMITS, type Bar } from '@whoosh/contracts';
import { useMemo } from 'react';
import type { ClipSound } from '../editor/clip-sounds';
import { BAR_PITCH } from './clip-bars';

/** A stored bar that would be drawn more than twice is too coarse. */
const COARSE_PX = 2 * BAR_PITCH;

/** The bars of a sound: those that are stored with it, and from a closer view on finer ones, 50 a second. */
export function useFineBars(effectId: number | null, sound: ClipSound, pxPerMs: number): readonly Bar[] | null {
  const isCoarse = (sound.lengthMs * pxPerMs) / LIMITS.waveformBars > COARSE_PX;
  const { data } = useSoundPeaks(isCoarse ? effectId : null);
  const fine = useMemo(() => (data === undefined ? null : decodeBars(data.peaks)), [data]);
  return isCoarse && fine !== null && fine.length > 0 ? fine : sound.bars;
}
