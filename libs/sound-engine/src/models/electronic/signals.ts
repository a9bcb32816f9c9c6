import { semitones } from '../../dsp/exact-math';
import type { Random } from '../../dsp/random';
import type { SoundModel } from '../../model';
import type { LayeredSound, GestureEvent } from '../kernels/gesture';
import { layeredModel } from '../kernels/layered';
import { fall, glide, glideInTime, line } from '../kernels/layers';
import { steps } from './steps';
import { TELEPHONE_SIGNALS } from './telephone-signals';

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

/**
 * Interfaces, telephones, computers. References: ITU-T E.180, Q.23, V.8, V.21; parameter searches; recipes of interface
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
    id: 'data_computer',
    kind: 'sequence',
    kernel: 'data tones',
    level: 0.272,
    quiet: -36,
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
    quiet: -44,
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

/** Interfaces, telephones, computers. */
export const SIGNAL_MODELS: readonly SoundModel[] = [...SOUNDS, ...TELEPHONE_SIGNALS].map(layeredModel);
