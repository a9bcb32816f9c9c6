import { motorModel } from '../kernels/electric-motor';
import type { KernelRow } from '../kernels/kinds';

/** Power tools. References: parameter searches of the dc motor. */
const POWER_TOOL_SOUNDS: readonly KernelRow[] = [
  {
    id: 'drill',
    kernel: 'geared motor',
    kind: 'modulated',
    level: 0.114,
    values: {
      pitch: 625,
      tone: 0.66,
      slope: 0.75,
      drive: 3.6,
      gear: 0.61,
      brush: 0.44,
      brushPitch: 6200,
      noise: 0.636,
      noiseLow: 700,
      noiseHigh: 12_000,
      air: 0.1,
      beatRate: 36,
      beat: 0.3,
      spin: 0.15,
      load: 0.115,
      strain: 0.42,
    },
  },
  {
    id: 'saw_power',
    kernel: 'motor and blade',
    kind: 'modulated',
    level: 0.0765,
    values: {
      pitch: 521,
      tone: 1,
      slope: 0.24,
      drive: 2.3,
      gear: 0.74,
      brush: 0.5,
      brushPitch: 6300,
      noise: 0.77,
      noiseLow: 2400,
      noiseHigh: 6800,
      air: 0.39,
      airPitch: 1700,
      beatRate: 11,
      beat: 0.1,
      spin: 0.2,
      load: 0.18,
    },
  },
];

/** Drill and circular saw. */
export const POWER_TOOLS = POWER_TOOL_SOUNDS.map(motorModel);
