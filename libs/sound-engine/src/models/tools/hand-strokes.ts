import { rubbedModel } from '../kernels/rubbing';
import type { KernelRow } from '../kernels/kinds';

/** Hand tools that are drawn to and fro. References: searched sets of the strokes kernel. */
const STROKES: readonly KernelRow[] = [
  { id: 'saw_hand', kernel: 'saw strokes', kind: 'sequence', level: 0.149, values: {
    rate: 4, regularity: 0.95, length: 0.25, peak: 0.5, roundness: 0.964, back: 0.76, pitch: 1060, width: 1.4, rise: 0.2, low: 2260, high: 12_000,
    open: 0.343, texture: 59, roughness: 0.236, teeth: 0.439, teethRate: 285, grains: 0, body: 0.331, bodyPitch: 267, bodyWidth: 2.72 } },
  { id: 'sanding', kernel: 'abrasive strokes', kind: 'sequence', level: 0.0727, values: {
    rate: 2.9, regularity: 0.94, length: 0.31, peak: 0.5, roundness: 0.47, back: 1.3, pitch: 3900, width: 0.6, rise: 0.127, low: 1390, high: 12_000, open: 0.4, texture: 77, roughness: 0.2, grains: 31.9, body: 0.337, bodyPitch: 577, bodyWidth: 1, teethRate: 82.2 } },
];

/** Saw and sandpaper. */
export const HAND_STROKES = STROKES.map(rubbedModel);
