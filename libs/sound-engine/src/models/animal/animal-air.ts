import { airModel, type AirSound } from '../kernels/air-gestures';

/** Animals that hiss, croak and buzz: pulses and noise through resonances. References: searched sets of frog, cicada, snake, hiss, flap. */
const ANIMAL_AIR = {
  cat_hiss: { id: 'cat_hiss', level: 0.0323, kind: 'one-shot', room: [0.4, 0.12], parts: [
    { at: 0, length: 0.03, level: 1.1, envelope: [1, 0.5, 0], bands: [{ frequency: [3000, 3000], q: 1, gain: 1 }] },
    { at: 0.01, length: 0.75, level: 1, envelope: [0, 0.9, 1, 0.95, 0.8, 0.6, 0.35, 0.12, 0], bands: [{ frequency: [4400, 5300, 3700], q: 1.1, gain: 1 }, { frequency: [7500, 7500], q: 1.1, gain: 1.1 }, { frequency: [2000, 1900], q: 2.5, gain: 0.6 }, { frequency: [600, 600], q: 1, gain: 0.13 }], flutter: 0.2 },
  ] },
  frog: { id: 'frog', level: 0.179, kind: 'sequence', rate: 1.55, regularity: 0.9, room: [0.6, 0.15], parts: [
    { at: 0, length: 0.19, level: 1, envelope: [0.4, 0.6, 0.8, 1, 0.9, 0.3], bands: [{ frequency: [1500, 1500], q: 7, gain: 1 }, { frequency: [1282, 1282], q: 7, gain: 1 }, { frequency: [4650, 4650], q: 6, gain: 0.4 }], pulseRate: 73, pulseJitter: 0.03, pulseTau: 0.0023 },
  ] },
  cicada: { id: 'cicada', level: 0.116, kind: 'texture', rate: 0.55, regularity: 0.8, room: [0.8, 0.12], parts: [
    { at: 0, length: 3.4, level: 1, envelope: [0, 0.5, 0.8, 1, 0.85, 1, 0.8, 0.5, 0], bands: [{ frequency: [6530, 6530], q: 5.5, gain: 1 }, { frequency: [12_100, 12_100], q: 5, gain: 0.5 }], pulseRate: 249, pulseJitter: 0.03, pulseTau: 0.0011, flow: 0.05, flutterRate: 6.75, flutter: 0.5 },
  ] },
  snake: { id: 'snake', level: 0.0743, kind: 'texture', rate: 0.5, regularity: 0.85, room: [0.3, 0.08], parts: [
    { at: 0, length: 2.4, level: 1, envelope: [0.1, 0.8, 1, 1, 0.9, 0.7, 0.2], bands: [{ frequency: [4800, 4900], q: 3.2, gain: 1 }, { frequency: [6700, 6800], q: 3.2, gain: 0.9 }, { frequency: [8000, 8100], q: 3.2, gain: 0.7 }], pulseRate: 88, pulseJitter: 0.12, pulseTau: 0.0026, flow: 0.06, flutterRate: 12, flutter: 0.3 },
    { at: 0.2, length: 1.9, level: 0.25, envelope: [0, 0.7, 1, 0.8, 0], bands: [{ frequency: [4100, 4600], q: 1.2, gain: 1 }], plain: 0.3, flutter: 0.25 },
  ] },
  wings: { id: 'wings', level: 0.0709, kind: 'sequence', rate: 9, regularity: 0.92, room: [0.3, 0.08], parts: [
    { at: 0, length: 0.085, level: 1, envelope: [0, 0.75, 1, 0.6, 0.3, 0.1, 0], bands: [{ frequency: [260, 190], q: 0.7, gain: 1 }, { frequency: [900, 1300], q: 0.8, gain: 0.5 }, { frequency: [3200, 2600], q: 0.8, gain: 0.22 }], flutterRate: 60, flutter: 0.6 },
    { at: 0.05, length: 0.04, level: 0.3, envelope: [0, 1, 0.4, 0], bands: [{ frequency: [1600, 2400], q: 0.8, gain: 1 }], flutterRate: 60, flutter: 0.6 },
  ] },
} as const satisfies Record<string, AirSound>;

/** A model for each. */
export const ANIMAL_AIR_MODELS = Object.values(ANIMAL_AIR).map((sound: AirSound) => airModel(sound));
