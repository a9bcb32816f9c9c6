/** What a mixer of finished sounds takes of the engine: its spaces and its filters, without any source. */
export { SpaceUnit, type SpaceInput } from './mix/space-unit';
export { SPACE_PRESETS } from './mix/space-presets';
export { panAzimuth, panGains } from './mix/placement';
export { Biquad } from './dsp/biquad';
