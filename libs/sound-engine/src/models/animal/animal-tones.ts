import { toneModel, type ToneSound } from '../kernels/tone-calls';

const PLAIN = { jitter: 0.01, vibratoRate: 5, vibrato: 0, roughRate: 40, rough: 0, subharmonic: 0, breath: 0.03, breathAt: 1.6, breathQ: 3, attack: 0.02, release: 0.3, level: 0.1, room: [0.8, 0.2] } as const;

/** Animals that call in tones. References: searched sets of the rough syrinx. */
const ANIMAL_TONES = {
  owl: { ...PLAIN, id: 'owl', level: 0.114, air: 0.0014, kind: 'sequence', rate: 0.26, regularity: 0.7, f0: [380, 425, 415, 360], harmonics: [1, 0.146, 0.044, 0.015], jitter: 0.019, breath: 0.175, attack: 0.083, room: [1.2, 0.3],
    notes: [{ length: 0.36, gap: 0.3 }, { length: 0.14, gap: 0.19, level: 0.6 }, { length: 0.14, gap: 0.3, level: 0.65 }] },
  pigeon: { ...PLAIN, id: 'pigeon', level: 0.0411, kind: 'sequence', rate: 0.7, regularity: 0.8, f0: [330, 440, 462, 363], harmonics: [2.5, 0.0701, 0.0256], roughRate: 50.3, rough: 0.282, breath: 0.0994, attack: 0.0485, room: [0.609, 0.163],
    notes: [{ length: 0.126, gap: 0.0519, level: 0.496 }, { length: 0.35, gap: 0.0541 }, { length: 0.24, gap: 0.138, level: 1.33 }], jitter: 0.0156, vibratoRate: 4.13, breathAt: 2.15, breathQ: 1.91, release: 0.137 },
  seagull: { ...PLAIN, id: 'seagull', level: 0.054, kind: 'sequence', rate: 0.4, regularity: 0.75, f0: [1240, 1250, 1690, 920], harmonics: [0.62, 1.23, 0.25, 0.15, 0.06, 0.03, 0.01], jitter: 0.029, roughRate: 101, rough: 0.45, subharmonic: 0.27,
    notes: [{ length: 0.55, gap: 0.06 }, { length: 0.4, gap: 0.06, pitch: 1.05 }, { length: 0.3, gap: 0.06, pitch: 1.06 }, { length: 0.28, gap: 0.06 }, { length: 0.26, gap: 0.2, pitch: 0.95, level: 0.8 }] },
  eagle: { ...PLAIN, id: 'eagle', level: 0.0601, air: 0.00092, kind: 'one-shot', jitter: 0.0548, vibratoRate: 54.7, vibrato: 0.0275, roughRate: 99, rough: 0.6, subharmonic: 0.3,
    breath: 0.236, breathAt: 1.33, breathQ: 2.14, release: 0.264, room: [1.2, 0.35], f0: [1900, 2200, 2200, 1620], harmonics: [0.6, 1, 0.8, 0.5, 0.313, 0.2, 0.117],
    notes: [{ length: 0.763, gap: 0.128 }, { length: 0.14, gap: 0.06, level: 0.572 }, { length: 0.161, gap: 0.0702, level: 0.7 }, { length: 0.143, gap: 0.0539, level: 0.543 }, { length: 0.16, gap: 0.207, level: 0.297 }] },
  mouse_rat: { ...PLAIN, id: 'mouse_rat', level: 0.103, kind: 'sequence', rate: 1.4, regularity: 0.8, wander: 0.164, f0: [3340, 3260, 2300], harmonics: [0.532, 0.56, 0.231, 0.241], jitter: 0.029, roughRate: 21.7, rough: 0.142, breath: 0.341, breathQ: 0.733, attack: 0.00373, room: [0.316, 0.249],
    notes: [{ length: 0.15, gap: 0.251 }, { length: 0.106, gap: 0.175, pitch: 2.18 }, { length: 0.083, gap: 0.273, pitch: 1.36, level: 1.06 }], vibratoRate: 4.89, breathAt: 1.71, release: 0.6 },
  whale: { ...PLAIN, id: 'whale', level: 0.0601, kind: 'sequence', rate: 0.2, regularity: 0.8, wander: 0.15, f0: [293, 451, 411, 450, 292], harmonics: [0.75, 0.64, 0.35, 0.19, 0.17, 0.06], vibratoRate: 4.9, vibrato: 0.026, jitter: 0.03, rough: 0.3, roughRate: 22, breath: 0.03, attack: 0.25,
    // A phrase of a humpback's song: a moan, two cries, a low moan, a cry.
    notes: [{ length: 1.5, gap: 0.25 }, { length: 0.45, gap: 0.2, pitch: 1.5 }, { length: 0.5, gap: 0.25, pitch: 1.7, level: 0.8 }, { length: 1, gap: 0.3, pitch: 0.75 }, { length: 0.4, gap: 0.3, pitch: 1.2 }], room: [3, 0.5] },
} as const satisfies Record<string, ToneSound>;

/** A model for each. */
export const ANIMAL_TONE_MODELS = Object.values(ANIMAL_TONES).map((sound: ToneSound) => toneModel(sound));
