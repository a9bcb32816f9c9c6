import { rubbedModel } from '../kernels/rubbing';
import type { KernelRow } from '../kernels/kinds';

/** Hand tools that are drawn to and fro. References: parameter searches of the strokes kernel. */
const STROKES: readonly KernelRow[] = [
  {
    id: 'saw_hand',
    kernel: 'saw strokes',
    kind: 'sequence',
    level: 0.149,
    values: {
      rate: 3.4,
      regularity: 0.95,
      length: 0.3,
      peak: 0.5,
      roundness: 0.573,
      back: 0.6,
      pitch: 1060,
      width: 2.2,
      rise: 0.2,
      low: 2260,
      high: 15_900,
      open: 0.45,
      texture: 59,
      roughness: 0.236,
      teeth: 0.439,
      teethRate: 330,
      grains: 0,
      body: 0.14,
      bodyPitch: 267,
      bodyWidth: 2.72,
    },
  },
  {
    id: 'sanding',
    kernel: 'abrasive strokes',
    kind: 'sequence',
    level: 0.0782,
    values: {
      rate: 2.9,
      regularity: 0.94,
      length: 0.393,
      peak: 0.5,
      roundness: 0.528,
      back: 1.18,
      pitch: 2280,
      width: 0.6,
      rise: 0.117,
      low: 1580,
      high: 17_300,
      open: 0.318,
      texture: 78,
      roughness: 0.144,
      grains: 44.4,
      body: 0.398,
      bodyPitch: 522,
      bodyWidth: 2.2,
      teethRate: 82.2,
    },
  },
];

/** Saw and sandpaper. */
export const HAND_STROKES = STROKES.map(rubbedModel);
