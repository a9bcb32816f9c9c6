import { rubbedModel } from '../kernels/rubbing';
import type { KernelRow } from '../kernels/kinds';

/** Rubbed and waved things. References: searched sets of the friction gesture. */
const RUBBED: readonly KernelRow[] = [
  { id: 'scrape', kernel: 'friction gesture', kind: 'modulated', level: 0.1, values: {
    rate: 1.1, rise: 0.115, length: 0.77, pitch: 2230, width: 0.8, low: 411, high: 14_000, open: 0.5, texture: 141, roughness: 0.7, grains: 80, grainPitch: 3400,
    grainLevel: 0.35, body: 0.655, bodyPitch: 578 } },
  { id: 'cloth', kernel: 'soft friction', kind: 'sequence', level: 0.0784, values: {
    rate: 2.25, regularity: 0.8, length: 0.437, pitch: 1700, width: 0.439, low: 377, high: 6210, open: 0.285, texture: 40.2, roughness: 0.957, grains: 0, body: 0.25, bodyPitch: 162, bodyWidth: 1 } },
  { id: 'flap', kernel: 'beating cloth', kind: 'sequence', level: 0.1, values: {
    rate: 11, regularity: 0.8, length: 0.095, peak: 0.22, pitch: 190, width: 1.6, low: 90, high: 600, open: 0.15, texture: 36, roughness: 0.7, grains: 0, body: 0.5, bodyPitch: 130, bodyWidth: 1.2, stop: 0.2, stopPitch: 90 } },
  { id: 'writing', kernel: 'point on paper', kind: 'sequence', level: 0.085, values: {
    rate: 5, regularity: 0.62, length: 0.17, peak: 0.35, pitch: 2300, width: 0.8, low: 900, high: 8500, open: 0.45, texture: 400, roughness: 0.7, grains: 42, grainPitch: 3850, grainLevel: 0.12, body: 0.55, bodyPitch: 480, bodyWidth: 1.6, stop: 0.05, stopPitch: 520 } },
  { id: 'cards_dice', kernel: 'riffle', kind: 'sequence', level: 0.0825, values: {
    rate: 0.65, regularity: 0.463, length: 0.678, peak: 0.801, roundness: 0.852, pitch: 3550, width: 0.8, rise: 0.276, low: 1880, high: 18_000, open: 0.7, texture: 54.3, roughness: 0.977, teeth: 1, teethRate: 138, grains: 0, body: 0.379, bodyPitch: 760, stop: 0.896, stopPitch: 319, bodyWidth: 3.43, grainPitch: 5510, grainLevel: 0.931 } },
];

/** Things that are rubbed, waved or drawn over a surface. */
export const RUBBED_THINGS = RUBBED.map(rubbedModel);
