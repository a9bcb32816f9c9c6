import { motorModel } from '../kernels/electric-motor';
import type { KernelRow } from '../kernels/kinds';

/** Appliances with a motor. References: searched sets of the dc motor; shaver and fan as the tables describe them. */
const APPLIANCES_SOUNDS: readonly KernelRow[] = [
  { id: 'vacuum', kernel: 'motor and suction', kind: 'modulated', level: 0.0807, values: {
    pitch: 370, tone: 0.6, slope: 0.56, drive: 2, brush: 0.15, brushPitch: 5200, noise: 0.8, noiseLow: 330, noiseHigh: 6700, air: 0.6, airPitch: 625, spin: 0.5, load: 0.05 } },
  { id: 'hair_dryer', kernel: 'motor and hot air', kind: 'modulated', level: 0.0701, values: {
    pitch: 533, tone: 0.851, slope: 0.43, drive: 2.88, brush: 0.236, noise: 0.55, noiseLow: 500, noiseHigh: 5560, air: 0.805, airPitch: 960, spin: 0.35,
    load: 0.0111, brushPitch: 4080, gear: 0.174 } },
  { id: 'blender', kernel: 'motor and blades', kind: 'modulated', level: 0.112, values: {
    pitch: 220, tone: 1, slope: 0.63, drive: 2.4, gear: 0.41, brush: 0.4, brushPitch: 7100, noise: 0.6, noiseLow: 600, noiseHigh: 8500, air: 0.3, airPitch: 700, beatRate: 13, beat: 0.3, spin: 0.25, load: 0.09 } },
  { id: 'shaver', kernel: 'motor and cutters', kind: 'modulated', level: 0.141, values: {
    pitch: 110, tone: 1.2, slope: 0.32, drive: 4.7, gear: 0.2, gearRatio: 11, brush: 0.3, brushPitch: 6500, noise: 0.35, noiseLow: 1500, noiseHigh: 9000, air: 0.08, airPitch: 900, beatRate: 3, beat: 0.1, spin: 0.06, load: 0.05 } },
  { id: 'fan', kernel: 'blades in the air', kind: 'texture', level: 0.1, values: {
    pitch: 94, tone: 0.3, slope: 0.7, drive: 0.8, brush: 0, noise: 0.55, noiseLow: 110, noiseHigh: 1700, air: 0.9, airPitch: 320, beatRate: 22, beat: 0.25, spin: 0.05, load: 0.01 } },
];

/** Vacuum cleaner, hair dryer, blender, shaver and fan. */
export const APPLIANCES = APPLIANCES_SOUNDS.map(motorModel);
