import type { LayeredSound } from '../kernels/gesture';
import { fall, glideInTime, type Layer, line } from '../kernels/layers';
import { steps } from './steps';

/** Tones of a keypad, Hz. Reference: ITU-T Q.23. */
const KEY_ROWS = [697, 770, 852, 941] as const;
const KEY_COLUMNS = [1209, 1336, 1477] as const;
const LINE_NOISE: readonly Layer[] = [
  { kind: 'noise', level: 0.02, color: 'pink', pass: 'band', frequency: 1000, q: 0.4 },
];

/** Telephones and modems. References: ITU-T E.180, Q.23, V.8, V.21; parameter searches. */
export const TELEPHONE_SIGNALS: readonly LayeredSound[] = [
  {
    id: 'phone_bell',
    kind: 'sequence',
    kernel: 'bell and clapper',
    level: 0.349,
    quiet: -41,
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
];

/** Blows of a clapper that goes to and fro between two gongs. */
function strikes(rate: number, seconds: number, pitch: number): readonly (readonly [number, number, number])[] {
  const first = pitch > 1 ? 0.5 / rate : 0;
  return Array.from(
    { length: Math.floor((rate * seconds) / 2) },
    (_, k) => [first + (k * 2) / rate, pitch, 1] as const,
  );
}
