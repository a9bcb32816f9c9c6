import { semitones } from '../../dsp/exact-math';
import type { Random } from '../../dsp/random';
import type { SoundModel } from '../../model';
import type { LayeredSound, GestureEvent } from '../kernels/gesture';
import { layeredModel } from '../kernels/layered';
import { fall, glide, glideInTime, line, lineInTime } from '../kernels/layers';

/** Sixteenth at 150 beats per minute, s. */
const SIXTEENTH = 0.1;

/** A bar of sixteenths: arpeggio of a chord, most steps played. */
function arpeggio(random: Random): readonly GestureEvent[] {
  const root = random.pick([0, -3, 5, 2]);
  return Array.from({ length: 16 }, (_, k) => ({
    at: k * SIXTEENTH,
    pitch: semitones(root + [0, 7, 12, 16, 19, 16, 12, 7][k % 8] + (random.chance(0.2) ? 12 : 0)),
    level: random.chance(0.82) ? 1 : 0,
  }));
}

/**
 * Sounds of the first game consoles: pulse waves and held noise, played as notes. References: recipes of game sounds.
 */
const SOUNDS: readonly LayeredSound[] = [
  {
    id: 'coin_pickup',
    kind: 'one-shot',
    kernel: 'chip notes',
    level: 0.462,
    pitch: 987.8,
    seconds: 0.8,
    attack: 0.001,
    release: 0.03,
    drive: 0.4,
    repeatable: true,
    pattern: () => [
      { at: 0, length: 0.1 },
      { at: 0.075, pitch: 1.3348 },
    ],
    gesture: [
      {
        kind: 'tones',
        level: fall(0.5, 0.16),
        pitch: 987.8,
        harmonics: { count: 17, pulse: 0.5 },
        wander: [4, 0.0008],
      },
    ],
  },
  {
    id: 'jump_game',
    kind: 'one-shot',
    kernel: 'chip sweep',
    level: 0.236,
    pitch: 268,
    seconds: 0.432,
    attack: 0.001,
    release: 0.012,
    drive: 0.594,
    repeatable: true,
    gesture: [
      {
        kind: 'tones',
        level: line([0, 2], [0.7, 0.253], [1, 0.294]),
        pitch: glide([0, 268], [0.12, 270], [1, 2160]),
        harmonics: { count: 40, pulse: 0.0962 },
        wander: [2.31, 0.00142],
      },
    ],
  },
  {
    id: 'powerup_game',
    kind: 'one-shot',
    kernel: 'chip notes',
    level: 0.174,
    pitch: 392,
    seconds: 0.782,
    attack: 0.001,
    release: 0.04,
    drive: 0.5,
    pattern: () => [
      ...[0, 4, 7, 12, 16, 19, 24].map((step, k) => ({ at: k * 0.07, pitch: semitones(step), length: 0.12 })),
      { at: 0.637, pitch: 4 },
    ],
    gesture: [
      {
        kind: 'tones',
        level: line([0, 0.969], [1, 0.209]),
        pitch: 392,
        harmonics: { count: 32, pulse: 0.25 },
        vibrato: { rate: 7, depth: lineInTime([0, 0], [0.15, 0.012]) },
      },
    ],
  },
  {
    id: 'game_over',
    kind: 'one-shot',
    kernel: 'chip notes',
    level: 0.324,
    pitch: 523.3,
    seconds: 1.1,
    attack: 0.001,
    release: 0.05,
    drive: 0.5,
    pattern: () => [
      ...[0, -3, -7, -10, -12].map((step, k) => ({ at: k * 0.21, pitch: semitones(step), length: 0.18 })),
      { at: 1.05, pitch: semitones(-14) },
    ],
    gesture: [
      {
        kind: 'tones',
        level: line([0, 0.45], [1, 0.15]),
        pitch: glideInTime([0, 523.3], [0.3, 523.3], [1.1, 481]),
        harmonics: { count: 30, pulse: 0.5 },
        vibrato: { rate: 6, depth: lineInTime([0.25, 0], [0.5, 0.015]) },
      },
      { kind: 'tones', level: line([0, 0.25], [1, 0.1]), pitch: 261.6, harmonics: { count: 9, slope: 2, even: 0 } },
    ],
  },
  {
    id: 'retro',
    kind: 'sequence',
    kernel: 'chip notes',
    level: 0.255,
    pitch: 261.6,
    rate: 0.625,
    regularity: 1,
    seconds: 0.095,
    attack: 0.001,
    release: 0.012,
    drive: 0.6,
    cycle: 1.6,
    pattern: arpeggio,
    bed: [
      {
        kind: 'tones',
        level: (u) => ((u * 8) % 1 < 0.7 ? 0.4 : 0),
        pitch: (u) => 65.4 * [1, 1, 1.5, 1, 0.84, 0.84, 1.33, 1.5][Math.floor(u * 8) % 8],
        harmonics: { count: 15, slope: 2, even: 0 },
      },
      {
        kind: 'noise',
        level: (u) => ((u * 4) % 2 >= 1 ? 0.5 * Math.max(0, 1 - 5 * ((u * 4) % 1)) : 0),
        color: 'white',
        pass: 'high',
        frequency: 1200,
      },
      {
        kind: 'noise',
        level: (u) => 0.16 * Math.max(0, 1 - 4 * ((u * 16) % 1)),
        color: 'white',
        pass: 'high',
        frequency: 7000,
      },
      {
        kind: 'tones',
        level: (u) => Math.max(0, 0.8 - 5 * ((u * 2) % 1)),
        pitch: (u) => 50 + 160 * Math.max(0, 1 - 8 * ((u * 2) % 1)),
        harmonics: [1, 0.2],
      },
    ],
    gesture: [
      {
        kind: 'tones',
        level: line([0, 0.32], [1, 0.2]),
        pitch: 261.6,
        ratios: [1, 2.003],
        levels: [1, 0.35],
        harmonics: { count: 40, pulse: 0.125 },
      },
    ],
  },
];

/** Games. */
export const GAME_MODELS: readonly SoundModel[] = SOUNDS.map(layeredModel);
