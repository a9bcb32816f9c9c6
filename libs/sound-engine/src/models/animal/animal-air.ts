import { airModel, type AirSound } from '../kernels/air-gestures';

/** Animals that hiss, croak and buzz: pulses and noise through resonances. References: searched sets of frog, cicada, snake, hiss, flap. */
const ANIMAL_AIR = {
  cat_hiss: { id: 'cat_hiss', level: 0.0144, kind: 'one-shot', room: [0.519, 0.0988], parts: [
    { at: 0, length: 0.0245, level: 1.1, envelope: [1, 0.5, 0], bands: [{ frequency: [2980, 2980], q: 1.05, gain: 0.673 }] },
    { at: 0.00992, length: 0.715, level: 2, envelope: [0, 0.9, 1, 0.95, 0.8, 0.6, 0.35, 0.12, 0], bands: [{ frequency: [4400, 5300, 3700], q: 1.06, gain: 1.1 }, { frequency: [7500, 7500], q: 1.18, gain: 1.22 }, { frequency: [2940, 2790], q: 2.04, gain: 0.855 }, { frequency: [732, 732], q: 1, gain: 0.237 }], flutter: 0.133 },
  ] },
  frog: { id: 'frog', level: 0.179, kind: 'sequence', rate: 1.55, regularity: 0.9, room: [0.6, 0.15], parts: [
    { at: 0, length: 0.19, level: 1, envelope: [0.4, 0.6, 0.8, 1, 0.9, 0.3], bands: [{ frequency: [1500, 1500], q: 7, gain: 1 }, { frequency: [1282, 1282], q: 7, gain: 1 }, { frequency: [4650, 4650], q: 6, gain: 0.4 }], pulseRate: 73, pulseJitter: 0.03, pulseTau: 0.0023 },
  ] },
  cicada: { id: 'cicada', level: 0.0943, kind: 'texture', rate: 0.322, regularity: 0.8, room: [0.762, 0.12], parts: [
    { at: 0, length: 4.61, level: 0.823, envelope: [0, 0.5, 0.8, 1, 0.85, 1, 0.8, 0.5, 0], bands: [{ frequency: [6530, 6530], q: 10.8, gain: 1.87 }, { frequency: [11_600, 11_600], q: 5.4, gain: 0.353 }], pulseRate: 249, pulseJitter: 0.032, pulseTau: 0.0011, flow: 0.0347, flutterRate: 7.29, flutter: 0.5 },
  ] },
  snake: { id: 'snake', level: 0.0468, kind: 'texture', rate: 0.425, regularity: 0.85, room: [0.205, 0.0738], parts: [
    { at: 0, length: 3.12, level: 1.08, envelope: [0.1, 0.8, 1, 1, 0.9, 0.7, 0.2], bands: [{ frequency: [4300, 4390], q: 4.63, gain: 1 }, { frequency: [6170, 6260], q: 6.4, gain: 1.05 }, { frequency: [6060, 6130], q: 3.2, gain: 1.09 }], pulseRate: 88, pulseJitter: 0.0711, pulseTau: 0.00333, flow: 0.06, flutterRate: 9.53, flutter: 0.15 },
    { at: 0.195, length: 1.76, level: 0.161, envelope: [0, 0.7, 1, 0.8, 0], bands: [{ frequency: [4090, 4590], q: 1.85, gain: 2 }], plain: 0.3, flutter: 0.197 },
  ] },
  wings: { id: 'wings', level: 0.0709, kind: 'sequence', rate: 9, regularity: 0.92, room: [0.3, 0.08], parts: [
    { at: 0, length: 0.085, level: 1, envelope: [0, 0.75, 1, 0.6, 0.3, 0.1, 0], bands: [{ frequency: [260, 190], q: 0.7, gain: 1 }, { frequency: [900, 1300], q: 0.8, gain: 0.5 }, { frequency: [3200, 2600], q: 0.8, gain: 0.22 }], flutterRate: 60, flutter: 0.6 },
    { at: 0.05, length: 0.04, level: 0.3, envelope: [0, 1, 0.4, 0], bands: [{ frequency: [1600, 2400], q: 0.8, gain: 1 }], flutterRate: 60, flutter: 0.6 },
  ] },
} as const satisfies Record<string, AirSound>;

/** A model for each. */
export const ANIMAL_AIR_MODELS = Object.values(ANIMAL_AIR).map((sound: AirSound) => airModel(sound));
