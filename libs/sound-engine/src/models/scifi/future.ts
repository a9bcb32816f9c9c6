import { pow, semitones } from '../../dsp/exact-math';
import type { Random } from '../../dsp/random';
import type { SoundModel } from '../../model';
import type { LayeredSound, GestureEvent } from '../kernels/gesture';
import { layeredModel } from '../kernels/layered';
import { glide, line, lineInTime } from '../kernels/layers';

/** Moves of a servo with rests between them. */
function moves(random: Random): readonly GestureEvent[] {
  let at = 0;
  return Array.from({ length: 5 }, () => {
    const stroke = {
      at,
      pitch: semitones(random.range(-3, 7)),
      length: random.range(0.5, 1.5),
      level: random.range(0.8, 1.1),
    };
    at += 0.32 * stroke.length + random.range(0.03, 0.18);
    return stroke;
  });
}

/** Syllables of a machine's sentence. */
function syllables(random: Random): readonly GestureEvent[] {
  let at = 0;
  const last = 5 + random.integer(4);
  return Array.from({ length: last + 1 }, (_, k) => {
    const stroke = {
      at,
      pitch: semitones(random.pick([0, 0, 2, -2, 3])),
      length: random.range(0.6, 1.4) * (k === last ? 1.5 : 1),
      level: random.range(0.75, 1.05),
    };
    at += 0.17 * stroke.length + (random.chance(0.2) ? 0.1 : 0.015);
    return stroke;
  });
}

const PENTATONIC = [0, 2, 4, 7, 9];

/** Machines that do not exist yet. References: recipes of science-fiction sounds. */
const SOUNDS: readonly LayeredSound[] = [
  {
    id: 'teleport',
    kind: 'one-shot',
    kernel: 'beam-up',
    level: 0.105,
    pitch: 300,
    seconds: 1.7,
    attack: 0.08,
    release: 0.015,
    drive: 0.8,
    tail: [2.5, 0.45, 6000],
    gesture: [
      {
        kind: 'tones',
        level: line([0, 0.18], [0.6, 0.3], [1, 0.42]),
        pitch: (u) => 300 * pow(14, pow(u, 1.6)),
        ratios: [1, 1.5, 2.02, 3.01],
        levels: [1, 0.7, 0.5, 0.3],
        fm: { ratio: 0.12, index: 1.5 },
        pulse: { rate: (u) => 6 + 26 * u, depth: 0.5 },
      },
      {
        kind: 'noise',
        level: line([0, 0.1], [1, 0.7]),
        color: 'pink',
        pass: 'band',
        frequency: (u) => 450 * pow(14, pow(u, 1.6)),
        q: 1.4,
      },
      {
        kind: 'specks',
        level: line([0, 0.05], [1, 0.22]),
        rate: line([0, 20], [1, 110]),
        pitch: 1046,
        spread: 2,
        tau: 0.05,
        steps: PENTATONIC,
      },
      {
        kind: 'tones',
        level: (_, t) => (t > 1.5 ? 0.8 * Math.max(0, (1.68 - t) / 0.18) : 0),
        pitch: lineInTime([1.5, 150], [1.7, 60]),
      },
    ],
  },
  {
    id: 'spaceship',
    kind: 'texture',
    kernel: 'reactor hum',
    level: 0.139,
    pitch: 55,
    cycle: 16,
    drive: 0.8,
    wide: true,
    narrow: true,
    slow: true,
    tail: [2.5, 0.35, 2500],
    bed: [
      {
        kind: 'tones',
        level: 0.14,
        pitch: 55,
        ratios: [1, 1.0035, 1.5, 1.495, 2, 2.007, 3, 4, 5, 6],
        levels: [1, 0.9, 0.6, 0.5, 0.5, 0.5, 0.35, 0.22, 0.14, 0.1],
        pulse: { rate: 2.2, depth: 0.15 },
        flutter: [0.13, 0.25],
        wander: [0.4, 0.003],
      },
      { kind: 'noise', level: 0.75, color: 'pink', pass: 'low', frequency: 260, flutter: [0.3, 0.25] },
      { kind: 'tones', level: 0.012, pitch: 1240, ratios: [1, 1.5], wander: [0.7, 0.006], flutter: [0.4, 0.5] },
    ],
  },
  {
    id: 'force_field',
    kind: 'modulated',
    kernel: 'plasma hum',
    level: 0.192,
    pitch: 70,
    cycle: 8,
    drive: 1.4,
    bed: [
      {
        kind: 'tones',
        level: 0.3,
        pitch: 70,
        ratios: [1, 1.003, 1.503],
        levels: [1, 0.8, 0.305],
        harmonics: { count: 16, slope: 0.75 },
        pulse: { rate: 6, depth: 0.45 },
        wander: [1, 0.01],
        lowPass: 900,
      },
      {
        kind: 'noise',
        level: 1.21,
        color: 'pink',
        pass: 'high',
        frequency: 900,
        flutter: [3, 0.4],
        pulse: { rate: 5.4, depth: 0.33 },
        bands: [
          { frequency: (u) => 1820 * (1 + 0.26 * swing(u * 5)), q: 9, gain: 1 },
          { frequency: (u) => 2270 * (1 + 0.27 * swing(u * 7 + 0.2)), q: 5.64, gain: 0.8 },
          { frequency: (u) => 4700 * (1 + 0.2 * swing(u * 3 + 0.6)), q: 9, gain: 0.87 },
        ],
      },
      { kind: 'specks', level: 0.2, rate: 14, pitch: 3800, spread: 1, tau: 0.002, alpha: 2 },
    ],
  },
  {
    id: 'robot',
    kind: 'sequence',
    kernel: 'servo',
    level: 0.216,
    quiet: -38,
    pitch: 340,
    rate: 0.36,
    regularity: 0.9,
    seconds: 0.32,
    attack: 0.02,
    release: 0.03,
    drive: 1,
    pattern: moves,
    gesture: [
      {
        kind: 'tones',
        level: line([0, 0.1], [0.12, 0.3], [0.85, 0.3], [1, 0.1]),
        pitch: glide([0, 190], [0.12, 340], [0.85, 350], [1, 200]),
        ratios: [1, 8.3, 11],
        levels: [1, 0.2, 0.1],
        harmonics: { count: 12, slope: 0.65 },
        wander: [30, 0.01],
      },
      {
        kind: 'noise',
        level: 0.2,
        color: 'white',
        pass: 'band',
        frequency: 3400,
        q: 0.5,
        pulse: { rate: 70, depth: 0.7 },
      },
      {
        kind: 'hits',
        level: 0.7,
        blows: [[0.3, 1, 1]],
        impact: {
          bands: [0.1, 0.2, 0.4, 0.8, 1, 0.8, 0.5, 0.2],
          length: 0.03,
          slope: 0.3,
          modal: 0.3,
          modeFrequency: 1500,
          modeT60: 0.03,
          modes: 4,
        },
        hardness: 0.8,
      },
    ],
  },
  {
    id: 'robot_voice',
    kind: 'sequence',
    kernel: 'vocoder',
    level: 0.312,
    quiet: -44,
    pitch: 85.3,
    rate: 0.45,
    regularity: 0.85,
    seconds: 0.16,
    attack: 0.0174,
    release: 0.0245,
    drive: 1.38,
    pattern: syllables,
    gesture: [
      // Vowels on one flat buzzing tone, ring-modulated; a consonant of noise before each.
      {
        kind: 'tones',
        level: line([0, 0], [0.2, 0.9], [0.8, 0.8], [1, 0]),
        pitch: 85.3,
        ratios: [1, 1.524, 0.476],
        levels: [1, 0.332, 0.5],
        harmonics: { count: 60, slope: 0.6 },
        bands: [
          { frequency: (u, _, d) => 320 + 486 * d[0] + 120 * u * (d[2] - 0.467), q: 5.12, gain: 0.625 },
          { frequency: (u, _, d) => 900 + 1400 * d[1] + 700 * u * (d[3] - 0.5), q: 10.5, gain: 0.8 },
          { frequency: 2600, q: 5.68, gain: 0.487 },
          { frequency: 4200, q: 6.36, gain: 0.3 },
        ],
      },
      {
        kind: 'noise',
        level: (u, _, d) => (u < 0.3 && d[2] > 0.35 ? 0.5 * (1.15 - u / 0.306) : 0.02),
        color: 'white',
        pass: 'band',
        frequency: (_u, _t, d) => 2500 + 4000 * d[3],
        q: 1.2,
      },
    ],
  },
];

/** -1..1 and back of a phase in turns, in straight lines. */
function swing(turns: number): number {
  const x = turns - Math.floor(turns);
  return x < 0.5 ? 4 * x - 1 : 3 - 4 * x;
}

/** Ships, fields, robots. */
export const FUTURE_MODELS: readonly SoundModel[] = SOUNDS.map(layeredModel);
