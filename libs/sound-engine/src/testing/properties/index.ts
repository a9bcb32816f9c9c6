export * from './event-measures';
export * from './modulation-measures';
export * from './pitch-measures';
export * from './spectrum-measures';
export { isKept, noiseProperty, property, violations, type Bound, type Measure, type Property } from './property';
export { sketchOf, type Sketch } from './sketch';
export { soloTake, TAKE_SECONDS } from './solo-take';
export { stationaryNoise } from './stationary-noise';
