import type { ComposedSound } from '../kernels/composed-sound';
import { blast, blow, burst, slide, snaps, sweep, tone } from '../kernels/sound-parts';

const NO_BODY = { bodyFrom: 1, bodyTo: 1, bodyGlide: 1, bodyTau: 0.01, body: 0 };

/**
 * Weapons beside guns. References: parameter searches of the weapons (handling of a gun, ricochets, fireworks).
 */
export const WEAPON_SOUNDS: readonly ComposedSound[] = [
  // Times, levels and decays of the clacks, bands and quiet between them: gun_handling/01 to 06 of the development
  // recordings. The slide goes back over its catches within 0.11 s, and home 0.25 to 0.4 s later, 5 to 15 dB louder than
  // what runs up to it; clacks fall by 20 dB in 8 to 25 ms and the last in 18 to 50; lines near 1.1, 2.8, 4.9 and 7.2
  // kHz ring for 0.1 s; half of the sound lies 21 to 44 dB under the loudest; from 10 kHz up it has 1 to 7 dB less than
  // in all.
  {
    id: 'gun_handling',
    kernel: 'event click',
    kind: 'one-shot',
    rate: 0,
    seconds: 0.7,
    material: 'metal',
    variation: 0.04,
    level: 0.66,
    parts: [
      {
        name: 'magazine',
        meaning: 'the slide is drawn back over its catches and stops',
        level: 0.7,
        at: [0, 0.035, 0.11],
        gains: [0.5, 0.8, 1],
        pitches: [1.1, 0.9, 1],
        sound: blow([0.02, 0.03, 0.05, 0.2, 0.6, 1.1, 1.6, 2], 0.09, 0.12, 0.4, 1400, 0.12, 6),
      },
      {
        name: 'slide',
        meaning: 'the slide snaps home',
        level: 1,
        at: [0.4, 0.42, 0.55],
        gains: [1, 0.6, 0.15],
        pitches: [1, 1.1, 1.05],
        sound: blow([0.03, 0.04, 0.07, 0.25, 0.6, 1.1, 1.6, 2], 0.16, 0.15, 0.4, 1400, 0.16, 6),
      },
      {
        name: 'travel',
        meaning: 'metal runs on metal',
        level: 0.14,
        at: [0.01, 0.335],
        gains: [1, 0.8],
        sound: slide({ seconds: 0.08, from: 5000, to: 12000, q: 0.5, peak: 0.8, roughness: 0.8, texture: 180 }),
      },
      {
        name: 'spring',
        meaning: 'loose parts and its spring, and the hand that holds it',
        level: 0.015,
        sound: snaps({ seconds: 0.7, count: 15, peak: 0.5, low: 1500, high: 9000, q: 1.5, tau: 0.008, tail: 1.5 }),
      },
    ],
  },
  {
    id: 'ricochet',
    kernel: 'dispersive shot',
    kind: 'one-shot',
    rate: 0,
    seconds: 0.8,
    variation: 0.08,
    level: 0.267,
    parts: [
      {
        name: 'strike',
        meaning: 'the bullet strikes',
        level: 0.9,
        sound: blow([0.2, 0.4, 0.7, 1, 1.2, 1, 0.7, 0.4], 0.06, 0.4, 0.2, 1600, 0.04),
      },
      {
        name: 'whine',
        meaning: 'it tumbles away: a falling, fluttering tone',
        level: 0.3,
        at: [0.006],
        sound: sweep({
          seconds: 0.62,
          contour: [3300, 3000, 2300, 1650, 1250, 1100],
          envelope: [0.7, 1, 0.75, 0.45, 0.2, 0.05, 0],
          harmonics: [1, 0.51, 0.15],
          amRate: 79,
          amDepth: 0.7,
          wobble: 0.04,
          wobbleRate: 30,
        }),
      },
      {
        name: 'air',
        meaning: 'air around it',
        level: 0.17,
        at: [0.006],
        sound: slide({ seconds: 0.6, from: 4300, to: 1500, q: 5, peak: 0.15, roughness: 0.5, texture: 80 }),
      },
      { name: 'thud', meaning: 'the wall', level: 0.25, sound: tone(140, 0.035, 0.5, 0.001) },
      {
        name: 'chips',
        meaning: 'chips of stone',
        level: 0.05,
        at: [0.03],
        sound: snaps({ seconds: 0.45, count: 22, peak: 0.15, low: 1800, high: 7000, q: 2, tau: 0.0015, tail: 1.8 }),
      },
    ],
  },
  {
    id: 'fireworks',
    kernel: 'sky burst',
    kind: 'sequence',
    rate: 0.687,
    regularity: 0.499,
    seconds: 2.2,
    variation: 0.0698,
    level: 0.185,
    parts: [
      {
        name: 'burst',
        meaning: 'the shell bursts',
        level: 1,
        at: [0.0213],
        sound: blast({
          pressureSeconds: 0.00798,
          pressure: 0.9,
          layers: [
            { noise: 'white', highPass: 74.9, lowPass: 2290, attack: 0.000902, tau: 0.176, level: 0.611 },
            { noise: 'white', highPass: 45, lowPass: 225, attack: 0.0044, tau: 0.254, level: 2.53 },
            {
              noise: 'pink',
              highPass: 40,
              lowPass: 657,
              attack: 0.0552,
              tau: 0.509,
              level: 0.491,
              flutterRate: 3.89,
              flutterDepth: 0.354,
            },
          ],
          ...NO_BODY,
          drive: 1.85,
          endTaus: 4.34,
        }),
      },
      {
        name: 'crackle',
        meaning: 'stars that crackle',
        level: 0.09,
        at: [0.257],
        sound: snaps({
          seconds: 0.692,
          count: 60,
          peak: 0.35,
          low: 3660,
          high: 10_800,
          q: 1.13,
          tau: 0.000502,
          tail: 1.56,
        }),
      },
      {
        name: 'whistle',
        meaning: 'the rocket that climbs',
        level: 0.0698,
        at: [0.575],
        every: 2,
        sound: sweep({
          seconds: 0.65,
          contour: [1700, 2500, 2700, 2300],
          envelope: [0, 0.391, 1.16, 0.501, 0.131],
          harmonics: [1.54, 0.254, 0.1],
          amRate: 38.1,
          amDepth: 0.349,
          wobble: 0.0141,
          wobbleRate: 24.6,
        }),
      },
      {
        name: 'launch',
        meaning: 'the mortar below',
        level: 0.28,
        at: [0.479],
        every: 2,
        sound: burst(215, 0.559, 0.0785, 0.002),
      },
      {
        name: 'echo',
        meaning: 'the town answers',
        level: 0.107,
        at: [0.296, 0.704],
        gains: [0.99, 0.391],
        sound: blast({
          pressureSeconds: 0.0036,
          pressure: 0,
          layers: [{ noise: 'white', highPass: 43.7, lowPass: 1910, attack: 0.012, tau: 0.142, level: 1.78 }],
          ...NO_BODY,
          drive: 0.956,
          endTaus: 4.89,
        }),
      },
    ],
  },
];
