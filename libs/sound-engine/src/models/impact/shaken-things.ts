import { shakenModel, type ShakenSound } from '../kernels/shaking';

/** Loose things that hit one another. References: searched sets of the SHAKE kernel. */
const SHAKEN: readonly ShakenSound[] = [
  { id: 'keys', kernel: 'shaken pieces', kind: 'sequence', modes: 6, level: 0.355, values: {
    rate: 4.2, regularity: 0.74, hits: 80, spread: 0.08, pitch: 4880, variety: 0.612, ring: 0.0761, tick: 0.784, contact: 0.201, contactTime: 0.0399, low: 0.0425 } },
  { id: 'chain', kernel: 'linked pieces', kind: 'sequence', modes: 6, level: 0.106, values: { rate: 1.6, regularity: 0.774, hits: 108, spread: 0.2, pitch: 1700, variety: 0.481, ring: 0.135, tick: 0.471, contact: 0.966, contactTime: 0.227, low: 0.252 } },
  { id: 'rattle', kernel: 'vibrating pieces', kind: 'texture', modes: 3, level: 0.184, values: { rate: 16.9, regularity: 0.72, hits: 150, spread: 0.02, pitch: 1090, variety: 0.7, ring: 0.12, tick: 0.455, contact: 0.739, contactTime: 0.12, low: 0.1 } },
  { id: 'clatter', kernel: 'tumbling pieces', kind: 'sequence', modes: 6, level: 0.095, values: {
    rate: 1.88, regularity: 0.327, hits: 42, spread: 0.4, pitch: 680, variety: 0.699, ring: 0.27, tick: 1.6, contact: 3, contactTime: 0.14, low: 0.75 } },
];

/** Keys, chains, rattling and clattering things. */
export const SHAKEN_THINGS = SHAKEN.map(shakenModel);
