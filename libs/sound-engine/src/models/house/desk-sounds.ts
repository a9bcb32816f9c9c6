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
    { name: 'press', meaning: 'the button goes down', level: 1, sound: blow([0.12, 0.2, 0.4, 0.7, 1.07, 0.8, 0.8, 0.4], 0.016, 0.2, 0.1, 1430, 0.01) },
    { name: 'release', meaning: 'it comes up', level: 0.6, at: [0.095], pitches: [1.2], sound: blow([0.12, 0.2, 0.4, 0.7, 1.07, 0.8, 0.8, 0.4], 0.014, 0.2, 0.1, 1430, 0.01) },
    { name: 'shell', meaning: 'the hollow shell, and the desk that answers', level: 0.09, at: [0, 0.095], gains: [1, 0.6], sound: blow([0.3, 0.9, 1, 0.6, 0.35, 0.2, 0.1, 0.05], 0.07, 0.3, 0.1, 420, 0.02) },
  ] },
  { id: 'camera', kernel: 'mirror and shutter', kind: 'one-shot', lively: 2, rate: 0, seconds: 0.511, material: 'metal', variation: 0.0372, level: 0.526, parts: [
    { name: 'mirror', meaning: 'the mirror flips up and comes back', level: 0.777, at: [0.00242, 0.0474], gains: [0.82, 2.94], pitches: [0.707, 2.2], sound: blow([0.0151, 0.0483, 0.138, 0.493, 1.42, 1.61, 0.801, 0.923], 0.0278, 0.334, 0.157, 1990, 0.0251) },
    { name: 'curtain', meaning: 'the two curtains of the shutter', level: 1.11, at: [0.0216, 0.0969], gains: [2.1, 0.58], pitches: [1.82, 0.925], sound: blow([0.0175, 0.0168, 0.236, 0.133, 2.34, 2.45, 0.734, 0.681], 0.0358, 0.381, 0.28, 1280, 0.0218) },
    { name: 'body', meaning: 'the camera in the hand', level: 0.0384, sound: blow([0.341, 0.555, 0.547, 0.642, 0.32, 0.253, 0.0624, 0.0161], 0.0632, 0.389) },
    { name: 'motor', meaning: 'the motor that moves the film on', level: 0.0711, at: [0.0669], sound: sweep({ seconds: 0.0523, contour: [404, 262, 244], envelope: [0.756, 0.508, 1, 1.07, 0], harmonics: [0.519, 0.474, 0.922, 0.418, 0.43, 0.204, 0.362, 0.516], amRate: 115, amDepth: 0.296 }) },
  ] },
  { id: 'cash_register', kernel: 'keys, bell and drawer', kind: 'one-shot', rate: 0, seconds: 1.3, material: 'metal', variation: 0.04, level: 0.333, parts: [
    { name: 'keys', meaning: 'the keys', level: 0.55, at: [0, 0.055, 0.09], gains: [1, 0.8, 0.9], pitches: [1, 1.15, 0.95], sound: blow([0.15, 0.35, 0.6, 0.9, 1, 1, 0.7, 0.3], 0.06, 0.3, 0.2, 1500, 0.03) },
    { name: 'bell', meaning: 'the bell', level: 0.4, at: [0.21], sound: ringing({ frequency: 2100, ratios: [1, 2.32, 2.74, 4.1], gains: [1, 0.6, 0.5, 0.3], t60: 0.95, slope: 0.4, doublet: 0.001 }) },
    { name: 'drawer', meaning: 'the drawer springs out', level: 0.85, at: [0.26, 0.6], gains: [0.7, 1], sound: blow([0.7, 1.1, 1, 0.8, 0.5, 0.3, 0.2, 0.1], 0.16, 0.4, 0.2, 300, 0.1) },
    { name: 'rollers', meaning: 'its rollers', level: 0.2, at: [0.27], sound: slide({ seconds: 0.35, from: 700, to: 1100, q: 0.6, peak: 0.4, roughness: 0.6, texture: 60 }) },
    { name: 'coins', meaning: 'the coins in it', level: 0.22, at: [0.6], sound: ringing({ frequency: 5400, ratios: [1, 1.4, 1.9], gains: [1, 0.7, 0.5], t60: 0.12, slope: 0.4, spread: 0.2 }), scatter: { count: 11, seconds: 0.3, how: 'thinning', tail: 2, pitchSpread: 0.15 } },
  ] },
  { id: 'printer', kernel: 'carriage runs', kind: 'sequence', lively: 2.4, rate: 1.11, regularity: 0.97, seconds: 0.9, variation: 0.013, level: 0.188, parts: [
    { name: 'carriage', meaning: 'the carriage runs to and fro', level: 0.14, at: [0, 0.43], pitches: [1, 1], sound: sweep({ seconds: 0.421, contour: [420, 691, 707, 691, 691, 287], envelope: [0.3, 0.611, 1.1, 1, 1.33, 0.3], harmonics: [1, 0.69, 0.55, 0.291, 0.619, 0.38, 0.365, 0.3, 0.162, 0.187, 0.219, 0.26], amRate: 175, amDepth: 0.278, wobble: 0.005, wobbleRate: 111 }) },
    { name: 'gear', meaning: 'the gear that drives it', level: 0.06, at: [0, 0.43], pitches: [0.808, 0.92], sound: sweep({ seconds: 0.229, contour: [1170, 6790, 5570, 4220, 4220, 2560], envelope: [0.391, 0.455, 0.82, 0.961, 1, 0.295], harmonics: [1.31], wobble: 0.01, wobbleRate: 60 }) },
    { name: 'heads', meaning: 'the heads spray', level: 0.35, at: [0, 0.43], sound: slide({ seconds: 0.389, from: 2200, to: 2870, q: 0.4, peak: 0.5, roughness: 0.197, texture: 350 }) },
    { name: 'stop', meaning: 'it stops at the edge', level: 0.457, at: [0.556, 0.78], sound: blow([0.209, 0.53, 1.12, 0.9, 1.25, 1.02, 0.604, 0.2], 0.06, 0.534, 0.204, 1960, 0.045) },
    { name: 'feed', meaning: 'the paper moves on', level: 0.0711, at: [0.79], every: 2, sound: sweep({ seconds: 0.1, contour: [85.3, 60.5, 127], envelope: [0.579, 1.11, 1, 0.4], harmonics: [0.5, 0.715, 1.07, 0.909, 0.872, 0.946, 0.459, 0.6, 0.772, 0.491, 0.5, 0.4, 0.4] }) },
    { name: 'sheet', meaning: 'the sheet slides', level: 0.15, at: [1.23], every: 2, sound: slide({ seconds: 0.111, from: 5390, to: 6500, q: 1.02, peak: 0.487, roughness: 0.523, texture: 60 }) },
  ], bed: { hum: { frequency: 100, harmonics: [1, 1.08, 0.789, 0.211], level: 0.0218, waver: 0.00173 }, noise: [{ low: 180, high: 1690, level: 0.11, gust: 3.08, depth: 0.136 }, { low: 714, high: 8930, level: 0.03, gust: 6.68, depth: 0.189 }] } },
];
