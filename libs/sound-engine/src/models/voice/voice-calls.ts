import { throatModel, type Syllable, type ThroatSound } from '../kernels/throat-calls';

const PLAIN = { f3: 2700, f4: 3900, bandwidth: 1, jitter: 0.012, shimmer: 0.06, breath: 0.06, drive: 1.5, openQuotient: 0.5, level: 0.1 };

/** A laugh: the same syllable again and again, falling in pitch and strength. */
function laughing(count: number, period: number, voiced: number, fall: number, quieter: number): Syllable[] {
  return Array.from({ length: count }, (_, k) => {
    const u = count > 1 ? k / (count - 1) : 0;
    return { length: voiced * period, gap: (1 - voiced) * period * 0.5, pitch: 1 - fall * u, level: 1 - (1 - quieter) * u };
  });
}

/** People who call, laugh and cry. References: searched sets of the voice kernels; formants after Peterson & Barney (1952). */
const VOICE_CALLS = {
  laugh: { ...PLAIN, id: 'laugh', level: 0.0809, kind: 'sequence', rate: 0.34, regularity: 0.8, speaker: 'woman', syllables: laughing(9, 0.2, 0.46, 0.25, 0.45), aspirate: [0.09, 1.1],
    f0: [300, 330, 290], f1: [760, 874, 820], f2: [1500, 1550, 1450], f3: 2600, f4: 3800, jitter: 0.045, breath: 0.15, attack: 0.012, inhale: [0.3, 0.5] },
  baby_laugh: { ...PLAIN, id: 'baby_laugh', level: 0.083, kind: 'sequence', rate: 0.7, regularity: 0.7, speaker: 'baby', syllables: laughing(10, 0.15, 0.55, 0.22, 0.6), aspirate: [0.0387, 0.767],
    f0: [350, 380, 330], f1: [950, 980, 900], f2: [2120, 2170, 2070], f3: 4740, f4: 4600, bandwidth: 1.49, jitter: 0.0346, shimmer: 0.0545, breath: 0.0673, drive: 1.57, openQuotient: 0.579, attack: 0.0064, inhale: [0.275, 0.2] },
  baby_cry: { ...PLAIN, id: 'baby_cry', level: 0.049, kind: 'sequence', rate: 0.95, regularity: 0.82, speaker: 'baby', syllables: [{ length: 0.74, gap: 0.2 }], inhale: [0.14, 0.5],
    f0: [389, 450, 430, 380], f1: [857, 900, 857], f2: [2420, 2420], f3: 3930, f4: 4130, bandwidth: 2.3, jitter: 0.03, shimmer: 0.1, breath: 0.12, drive: 1.6,
    trembleRate: 120, tremble: 0.15, sustain: 0.6 },
  cry: { ...PLAIN, id: 'cry', level: 0.0152, kind: 'sequence', rate: 0.68, regularity: 0.75, speaker: 'woman', inhale: [0.395, 0.9],
    syllables: [{ length: 0.348, gap: 0.145 }, { length: 0.384, gap: 0.22, pitch: 1.09 }, { length: 0.547, gap: 0.12, pitch: 1.11, level: 1.41 }, { length: 0.438, gap: 0.244, pitch: 0.56, level: 0.602 }],
    f0: [297, 393, 361, 287], f1: [800, 975, 900], f2: [1400, 1400], f3: 2370, f4: 5150, bandwidth: 1.4, jitter: 0.0157, breath: 0.141, drive: 1.42, trembleRate: 11.6, tremble: 0.178, shimmer: 0.0492, openQuotient: 0.254, presence: 0.79 },
  scream: { ...PLAIN, id: 'scream', level: 0.0106, kind: 'one-shot', speaker: 'woman', syllables: [{ length: 1.1, gap: 0.4 }], f0: [740, 1010, 1050, 1010, 760],
    f1: [1000, 1100, 1100, 1000], f2: [1750, 1750], f3: 2980, f4: 4200, bandwidth: 1.5, jitter: 0.033, shimmer: 0.12, breath: 0.16, drive: 4, trembleRate: 110, tremble: 0.31,
    subharmonic: 0.2, presence: 3, openQuotient: 0.4, attack: 0.04, sustain: 0.7, room: [0.8, 0.25] },
  shout: { ...PLAIN, id: 'shout', level: 0.0119, air: 0.00044, kind: 'sequence', f3: 3380, f4: 3600, bandwidth: 0.955, jitter: 0.0199, shimmer: 0.15, breath: 0.47, drive: 3.71,
    openQuotient: 0.465, rate: 0.692, regularity: 0.616, speaker: 'man', syllables: [{ length: 0.743, gap: 0.35 }], f0: [281, 419, 414, 383, 269],
    f1: [548, 780, 820, 641], f2: [1000, 1680, 1580, 1170], attack: 0.0239, room: [0.99, 0.404], presence: 2, peak: 0.447, sustain: 0.958, trembleRate: 60,
    tremble: 0.178 },
  grunt_groan: { ...PLAIN, id: 'grunt_groan', level: 0.0424, air: 0.00041, kind: 'one-shot', f3: 1420, f4: 2080, bandwidth: 1.04, jitter: 0.13, shimmer: 0.237, breath: 0.768, drive: 3.34,
    openQuotient: 0.275, speaker: 'man', syllables: [{ length: 0.392, gap: 0.516 }], f0: [111, 131, 92.2], f1: [551, 673, 520], f2: [1100, 1710, 602],
    presence: 2.14, trembleRate: 25, tremble: 0.261 },
} as const satisfies Record<string, ThroatSound>;

/** A model for each. */
export const VOICE_CALL_MODELS = Object.values(VOICE_CALLS).map((sound: ThroatSound) => throatModel(sound));
