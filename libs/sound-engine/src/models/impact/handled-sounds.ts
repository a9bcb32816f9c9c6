import type { ComposedSound } from '../kernels/composed-event';
import { blow, burst, ringing, snaps, tone } from '../kernels/sound-parts';

/** Things that are dropped and handled. References: searched sets of cutlery, coin and the bouncing ball. */
export const HANDLED_SOUNDS: readonly ComposedSound[] = [
  {
    id: 'cutlery', kernel: 'loose contacts', kind: 'sequence', rate: 6, regularity: 0.4, seconds: 0.3, material: 'metal', variation: 0.13, level: 0.183,
    parts: [
      { name: 'clink', meaning: 'piece on piece', level: 1, at: [0, 0.04], gains: [1, 0.43], pitches: [1, 1.08], sound: blow([0, 0, 0.02, 0.1, 0.8, 1.1, 1, 0.6], 0.09, 0.23, 1.6, 3260, 0.16, 6) },
      { name: 'tines', meaning: 'the metal rings on', level: 0.5, at: [0, 0.04], gains: [1, 0.5], sound: ringing({ frequency: 2650, ratios: [1, 1.32, 1.83, 2.4, 3.1], gains: [0.5, 1, 0.8, 0.7, 0.4], t60: 0.22, slope: 0.4, spread: 0.12 }) },
      { name: 'plate', meaning: 'on the plate', level: 0.3, at: [0.09], every: 3, sound: blow([0.13, 0.2, 0.4, 0.7, 1.4, 1, 0.9, 0.26], 0.16, 0.21, 0.5, 1140, 0.15) },
      { name: 'drawer', meaning: 'what they lie in', level: 0.06, sound: tone(260, 0.012, 1, 0.001) },
      { name: 'slip', meaning: 'they slip', level: 0.02, at: [0.02], sound: snaps({ seconds: 0.12, count: 9, peak: 0.2, low: 3200, high: 9500, q: 4, tau: 0.003, tail: 2 }) },
    ],
  },
  {
    id: 'coin', kernel: 'spinning plate', kind: 'sequence', rate: 1, regularity: 0.75, seconds: 1, material: 'metal', variation: 0.04, level: 0.18,
    parts: [
      { name: 'ring', meaning: 'the coin rings', level: 0.8, sound: ringing({ frequency: 5200, ratios: [1, 1.27, 1.65, 2.1], gains: [1, 0.5, 0.7, 0.4], t60: 0.5, slope: 0.4, spread: 0.012, contact: 0.0001 }),
        bounces: { count: 9, delay: 0.16, sooner: 0.82, weaker: 0.8 } },
      { name: 'table', meaning: 'what it falls on', level: 0.45, sound: blow([0.2, 0.6, 1, 0.8, 0.7, 0.8, 0.6, 0.4], 0.06, 0.5, 0.2, 480, 0.05), bounces: { count: 8, delay: 0.16, sooner: 0.82, weaker: 0.72 } },
      { name: 'spin', meaning: 'it settles, quicker and quicker', level: 0.09, at: [0.42], sound: snaps({ seconds: 0.45, count: 30, peak: 0.9, low: 4800, high: 9500, q: 9, tau: 0.004, tail: 4 }) },
    ],
  },
  {
    id: 'ball_bounce', kernel: 'air-filled shell', kind: 'sequence', rate: 1.4, regularity: 0.94, seconds: 0.4, material: 'rubber', variation: 0.05, level: 0.6,
    parts: [
      { name: 'skin', meaning: 'skin on the floor', level: 1, sound: blow([0.57, 1.4, 0.9, 0.65, 0.65, 0.25, 0.09, 0.036], 0.045, 0.35, 0.1, 387, 0.05) },
      { name: 'air', meaning: 'the air inside', level: 0.28, sound: tone(109, 0.06, 0.9, 0.002) },
      { name: 'ping', meaning: 'the hollow ring of the shell', level: 0.06, sound: ringing({ frequency: 860, ratios: [1, 1.53, 2.1], gains: [1, 0.6, 0.4], t60: 0.14, slope: 0.5, contact: 0.001, spread: 0.02 }) },
      { name: 'floor', meaning: 'the hall answers', level: 0.12, at: [0.032, 0.071], gains: [1, 0.6], sound: burst(420, 0.6, 0.05, 0.004) },
    ],
  },
];
