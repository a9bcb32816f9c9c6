import LEARNT from './weights.json';

/**
 * Steps of found probability over stated: [from, found] in thousandths, ascending; one list for events, one for what
 * sounds beside them.
 */
type Steps = readonly (readonly number[])[];
const CALIBRATION: Readonly<Record<string, Steps>> = LEARNT.calibration;

/**
 * Share of layers, in thousandths, that were right among those whose choice came out with this probability on
 * descriptions not learnt from.
 */
export function calibrated(probability: number, slot: string): number {
  const steps = CALIBRATION[slot === 'event' ? 'event' : 'beside'] ?? [];
  let found = probability;
  for (const [from = 0, share = 0] of steps) if (probability >= from) found = share;
  return found;
}
