import { engineModel } from './car-engine';

/** A single-cylinder four-stroke of half a litre with an open silencer; balloon tyres put little under it. */
export const quadBike = engineModel({
  id: 'quad_bike',
  level: 0.268,
  values: {
    rpm: 1700,
    top: 4600,
    revs: 0.8,
    cylinders: 1,
    width: 0.26,
    lumpy: 0.18,
    wobble: 0.014,
    gas: 0.8,
    load: 0.8,
    pipe: 230,
    box: 120,
    resonance: 0.4,
    muffler: 5200,
    drive: 2.6,
    deep: 0.2,
    valves: 0.08,
    bed: 0.03,
  },
});
