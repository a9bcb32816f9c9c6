import type { ComposedSound } from '../kernels/composed-sound';
import { blow, slide, snaps, sweep } from '../kernels/sound-parts';

/** Things that roll and squeak. References: parameter searches of rolling and squeak. */
export const MOVING_SOUNDS: readonly ComposedSound[] = [
  {
    id: 'rolling',
    kernel: 'rolling contact',
    kind: 'modulated',
    rate: 5.2,
    regularity: 0.94,
    seconds: 0.3,
    material: 'wood',
    variation: 0.08,
    level: 0.21,
    parts: [
      {
        name: 'turn',
        meaning: 'once a turn the uneven side comes down',
        level: 0.4,
        sound: slide({ seconds: 0.19, from: 280, to: 420, q: 1, peak: 0.5, roughness: 0.5, texture: 60 }),
      },
      {
        name: 'bumps',
        meaning: 'unevenness of the floor',
        level: 0.5,
        sound: blow([0.3, 0.9, 1, 0.6, 0.3, 0.15, 0.04, 0.01], 0.045, 0.5, 0.2, 344, 0.03, 3),
        scatter: { count: 6, seconds: 0.19, how: 'even', tail: 1.9, pitchSpread: 0.2 },
      },
      {
        name: 'rattle',
        meaning: 'loose parts',
        level: 0.03,
        at: [0.05],
        sound: snaps({ seconds: 0.15, count: 2, peak: 0.4, low: 900, high: 2400, q: 3, tau: 0.004, tail: 2 }),
      },
    ],
    bed: {
      noise: [
        { low: 120, high: 560, level: 0.16, gust: 34, depth: 0.4 },
        { low: 30, high: 200, level: 0.12, gust: 8, depth: 0.4 },
        { low: 900, high: 3400, level: 0.012, gust: 20, depth: 0.5 },
      ],
    },
  },
  {
    id: 'squeak',
    kernel: 'fast stick-slip',
    kind: 'one-shot',
    rate: 0,
    seconds: 0.42,
    material: 'rubber',
    variation: 0.05,
    level: 0.163,
    parts: [
      {
        name: 'squeak',
        meaning: 'surface sticks and slips',
        level: 0.6,
        at: [0, 0.22],
        gains: [1, 0.75],
        pitches: [1, 1.14],
        sound: sweep({
          seconds: 0.16,
          contour: [1370, 1680, 1250, 1360],
          envelope: [0.3, 1, 0.9, 0.7, 0.1],
          harmonics: [0.7, 1, 0.5, 0.28, 0.3, 0.15],
          amRate: 78,
          amDepth: 0.25,
          wobble: 0.035,
          wobbleRate: 90,
        }),
      },
      {
        name: 'second',
        meaning: 'a second, slightly different contact',
        level: 0.2,
        at: [0.004, 0.224],
        gains: [1, 0.75],
        pitches: [1.013, 1.155],
        sound: sweep({
          seconds: 0.155,
          contour: [1370, 1680, 1250, 1360],
          envelope: [0.2, 0.8, 1, 0.5, 0],
          harmonics: [0.7, 1, 0.5, 0.3],
          wobble: 0.05,
          wobbleRate: 75,
        }),
      },
      {
        name: 'rub',
        meaning: 'the rub around it',
        level: 0.1,
        at: [0, 0.22],
        gains: [1, 0.7],
        sound: slide({ seconds: 0.17, from: 2600, to: 3200, q: 1, peak: 0.4, roughness: 0.5, texture: 90 }),
      },
      {
        name: 'air',
        meaning: 'high air',
        level: 0.07,
        at: [0, 0.22],
        gains: [1, 0.7],
        sound: slide({ seconds: 0.16, from: 7500, to: 8200, q: 2, peak: 0.4, roughness: 0.4, texture: 90 }),
      },
    ],
  },
];
