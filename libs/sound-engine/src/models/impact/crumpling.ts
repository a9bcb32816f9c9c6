import { crumpledModel } from '../kernels/crumple';
import type { KernelRow } from '../kernels/kinds';

/** Sheets and brittle things. References: searched sets of the granular crackle. */
const CRUMPLED_SOUNDS: readonly KernelRow[] = [
  { id: 'paper', kernel: 'crumpled sheet', kind: 'sequence', level: 0.152, values: {
    rate: 0.8, length: 1.15, grains: 300, pitch: 5600, snap: 1, tail: 1.9, bursts: 3, depth: 1, bed: 0.08, lowEdge: 740, body: 0.2, bodyPitch: 1800 } },
  { id: 'paper_tear', kernel: 'torn fibres', kind: 'one-shot', level: 0.114, values: {
    length: 0.99, attack: 0.7, grains: 1460, pitch: 7810, snap: 2.1, tail: 3.25, bursts: 2.4, depth: 0.33, bed: 0.29, lowEdge: 1200, body: 0.17,
    bodyPitch: 1500 } },
  { id: 'plastic_bag', kernel: 'crinkled film', kind: 'sequence', level: 0.125, values: {
    rate: 0.85, length: 1.1, grains: 711, pitch: 8600, snap: 1.1, tail: 1.8, bursts: 2.5, depth: 0.84, bed: 0.057, lowEdge: 900, body: 0.1, bodyPitch: 992 } },
  { id: 'tape', kernel: 'peeled adhesive', kind: 'one-shot', level: 0.128, values: {
    length: 1.2, attack: 0.95, grains: 1500, pitch: 7840, snap: 2.1, tail: 3.34, bursts: 6.6, depth: 0.27, bed: 0.1, lowEdge: 1660, body: 0.38,
    bodyPitch: 2100 } },
  { id: 'crunch', kernel: 'crushed grains', kind: 'sequence', level: 0.12, values: {
    rate: 1.7, regularity: 0.85, length: 0.3, attack: 0.3, grains: 420, pitch: 4200, snap: 1.8, tail: 1.7, bursts: 6, depth: 1.1, bed: 0.06, lowEdge: 250, body: 0.57, bodyPitch: 420 } },
];

/** Paper, plastic film, tape, and what crunches. */
export const CRUMPLED = CRUMPLED_SOUNDS.map(crumpledModel);
