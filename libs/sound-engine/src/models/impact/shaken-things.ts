import { shakenModel, type ShakenSound } from '../kernels/shaking';

/** Loose things that hit one another. References: searched sets of the SHAKE kernel. */
const SHAKEN: readonly ShakenSound[] = [
  { id: 'keys', kernel: 'shaken pieces', kind: 'sequence', modes: 6, level: 0.438, values: {
    rate: 2.8, regularity: 0.75, hits: 56, spread: 0.063, pitch: 5690, variety: 0.48, ring: 0.07, tick: 0.81, contact: 0.26, contactTime: 0.039, low: 0.035 } },
  { id: 'chain', kernel: 'linked pieces', kind: 'sequence', modes: 6, level: 0.157, values: {
    rate: 1.3, regularity: 0.7, hits: 62, spread: 0.2, pitch: 2500, variety: 0.4, ring: 0.075, tick: 0.9, contact: 1.1, contactTime: 0.087, low: 0.3 } },
  { id: 'rattle', kernel: 'vibrating pieces', kind: 'texture', modes: 3, level: 0.332, values: {
    rate: 9, regularity: 0.85, hits: 70, spread: 0.02, pitch: 1400, variety: 0.3, ring: 0.03, tick: 0.8, contact: 1.1, contactTime: 0.03, low: 0.1 } },
  { id: 'clatter', kernel: 'tumbling pieces', kind: 'sequence', modes: 6, level: 0.133, values: {
    rate: 1.1, regularity: 0.55, hits: 24, spread: 0.2, pitch: 964, variety: 0.6, ring: 0.12, tick: 1.4, contact: 1.9, contactTime: 0.16, low: 0.57 } },
];

/** Keys, chains, rattling and clattering things. */
export const SHAKEN_THINGS = SHAKEN.map(shakenModel);
