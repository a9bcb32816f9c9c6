import type { SpaceKind } from '@whoosh/sound-scene';

/** A distinct reflection: milliseconds after the direct sound, level in dB. */
export type Echo = readonly [milliseconds: number, db: number];

/** How a place answers. */
export interface SpacePreset {
  /** Reverberation time at 500 Hz, s; 0 for a place without a tail. */
  rt60: number;
  /** Factor on the delay lines: 1 for rooms, up to 3 for cathedrals. */
  size: number;
  preDelayMs: number;
  /** Upper edge of the reverberant sound, Hz. */
  highCut: number;
  /** t60 at 8 kHz as a share of that at 500 Hz. */
  damping: number;
  /** First reflections: spread over 3 ms to this many ms, 0 for none. */
  earlyMs: number;
  echoes: readonly Echo[];
}

const room = (rt60: number, overrides: Partial<SpacePreset> = {}): SpacePreset => ({
  rt60,
  size: 1,
  preDelayMs: 4,
  highCut: 8000,
  damping: 0.45,
  earlyMs: 30,
  echoes: [],
  ...overrides,
});
const open = (echoes: readonly Echo[], overrides: Partial<SpacePreset> = {}): SpacePreset => ({
  rt60: 0,
  size: 1,
  preDelayMs: 0,
  highCut: 5000,
  damping: 0.3,
  earlyMs: 0,
  echoes,
  ...overrides,
});

/**
 * Times, pre-delays and colours of the places. References: ISO 3382 ranges for rooms; own choice for the outdoor ones.
 */
export const SPACE_PRESETS: Readonly<Record<SpaceKind, SpacePreset>> = {
  dry: open([]),
  outdoors: open(
    [
      [37, -16],
      [61, -19],
      [113, -24],
    ],
    { rt60: 0.3, highCut: 4000 },
  ),
  room: room(0.45),
  bathroom: room(1.05, { highCut: 11_000, damping: 0.6, earlyMs: 22 }),
  kitchen: room(0.55, { highCut: 9000, damping: 0.55, earlyMs: 24 }),
  office: room(0.6, { preDelayMs: 6 }),
  stairwell: room(2.2, {
    size: 1.3,
    preDelayMs: 8,
    highCut: 6500,
    damping: 0.5,
    earlyMs: 40,
    echoes: [
      [48, -10],
      [83, -13],
    ],
  }),
  hallway: room(1.2, {
    preDelayMs: 6,
    highCut: 6500,
    earlyMs: 45,
    echoes: [
      [31, -11],
      [59, -14],
    ],
  }),
  garage: room(1.3, { preDelayMs: 8, highCut: 5500, earlyMs: 40 }),
  warehouse: room(2.6, { size: 2, preDelayMs: 20, highCut: 5000, damping: 0.35, earlyMs: 80, echoes: [[97, -12]] }),
  hall: room(2, { size: 1.6, preDelayMs: 25, highCut: 5000, damping: 0.4, earlyMs: 80 }),
  church: room(3.5, { size: 2.1, preDelayMs: 35, highCut: 4000, damping: 0.35, earlyMs: 80 }),
  cathedral: room(6.5, { size: 2.9, preDelayMs: 50, highCut: 3000, damping: 0.3, earlyMs: 80 }),
  tunnel: room(2.8, {
    size: 1.4,
    preDelayMs: 10,
    highCut: 4000,
    damping: 0.35,
    earlyMs: 30,
    echoes: [
      [19, -7],
      [41, -10],
      [60, -12],
      [83, -14],
    ],
  }),
  cave: room(3.8, {
    size: 2.2,
    preDelayMs: 20,
    highCut: 2500,
    damping: 0.3,
    earlyMs: 60,
    echoes: [
      [90, -10],
      [140, -13],
      [230, -16],
    ],
  }),
  sewer: room(2.4, {
    size: 1.3,
    preDelayMs: 8,
    highCut: 3500,
    damping: 0.35,
    earlyMs: 30,
    echoes: [
      [23, -8],
      [47, -11],
    ],
  }),
  stadium: room(2.5, {
    size: 2.6,
    preDelayMs: 60,
    highCut: 3500,
    damping: 0.3,
    earlyMs: 80,
    echoes: [
      [180, -9],
      [310, -13],
    ],
  }),
  street: open(
    [
      [63, -12],
      [104, -14],
      [178, -17],
    ],
    { rt60: 0.7, size: 1.8, highCut: 4500 },
  ),
  alley: room(0.9, {
    size: 1.2,
    preDelayMs: 6,
    highCut: 5500,
    earlyMs: 40,
    echoes: [
      [34, -10],
      [71, -13],
    ],
  }),
  forest: open(
    [
      [23, -16],
      [41, -17],
      [67, -18],
      [89, -20],
      [118, -21],
      [149, -23],
    ],
    { rt60: 0.8, size: 1.8, highCut: 5000 },
  ),
  canyon: open(
    [
      [420, -9],
      [760, -14],
      [1180, -19],
    ],
    { rt60: 1.6, size: 2.8, highCut: 2800 },
  ),
  car: room(0.12, { size: 0.35, preDelayMs: 1, highCut: 5000, damping: 0.35, earlyMs: 9 }),
  underwater: room(1.2, { size: 1.5, preDelayMs: 5, highCut: 500, damping: 0.2, earlyMs: 30 }),
};
