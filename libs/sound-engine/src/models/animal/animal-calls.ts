import { throatModel, type Syllable, type ThroatSound } from '../kernels/throat-calls';

/** The same syllable several times. */
const times = (count: number, length: number, gap: number): Syllable[] => Array.from({ length: count }, () => ({ length, gap }));

const PLAIN = { f3: 2700, f4: 3900, bandwidth: 1, jitter: 0.02, shimmer: 0.08, breath: 0.1, drive: 1.5, openQuotient: 0.5, level: 0.1 };

/** Animals that call. References: searched sets of the formant-animal kernel; contours inside the published ranges of each species. */
const ANIMAL_CALLS = {
  dog_growl: { ...PLAIN, id: 'dog_growl', level: 0.124, kind: 'sequence', rate: 0.55, syllables: [{ length: 1.2, gap: 0.25 }], f0: [74, 95, 77, 117],
    f1: [450, 560, 480], f2: [1150, 1300, 1150], f3: 3200, jitter: 0.06, shimmer: 0.4, breath: 0.18, drive: 5, openQuotient: 0.56,
    trembleRate: 27, tremble: 0.6, subharmonic: 0.4, top: 4500, attack: 0.12, sustain: 0.7 },
  dog_whine: { ...PLAIN, id: 'dog_whine', level: 0.144, air: 0.0025, kind: 'sequence', rate: 1.07, regularity: 0.949,
    syllables: [{ length: 0.3, gap: 0.19 }, { length: 0.2, gap: 0.19, pitch: 1.12 }, { length: 0.38, gap: 0.19, pitch: 0.92 }, { length: 0.16, gap: 0.19, pitch: 1.2 }],
    f0: [606, 837, 707, 764], f1: [567, 390, 620], f2: [1100, 1210], f3: 1860, f4: 2690, jitter: 0.022, breath: 0.069, drive: 2, openQuotient: 0.332, top: 10_600 },
  wolf_howl: { ...PLAIN, id: 'wolf_howl', level: 0.0445, kind: 'one-shot', syllables: [{ length: 2.6, gap: 0.46 }], f0: [290, 340, 440, 400, 430, 410, 380],
    f1: [750, 520, 590, 700], f2: [990, 1160, 700], f3: 2010, f4: 3600, jitter: 0.0051, shimmer: 0.072, breath: 0.078, drive: 0.7, openQuotient: 0.44,
    vibratoRate: 4.8, vibrato: 0.02, attack: 0.15, peak: 0.4, sustain: 0.6 },
  cat_meow: { ...PLAIN, id: 'cat_meow', level: 0.0087, kind: 'one-shot', syllables: [{ length: 1, gap: 0.5 }], f0: [480, 640, 700, 600, 420],
    f1: [300, 1070, 2300, 930, 370], f2: [2340, 2060, 2770, 2350, 1100], f3: 3470, f4: 5320, jitter: 0.0049, shimmer: 0.044, breath: 0.016, drive: 1.2 },
  // Folds that open some 27 times a second, breathing in and out.
  cat_purr: { ...PLAIN, id: 'cat_purr', level: 0.266, kind: 'texture', rate: 0.74, regularity: 0.97, syllables: [{ length: 0.66, gap: 0.024 }, { length: 0.65, gap: 0.02, pitch: 0.92, level: 0.5 }],
    f0: [27, 28, 27], f1: [222, 241, 222], f2: [830, 850, 830], f3: 2200, f4: 4290, bandwidth: 1.14, jitter: 0.05, shimmer: 0.277, breath: 1.2, drive: 3, openQuotient: 0.35,
    top: 2600, attack: 0.12, sustain: 0.7, room: [0.3, 0.08] },
  cow: { ...PLAIN, id: 'cow', level: 0.0259, air: 0.000385, kind: 'one-shot', f3: 1780, f4: 2130, bandwidth: 0.557, jitter: 0.0194, shimmer: 0.066, breath: 0.154, drive: 2.5,
    openQuotient: 0.38, syllables: [{ length: 1.7, gap: 0.388 }], f0: [136, 166, 172, 171, 138, 161], f1: [293, 581, 737, 305, 501, 454],
    f2: [983, 1410, 1300, 1230, 1510, 987], presence: 1.04, attack: 0.147, peak: 0.3, sustain: 1.03, room: [0.493, 0.29] },
  sheep_goat: { ...PLAIN, id: 'sheep_goat', level: 0.126, kind: 'one-shot', syllables: [{ length: 1.26, gap: 0.289 }], f0: [175, 118, 176, 214],
    f1: [786, 1320, 1040], f2: [1920, 2040, 1590], jitter: 0.0464, shimmer: 0.151, breath: 0.135, drive: 1.2, openQuotient: 0.346,
    vibratoRate: 4.66, vibrato: 0.0764, trembleRate: 11.7, tremble: 0.776, f3: 3900, f4: 4100, bandwidth: 0.921 },
  horse_neigh: { ...PLAIN, id: 'horse_neigh', level: 0.0299, air: 0.0011, kind: 'one-shot', f3: 3910, f4: 4250, bandwidth: 0.869, jitter: 0.0645, shimmer: 0.114, breath: 0.765, drive: 2.48,
    openQuotient: 0.464, syllables: [{ length: 3.6, gap: 0.415 }, { length: 0.4, gap: 0.2, level: 0.556, f0: [297, 439, 124] }],
    f0: [882, 1500, 1300, 1150, 986, 684], f1: [702, 1070, 705, 748], f2: [931, 2340, 2120, 1830], vibratoRate: 9.99, vibrato: 0.0839, trembleRate: 9.01,
    tremble: 0.605, presence: 1.27 },
  pig: { ...PLAIN, id: 'pig', level: 0.176, kind: 'sequence', rate: 1.53, regularity: 0.8, syllables: [{ length: 0.279, gap: 0.226 }], f0: [54, 110, 95],
    f1: [343, 539, 343], f2: [900, 1330, 1000], f3: 3030, f4: 4750, jitter: 0.117, shimmer: 0.964, breath: 1.2, drive: 0.939, openQuotient: 0.502, presence: 0.6 },
  rooster: { ...PLAIN, id: 'rooster', level: 0.0184, kind: 'one-shot', f0: [322, 963, 621], f1: [1180, 1570], f2: [3170, 4840], f3: 2620, f4: 5460,
    syllables: [{ length: 0.116, gap: 0.053, f0: [738, 690, 322], level: 0.753 }, { length: 0.17, gap: 0.0587, f0: [680, 558, 830], level: 1.03 },
      { length: 0.136, gap: 0.05, f0: [664, 639, 1300] }, { length: 1.35, gap: 0.3, f0: [858, 768, 650, 695] }],
    jitter: 0.02, shimmer: 0.0524, breath: 0.07, drive: 2.2, openQuotient: 0.537, trembleRate: 90, tremble: 0.1 },
  chicken: { ...PLAIN, id: 'chicken', level: 0.0562, kind: 'sequence', rate: 3.4, regularity: 0.75, syllables: [{ length: 0.068, gap: 0.2 }], f0: [315, 627, 384],
    f1: [584, 1160, 760], f2: [2050, 2520, 2020], f3: 3500, f4: 3450, bandwidth: 1.2, jitter: 0.05, shimmer: 0.36, breath: 0.27, drive: 2.5, openQuotient: 0.4, attack: 0.006 },
  duck_goose: { ...PLAIN, id: 'duck_goose', level: 0.0254, kind: 'sequence', rate: 6, regularity: 0.85, syllables: [{ length: 0.093, gap: 0.066 }], f0: [143, 280, 160],
    f1: [1190, 1600, 1330], f2: [2200, 1960, 2140], f3: 4060, f4: 5020, jitter: 0.018, shimmer: 0.24, breath: 0.25, drive: 3, openQuotient: 0.27, attack: 0.01 },
  turkey: { ...PLAIN, id: 'turkey', level: 0.0267, air: 0.00048, kind: 'sequence', f3: 3180, f4: 4170, bandwidth: 1.77, jitter: 0.0575, shimmer: 0.0862, breath: 0.219,
    drive: 2.08, openQuotient: 0.198, rate: 0.6, regularity: 0.98, syllables: times(14, 0.0272, 0.0257),
    f0: [455, 745, 432], f1: [1350, 1350, 638], f2: [898, 1810, 1400], attack: 0.00624, presence: 0.736, room: [0.318, 0.1] },
  crow: { ...PLAIN, id: 'crow', level: 0.0156, kind: 'sequence', rate: 1.6, regularity: 0.85, syllables: [{ length: 0.43, gap: 0.18 }], f0: [520, 500, 720, 440],
    f1: [1150, 1260, 1420], f2: [1970, 1890, 1840], f3: 3750, f4: 7060, jitter: 0.12, shimmer: 0.29, breath: 0.45, drive: 2.6, openQuotient: 0.48 },
  parrot_squawk: { ...PLAIN, id: 'parrot_squawk', level: 0.0203, kind: 'one-shot', syllables: [{ length: 0.5, gap: 0.2 }, { length: 0.35, gap: 0.2, pitch: 1.15, level: 0.8 }],
    f0: [420, 739, 422, 415], f1: [1100, 1800, 1500], f2: [2000, 3400, 2700], f3: 4200, f4: 5600, jitter: 0.08, shimmer: 0.2, breath: 0.29, drive: 5.2,
    trembleRate: 75, tremble: 0.46, subharmonic: 0.44 },
  lion_roar: { ...PLAIN, id: 'lion_roar', level: 0.105, air: 0.0009, kind: 'one-shot', f3: 2810, f4: 6710, bandwidth: 2.03, jitter: 0.0949, shimmer: 0.729, breath: 1.11, drive: 5.26,
    openQuotient: 0.569, f0: [130, 274, 70.1, 72.3], f1: [420, 435, 375], f2: [1030, 1160, 1750],
    syllables: [{ length: 1.7, gap: 0.36 }, { length: 0.498, gap: 0.158, level: 0.441, f0: [54.5, 132, 78.3] }, { length: 0.58, gap: 0.281, level: 0.334, f0: [70, 105, 68.4] }, { length: 0.391, gap: 0.191, level: 0.831, f0: [38, 54.7, 47.9] }],
    trembleRate: 26, tremble: 0.49, subharmonic: 0.234, top: 5100, attack: 0.246, presence: 0.442 },
  elephant: { ...PLAIN, id: 'elephant', level: 0.0207, air: 0.00077, kind: 'one-shot', f3: 3000, f4: 4760, bandwidth: 1.25, jitter: 0.046, shimmer: 0.2, breath: 1.09, drive: 3.35,
    openQuotient: 0.348, syllables: [{ length: 1.5, gap: 0.442 }], f0: [263, 380, 420, 417, 323, 303], f1: [491, 800, 850, 597], f2: [1200, 1710, 1020, 960],
    trembleRate: 26.9, tremble: 0.501, subharmonic: 0.5, attack: 0.0677, peak: 0.382, sustain: 0.623, presence: 0.573, room: [1.06, 0.337], top: 6000 },
  monkey: { ...PLAIN, id: 'monkey', level: 0.00829, air: 0.00076, kind: 'sequence', f3: 1940, jitter: 0.0475, shimmer: 0.327, breath: 0.3, drive: 1.36, openQuotient: 0.85, rate: 0.5,
    regularity: 0.8, f0: [498, 513, 269], f1: [1040, 1650, 467], f2: [1900, 1180, 906],
    syllables: [{ length: 0.163, gap: 0.109, pitch: 0.934, level: 0.69 }, { length: 0.165, gap: 0.0544, pitch: 0.92, level: 0.852 }, { length: 0.22, gap: 0.0697, pitch: 1.42, level: 0.8 }, { length: 0.3, gap: 0.0798, pitch: 1.4 }, { length: 0.513, gap: 0.0687, pitch: 1.96 }, { length: 0.294, gap: 0.193, pitch: 1.63, level: 1.06 }] },
  monster: { ...PLAIN, id: 'monster', level: 0.138, air: 0.00075, kind: 'one-shot', f3: 2730, f4: 4600, bandwidth: 1.24, jitter: 0.141, shimmer: 0.429, breath: 1.18, drive: 4.81,
    openQuotient: 0.597, syllables: [{ length: 1.66, gap: 0.641 }], f0: [67.8, 88.7, 70.6, 42.5], f1: [332, 590, 338], f2: [805, 1360, 749], trembleRate: 20,
    tremble: 0.48, subharmonic: 0.592, top: 3400, attack: 0.0921, peak: 0.288, sustain: 0.463, presence: 0.39 },
} as const satisfies Record<string, ThroatSound>;

/** A model for each. */
export const ANIMAL_CALL_MODELS = Object.values(ANIMAL_CALLS).map((sound: ThroatSound) => throatModel(sound));
