import { type RubbedSound, rubbedModel } from '../kernels/rubbing';

/** Hand tools that are drawn to and fro. References: searched sets of the strokes kernel. */
const STROKES: readonly RubbedSound[] = [
  { id: 'saw_hand', kernel: 'saw strokes', kind: 'sequence', level: 0.149, values: {
    rate: 4, regularity: 0.95, length: 0.25, peak: 0.5, roundness: 0.75, back: 0.76, pitch: 1430, width: 1.4, rise: 0.2, low: 3000, high: 12_000, open: 0.3, texture: 60, roughness: 0.35,
    teeth: 0.6, teethRate: 165, grains: 0, body: 0.54, bodyPitch: 320, bodyWidth: 4 } },
  { id: 'sanding', kernel: 'abrasive strokes', kind: 'sequence', level: 0.0727, values: {
    rate: 2.9, regularity: 0.94, length: 0.31, peak: 0.5, roundness: 0.47, back: 1.3, pitch: 3900, width: 0.6, rise: 0.1, low: 1000, high: 12_000, open: 0.4, texture: 77, roughness: 0.2, grains: 0, body: 0.3, bodyPitch: 700, bodyWidth: 1 } },
];

/** Saw and sandpaper. */
export const HAND_STROKES = STROKES.map(rubbedModel);
