import { isKept, type Property } from './property';
import { sketchOf } from './sketch';
import { stationaryNoise } from './stationary-noise';

const SECONDS = 3;
const SEED = 20_480;

/** Whether noise with a take's long-term spectrum lacks what the row asks; true of rows that noise may keep. */
export function isMoreThanNoise(row: Property, take: Float32Array): boolean {
  return row.noise !== undefined || !isKept(row, sketchOf(stationaryNoise(take, SECONDS, SEED)));
}
