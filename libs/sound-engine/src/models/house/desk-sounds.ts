import type { ComposedSound } from '../kernels/composed-event';
import { blow, burst, ringing, slide, sweep, tone } from '../kernels/sound-parts';

/** Small mechanisms of desk and counter. References: searched sets of the event click kernel. */
export const DESK_SOUNDS: readonly ComposedSound[] = [
  { id: 'typewriter', kernel: 'type bars', kind: 'sequence', rate: 7.8, regularity: 0.62, seconds: 0.3, material: 'metal', variation: 0.07, room: [0.35, 0.52], level: 0.181, parts: [
    { name: 'bar', meaning: 'the type bar strikes', level: 1, sound: blow([0.32, 0.38, 0.27, 0.39, 0.6, 2.2, 0.94, 0.29], 0.29, 0.3, 0.094, 742, 0.023, 6) },
    { name: 'rebound', meaning: 'it falls back', level: 0.39, at: [0.126], pitches: [1.3], sound: blow([0.27, 0.38, 0.48, 0.7, 0.82, 1.23, 0.99, 0.34], 0.1, 0.3, 0.17, 1270, 0.02) },
    { name: 'frame', meaning: 'the frame and the table', level: 0.14, sound: tone(185, 0.02, 0.9, 0.001) },
    { name: 'carriage', meaning: 'the carriage moves on', level: 0.05, at: [0.045], sound: burst(4200, 2.5, 0.003) },
    { name: 'bell', meaning: 'the bell near the end of a line', level: 0.08, at: [0.05], every: 24, sound: ringing({ frequency: 2100, ratios: [1, 2.32, 2.74, 4.1], gains: [1, 0.5, 0.4, 0.2], t60: 1.1, slope: 0.5 }) },
  ] },
  { id: 'mouse_click', kernel: 'switch click', kind: 'one-shot', rate: 0, seconds: 0.18, material: 'plastic', variation: 0.05, level: 1.62, parts: [
    { name: 'press', meaning: 'the button goes down', level: 1, sound: blow([0.06, 0.15, 0.36, 0.65, 1.07, 1.23, 0.77, 0.38], 0.02, 0.2, 0.17, 1430, 0.012) },
    { name: 'release', meaning: 'it comes up', level: 0.6, at: [0.095], pitches: [1.2], sound: blow([0.06, 0.15, 0.36, 0.65, 1.07, 1.23, 0.77, 0.38], 0.018, 0.2, 0.17, 1430, 0.012) },
    { name: 'shell', meaning: 'the hollow shell', level: 0.14, sound: tone(420, 0.006, 1, 0.0008) },
  ] },
  { id: 'camera', kernel: 'mirror and shutter', kind: 'one-shot', rate: 0, seconds: 0.3, material: 'metal', variation: 0.04, level: 1, parts: [
    { name: 'mirror', meaning: 'the mirror flips up and comes back', level: 1, at: [0, 0.067], gains: [1, 0.6], pitches: [1, 1.2], sound: blow([0.02, 0.08, 0.25, 0.5, 1, 1, 1, 0.7], 0.035, 0.3, 0.13, 2100, 0.02) },
    { name: 'curtain', meaning: 'the two curtains of the shutter', level: 0.65, at: [0.016, 0.054], gains: [0.7, 1], pitches: [1.3, 0.9], sound: blow([0.02, 0.05, 0.2, 0.5, 1, 1, 1, 0.8], 0.026, 0.3, 0.1, 2700, 0.015) },
    { name: 'body', meaning: 'the camera in the hand', level: 0.25, sound: blow([0.3, 0.8, 1, 0.6, 0.2, 0.1, 0.05, 0.02], 0.05, 0.4) },
    { name: 'motor', meaning: 'the motor that moves the film on', level: 0.05, at: [0.085], sound: sweep({ seconds: 0.16, contour: [240, 290, 280], envelope: [0.4, 1, 0.9, 0.5, 0], harmonics: [1, 0.7, 0.6, 0.5, 0.4, 0.35, 0.3, 0.25], amRate: 90, amDepth: 0.3 }) },
  ] },
  { id: 'cash_register', kernel: 'keys, bell and drawer', kind: 'one-shot', rate: 0, seconds: 1.3, material: 'metal', variation: 0.04, level: 0.333, parts: [
    { name: 'keys', meaning: 'the keys', level: 0.55, at: [0, 0.055, 0.09], gains: [1, 0.8, 0.9], pitches: [1, 1.15, 0.95], sound: blow([0.15, 0.35, 0.6, 0.9, 1, 1, 0.7, 0.3], 0.06, 0.3, 0.2, 1500, 0.03) },
    { name: 'bell', meaning: 'the bell', level: 0.4, at: [0.21], sound: ringing({ frequency: 2100, ratios: [1, 2.32, 2.74, 4.1], gains: [1, 0.6, 0.5, 0.3], t60: 0.95, slope: 0.4, doublet: 0.001 }) },
    { name: 'drawer', meaning: 'the drawer springs out', level: 0.85, at: [0.26, 0.6], gains: [0.7, 1], sound: blow([0.7, 1.1, 1, 0.8, 0.5, 0.3, 0.2, 0.1], 0.16, 0.4, 0.2, 300, 0.1) },
    { name: 'rollers', meaning: 'its rollers', level: 0.2, at: [0.27], sound: slide({ seconds: 0.35, from: 700, to: 1100, q: 0.6, peak: 0.4, roughness: 0.6, texture: 60 }) },
    { name: 'coins', meaning: 'the coins in it', level: 0.22, at: [0.6], sound: ringing({ frequency: 5400, ratios: [1, 1.4, 1.9], gains: [1, 0.7, 0.5], t60: 0.12, slope: 0.4, spread: 0.2 }), scatter: { count: 11, seconds: 0.3, how: 'thinning', tail: 2, pitchSpread: 0.15 } },
  ] },
  { id: 'printer', kernel: 'carriage runs', kind: 'sequence', rate: 2.3, regularity: 0.96, seconds: 0.45, variation: 0.015, level: 0.185, parts: [
    { name: 'carriage', meaning: 'the carriage runs to and fro', level: 0.1, sound: sweep({ seconds: 0.36, contour: [350, 680, 690, 690, 400], envelope: [0.3, 1, 1, 1, 0.3], harmonics: [1, 0.69, 0.55, 0.47, 0.42, 0.38, 0.35, 0.33, 0.31, 0.29, 0.27, 0.26], amRate: 62, amDepth: 0.3, wobble: 0.01, wobbleRate: 60 }) },
    { name: 'heads', meaning: 'the heads spray', level: 0.3, sound: slide({ seconds: 0.37, from: 2600, to: 3200, q: 0.45, peak: 0.5, roughness: 0.3, texture: 90 }) },
    { name: 'stop', meaning: 'it stops at the edge', level: 0.5, at: [0.36], sound: blow([0.3, 0.6, 0.8, 0.9, 1, 0.8, 0.4, 0.2], 0.06, 0.3, 0.2, 1460, 0.03) },
    { name: 'feed', meaning: 'the paper moves on', level: 0.16, at: [0.37], every: 3, sound: sweep({ seconds: 0.26, contour: [71, 71, 74], envelope: [0.6, 1, 1, 0.4], harmonics: [0.5, 0.7, 1, 0.9, 0.8, 0.8, 0.7, 0.6, 0.6, 0.5, 0.5, 0.4, 0.4] }) },
    { name: 'sheet', meaning: 'the sheet slides', level: 0.2, at: [0.37], every: 3, sound: slide({ seconds: 0.3, from: 3500, to: 6500, q: 0.7, peak: 0.4, roughness: 0.5, texture: 60 }) },
  ], bed: { noise: [{ low: 180, high: 1800, level: 0.07, gust: 2, depth: 0.1 }, { low: 800, high: 9000, level: 0.09, gust: 5, depth: 0.15 }] } },
];
