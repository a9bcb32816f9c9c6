import { throatModel, type ThroatSound } from '../kernels/throat-calls';

const PLAIN = { f3: 2700, f4: 3900, bandwidth: 1, jitter: 0.02, shimmer: 0.1, breath: 0.1, drive: 1.5, openQuotient: 0.5, level: 0.1 };

/** What the body utters. References: searched sets of the voice kernels. */
const BODY_CALLS = {
  burp: { ...PLAIN, id: 'burp', level: 0.0702, kind: 'one-shot', speaker: 'man', syllables: [{ length: 0.511, gap: 0.449 }], f0: [72.6, 76.4, 150, 58.8], f1: [337, 578, 493], f2: [1420, 1540, 1130],
    f3: 1580, f4: 4430, bandwidth: 0.416, jitter: 0.165, shimmer: 0.415, breath: 0.298, drive: 2.41, openQuotient: 0.398, attack: 0.0268 },
  fart: { ...PLAIN, id: 'fart', level: 0.157, kind: 'one-shot', syllables: [{ length: 0.4, gap: 0.25 }, { length: 0.25, gap: 0.3, pitch: 0.9, level: 0.8 }], f0: [104, 149, 134, 84.6],
    f1: [418, 383, 330], f2: [900, 1100, 850], f3: 1960, f4: 3000, bandwidth: 1.44, jitter: 0.0774, shimmer: 0.332, breath: 0.217, drive: 1.92, openQuotient: 0.188, attack: 0.0095, sustain: 0.6 },
  gasp_sigh: { ...PLAIN, id: 'gasp_sigh', level: 0.0422, kind: 'one-shot', speaker: 'woman', syllables: [{ length: 0.42, gap: 0.573 }], f0: [229, 486, 423], f1: [751, 851, 948], f2: [1840, 2150, 2040],
    f3: 3440, f4: 3650, bandwidth: 1.29, jitter: 0.0304, shimmer: 0.167, breath: 7.23, drive: 0.788, openQuotient: 0.326, attack: 0.247, peak: 0.8, sustain: 0.801 },
  hiccup: { ...PLAIN, id: 'hiccup', level: 0.154, air: 0.0015, kind: 'sequence', f3: 2210, f4: 7540, bandwidth: 0.895, jitter: 0.0294, shimmer: 0.101, breath: 0.315, drive: 5.08,
    openQuotient: 0.998, rate: 0.675, regularity: 0.743, speaker: 'man', syllables: [{ length: 0.0641, gap: 0.493 }], f0: [355, 822, 799], f1: [387, 544],
    f2: [1830, 1460], attack: 0.00635, peak: 0.884, sustain: 1.31, aspirate: [0.18, 0.474], presence: 0.48 },
  vomit_gargle: { ...PLAIN, id: 'vomit_gargle', level: 0.057, kind: 'sequence', rate: 0.4, regularity: 0.8, speaker: 'man', syllables: [{ length: 1.9, gap: 0.3 }], f0: [230, 280, 260, 240], f1: [814, 1090, 974, 412], f2: [765, 1840, 1890, 2160],
    f3: 3440, f4: 3900, bandwidth: 1.3, jitter: 0.06, shimmer: 0.239, breath: 0.645, drive: 2.5, openQuotient: 0.468, attack: 0.0736, trembleRate: 14, tremble: 0.95, sustain: 0.6 },
} as const satisfies Record<string, ThroatSound>;

/** A model for each. */
export const BODY_CALL_MODELS = Object.values(BODY_CALLS).map((sound: ThroatSound) => throatModel(sound));
