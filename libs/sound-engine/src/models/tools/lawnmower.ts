import { engineModel } from '../machine/car-engine';

/** A single-cylinder engine over a deck with a blade. Reference: searched set of the engine kernel (mower). */
export const LAWNMOWER = [engineModel({ id: 'lawnmower', level: 0.179, values: {
  rpm: 3040, top: 3300, revs: 0, cylinders: 1, width: 0.2, lumpy: 0.2, wobble: 0.01, gas: 1.1, load: 0.75, pipe: 149, muffler: 2600, drive: 4.1, deep: 0.4, valves: 0.55, bed: 0.2,
} })];
