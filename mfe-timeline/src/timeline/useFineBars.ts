import { useSoundPeaks } from '@whoosh/api-client';
import { decodeBars, LIMITS, type Bar } from '@whoosh/contracts';
import { useMemo } from 'react';
import type { ClipSound } from '../editor/clip-sounds';
import { BAR_PITCH } from './clip-bars';

/** A stored bar that would be drawn more than twice is too coarse. */
const COARSE_PX = 2 * BAR_PITCH;

/** Whether the view is so close that a sound needs finer bars than those that are stored with it. */
export function isCoarse({ lengthMs }: ClipSound, pxPerMs: number): boolean {
  return (lengthMs * pxPerMs) / LIMITS.waveformBars > COARSE_PX;
}

/** What the finer bars stand for, milliseconds. */
const FINE_MS = 20;
/** A finer bar may stand for so many pixels: a blow within it is drawn at most so much too early. */
const FINE_PX = 2;

/** Whether the view is so close that also the finer bars are too coarse. */
export function needsSamples(pxPerMs: number): boolean {
  return FINE_MS * pxPerMs > FINE_PX;
}

/**
 * The finer bars of a sound, 50 a second; until they are there, and where there are none, those that are stored with
 * it.
 */
export function useFineBars(effectId: number | null, sound: ClipSound): readonly Bar[] | null {
  const { data } = useSoundPeaks(effectId);
  const fine = useMemo(() => (data === undefined ? null : decodeBars(data.peaks)), [data]);
  return fine !== null && fine.length > 0 ? fine : sound.bars;
}
