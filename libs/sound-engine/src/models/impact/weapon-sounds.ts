import type { ComposedSound } from '../kernels/composed-event';
import { blast, blow, burst, ringing, slide, snaps, sweep, tone } from '../kernels/sound-parts';

const NO_BODY = { bodyFrom: 1, bodyTo: 1, bodyGlide: 1, bodyTau: 0.01, body: 0 };

/** Weapons beside guns. References: searched sets of the weapons (arrow, swords, handling of a gun, whip, fireworks). */
export const WEAPON_SOUNDS: readonly ComposedSound[] = [
  {
    id: 'gun_handling', kernel: 'event click', kind: 'one-shot', rate: 0, seconds: 0.9, material: 'metal', variation: 0.04, level: 0.354,
    parts: [
      { name: 'magazine', meaning: 'the magazine goes out and in', level: 0.8, at: [0, 0.06, 0.32, 0.36], gains: [1, 0.5, 0.9, 0.6], pitches: [0.9, 1.3, 0.8, 1.1],
        sound: blow([0.12, 0.25, 0.5, 0.8, 1.1, 1.1, 0.6, 0.3], 0.115, 0.3, 0.21, 1340, 0.06) },
      { name: 'slide', meaning: 'the slide snaps home', level: 1, at: [0.62, 0.66], gains: [1, 0.75], pitches: [1, 1.3], sound: blow([0.15, 0.3, 0.5, 0.8, 1.2, 1.2, 0.7, 0.35], 0.13, 0.3, 0.25, 1340, 0.08) },
      { name: 'travel', meaning: 'metal runs on metal', level: 0.12, at: [0.12, 0.44], gains: [0.6, 1], sound: slide({ seconds: 0.17, from: 4000, to: 8000, q: 0.8, peak: 0.7, roughness: 0.5, texture: 130 }) },
      { name: 'spring', meaning: 'the spring', level: 0.03, at: [0.63], sound: ringing({ frequency: 2900, ratios: [1, 1.38, 1.9, 2.6], gains: [1, 0.7, 0.5, 0.3], t60: 0.18, slope: 0.4, spread: 0.05 }) },
    ],
  },
  {
    id: 'ricochet', kernel: 'dispersive shot', kind: 'one-shot', rate: 0, seconds: 0.8, variation: 0.08, level: 0.267,
    parts: [
      { name: 'strike', meaning: 'the bullet strikes', level: 0.9, sound: blow([0.2, 0.4, 0.7, 1, 1.2, 1, 0.7, 0.4], 0.06, 0.4, 0.2, 1600, 0.04) },
      { name: 'whine', meaning: 'it tumbles away: a falling, fluttering tone', level: 0.3, at: [0.006],
        sound: sweep({ seconds: 0.62, contour: [3300, 3000, 2300, 1650, 1250, 1100], envelope: [0.7, 1, 0.75, 0.45, 0.2, 0.05, 0], harmonics: [1, 0.51, 0.15], amRate: 79, amDepth: 0.7, wobble: 0.04, wobbleRate: 30 }) },
      { name: 'air', meaning: 'air around it', level: 0.17, at: [0.006], sound: slide({ seconds: 0.6, from: 4300, to: 1500, q: 5, peak: 0.15, roughness: 0.5, texture: 80 }) },
      { name: 'thud', meaning: 'the wall', level: 0.25, sound: tone(140, 0.035, 0.5, 0.001) },
      { name: 'chips', meaning: 'chips of stone', level: 0.05, at: [0.03], sound: snaps({ seconds: 0.45, count: 22, peak: 0.15, low: 1800, high: 7000, q: 2, tau: 0.0015, tail: 1.8 }) },
    ],
  },
  {
    id: 'fireworks', kernel: 'sky burst', kind: 'sequence', rate: 0.687, regularity: 0.499, seconds: 2.2, variation: 0.0698, level: 0.185,
    parts: [
      { name: 'burst', meaning: 'the shell bursts', level: 1, at: [0.0213], sound: blast({
        pressureSeconds: 0.00798, pressure: 0.9,
        layers: [
          { noise: 'white', highPass: 74.9, lowPass: 2290, attack: 0.000902, tau: 0.176, level: 0.611 },
          { noise: 'white', highPass: 45, lowPass: 225, attack: 0.0044, tau: 0.254, level: 2.53 },
          { noise: 'pink', highPass: 40, lowPass: 657, attack: 0.0552, tau: 0.509, level: 0.491, flutterRate: 3.89, flutterDepth: 0.354 },
        ], ...NO_BODY, drive: 1.85, endTaus: 4.34,
      }) },
      { name: 'crackle', meaning: 'stars that crackle', level: 0.09, at: [0.257], sound: snaps({ seconds: 0.692, count: 60, peak: 0.35, low: 3660, high: 10_800, q: 1.13, tau: 0.000502, tail: 1.56 }) },
      { name: 'whistle', meaning: 'the rocket that climbs', level: 0.0698, at: [0.575], every: 2,
        sound: sweep({ seconds: 0.65, contour: [1700, 2500, 2700, 2300], envelope: [0, 0.391, 1.16, 0.501, 0.131], harmonics: [1.54, 0.254, 0.1], amRate: 38.1, amDepth: 0.349, wobble: 0.0141, wobbleRate: 24.6 }) },
      { name: 'launch', meaning: 'the mortar below', level: 0.28, at: [0.479], every: 2, sound: burst(215, 0.559, 0.0785, 0.002) },
      { name: 'echo', meaning: 'the town answers', level: 0.107, at: [0.296, 0.704], gains: [0.99, 0.391], sound: blast({
        pressureSeconds: 0.0036, pressure: 0, layers: [{ noise: 'white', highPass: 43.7, lowPass: 1910, attack: 0.012, tau: 0.142, level: 1.78 }], ...NO_BODY, drive: 0.956, endTaus: 4.89,
      }) },
    ],
  },
  {
    id: 'arrow', kernel: 'string, flight and hit', kind: 'one-shot', rate: 0, seconds: 1.27, variation: 0.104, material: 'wood', room: [0.4, 0.429], level: 0.0624,
    parts: [
      { name: 'string', meaning: 'the string', level: 0.486, sound: ringing({ frequency: 85.8, ratios: [1, 2, 3, 4, 5], gains: [0.93, 0.664, 0.347, 0.401, 0.148], t60: 0.27, slope: 0.728, contact: 0.000806 }) },
      { name: 'snap', meaning: 'the string snaps back', level: 1.55, sound: blow([0.4, 0.948, 1.45, 0.9, 0.968, 0.718, 0.454, 0.0874], 0.13, 0.112, 0.32, 394, 0.0477) },
      { name: 'flight', meaning: 'the arrow through the air', level: 1.2, at: [0.0336], sound: slide({ seconds: 0.299, from: 561, to: 2690, q: 3.05, peak: 0.983, roughness: 0.649, texture: 70 }) },
      { name: 'hit', meaning: 'it hits the target', level: 2.89, at: [0.288], sound: blow([0.976, 1.14, 1.15, 0.8, 0.712, 0.306, 0.0805, 0.119], 0.118, 1.6, 0.993, 1290, 0.107) },
      { name: 'shaft', meaning: 'the shaft trembles on', level: 0.299, at: [0.29], sound: ringing({ frequency: 248, ratios: [1, 2.2, 3.9, 6.3], gains: [1.42, 0.627, 0.454, 0.169], t60: 2.63, slope: 0.714, contact: 0.000763, spread: 0.026 }) },
    ],
  },
  {
    id: 'sword_clash', kernel: 'struck blades', kind: 'one-shot', rate: 0, seconds: 1, material: 'metal', variation: 0.05, level: 0.245,
    parts: [
      { name: 'blades', meaning: 'the blades ring', level: 0.5, at: [0, 0.06], gains: [1, 0.64], pitches: [1, 1.07], sound: ringing({
        frequency: 1250, ratios: [1, 1.22, 1.49, 1.82, 2.22, 2.71, 3.3, 4.03, 4.92], gains: [0.6, 0.8, 1, 0.8, 0.9, 0.6, 0.6, 0.4, 0.3], t60: 0.8, slope: 0.4, doublet: 0.004, spread: 0.08,
      }) },
      { name: 'contact', meaning: 'edge on edge', level: 0.85, at: [0, 0.06], gains: [1, 0.64], sound: blow([0.2, 0.5, 0.8, 1, 1, 1, 0.8, 0.5], 0.1, 0.3) },
      { name: 'scrape', meaning: 'the edges slide off', level: 0.24, at: [0.07], sound: slide({ seconds: 0.22, from: 4200, to: 6500, q: 0.9, peak: 0.2, roughness: 0.5, texture: 120 }) },
      { name: 'guard', meaning: 'the hilts', level: 0.3, at: [0.012], sound: blow([0.3, 0.8, 1, 0.6, 0.3, 0.2, 0.1, 0.05], 0.09, 0.4, 0.3, 430, 0.09) },
    ],
  },
  {
    id: 'sword_swing', kernel: 'swung blade', kind: 'one-shot', rate: 0, seconds: 0.65, material: 'metal', variation: 0.05, level: 0.0981,
    parts: [
      { name: 'swing', meaning: 'the blade through the air', level: 1, sound: slide({ seconds: 0.52, from: 380, to: 900, q: 2.6, peak: 0.52, roughness: 0.15, texture: 40 }) },
      { name: 'edge', meaning: 'vortices at the edge: the tone of the blade', level: 0.3, sound: slide({ seconds: 0.48, from: 900, to: 1900, q: 8, peak: 0.55, roughness: 0.2, texture: 30 }) },
      { name: 'hiss', meaning: 'the tip, much faster', level: 0.25, at: [0.1], sound: slide({ seconds: 0.34, from: 3500, to: 6500, q: 0.7, peak: 0.5, roughness: 0.2, texture: 40 }) },
      { name: 'body', meaning: 'air that is moved', level: 0.2, sound: slide({ seconds: 0.55, from: 150, to: 260, q: 0.7, peak: 0.5, roughness: 0.2, texture: 20 }) },
      { name: 'shimmer', meaning: 'the blade rings faintly', level: 0.03, at: [0.24], sound: ringing({ frequency: 1430, ratios: [1, 1.7, 2.6, 4.1], gains: [1, 0.8, 0.6, 0.4], t60: 0.9, slope: 0.4, contact: 0.002, doublet: 0.003, spread: 0.05 }) },
    ],
  },
  {
    id: 'whip', kernel: 'swish and crack', kind: 'one-shot', rate: 0, seconds: 1.02, material: 'leather', variation: 0.117, level: 0.179,
    parts: [
      { name: 'swish', meaning: 'the lash swings', level: 0.4, sound: slide({ seconds: 0.192, from: 452, to: 1240, q: 2.92, peak: 0.988, roughness: 0.381, texture: 24.8 }) },
      { name: 'crack', meaning: 'its tip breaks the sound barrier', level: 2.12, at: [0.174], sound: blast({
        pressureSeconds: 0.000348, pressure: 1.5, layers: [
          { noise: 'white', highPass: 604, lowPass: 14_200, attack: 0, tau: 0.00276, level: 2.01 }, { noise: 'white', highPass: 477, lowPass: 3850, attack: 0.000167, tau: 0.0364, level: 1.06 },
        ], ...NO_BODY, drive: 1.25,
      }) },
      { name: 'slaps', meaning: 'echoes', level: 0.176, at: [0.262, 0.337, 0.547], gains: [1, 0.345, 0.279], pitches: [0.969, 0.343, 0.465], sound: burst(1350, 0.509, 0.00321, 0.00138) },
      { name: 'lash', meaning: 'the lash falls', level: 0.0353, at: [0.294], sound: blow([0.54, 0.303, 0.691, 0.469, 1.31, 0.401, 0.364, 0.0739], 0.0806, 0.397) },
    ],
  },
];
