import type { ComposedSound } from '../kernels/composed-event';
import { blow, burst, ringing, slide, snaps, tone } from '../kernels/sound-parts';

/** Tools that strike, click, cut and burn. References: searched sets of click train, piston strokes, scissors and welding. */
export const WORKSHOP_SOUNDS: readonly ComposedSound[] = [
  { id: 'hammer', kernel: 'head on nail', kind: 'sequence', rate: 2.4, regularity: 0.93, seconds: 0.3, material: 'metal', variation: 0.05, room: [0.539, 0.66], level: 0.478, parts: [
    { name: 'head', meaning: 'the head meets the nail', level: 0.473, sound: blow([1.34, 1.43, 2, 1, 0.996, 0.5, 0.315, 0.0935], 0.121, 0.926, 0.16, 900, 0.31, 4) },
    { name: 'rebound', meaning: 'it touches again', level: 0.0934, at: [0.0558], sound: blow([2, 1.12, 2.37, 1, 0.9, 0.338, 0.364, 0.203], 0.154, 0.91, 0.249, 992, 0.136, 4) },
  ] },
  { id: 'jackhammer', kernel: 'pneumatic piston', kind: 'modulated', rate: 23, regularity: 0.98, seconds: 0.1, material: 'stone', variation: 0.04, level: 0.205, parts: [
    { name: 'chisel', meaning: 'the chisel strikes', level: 1, sound: blow([0.98, 0.54, 0.92, 1.05, 0.86, 0.86, 0.78, 0.28], 0.041, 0.3, 0.14, 834, 0.03, 2) },
    { name: 'exhaust', meaning: 'the air leaves the cylinder', level: 0.36, at: [0.0125], sound: burst(1600, 0.5, 0.026, 0.003) },
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
  { id: 'shovel', kernel: 'thrust, load and throw', kind: 'sequence', lively: 5, rate: 0.537, regularity: 0.9, seconds: 1.18, material: 'metal', variation: 0.08, level: 0.0593, parts: [
    { name: 'thrust', meaning: 'the blade goes into the ground', level: 0.95, sound: slide({ seconds: 0.796, from: 1700, to: 3210, q: 0.62, peak: 0.396, roughness: 0.806, texture: 126 }) },
    { name: 'stones', meaning: 'small stones on the blade', level: 0.191, at: [0.0157], sound: snaps({ seconds: 0.684, count: 80, peak: 0.139, low: 4110, high: 4720, q: 0.822, tau: 0.00108, tail: 1.94 }) },
    { name: 'blade', meaning: 'the blade rings', level: 0.0682, at: [0.0246], sound: ringing({ frequency: 1140, ratios: [1, 1.6, 2.7, 4.1, 5.6], gains: [0.311, 1.09, 0.759, 0.497, 0.328], t60: 0.563, slope: 0.408, spread: 0.0379, contact: 0.00114 }) },
    { name: 'lift', meaning: 'the load is lifted', level: 0.721, at: [0.895], sound: slide({ seconds: 0.516, from: 1170, to: 4180, q: 0.936, peak: 0.429, roughness: 1.06, texture: 60 }) },
    { name: 'throw', meaning: 'earth lands', level: 0.224, at: [0.764], sound: blow([2.48, 0.612, 1.4, 0.249, 0.371, 0.511, 0.182, 0.0975], 0.118, 0.301) },
    { name: 'crumbs', meaning: 'crumbs roll after it', level: 0.0328, at: [1.57], sound: snaps({ seconds: 0.345, count: 70, peak: 0.0814, low: 754, high: 3570, q: 2.42, tau: 0.00149, tail: 1.23 }) },
  ] },
  { id: 'axe', kernel: 'wedge into wood', kind: 'sequence', rate: 0.789, regularity: 0.93, seconds: 0.822, material: 'wood', variation: 0.0491, room: [0.369, 0.3], level: 0.198, parts: [
    { name: 'blow', meaning: 'the axe strikes', level: 1.65, at: [0.00233], sound: blow([2.6, 1.06, 1.02, 1.67, 1.94, 0.657, 0.3, 0.236], 0.215, 0.316, 0.184, 289, 0.127, 3) },
    { name: 'split', meaning: 'fibres part', level: 0.141, sound: snaps({ seconds: 0.108, count: 30, peak: 0.161, low: 1160, high: 10_100, q: 0.854, tau: 0.00108, tail: 1.79 }) },
    { name: 'ground', meaning: 'the block and the ground', level: 0.179, sound: tone(101, 0.0439, 1.21, 0.00155) },
    { name: 'chips', meaning: 'chips fall', level: 0.052, at: [0.208], sound: blow([0.1, 0.415, 0.501, 0.826, 0.659, 0.444, 0.239, 0.147], 0.05, 0.745, 0.485, 809, 0.0711), scatter: { count: 3, seconds: 0.35, how: 'even', tail: 3.21, pitchSpread: 0.314 } },
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
