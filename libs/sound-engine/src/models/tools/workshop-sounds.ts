import type { ComposedSound } from '../kernels/composed-event';
import { blow, burst, ringing, slide, snaps, tone } from '../kernels/sound-parts';

/** Tools that strike, click, cut and burn. References: searched sets of click train, piston strokes, scissors and welding. */
export const WORKSHOP_SOUNDS: readonly ComposedSound[] = [
  { id: 'jackhammer', kernel: 'pneumatic piston', kind: 'modulated', rate: 23, regularity: 0.98, seconds: 0.1, material: 'stone', variation: 0.04, level: 0.186, parts: [
    { name: 'chisel', meaning: 'the chisel strikes', level: 1, sound: blow([0.98, 0.54, 0.92, 1.05, 0.86, 0.86, 0.78, 0.28], 0.041, 0.3, 0.14, 834, 0.03, 2) },
    { name: 'exhaust', meaning: 'the air leaves the cylinder', level: 0.43, at: [0.017], sound: burst(1600, 0.5, 0.026, 0.003) },
    { name: 'weight', meaning: 'the weight of the hammer', level: 0.36, sound: tone(61, 0.02, 1, 0.003) },
    { name: 'rubble', meaning: 'broken stone', level: 0.06, every: 2, sound: snaps({ seconds: 0.08, count: 5, peak: 0.3, low: 1500, high: 6500, q: 1.5, tau: 0.0015, tail: 2 }) },
  ], bed: { noise: [{ low: 100, high: 4000, level: 0.06, gust: 3, depth: 0.2 }] } },
  { id: 'compressor', kernel: 'pumping piston', kind: 'modulated', rate: 16, regularity: 0.97, seconds: 0.1, material: 'metal', variation: 0.04, level: 0.132, parts: [
    { name: 'piston', meaning: 'the piston turns back', level: 0.45, sound: blow([1.2, 1.1, 0.8, 0.4, 0.5, 0.4, 0.13, 0.09], 0.038, 0.3, 0.1, 300, 0.04, 2) },
    { name: 'valve', meaning: 'the valve breathes', level: 0.5, at: [0.02], sound: burst(750, 0.45, 0.039, 0.004) },
    { name: 'crank', meaning: 'the crank', level: 0.9, sound: tone(129, 0.025, 1, 0.003) },
    { name: 'belt', meaning: 'the belt slaps', level: 0.1, every: 3, at: [0.01], sound: burst(2400, 1, 0.006) },
  ], bed: { hum: { frequency: 50, harmonics: [0.4, 1, 0.3, 0.5, 0.2, 0.3, 0.1, 0.1], level: 0.14, waver: 0.008 }, noise: [{ low: 120, high: 2500, level: 0.3, gust: 4, depth: 0.1 }] } },
  { id: 'sewing_machine', kernel: 'needle train', kind: 'modulated', rate: 13.9, regularity: 0.97, seconds: 0.1, material: 'metal', variation: 0.04, room: [0.63, 0.63], level: 0.246, parts: [
    { name: 'needle', meaning: 'the needle bar', level: 1, sound: burst(5470, 3, 0.0025) },
    { name: 'frame', meaning: 'the frame thumps', level: 0.32, sound: burst(503, 4, 0.021) },
    { name: 'hook', meaning: 'the hook below', level: 0.37, at: [0.018], sound: burst(1160, 3, 0.004) },
    { name: 'feed', meaning: 'the cloth moves on', level: 0.06, at: [0.035], sound: slide({ seconds: 0.04, from: 2200, to: 3000, q: 0.7, peak: 0.4, roughness: 0.3, texture: 90 }) },
  ], bed: { hum: { frequency: 169, harmonics: [0.7, 1, 0.6, 0.4, 0.4, 0.3, 0.3, 0.2, 0.2, 0.15], level: 0.042, waver: 0.015 }, noise: [{ low: 250, high: 10_700, level: 0.047, gust: 6, depth: 0.2 }] } },
  { id: 'ratchet', kernel: 'pawl train', kind: 'sequence', rate: 14, regularity: 0.93, seconds: 0.1, material: 'metal', variation: 0.04, room: [0.7, 0.42], level: 0.259, parts: [
    { name: 'pawl', meaning: 'the pawl falls into the tooth', level: 1, sound: burst(4700, 3, 0.0025) },
    { name: 'wheel', meaning: 'the wheel answers', level: 0.18, sound: burst(1760, 4, 0.0076) },
    { name: 'rebound', meaning: 'the pawl bounces', level: 0.23, at: [0.0077], sound: burst(1910, 3, 0.0037) },
    { name: 'housing', meaning: 'the housing', level: 0.08, sound: burst(1900, 2, 0.004) },
  ] },
  { id: 'shovel', kernel: 'thrust, load and throw', kind: 'sequence', rate: 0.55, regularity: 0.9, seconds: 1.4, material: 'metal', variation: 0.08, level: 0.112, parts: [
    { name: 'thrust', meaning: 'the blade goes into the ground', level: 0.8, sound: slide({ seconds: 0.28, from: 1500, to: 3200, q: 0.6, peak: 0.3, roughness: 0.8, texture: 110 }) },
    { name: 'stones', meaning: 'small stones on the blade', level: 0.16, at: [0.02], sound: snaps({ seconds: 0.35, count: 60, peak: 0.3, low: 1600, high: 7500, q: 1.5, tau: 0.0016, tail: 1.8 }) },
    { name: 'blade', meaning: 'the blade rings', level: 0.1, at: [0.015], sound: ringing({ frequency: 780, ratios: [1, 1.6, 2.7, 4.1, 5.6], gains: [0.5, 0.9, 1, 0.7, 0.5], t60: 0.3, slope: 0.4, spread: 0.03, contact: 0.0006 }) },
    { name: 'lift', meaning: 'the load is lifted', level: 0.18, at: [0.45], sound: slide({ seconds: 0.35, from: 700, to: 450, q: 0.6, peak: 0.4, roughness: 0.7, texture: 40 }) },
    { name: 'throw', meaning: 'earth lands', level: 0.5, at: [0.95], sound: blow([1, 1.1, 0.9, 0.6, 0.5, 0.35, 0.2, 0.1], 0.14, 0.4) },
    { name: 'crumbs', meaning: 'crumbs roll after it', level: 0.1, at: [0.95], sound: snaps({ seconds: 0.45, count: 70, peak: 0.1, low: 700, high: 4500, q: 1, tau: 0.002, tail: 2 }) },
  ] },
  { id: 'axe', kernel: 'wedge into wood', kind: 'sequence', rate: 0.8, regularity: 0.93, seconds: 0.5, material: 'wood', variation: 0.06, level: 0.33, parts: [
    { name: 'blow', meaning: 'the axe strikes', level: 1, at: [0.004], sound: blow([1.1, 1.3, 1.4, 1.2, 1, 0.7, 0.35, 0.2], 0.17, 0.5, 0.25, 330, 0.11, 4) },
    { name: 'split', meaning: 'fibres part', level: 0.15, sound: snaps({ seconds: 0.16, count: 36, peak: 0.15, low: 1600, high: 8000, q: 1.2, tau: 0.0012, tail: 1.7 }) },
    { name: 'head', meaning: 'the head rings', level: 0.05, sound: ringing({ frequency: 2650, ratios: [1, 1.52, 2.3], gains: [1, 0.6, 0.4], t60: 0.16, slope: 0.5, spread: 0.02 }) },
    { name: 'ground', meaning: 'the block and the ground', level: 0.35, sound: tone(82, 0.05, 0.9, 0.003) },
    { name: 'chips', meaning: 'chips fall', level: 0.1, at: [0.3], sound: blow([0.1, 0.3, 0.7, 1, 0.9, 0.6, 0.3, 0.1], 0.05, 0.5, 0.3, 900, 0.04), scatter: { count: 3, seconds: 0.35, how: 'even', tail: 2, pitchSpread: 0.25 } },
  ] },
  { id: 'scissors', kernel: 'sliding blades', kind: 'sequence', rate: 1.7, regularity: 0.9, seconds: 0.45, material: 'metal', variation: 0.05, room: [0.3, 0.13], level: 0.18, parts: [
    { name: 'close', meaning: 'blade slides on blade', level: 0.42, sound: slide({ seconds: 0.16, from: 7500, to: 16_000, q: 1, peak: 0.85, roughness: 1.08, texture: 260 }) },
    { name: 'teeth', meaning: 'the edges catch', level: 0.46, sound: snaps({ seconds: 0.16, count: 42, peak: 0.8, low: 5500, high: 12_500, q: 2, tau: 0.0008, tail: 2 }) },
    { name: 'snip', meaning: 'they meet', level: 1, at: [0.16], sound: blow([0.01, 0.02, 0.06, 0.2, 0.8, 1, 1, 0.7], 0.024, 0.2, 1, 3360, 0.037) },
    { name: 'open', meaning: 'they open again', level: 0.3, at: [0.33], sound: slide({ seconds: 0.13, from: 8000, to: 4200, q: 1, peak: 0.3, roughness: 0.5, texture: 220 }) },
  ] },
  { id: 'welding', kernel: 'gated arc', kind: 'modulated', rate: 100, regularity: 0.96, seconds: 0.05, variation: 0.15, level: 0.0954, parts: [
    { name: 'arc', meaning: 'the arc strikes with every half wave', level: 1, sound: burst(2600, 0.35, 0.0035, 0.0008) },
    { name: 'spatter', meaning: 'drops of metal spit', level: 0.3, every: 5, sound: snaps({ seconds: 0.05, count: 10, peak: 0.4, low: 2500, high: 7500, q: 1.3, tau: 0.002, tail: 1.7 }) },
  ], bed: { hum: { frequency: 100, harmonics: [1, 0.7, 0.3, 0.4, 0.2, 0.2, 0.1, 0.1], level: 0.2, waver: 0.001 }, noise: [{ low: 3500, high: 13_000, level: 0.16, gust: 18, depth: 0.45 }, { low: 1100, high: 11_000, level: 0.12, gust: 30, depth: 0.4 }] } },
];
