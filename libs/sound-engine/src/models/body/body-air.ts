import { airModel, type AirSound } from '../kernels/air-gestures';

/** What the body does with air. References: searched sets of breath, cough, sneeze and snore. */
const BODY_AIR = {
  breathing: { id: 'breathing', level: 0.0208, kind: 'sequence', rate: 0.225, regularity: 0.98, speaker: 'woman', room: [0.184, 0.113], parts: [
    { at: 0, length: 0.975, level: 1.68, envelope: [0, 0.8, 1, 0.9, 0.6, 0], bands: [{ frequency: [3120, 3240], q: 6.59, gain: 0.985 }, { frequency: [1040, 1070], q: 5.69, gain: 0.822 }, { frequency: [5080, 5130], q: 5.59, gain: 0.854 }], plain: 0.311, flutter: 0.22 },
    { at: 1.86, length: 1.58, level: 0.634, envelope: [0, 1, 0.85, 0.6, 0.35, 0.15, 0], bands: [{ frequency: [794, 755], q: 3.45, gain: 1.04 }, { frequency: [622, 602], q: 5.69, gain: 0.364 }, { frequency: [2160, 2100], q: 4.8, gain: 0.297 }], plain: 0.396, flutter: 0.141 },
  ] },
  snore: { id: 'snore', level: 0.124, kind: 'sequence', rate: 0.3, regularity: 0.95, speaker: 'man', room: [0.4, 0.1], parts: [
    { at: 0, length: 1.27, level: 1, envelope: [0, 0.6, 1, 1, 0.9, 0.7, 0], bands: [{ frequency: [277, 300], q: 4, gain: 1 }, { frequency: [676, 700], q: 5, gain: 0.8 }, { frequency: [3040, 3040], q: 4, gain: 0.25 }], pulseRate: 44, pulseJitter: 0.1, pulseTau: 0.005, flow: 0.12, flutter: 0.2 },
    { at: 1.5, length: 1.2, level: 0.16, envelope: [0, 1, 0.7, 0.3, 0], bands: [{ frequency: [900, 850], q: 2, gain: 1 }, { frequency: [2200, 2100], q: 3, gain: 0.5 }], plain: 0.2 },
  ] },
  cough: { id: 'cough', level: 0.0513, kind: 'sequence', rate: 0.55, regularity: 0.75, speaker: 'man', room: [0.4, 0.15], parts: [0, 0.34, 0.66].map((at, k) => ({
    at, length: 0.3, level: 1 - 0.15 * k, envelope: [0.9, 1, 0.45, 0.22, 0.35, 0.22, 0.08, 0], bands: [{ frequency: [590, 560], q: 2.5, gain: 1 }, { frequency: [1830, 1750], q: 4, gain: 0.7 }, { frequency: [3280, 3280], q: 5, gain: 0.35 }],
    plain: 0.3, voice: { f0: [250, 260, 200], level: 1.2, f1: 590, f2: 1830 },
  })) },
  sneeze: { id: 'sneeze', level: 0.0497, kind: 'one-shot', speaker: 'woman', room: [0.5, 0.15], parts: [
    { at: 0, length: 0.42, level: 0.12, envelope: [0, 0.3, 0.6, 1, 0.6], bands: [{ frequency: [1100, 1200], q: 3, gain: 1 }, { frequency: [2300, 2500], q: 3, gain: 0.8 }] },
    { at: 0.42, length: 0.21, level: 0.35, envelope: [0.2, 0.4, 0.3, 0], bands: [{ frequency: [700, 750], q: 3, gain: 0.3 }], voice: { f0: [275, 310, 340], level: 1.6, f1: 700, f2: 1400 } },
    { at: 0.66, length: 0.6, level: 1, envelope: [1, 0.75, 0.42, 0.24, 0.13, 0.07, 0.03, 0], bands: [{ frequency: [700, 700], q: 2, gain: 0.7 }, { frequency: [1700, 1700], q: 2.5, gain: 0.8 }, { frequency: [3600, 3600], q: 2, gain: 0.9 }, { frequency: [7500, 7500], q: 0.8, gain: 0.8 }],
      voice: { f0: [410, 420, 300], level: 0.9, f1: 700, f2: 1700 } },
  ] },
  sniff: { id: 'sniff', level: 0.0455, kind: 'sequence', rate: 0.8, regularity: 0.7, speaker: 'woman', room: [0.3, 0.1], parts: [0, 0.42].map((at, k) => ({
    at, length: 0.32, level: 1 - 0.2 * k, envelope: [0, 0.35, 0.6, 0.85, 1, 0.9, 0.3, 0], bands: [{ frequency: [600, 800], q: 1.6, gain: 0.35 }, { frequency: [2600, 3400], q: 3, gain: 1 }, { frequency: [5370, 6000], q: 5, gain: 0.7 }], plain: 0.5, flutterRate: 27, flutter: 0.3,
  })) },
  chew: { id: 'chew', level: 0.0469, kind: 'sequence', rate: 2.91, regularity: 0.88, speaker: 'man', room: [0.196, 0.0812], parts: [
    { at: 0, length: 0.287, level: 0.801, envelope: [0, 0.8, 1, 0.6, 0.25, 0], bands: [{ frequency: [346, 330], q: 2.39, gain: 0.278 }, { frequency: [4500, 4200], q: 1.2, gain: 0.153 }], flutterRate: 40, flutter: 1.4, cracks: { count: 116, frequency: 4200, tau: 0.00159 } },
  ] },
  kiss: { id: 'kiss', level: 0.187, kind: 'one-shot', speaker: 'woman', room: [0.3, 0.1], parts: [
    { at: 0, length: 0.17, level: 0.55, envelope: [0, 0.15, 0.35, 0.6, 1, 0.7], bands: [{ frequency: [2420, 2900, 2100], q: 1.6, gain: 1 }, { frequency: [4500, 4800], q: 2, gain: 0.4 }], flutterRate: 44, flutter: 0.6, pulseRate: 190, pulseJitter: 0.3, pulseTau: 0.002, flow: 0.3 },
    { at: 0.17, length: 0.045, level: 1.6, envelope: [1, 0.5, 0.2, 0.08, 0], bands: [{ frequency: [1300, 1900], q: 3, gain: 1 }, { frequency: [2660, 2660], q: 3, gain: 0.5 }], plain: 0.25 },
  ] },
} as const satisfies Record<string, AirSound>;

/** A model for each. */
export const BODY_AIR_MODELS = Object.values(BODY_AIR).map((sound: AirSound) => airModel(sound));
