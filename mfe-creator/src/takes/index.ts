/** What the creator and the library share of takes: their price, what they measure, hearing and keeping one. */
export { CostRest } from './CostRest';
export { batchCost, lineCost, costLine, durationRefusal, maxTakes, type CostLine } from './cost-line';
export { failureOf } from './failure-of';
export { matchingGains, MEASURED_RATE, type Measurement } from './measurement';
export { decodeSound, measurementOf } from './measuring';
export { takeTrack } from './take-track';
export { useSaveTake } from './useSaveTake';
