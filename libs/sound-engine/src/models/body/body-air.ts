import { airModel, type AirSound } from '../kernels/air-gestures';

/** What the body does with air. References: searched sets of breath, cough, sneeze and snore. */
const BODY_AIR = {
  breathing: { id: 'breathing', level: 0.0208, kind: 'sequence', rate: 0.225, regularity: 0.98, speaker: 'woman', room: [0.184, 0.113], parts: [
    { at: 0, length: 0.975, level: 1.68, envelope: [0, 0.8, 1, 0.9, 0.6, 0], bands: [{ frequency: [3120, 3240], q: 6.59, gain: 0.985 }, { frequency: [1040, 1070], q: 5.69, gain: 0.822 }, { frequency: [5080, 5130], q: 5.59, gain: 0.854 }], plain: 0.311, flutter: 0.22 },
    { at: 1.86, length: 1.58, level: 0.634, envelope: [0, 1, 0.85, 0.6, 0.35, 0.15, 0], bands: [{ frequency: [794, 755], q: 3.45, gain: 1.04 }, { frequency: [622, 602], q: 5.69, gain: 0.364 }, { frequency: [2160, 2100], q: 4.8, gain: 0.297 }], plain: 0.396, flutter: 0.141 },
  ] },
  snore: { id: 'snore', level: 0.138, kind: 'sequence', rate: 0.3, regularity: 0.95, speaker: 'man', room: [0.4, 0.1], parts: [
    { at: 0, length: 0.85, level: 1, envelope: [0, 0.6, 1, 1, 0.9, 0.7, 0], bands: [{ frequency: [195, 210], q: 6.9, gain: 1 }, { frequency: [475, 490], q: 8.6, gain: 0.8 }, { frequency: [2130, 2130], q: 6.9, gain: 0.25 }], pulseRate: 44, pulseJitter: 0.1, pulseTau: 0.005, flow: 0.12, flutter: 0.2 },
    { at: 1, length: 0.8, level: 0.16, envelope: [0, 1, 0.7, 0.3, 0], bands: [{ frequency: [630, 595], q: 3.5, gain: 1 }, { frequency: [1540, 1470], q: 5.2, gain: 0.5 }], plain: 0.2 },
  ] },
  cough: { id: 'cough', level: 0.0431, floor: 0.000591, kind: 'sequence', rate: 0.531, regularity: 0.98, speaker: 'man', room: [0.263, 0.219], parts: [
    { at: 0, length: 0.3, level: 1, envelope: [1.03, 0.855, 0.567, 0.214, 0.271, 0.11, 0.0648, 0],
      bands: [{ frequency: [311, 648], q: 2.43, gain: 1.11 }, { frequency: [1900, 1490], q: 4.35, gain: 0.7 }, { frequency: [2170, 3280], q: 9.32, gain: 0.359 }],
      plain: 0.235, voice: { f0: [136, 273, 181], level: 1.26, f1: 608, f2: 1530 } },
    { at: 0.34, length: 0.3, level: 0.92, envelope: [1.29, 1.51, 0.456, 0.229, 0.372, 0.284, 0.0733, 0],
      bands: [{ frequency: [378, 449], q: 3.5, gain: 0.991 }, { frequency: [1580, 1070], q: 2.84, gain: 0.897 }, { frequency: [3410, 3370], q: 10.9, gain: 0.564 }],
      plain: 0.31, voice: { f0: [266, 281, 217], level: 1.2, f1: 513, f2: 1500 } },
    { at: 0.66, length: 0.322, level: 0.645, envelope: [0.512, 1.06, 0.605, 0.22, 0.387, 0.202, 0.0665, 0],
      bands: [{ frequency: [538, 444], q: 3.92, gain: 2 }, { frequency: [1830, 1750], q: 3.99, gain: 0.617 }, { frequency: [3030, 3900], q: 6.62, gain: 0.413 }],
      plain: 0.3, voice: { f0: [201, 257, 149], level: 1.2, f1: 789, f2: 1790 } },
  ] },
  sneeze: { id: 'sneeze', level: 0.0555, floor: 0.000639, kind: 'one-shot', speaker: 'woman', room: [0.381, 0.249], parts: [
    { at: 0, length: 0.42, level: 0.12, envelope: [0, 0.3, 0.516, 1, 0.475],
      bands: [{ frequency: [1100, 1920], q: 3.04, gain: 0.882 }, { frequency: [2300, 3760], q: 3.05, gain: 0.944 }] },
    { at: 0.42, length: 0.268, level: 0.35, envelope: [0.156, 0.541, 0.281, 0], bands: [{ frequency: [571, 863], q: 3, gain: 0.3 }],
      voice: { f0: [275, 310, 554], level: 1.6, f1: 419, f2: 1400 } },
    { at: 0.759, length: 0.6, level: 0.947, envelope: [1, 0.75, 0.693, 0.295, 0.129, 0.065, 0.0247, 0],
      bands: [{ frequency: [436, 875], q: 2.23, gain: 0.679 }, { frequency: [1740, 1380], q: 2.66, gain: 0.8 }, { frequency: [3600, 6480], q: 2.32, gain: 0.7 }, { frequency: [8570, 5980], q: 0.8, gain: 0.976 }],
      voice: { f0: [410, 420, 110], level: 0.869, f1: 700, f2: 1740 } },
  ] },
  sniff: { id: 'sniff', level: 0.0455, kind: 'sequence', rate: 0.8, regularity: 0.7, speaker: 'woman', room: [0.3, 0.1], parts: [0, 0.42].map((at, k) => ({
    at, length: 0.32, level: 1 - 0.2 * k, envelope: [0, 0.35, 0.6, 0.85, 1, 0.9, 0.3, 0], bands: [{ frequency: [600, 800], q: 1.6, gain: 0.35 }, { frequency: [2600, 3400], q: 3, gain: 1 }, { frequency: [5370, 6000], q: 5, gain: 0.7 }], plain: 0.5, flutterRate: 27, flutter: 0.3,
  })) },
  chew: { id: 'chew', level: 0.0469, kind: 'sequence', rate: 2.91, regularity: 0.88, speaker: 'man', room: [0.196, 0.0812], parts: [
    { at: 0, length: 0.287, level: 0.801, envelope: [0, 0.8, 1, 0.6, 0.25, 0], bands: [{ frequency: [346, 330], q: 2.39, gain: 0.278 }, { frequency: [4500, 4200], q: 1.2, gain: 0.153 }], flutterRate: 40, flutter: 1.4, cracks: { count: 116, frequency: 4200, tau: 0.00159 } },
  ] },
  kiss: { id: 'kiss', level: 0.11, floor: 0.00047, kind: 'one-shot', speaker: 'woman', room: [0.248, 0.059], parts: [
    { at: 0, length: 0.02, level: 1.28, envelope: [1.2, 0.58, 0], bands: [{ frequency: [3130, 1800], q: 0.678, gain: 1.18 }], plain: 0.55 },
    { at: 0.02, length: 0.22, level: 0.456, envelope: [0.828, 0.4, 0.55, 0.769, 0.947], bands: [{ frequency: [2420, 2150], q: 1.03, gain: 0.943 }], pulseRate: 230,
      pulseJitter: 0.422, pulseTau: 0.00266, flow: 0.246 },
    { at: 0.13, length: 0.0339, level: 2.5, envelope: [1.06, 0.263, 0.089, 0], bands: [{ frequency: [1040, 2490], q: 0.652, gain: 1.21 }], plain: 0.71 },
  ] },
} as const satisfies Record<string, AirSound>;

/** A model for each. */
export const BODY_AIR_MODELS = Object.values(BODY_AIR).map((sound: AirSound) => airModel(sound));
