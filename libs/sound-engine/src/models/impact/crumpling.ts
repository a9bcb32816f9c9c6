import { crumpledModel } from '../kernels/crumple';
import type { KernelRow } from '../kernels/kinds';

/** Sheets and brittle things. References: searched sets of the granular crackle. */
const CRUMPLED_SOUNDS: readonly KernelRow[] = [
  { id: 'paper', kernel: 'crumpled sheet', kind: 'sequence', level: 0.152, values: {
    rate: 0.8, length: 1.15, grains: 300, pitch: 5600, snap: 1, tail: 1.9, bursts: 3, depth: 1, bed: 0.08, lowEdge: 740, body: 0.2, bodyPitch: 1800 } },
  { id: 'paper_tear', kernel: 'torn fibres', kind: 'one-shot', level: 0.165, values: {
    length: 1.05, attack: 0.65, ease: 1.3, grains: 1200, pitch: 8300, snap: 1.38, tail: 3.25, bursts: 2.4, depth: 0.33, bed: 0.116, lowEdge: 1200, body: 0.17,
    bodyPitch: 1420 } },
  { id: 'plastic_bag', kernel: 'crinkled film', kind: 'sequence', level: 0.125, values: {
    rate: 0.85, length: 1.1, grains: 711, pitch: 8600, snap: 1.1, tail: 1.8, bursts: 2.5, depth: 0.84, bed: 0.057, lowEdge: 900, body: 0.1, bodyPitch: 992 } },
  { id: 'tape', kernel: 'peeled adhesive', kind: 'one-shot', level: 0.0798, values: {
    length: 1.68, attack: 0.95, grains: 1250, pitch: 9070, snap: 2.41, tail: 4, bursts: 4.89, depth: 0.557, bed: 0.172, lowEdge: 944, body: 0.898,
    bodyPitch: 4000 } },
  { id: 'crunch', kernel: 'crushed grains', kind: 'sequence', level: 0.133, values: {
    rate: 2.24, regularity: 0.95, length: 0.328, attack: 0.165, grains: 190, pitch: 3020, snap: 1.65, tail: 1.45, bursts: 3.91, depth: 0.712, bed: 0.155, lowEdge: 257, body: 0.346, bodyPitch: 420 } },
];

/** Paper, plastic film, tape, and what crunches. */
export const CRUMPLED = CRUMPLED_SOUNDS.map(crumpledModel);
