import { exp, pow } from '../../dsp/exact-math';
import type { SoundModel } from '../../model';
import type { LayeredSound } from '../kernels/gesture';
import { layeredModel } from '../kernels/layered';
import { throatModel, type ThroatSound } from '../kernels/throat-calls';
import { fall, glide, glideInTime, line, lineInTime } from '../kernels/layers';

const STRINGS = [0, 1, 3, 6, 7, 11, 13, 14, 18, 23].map((step) => pow(2, 1 + step / 12));
const GONG = Array.from({ length: 24 }, (_, k) => 1 + k * 0.61 + 0.23 * ((k * 7) % 5));

/** Film: what builds up, what falls, what lies under a scene. References: recipes of designed sounds. */
const SOUNDS: readonly LayeredSound[] = [
  { id: 'riser', kind: 'modulated', kernel: 'riser', level: 0.308, pitch: 110, seconds: 6, attack: 0.05, release: 0.03, drive: 1, fills: true,
    gesture: [
      { kind: 'tones', level: (u) => 0.015 * pow(u, 2.5), pitch: (u) => 110 * pow(4.6, pow(u, 1.4)), ratios: [1, 1.02, 0.98, 1.5, 1.52, 2, 1.97], detune: 0.01, harmonics: { count: 24, slope: 0.9 }, lowPass: (u) => 400 * pow(20, u), pulse: { rate: (u) => 3 + 15 * u, depth: 0.55 } },
      // Air that comes nearer and nearer: the heights wait for the last moment.
      { kind: 'noise', level: (u) => 2 * (0.01 + 0.99 * pow(u, 4)), color: 'pink', pass: 'band', frequency: glide([0, 200], [0.85, 900], [1, 2400]), q: 3.5 },
      { kind: 'noise', level: (u) => 0.05 * pow(u, 8), color: 'white', pass: 'high', frequency: 5000 },
    ] },
  { id: 'boom', kind: 'one-shot', kernel: 'cinematic boom', level: 0.212, pitch: 33, makers: 0.12, seconds: 4, attack: 0.001, release: 0.8, drive: 1.2, tail: [4, 0.4, 900],
    gesture: [
      { kind: 'tones', level: fall(1, 1.1, 0.002), pitch: (_, t) => 33 + 62 * exp(-t / 0.06), harmonics: [1, 0.35, 0.15, 0.05] },
      { kind: 'tones', level: fall(0.5, 0.18), pitch: 89 },
      { kind: 'noise', level: fall(0.9, 0.35, 0.004), color: 'pink', pass: 'low', frequency: 260 },
      { kind: 'noise', level: fall(0.9, 0.012), color: 'white', pass: 'band', frequency: 2200, q: 0.4 },
    ] },
  { id: 'braam', kind: 'one-shot', kernel: 'braam', level: 0.137, pitch: 55, seconds: 2.2, attack: 0.09, release: 0.35, drive: 0.8, tail: [2.5, 0.3, 3500],
    gesture: [
      // Low brass in octaves and fifths; lips that open with the breath, a bell that favours what lies around 1.4 kHz.
      { kind: 'tones', level: line([0, 0.2], [0.1, 0.3], [0.7, 0.24], [1, 0.1]), pitch: lineInTime([0, 53], [0.08, 55]), ratios: [1, 2, 2.006, 2.99, 4], levels: [0.4, 1, 0.8, 0.5, 0.4], harmonics: { count: 40, slope: 0.6 }, wander: [4, 0.002], lowPass: glideInTime([0, 500], [0.15, 2600], [0.8, 1800], [2.2, 900]) },
      { kind: 'tones', level: 0.1, pitch: 27.5, harmonics: [1, 0.5, 0.2] },
    ],
    filters: [['peak', 1400, 1, 6]] },
  { id: 'sub_drop', kind: 'one-shot', kernel: 'sub drop', level: 0.19, pitch: 125, seconds: 3.05, attack: 0.0189, release: 0.3, drive: 1.4,
    gesture: [
      { kind: 'tones', level: line([0, 0.8], [0.6, 0.8], [1, 0.32]), pitch: (u) => 125 * pow(27 / 125, pow(u, 0.8)), harmonics: [1, 0.28, 0.12, 0.04], wander: [3, 0.002] },
      { kind: 'noise', level: fall(0.255, 0.01), color: 'white', pass: 'band', frequency: 610, q: 0.4 },
      // The ground shakes with it.
      { kind: 'noise', level: line([0, 0.878], [0.7, 0.658], [1, 0.0878]), color: 'pink', pass: 'low', frequency: glide([0, 171], [1, 60]), flutter: [17.3, 0.255] },
      { kind: 'noise', level: line([0, 0.173], [0.7, 0.173], [1, 0]), color: 'pink', pass: 'band', frequency: 127, q: 0.779, flutter: [29.4, 0.255] },
    ] },
  { id: 'drone', kind: 'texture', kernel: 'drone', level: 0.525, pitch: 65.4, cycle: 20, drive: 0.6, wide: true, narrow: true, slow: true, tail: [6, 0.5, 3000],
    bed: [
      { kind: 'tones', level: 0.1, pitch: 65.4, ratios: [1, 1.0025, 2, 3, 2.38, 4, 6, 8], levels: [1, 0.9, 0.6, 0.4, 0.15, 0.25, 0.1, 0.05], detune: 0.0025, wander: [0.2, 0.002], flutter: [0.18, 0.35], harmonics: [1, 0.3, 0.15, 0.08, 0.04] },
      { kind: 'tones', level: 0.04, pitch: 65.4, ratios: [1.003, 2.995, 2.385, 4.01], levels: [1, 0.6, 0.6, 0.4], wander: [0.3, 0.004], flutter: [0.13, 0.9], harmonics: [1, 0.3, 0.15, 0.08] },
      { kind: 'noise', level: 0.03, color: 'pink', pass: 'band', frequency: 500, q: 0.8, flutter: [0.15, 0.6] },
      { kind: 'noise', level: 0.005, color: 'pink', pass: 'high', frequency: 2500, lowPass: 8000, flutter: [0.2, 0.6] },
    ] },
  { id: 'stinger', kind: 'one-shot', kernel: 'string cluster', level: 0.176, pitch: 220, seconds: 0.9, attack: 0.018, release: 0.12, drive: 1, tail: [2.2, 0.45, 6000],
    gesture: [
      { kind: 'tones', level: line([0, 0.16], [0.15, 0.1], [1, 0.07]), pitch: 220, ratios: STRINGS, detune: 0.004, wander: [12, 0.004], harmonics: { count: 13, slope: 0.8 }, pulse: { rate: 13, depth: lineInTime([0.12, 0], [0.2, 0.35]) } },
      { kind: 'tones', level: fall(1, 0.12), pitch: (_, t) => 42 + 88 * exp(-t / 0.05) },
      { kind: 'noise', level: fall(1.2, 0.03), color: 'white', pass: 'band', frequency: 1600, q: 0.4 },
    ] },
  { id: 'heartbeat_tension', kind: 'sequence', kernel: 'heart under a cluster', level: 0.483, pitch: 55, rate: 1.4, regularity: 0.97, seconds: 0.5, attack: 0.004, release: 0.05, drive: 1, cycle: 10,
    bed: [{ kind: 'tones', level: line([0, 0.015], [0.9, 0.04], [1, 0.015]), pitch: 55, ratios: [1, 1.06, 2.005, 2.12], levels: [1, 0.9, 0.4, 0.4], harmonics: [1, 0.4, 0.2, 0.1], wander: [0.4, 0.004], flutter: [0.4, 0.3] }],
    gesture: [
      { kind: 'tones', level: fall(1, 0.058, 0.006), pitch: glideInTime([0, 72], [0.03, 46]), harmonics: [1, 0.35, 0.15] },
      { kind: 'tones', level: (_, t) => (t < 0.3 ? 0 : 0.68 * Math.min(1, (t - 0.3) / 0.005) * exp(-(t - 0.3) / 0.036)), pitch: glideInTime([0.3, 105], [0.34, 62]), harmonics: [1, 0.35, 0.15] },
      { kind: 'noise', level: (_, t) => 0.5 * (exp(-t / 0.05) + (t < 0.3 ? 0 : 0.6 * exp(-(t - 0.3) / 0.035))), color: 'pink', pass: 'band', frequency: 130, q: 0.8 },
    ],
    filters: [['low', 240, 0.7], ['low', 400, 0.7]] },
  { id: 'reverse', kind: 'modulated', kernel: 'reversed cymbal', level: 0.101, pitch: 350, seconds: 3, attack: 0.05, release: 0.012, drive: 0.9, fills: true,
    gesture: [
      { kind: 'noise', level: (u, t) => 0.9 * exp((1 - 1 / Math.max(0.05, u)) * 0.8) * (1 - exp(-t)), color: 'white', pass: 'high', frequency: glideInTime([0, 3200], [3, 1500]), flutter: [9, 0.12] },
      { kind: 'tones', level: (u) => 0.05 * pow(u, 3.2), pitch: 350, ratios: GONG, detune: 0.03, wander: [6, 0.003], flutter: [3, 0.2] },
      { kind: 'noise', level: (u) => 0.9 * pow(u, 5), color: 'pink', pass: 'band', frequency: glide([0, 600], [1, 2600]), q: 0.6 },
    ] },
];

/** Somebody who is not there: moans of a dull, breathy, trembling voice that fall and come again. */
const GHOST: ThroatSound = {
  id: 'ghost', level: 0.0344, air: 0.0028, kind: 'texture', rate: 0.55, regularity: 0.35, speaker: 'man', syllables: [{ length: 1.3, gap: 0.12 }, { length: 0.7, gap: 0.3, pitch: 0.85 }, { length: 1.8, gap: 0.05, pitch: 1.12, level: 0.8 }],
  f0: [420, 600, 520, 380], f1: [700, 950, 800, 600], f2: [1300, 1700, 1500, 1200], f3: 2300, f4: 3500, bandwidth: 1.2, presence: 0.8, jitter: 0.03, shimmer: 0.2, breath: 1.4, drive: 2.5,
  openQuotient: 0.6, vibratoRate: 6, vibrato: 0.05, trembleRate: 11, tremble: 0.8, attack: 0.1, peak: 0.3, sustain: 0.5, room: [2, 0.4],
};

/** Film sounds. */
export const CINEMATIC_MODELS: readonly SoundModel[] = [...SOUNDS.map(layeredModel), throatModel(GHOST)];
