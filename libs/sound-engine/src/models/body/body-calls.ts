import { throatModel, type ThroatSound } from '../kernels/throat-calls';

const PLAIN = { f3: 2700, f4: 3900, bandwidth: 1, jitter: 0.02, shimmer: 0.1, breath: 0.1, drive: 1.5, openQuotient: 0.5, level: 0.1 };

/** What the body utters. References: searched sets of the voice kernels. */
const BODY_CALLS = {
  burp: { ...PLAIN, id: 'burp', level: 0.0705, kind: 'one-shot', speaker: 'man', syllables: [{ length: 0.576, gap: 0.5 }], f0: [87.6, 92.1, 181, 70.9], f1: [337, 578, 493], f2: [1380, 1500, 1100],
    f3: 2860, f4: 6640, bandwidth: 0.588, jitter: 0.164, shimmer: 0.416, breath: 0.55, drive: 3.03, openQuotient: 0.329, attack: 0.0168 },
  fart: { ...PLAIN, id: 'fart', level: 0.157, kind: 'one-shot', syllables: [{ length: 0.4, gap: 0.25 }, { length: 0.25, gap: 0.3, pitch: 0.9, level: 0.8 }], f0: [104, 149, 134, 84.6],
    f1: [418, 383, 330], f2: [900, 1100, 850], f3: 1960, f4: 3000, bandwidth: 1.44, jitter: 0.0774, shimmer: 0.332, breath: 0.217, drive: 1.92, openQuotient: 0.188, attack: 0.0095, sustain: 0.6 },
  gasp_sigh: { ...PLAIN, id: 'gasp_sigh', level: 0.0404, kind: 'one-shot', speaker: 'woman', syllables: [{ length: 0.491, gap: 0.5 }], f0: [212, 452, 393], f1: [783, 887, 988], f2: [1620, 1890, 1790],
    f3: 3440, f4: 3180, bandwidth: 1.3, jitter: 0.0304, shimmer: 0.167, breath: 1.75, drive: 1, openQuotient: 0.439, attack: 0.138, peak: 0.8, sustain: 0.9 },
  hiccup: { ...PLAIN, id: 'hiccup', level: 0.0606, kind: 'sequence', rate: 0.45, regularity: 0.85, speaker: 'man', syllables: [{ length: 0.114, gap: 0.2 }], f0: [363, 822, 857], f1: [710, 710], f2: [1600, 1600],
    jitter: 0.02, breath: 0.131, drive: 3.37, attack: 0.008, peak: 0.6, sustain: 0.9, aspirate: [0.09, 0.5] },
  vomit_gargle: { ...PLAIN, id: 'vomit_gargle', level: 0.057, kind: 'sequence', rate: 0.4, regularity: 0.8, speaker: 'man', syllables: [{ length: 1.9, gap: 0.3 }], f0: [230, 280, 260, 240], f1: [814, 1090, 974, 412], f2: [765, 1840, 1890, 2160],
    f3: 3440, f4: 3900, bandwidth: 1.3, jitter: 0.06, shimmer: 0.239, breath: 0.645, drive: 2.5, openQuotient: 0.468, attack: 0.0736, trembleRate: 14, tremble: 0.95, sustain: 0.6 },
} as const satisfies Record<string, ThroatSound>;

/** A model for each. */
export const BODY_CALL_MODELS = Object.values(BODY_CALLS).map((sound: ThroatSound) => throatModel(sound));
