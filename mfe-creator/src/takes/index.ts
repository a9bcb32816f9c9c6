/** What the creator and the library share of takes: their price, what they measure, hearing and keeping one. */
export { batchCost, lineCost, costLine, durationLimitSentence, maxTakes, type CostLine } from './cost-line';
export { matchingGains, MEASURED_RATE, type Measurement } from './measurement';
export { decodeSound, measurementOf } from './measuring';
export { takeTrack } from './take-track';
export { useSaveTake } from './useSaveTake';
