import type { ComposedSound } from '../kernels/composed-event';
import { blast, blow, burst, slide, snaps, sweep, tone } from '../kernels/sound-parts';

/** Kitchen and laundry. References: searched sets of chopping, cork, microwave and mains hum; the rest as the tables describe it. */
export const KITCHEN_SOUNDS: readonly ComposedSound[] = [
  { id: 'chopping', kernel: 'blade on board', kind: 'sequence', rate: 4.2, regularity: 0.93, seconds: 0.14, material: 'wood', variation: 0.0717, room: [0.501, 0.399], level: 0.459, parts: [
    { name: 'board', meaning: 'the blade meets the board', level: 0.742, sound: blow([0.881, 1.42, 1.56, 1.98, 2.32, 0.967, 0.203, 0.302], 0.111, 0.697, 0.231, 970, 0.133, 1.06) },
    { name: 'blade', meaning: 'the blade itself', level: 0.0695, sound: blow([0.0303, 0.0465, 0.238, 0.574, 1.5, 1.01, 1.76, 0.251], 0.0241, 0.201, 0.214, 3260, 0.032) },
    { name: 'cut', meaning: 'what is cut gives way', level: 0.0558, sound: snaps({ seconds: 0.0426, count: 16, peak: 0.446, low: 1440, high: 8650, q: 0.797, tau: 0.00187, tail: 2.4 }) },
    { name: 'heel', meaning: 'the heel of the knife comes down after it', level: 0.167, at: [0.0704], pitches: [3.72], sound: blow([1.53, 1.47, 0.447, 2.87, 1.19, 0.269, 0.202, 0.265], 0.122, 0.275, 0.138, 439, 0.173, 3) },
  ] },
  { id: 'can_open', kernel: 'tab and gas', kind: 'one-shot', rate: 0, seconds: 0.9, material: 'tin', variation: 0.05, level: 0.357, parts: [
    { name: 'tab', meaning: 'the tab is lifted', level: 0.35, sound: blow([0.05, 0.1, 0.3, 0.7, 1, 1, 0.8, 0.5], 0.04, 0.3, 0.4, 2400, 0.04) },
    { name: 'crack', meaning: 'the lid gives way', level: 1, at: [0.16], sound: blow([0.3, 0.5, 0.8, 1, 1.1, 1.2, 1, 0.7], 0.07, 0.3, 0.3, 1500, 0.05) },
    { name: 'gas', meaning: 'gas escapes', level: 0.5, at: [0.162], sound: burst(5200, 0.5, 0.07, 0.004) },
    { name: 'fizz', meaning: 'the drink fizzes', level: 0.05, at: [0.24], sound: snaps({ seconds: 0.8, count: 420, peak: 0.1, low: 4000, high: 12_000, q: 2, tau: 0.0007, tail: 2.4 }) },
    { name: 'bend', meaning: 'the lid bends in', level: 0.35, at: [0.27], sound: blow([0.2, 0.4, 0.8, 1, 0.9, 0.8, 0.5, 0.3], 0.09, 0.3, 0.4, 820, 0.09) },
  ] },
  { id: 'cork_pop', kernel: 'pressure and bottle neck', kind: 'one-shot', rate: 0, seconds: 0.4, variation: 0.05, material: 'glass', level: 0.4, parts: [
    { name: 'squeak', meaning: 'the cork turns in the neck', level: 0.05, sound: sweep({ seconds: 0.07, contour: [620, 760, 900], envelope: [0, 0.7, 1, 0.6], harmonics: [1, 0.5, 0.4, 0.2], amRate: 75, amDepth: 0.5, wobble: 0.06, wobbleRate: 60 }) },
    { name: 'pop', meaning: 'the pressure escapes', level: 1, at: [0.06], sound: blast({ pressureSeconds: 0.0009, pressure: 0.8, layers: [{ noise: 'white', highPass: 220, lowPass: 5200, attack: 0, tau: 0.018, level: 1 }], bodyFrom: 420, bodyTo: 359, bodyGlide: 0.01, bodyTau: 0.018, body: 0.7, drive: 2.6 }) },
    { name: 'bottle', meaning: 'the bottle answers', level: 0.4, at: [0.061], sound: tone(112, 0.05, 0.9, 0.002) },
    { name: 'fizz', meaning: 'the wine fizzes', level: 0.035, at: [0.1], sound: snaps({ seconds: 0.5, count: 240, peak: 0.08, low: 4500, high: 12_000, q: 2, tau: 0.0006, tail: 2.4 }) },
  ] },
  { id: 'microwave', kernel: 'transformer hum and bells', kind: 'texture', rate: 0.5, regularity: 1, seconds: 0.6, variation: 0.00141, level: 0.318, parts: [
    { name: 'beeps', meaning: 'the beeper', level: 0.22, every: 3, at: [1.2, 2.09, 2.98], sound: sweep({ seconds: 0.32, contour: [2000, 2000], envelope: [1.13, 1.05, 1, 1, 1, 0.953], harmonics: [1.37, 0.15, 0.2] }) },
    { name: 'relay', meaning: 'the relay', level: 0.453, at: [0.0109], every: 3, sound: blow([0.2, 0.5, 0.8, 1, 1, 0.8, 0.4, 0.2], 0.05, 0.3, 0.14, 900, 0.0235) },
    { name: 'plate', meaning: 'the plate turns', level: 0.03, at: [0.4], sound: slide({ seconds: 0.9, from: 900, to: 1200, q: 1, peak: 0.5, roughness: 0.5, texture: 12 }) },
  ], bed: { hum: { frequency: 100, harmonics: [1, 0.538, 0.35, 0.3, 0.2, 0.15, 0.0931, 0.1], level: 0.121, waver: 0.000931 }, noise: [{ low: 295, high: 2100, level: 0.13, gust: 1.5, depth: 0.08 }, { low: 60, high: 300, level: 0.05, gust: 2.35, depth: 0.15 }] } },
  { id: 'washing_machine', kernel: 'drum and slosh', kind: 'texture', rate: 1.1, regularity: 0.96, seconds: 0.7, variation: 0.06, level: 0.397, parts: [
    { name: 'thump', meaning: 'the laundry falls', level: 0.4, at: [0.05], sound: blow([1, 0.9, 0.5, 0.25, 0.1, 0.05, 0.02, 0.01], 0.2, 0.5, 0.1, 62, 0.15) },
    { name: 'slosh', meaning: 'the water moves', level: 0.16, at: [0.1], sound: slide({ seconds: 0.6, from: 700, to: 420, q: 0.55, peak: 0.4, roughness: 0.6, texture: 22 }) },
    { name: 'bubbles', meaning: 'drops and bubbles', level: 0.06, at: [0.2], sound: tone(520, 0.012, 4, 0.002), scatter: { count: 9, seconds: 0.6, how: 'even', tail: 2, pitchSpread: 0.4 } },
    { name: 'drum', meaning: 'the drum scrapes once a turn', level: 0.035, at: [0.35], sound: slide({ seconds: 0.3, from: 1500, to: 1900, q: 1.2, peak: 0.5, roughness: 0.6, texture: 40 }) },
  ], bed: { hum: { frequency: 50, harmonics: [0.5, 1, 0.25, 0.4, 0.12, 0.25, 0.08, 0.12, 0.05, 0.06], level: 0.09, waver: 0.006 },
    noise: [{ low: 80, high: 700, level: 0.12, gust: 1.2, depth: 0.15 }, { low: 600, high: 4000, level: 0.035, gust: 3, depth: 0.2 }] } },
  { id: 'fridge', kernel: 'compressor hum', kind: 'texture', lively: 3, rate: 0.233, regularity: 0.3, seconds: 0.426, variation: 0.0722, level: 0.343, parts: [
    { name: 'ticks', meaning: 'metal that works as it cools', level: 0.12, at: [0.316], sound: blow([0.0807, 0.273, 0.256, 1, 0.962, 0.6, 0.39, 0.0908], 0.0218, 0.3, 0.317, 1190, 0.0283) },
    { name: 'gurgle', meaning: 'coolant runs', level: 0.0661, at: [0.417], sound: tone(300, 0.0245, 4.33, 0.0026), scatter: { count: 7, seconds: 0.545, how: 'even', tail: 2, pitchSpread: 0.3 } },
  ], bed: { hum: { frequency: 60, harmonics: [0.357, 1.6, 0.15, 0.328, 0.111, 0.433, 0.0975, 0.25, 0.0535, 0.108, 0.029, 0.106, 0.0282, 0.0569], level: 0.183, waver: 0.00182 },
    noise: [{ low: 102, high: 799, level: 0.0661, gust: 0.8, depth: 0.16 }, { low: 347, high: 1730, level: 0.0307, gust: 1.3, depth: 0.2 }] } },
  { id: 'toothbrush', kernel: 'bristles in the mouth', kind: 'sequence', rate: 3.93, regularity: 0.92, seconds: 0.116, variation: 0.08, level: 0.0873, parts: [
    { name: 'bristles', meaning: 'the bristles', level: 0.281, at: [0, 0.243], gains: [1.73, 0.704], sound: snaps({ seconds: 0.09, count: 95, peak: 0.491, low: 6180, high: 12_500, q: 1.06, tau: 0.000605, tail: 3 }) },
    { name: 'rub', meaning: 'they rub on the teeth', level: 0.408, at: [0, 0.1], gains: [1, 0.6], sound: slide({ seconds: 0.1, from: 6000, to: 8500, q: 0.771, peak: 0.629, roughness: 0.3, texture: 200 }) },
    { name: 'mouth', meaning: 'the mouth, open wider and less wide', level: 0.55, at: [0, 0.116], gains: [1, 0.7], pitches: [0.737, 1.03], sound: slide({ seconds: 0.11, from: 1360, to: 1350, q: 11.6, peak: 0.388, roughness: 0.292, texture: 71 }) },
    { name: 'cheek', meaning: 'the second resonance of the mouth', level: 0.52, at: [0, 0.111], gains: [1.25, 0.7], sound: slide({ seconds: 0.11, from: 1850, to: 2460, q: 5.33, peak: 0.634, roughness: 0.3, texture: 60 }) },
  ] },
];
