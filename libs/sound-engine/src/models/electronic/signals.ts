import { semitones } from '../../dsp/exact-math';
import type { Random } from '../../dsp/random';
import type { SoundModel } from '../../model';
import type { LayeredSound, GestureEvent } from '../kernels/gesture';
import { layeredModel } from '../kernels/layered';
import { fall, glide, glideInTime, type Layer, line } from '../kernels/layers';

/** Notes one after another: seconds between them, steps in semitones. */
function steps(gap: number, ...intervals: readonly number[]): readonly GestureEvent[] {
  return intervals.map((interval, k) => ({ at: k * gap, pitch: semitones(interval) }));
}

const PENTATONIC = [0, 2, 4, 7, 9, 12, 14, 16];

function dataNotes(random: Random): readonly GestureEvent[] {
  return Array.from({ length: 24 }, (_, k) => ({
    at: k / 16,
    pitch: semitones(random.pick(PENTATONIC)),
    level: random.chance(0.15) ? 0 : random.range(0.6, 1),
  }));
}

/** Slices of broken data: their lengths, pitches, and the last ones again. */
function glitches(random: Random): readonly GestureEvent[] {
  const strokes: GestureEvent[] = [];
  for (let at = 0; at < 1.4;) {
    const length = Math.min(0.3, 0.06 * random.logNormal(0.5));
    const pitch = semitones(random.range(-24, 24));
    const repeats = random.chance(0.33) ? 2 + random.integer(5) : 1;
    for (let k = 0; k < repeats; k++, at += length * 1.02)
      strokes.push({ at, pitch, length: length / 0.1, level: random.range(0.6, 1.1) });
    if (random.chance(0.25)) at += random.range(0.03, 0.12);
  }
  return strokes;
}

/** Tones of a keypad, Hz. Reference: ITU-T Q.23. */
const KEY_ROWS = [697, 770, 852, 941] as const;
const KEY_COLUMNS = [1209, 1336, 1477] as const;
const LINE_NOISE: readonly Layer[] = [
  { kind: 'noise', level: 0.02, color: 'pink', pass: 'band', frequency: 1000, q: 0.4 },
];

/**
 * Interfaces, telephones, computers. References: ITU-T E.180, Q.23, V.8, V.21; searched sets; recipes of interface
 * sounds.
 */
const SOUNDS: readonly LayeredSound[] = [
  // A tap on glass and its knock: more of a tick than of a tone.
  {
    id: 'ui_click',
    kind: 'one-shot',
    kernel: 'pip',
    level: 1.13,
    pitch: 1320,
    seconds: 0.035,
    attack: 0.0003,
    release: 0.0058,
    drive: 0.22,
    repeatable: true,
    gesture: [
      { kind: 'tones', level: fall(0.53, 0.00493), pitch: glideInTime([0, 5940], [0.006, 1320]) },
      { kind: 'tones', level: fall(0.222, 0.00462), pitch: 497 },
      { kind: 'noise', level: fall(0.597, 0.00431), color: 'white', pass: 'band', frequency: 2030, q: 0.8 },
      { kind: 'noise', level: fall(0.471, 0.00127), color: 'white', pass: 'high', frequency: 2930 },
    ],
  },
  {
    id: 'ui_notification',
    kind: 'one-shot',
    kernel: 'fm bell',
    level: 0.224,
    pitch: 1175,
    seconds: 1.5,
    attack: 0.002,
    release: 0.05,
    drive: 0.4,
    repeatable: true,
    pattern: () => [{ at: 0 }, { at: 0.11, pitch: 1.3345, length: 1.2 }],
    gesture: [
      {
        kind: 'tones',
        level: fall(0.5, 0.24),
        pitch: 1175,
        fm: { ratio: 3.5, index: fall(1, 0.03) },
        wander: [3, 0.0004],
      },
      { kind: 'tones', level: fall(0.1, 0.09), pitch: 2350 },
    ],
  },
  {
    id: 'ui_success_error',
    kind: 'one-shot',
    kernel: 'fm bell',
    level: 0.184,
    pitch: 1130,
    seconds: 0.75,
    attack: 0.00241,
    release: 0.05,
    drive: 0.577,
    repeatable: true,
    pattern: () => steps(0.0956, 0, 4, 7, 12),
    gesture: [
      {
        kind: 'tones',
        level: fall(0.4, 0.25),
        pitch: 1130,
        fm: { ratio: 3.3, index: fall(1.14, 0.0615) },
        wander: [3, 0.0004],
      },
      { kind: 'tones', level: fall(0.12, 0.06), pitch: 1130 },
      { kind: 'noise', level: fall(0.12, 0.015), color: 'pink', pass: 'low', frequency: 420 },
    ],
    // Two dull notes, the second lower.
    states: {
      error: {
        level: 0.225,
        pitch: 330,
        seconds: 0.26,
        release: 0.03,
        drive: 1.2,
        pattern: () => steps(0.17, 0, -5),
        gesture: [
          {
            kind: 'tones',
            level: line([0, 0.5], [0.7, 0.4], [1, 0.1]),
            pitch: 330,
            harmonics: { count: 9, slope: 1, even: 0.2 },
          },
        ],
      },
    },
  },
  {
    id: 'phone_bell',
    kind: 'sequence',
    kernel: 'bell and clapper',
    level: 0.349,
    pitch: 1390,
    rate: 0.1667,
    regularity: 1,
    seconds: 2,
    drive: 0.3,
    gesture: [
      {
        kind: 'hits',
        level: 0.138,
        blows: strikes(26.5, 2, 1),
        impact: {
          bands: [0, 0.0245, 0.0298, 0.0708, 0.191, 0.716, 0.458, 0.13],
          length: 0.02,
          slope: 0.0769,
          modal: 1.55,
          modeFrequency: 1390,
          modeT60: 0.308,
          modes: 5,
        },
        hardness: 1,
      },
      {
        kind: 'hits',
        level: 0.36,
        blows: strikes(26.5, 2, 1.13),
        impact: {
          bands: [0, 0.00769, 0.0381, 0.188, 0.0769, 0.189, 0.499, 0.165],
          length: 0.0352,
          slope: 0.261,
          modal: 1.87,
          modeFrequency: 1390,
          modeT60: 0.216,
          modes: 5,
        },
        hardness: 1,
      },
    ],
  },
  {
    id: 'ringtone',
    kind: 'sequence',
    kernel: 'fm bell',
    makers: 0.08,
    level: 0.11,
    pitch: 2300,
    rate: 0.8,
    regularity: 1,
    seconds: 0.5,
    attack: 0.002,
    release: 0.03,
    drive: 0.6,
    pattern: () => steps(0.08, 0, 4, 7, 12, 7, 4),
    gesture: [
      {
        kind: 'tones',
        level: fall(0.45, 0.16),
        pitch: 2300,
        fm: { ratio: 2.3, index: fall(0.9, 0.06) },
        wander: [3, 0.0004],
      },
      { kind: 'tones', level: fall(0.1, 0.1), pitch: 2300, harmonics: { count: 7, slope: 1, even: 0 } },
    ],
    filters: [['peak', 5300, 1, 3.6]],
    states: {
      vibrate: {
        level: 0.245,
        pitch: 168,
        rate: 0.45,
        seconds: 1.1,
        attack: 0.03,
        release: 0.06,
        drive: 1.6,
        makers: 0.05,
        pattern: undefined,
        filters: [],
        // An unbalanced motor, and the table that rattles under it.
        gesture: [
          {
            kind: 'tones',
            level: 0.35,
            pitch: glideInTime([0, 110], [0.06, 168]),
            harmonics: { count: 22, slope: 0.9 },
            wander: [7, 0.008],
          },
          {
            kind: 'noise',
            level: 0.5,
            color: 'white',
            pass: 'band',
            frequency: 1900,
            q: 0.6,
            pulse: { rate: 168, depth: 0.9, power: 3 },
            flutter: [9, 0.3],
          },
        ],
      },
    },
  },
  {
    id: 'dial_tone',
    kind: 'sequence',
    kernel: 'telephone line',
    level: 0.242,
    pitch: 350,
    rate: 0.12,
    regularity: 1,
    seconds: 7.5,
    attack: 0.005,
    release: 0.01,
    drive: 1,
    gesture: [
      // A receiver at the ear bends both tones alike: odd harmonics, and the hiss of the line.
      { kind: 'tones', level: 0.4, pitch: 350, ratios: [1, 1.2571], harmonics: [1, 0.05, 0.28, 0.03, 0.14] },
      { kind: 'noise', level: 0.1, color: 'pink', pass: 'band', frequency: 1000, q: 0.4 },
    ],
    filters: [
      ['high', 300, 0.7],
      ['low', 3400, 0.7],
    ],
    states: {
      busy: {
        pitch: 480,
        rate: 1,
        seconds: 0.5,
        gesture: [
          {
            kind: 'tones',
            level: 0.4,
            pitch: 480,
            ratios: [1, 1.2917],
            harmonics: [1, 0.03, 0.06],
            wander: [2, 0.0003],
          },
        ],
        bed: LINE_NOISE,
      },
      // A row and a column of the keypad at once.
      keys: {
        level: 0.2,
        pitch: 697,
        rate: 3.6,
        regularity: 0.7,
        seconds: 0.15,
        attack: 0.002,
        release: 0.004,
        bed: LINE_NOISE,
        gesture: [
          {
            kind: 'tones',
            level: 0.36,
            pitch: (_u, _t, draws) => KEY_ROWS[Math.floor(draws[0] * KEY_ROWS.length)],
            harmonics: [1, 0.02, 0.03],
          },
          {
            kind: 'tones',
            level: 0.42,
            pitch: (_u, _t, draws) => KEY_COLUMNS[Math.floor(draws[1] * KEY_COLUMNS.length)],
            harmonics: [1, 0.02, 0.03],
          },
        ],
      },
    },
  },
  {
    id: 'modem',
    kind: 'sequence',
    kernel: 'telephone line',
    level: 0.178,
    pitch: 2100,
    rate: 0.14,
    regularity: 1,
    seconds: 6.2,
    attack: 0.005,
    release: 0.02,
    drive: 1.5,
    gesture: [
      { kind: 'tones', level: line([0, 0.4], [0.055, 0.4], [0.057, 0]), pitch: 425, ratios: [0.8235, 1.0353] },
      // Seven keys, then the answer with its phase reversals, two carriers shifted by the data, the scrambled stream.
      {
        kind: 'tones',
        level: (u) => (u > 0.06 && u < 0.26 && (u * 35) % 1 < 0.6 ? 0.35 : 0),
        pitch: (u) => [697, 770, 852, 941, 770, 697, 852][Math.floor(u * 35) % 7],
      },
      {
        kind: 'tones',
        level: (u) => (u > 0.06 && u < 0.26 && (u * 35) % 1 < 0.6 ? 0.4 : 0),
        pitch: (u) => [1336, 1209, 1477, 1336, 1336, 1209, 1477][Math.floor(u * 35) % 7],
      },
      {
        kind: 'tones',
        level: line([0.27, 0], [0.272, 0.5], [0.5, 0.5], [0.502, 0]),
        pitch: 2100,
        vibrato: { rate: 1.1, depth: 0.004 },
      },
      {
        kind: 'tones',
        level: line([0.5, 0], [0.502, 0.35], [0.68, 0.35], [0.682, 0.1], [1, 0.1]),
        pitch: 1080,
        ratios: [1, 1.62],
        wander: [300, 0.09],
      },
      {
        kind: 'noise',
        level: line([0.67, 0], [0.69, 1], [1, 1]),
        color: 'white',
        pass: 'band',
        frequency: 1700,
        q: 0.7,
        pulse: { rate: 24, depth: 0.7 },
      },
      { kind: 'tones', level: line([0.67, 0], [0.69, 0.25], [1, 0.2]), pitch: 1800, wander: [200, 0.3] },
    ],
    filters: [
      ['high', 300, 0.7],
      ['low', 3400, 0.7],
    ],
  },
  {
    id: 'data_computer',
    kind: 'sequence',
    kernel: 'data tones',
    level: 0.272,
    pitch: 550,
    rate: 0.37,
    regularity: 1,
    seconds: 0.088,
    attack: 0.0022,
    release: 0.006,
    drive: 0.6,
    pattern: dataNotes,
    gesture: [
      {
        kind: 'tones',
        level: glide([0, 0.591], [1, 0.17]),
        pitch: (u, _, draws) => 550 * (1 + 0.14 * (draws[0] - 0.7) * u),
        harmonics: [1, 0.009, 0.082],
      },
      { kind: 'noise', level: 0.0848, color: 'pink', pass: 'band', frequency: 1150, q: 0.213 },
    ],
  },
  {
    id: 'glitch',
    kind: 'sequence',
    kernel: 'broken data',
    level: 0.234,
    pitch: 700,
    rate: 0.6,
    regularity: 0.9,
    seconds: 0.1,
    attack: 0.0005,
    release: 0.0008,
    drive: 3.3,
    pattern: glitches,
    gesture: [
      {
        kind: 'noise',
        level: (_u, _t, draws) => (draws[0] < 0.4 ? 1.6 : 0.05),
        color: 'white',
        pass: 'band',
        frequency: (_u, _t, draws) => 120 + 5500 * draws[1] * draws[1],
        q: 0.5,
        pulse: { rate: 400, depth: 0.8 },
      },
      {
        kind: 'tones',
        level: (_u, _t, draws) => (draws[0] >= 0.4 && draws[0] < 0.75 ? 0.6 : 0),
        pitch: (_u, _t, draws) => 90 + 1800 * draws[1] * draws[1],
        harmonics: { count: 30, slope: 1, even: 0 },
      },
      {
        kind: 'tones',
        level: (_u, _t, draws) => (draws[0] >= 0.75 ? 0.6 : 0),
        pitch: (u, _t, draws) => (80 + 2000 * draws[2] * draws[2]) * (1 + (draws[1] - 0.4) * 3 * u),
        harmonics: { count: 12, slope: 0.8 },
      },
    ],
  },
  {
    id: 'power_up_down',
    kind: 'one-shot',
    kernel: 'spin-up',
    level: 0.158,
    pitch: 392,
    seconds: 3.6,
    attack: 0.05,
    release: 0.35,
    drive: 1.2,
    gesture: [
      {
        kind: 'tones',
        level: line([0, 0.3], [0.3, 0.5], [1, 0.6]),
        pitch: glide([0, 40], [0.25, 150], [0.6, 310], [1, 392]),
        ratios: [1, 1.004, 0.5],
        levels: [1, 0.7, 0.5],
        harmonics: { count: 12, slope: 1.2 },
        pulse: { rate: (u) => 4 + 10 * u, depth: 0.3 },
      },
      {
        kind: 'tones',
        level: line([0, 0], [0.3, 0.04], [1, 0.08]),
        pitch: glide([0, 288], [0.25, 1080], [0.6, 2230], [1, 2820]),
        wander: [8, 0.004],
      },
      {
        kind: 'noise',
        level: line([0, 0.1], [1, 0.5]),
        color: 'pink',
        pass: 'band',
        frequency: glide([0, 540], [1, 2650]),
        q: 1.2,
        flutter: [6, 0.2],
      },
      {
        kind: 'hits',
        level: 0.9,
        blows: [[0, 0.7, 1]],
        impact: {
          bands: [0.6, 1, 1, 0.7, 0.5, 0.4, 0.2, 0.1],
          length: 0.06,
          slope: 0.5,
          modal: 0.2,
          modeFrequency: 300,
          modeT60: 0.05,
          modes: 3,
        },
        hardness: 0.5,
      },
    ],
  },
  {
    id: 'sonar',
    kind: 'sequence',
    kernel: 'ping',
    level: 0.0764,
    pitch: 598,
    rate: 0.47,
    regularity: 1,
    seconds: 1.9,
    attack: 0.006,
    release: 0.1,
    drive: 0.5,
    tail: [5, 1.6, 2500],
    cycle: 6,
    pattern: () => [{ at: 0 }, { at: 0.9, level: 0.54 }],
    bed: [{ kind: 'noise', level: 0.12, color: 'pink', pass: 'low', frequency: 500, flutter: [0.6, 0.4] }],
    gesture: [
      {
        kind: 'tones',
        level: (_, t) => (t < 0.12 ? 0.6 : fallFrom(t - 0.12)),
        pitch: 598,
        harmonics: [1, 0.005, 0.002],
        wander: [1, 0.0008],
      },
    ],
  },
];

function fallFrom(t: number): number {
  const after = fall(0.6, 0.33);
  return typeof after === 'number' ? after : after(0, t, []);
}

/** Blows of a clapper that goes to and fro between two gongs. */
function strikes(rate: number, seconds: number, pitch: number): readonly (readonly [number, number, number])[] {
  const first = pitch > 1 ? 0.5 / rate : 0;
  return Array.from(
    { length: Math.floor((rate * seconds) / 2) },
    (_, k) => [first + (k * 2) / rate, pitch, 1] as const,
  );
}

/** Interfaces, telephones, computers. */
export const SIGNAL_MODELS: readonly SoundModel[] = SOUNDS.map(layeredModel);
