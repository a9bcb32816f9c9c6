import { motorModel } from '../kernels/electric-motor';
import type { KernelRow } from '../kernels/kinds';

/** Appliances with a motor. References: searched sets of the dc motor; shaver and fan as the tables describe them. */
const APPLIANCES_SOUNDS: readonly KernelRow[] = [
  { id: 'vacuum', kernel: 'motor and suction', kind: 'modulated', level: 0.102, values: {
    pitch: 370, tone: 0.5, slope: 0.647, drive: 6, brush: 0.146, brushPitch: 5200, noise: 0.466, noiseLow: 204, noiseHigh: 6570, air: 0.507, airPitch: 733, spin: 0.315, load: 0.0434, gearRatio: 4.84, beatRate: 14.6 } },
  { id: 'hair_dryer', kernel: 'motor and hot air', kind: 'modulated', level: 0.0732, values: {
    pitch: 795, tone: 0.685, slope: 0.511, drive: 2.88, brush: 0.306, noise: 0.55, noiseLow: 178, noiseHigh: 5040, air: 0.684, airPitch: 960, spin: 0.365,
    load: 0.0111, brushPitch: 3290, gear: 0.125, beatRate: 18.1 } },
  { id: 'blender', kernel: 'motor and blades', kind: 'modulated', level: 0.108, values: {
    pitch: 220, tone: 1.38, slope: 0.6, drive: 2.72, gear: 0.519, brush: 0.4, brushPitch: 4790, noise: 0.532, noiseLow: 561, noiseHigh: 5460, air: 0.3, airPitch: 700, beatRate: 6.71, beat: 0.273, spin: 0.216, load: 0.0687 } },
  { id: 'shaver', kernel: 'motor and cutters', kind: 'modulated', level: 0.115, values: {
    pitch: 154, tone: 1.48, slope: 0.254, drive: 4.74, gear: 0.166, gearRatio: 6.98, brush: 0.398, brushPitch: 6280, noise: 0.77, noiseLow: 2540, noiseHigh: 17_000, air: 0.129, airPitch: 410, beatRate: 2.38, beat: 0.109, spin: 0.0844, load: 0.0206 } },
  { id: 'fan', kernel: 'blades in the air', kind: 'texture', level: 0.094, values: {
    pitch: 118, tone: 1.4, slope: 0.4, drive: 1.3, gear: 0.3, gearRatio: 4.1, brush: 0.1, noise: 0.45, noiseLow: 200, noiseHigh: 3200, air: 0.5, airPitch: 500, beatRate: 24, beat: 0.2, spin: 0.05, load: 0.01 } },
];

/** Vacuum cleaner, hair dryer, blender, shaver and fan. */
export const APPLIANCES = APPLIANCES_SOUNDS.map(motorModel);
