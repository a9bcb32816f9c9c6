import { engineModel } from '../machine/car-engine';

/** A single-cylinder engine over a deck with a blade. Reference: parameter search of the engine kernel (mower). */
export const LAWNMOWER = [
  engineModel({
    id: 'lawnmower',
    level: 0.164,
    values: {
      rpm: 3040,
      top: 3580,
      revs: 0,
      cylinders: 1,
      width: 0.185,
      lumpy: 0.216,
      wobble: 0.00816,
      gas: 1.39,
      load: 1,
      pipe: 183,
      muffler: 6540,
      drive: 4.08,
      deep: 0.401,
      valves: 0.617,
      bed: 0.2,
    },
  }),
];
