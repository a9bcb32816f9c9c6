import { airModel, type AirSound } from '../kernels/air-gestures';

/**
 * Animals that hiss, croak and buzz: pulses and noise through resonances. References: parameter searches of frog,
 * cicada, snake, hiss, flap.
 */
const ANIMAL_AIR = {
  cat_hiss: {
    id: 'cat_hiss',
    level: 0.00654,
    floor: 0.00036,
    kind: 'one-shot',
    room: [0.475, 0.0762],
    parts: [
      {
        at: 0,
        length: 0.0143,
        level: 0.9,
        envelope: [1.19, 0.463, 0],
        bands: [{ frequency: [3660, 2590], q: 1.41, gain: 0.434 }],
      },
      {
        at: 0.00992,
        length: 0.98,
        level: 1.79,
        envelope: [0, 0.611, 1.58, 1.29, 0.581, 0.622, 0.353, 0.174, 0],
        bands: [
          { frequency: [2870, 5080, 3960], q: 1.06, gain: 1.06 },
          { frequency: [3750, 10_200], q: 1.18, gain: 1.71 },
          { frequency: [4170, 2580], q: 2.08, gain: 1.24 },
          { frequency: [577, 615], q: 1, gain: 0.191 },
        ],
        flutter: 0.154,
      },
    ],
  },
  // A croak of two notes: the throat sac rings at some 1.7 and 0.7 kHz, and on the second note a fifth of an octave
  // higher and clearer (frog/01 to 03); above 5 kHz next to nothing is left: there they have 20 to 60 dB less than all,
  // which one resonance does not give.
  frog: {
    id: 'frog',
    level: 0.225,
    floor: 0.001,
    kind: 'sequence',
    rate: 1.08,
    regularity: 0.848,
    room: [0.62, 0.158],
    parts: [
      {
        at: 0,
        length: 0.15,
        level: 0.8,
        envelope: [0.5, 0.8, 0.9, 1, 0.9, 0.4],
        bands: [
          { frequency: [1510, 1730], q: 9, gain: 1.15, isSteep: true },
          { frequency: [690, 730], q: 4, gain: 0.5, isSteep: true },
          { frequency: [3100, 3300], q: 4, gain: 0.06, isSteep: true },
        ],
        pulseRate: 67,
        pulseJitter: 0.0204,
        pulseTau: 0.0018,
      },
      {
        at: 0.16,
        length: 0.09,
        level: 1.05,
        envelope: [0.6, 1, 0.8, 0.3],
        bands: [
          { frequency: [1900, 1860], q: 10, gain: 1.15, isSteep: true },
          { frequency: [760, 740], q: 4.5, gain: 0.4, isSteep: true },
          { frequency: [3500, 3500], q: 4, gain: 0.06, isSteep: true },
        ],
        pulseRate: 72,
        pulseJitter: 0.0204,
        pulseTau: 0.0018,
      },
    ],
  },
  cicada: {
    id: 'cicada',
    level: 0.0943,
    kind: 'texture',
    rate: 0.322,
    regularity: 0.8,
    room: [0.762, 0.12],
    parts: [
      {
        at: 0,
        length: 4.61,
        level: 0.823,
        envelope: [0, 0.5, 0.8, 1, 0.85, 1, 0.8, 0.5, 0],
        bands: [
          { frequency: [6530, 6530], q: 10.8, gain: 1.87 },
          { frequency: [11_600, 11_600], q: 5.4, gain: 0.353 },
        ],
        pulseRate: 249,
        pulseJitter: 0.032,
        pulseTau: 0.0011,
        flow: 0.0347,
        flutterRate: 7.29,
        flutter: 0.5,
      },
    ],
  },
  snake: {
    id: 'snake',
    level: 0.0468,
    kind: 'texture',
    rate: 0.425,
    regularity: 0.85,
    room: [0.205, 0.0738],
    parts: [
      {
        at: 0,
        length: 3.12,
        level: 1.08,
        envelope: [0.1, 0.8, 1, 1, 0.9, 0.7, 0.2],
        bands: [
          { frequency: [4300, 4390], q: 4.63, gain: 1 },
          { frequency: [6170, 6260], q: 6.4, gain: 1.05 },
          { frequency: [6060, 6130], q: 3.2, gain: 1.09 },
        ],
        pulseRate: 88,
        pulseJitter: 0.0711,
        pulseTau: 0.00333,
        flow: 0.06,
        flutterRate: 9.53,
        flutter: 0.15,
      },
      {
        at: 0.195,
        length: 1.76,
        level: 0.161,
        envelope: [0, 0.7, 1, 0.8, 0],
        bands: [{ frequency: [4090, 4590], q: 1.85, gain: 2 }],
        plain: 0.3,
        flutter: 0.197,
      },
    ],
  },
  wings: {
    id: 'wings',
    level: 0.0709,
    kind: 'sequence',
    rate: 9,
    regularity: 0.92,
    room: [0.3, 0.08],
    parts: [
      {
        at: 0,
        length: 0.085,
        level: 1,
        envelope: [0, 0.75, 1, 0.6, 0.3, 0.1, 0],
        bands: [
          { frequency: [260, 190], q: 0.7, gain: 1 },
          { frequency: [900, 1300], q: 0.8, gain: 0.5 },
          { frequency: [3200, 2600], q: 0.8, gain: 0.22 },
        ],
        flutterRate: 60,
        flutter: 0.6,
      },
      {
        at: 0.05,
        length: 0.04,
        level: 0.3,
        envelope: [0, 1, 0.4, 0],
        bands: [{ frequency: [1600, 2400], q: 0.8, gain: 1 }],
        flutterRate: 60,
        flutter: 0.6,
      },
    ],
  },
} as const satisfies Record<string, AirSound>;

/** A model for each. */
export const ANIMAL_AIR_MODELS = Object.values(ANIMAL_AIR).map((sound: AirSound) => airModel(sound));
