import type { ComposedSound } from '../kernels/composed-event';
import { blow, burst, ringing, slide, sweep, tone } from '../kernels/sound-parts';

/** Clockworks and the lift. References: searched sets of the music box, clock and lift; cuckoo and gears as the tables describe them. */
export const CLOCKWORK_SOUNDS: readonly ComposedSound[] = [
  { id: 'elevator', kernel: 'cabin and chime', kind: 'modulated', rate: 0.22, regularity: 0.97, seconds: 3, material: 'metal', variation: 0.01, level: 0.37, parts: [
    { name: 'chime', meaning: 'the chime: two tones', level: 0.6, at: [0.35, 1.55], pitches: [1, 1.773], sound: ringing({ frequency: 1320, ratios: [1, 2.76, 5.4], gains: [1, 0.22, 0.05], t60: 3, slope: 0.8, contact: 0.0005, doublet: 0.0008 }) },
    { name: 'door', meaning: 'the door on its rollers', level: 0.16, at: [2], sound: slide({ seconds: 1.2, from: 420, to: 700, q: 0.5, peak: 0.4, roughness: 0.4, texture: 18 }) },
    { name: 'stop', meaning: 'cabin and door come to rest', level: 0.5, at: [0.02, 3.15], gains: [0.5, 1], sound: blow([1, 0.9, 0.6, 0.35, 0.2, 0.1, 0.05, 0.02], 0.2, 0.5, 0.2, 120, 0.15) },
  ], bed: { hum: { frequency: 48, harmonics: [0.5, 1, 0.3, 0.5, 0.1, 0.2, 0.6, 0.1, 0.3], level: 0.12, waver: 0.01 }, noise: [{ low: 45, high: 340, level: 0.16, gust: 5, depth: 0.12 }] } },
  { id: 'cuckoo_clock', kernel: 'bellows pipes and tick', kind: 'sequence', rate: 1.03, regularity: 0.995, seconds: 0.901, material: 'wood', variation: 0.00583, level: 1.01, parts: [
    { name: 'tick', meaning: 'the escapement: tick and tock', level: 0.394, at: [0, 0.47], pitches: [0.49, 1.65], gains: [0.84, 1.21], sound: ringing({ frequency: 3460, ratios: [1, 1.07, 2.6], gains: [1.08, 0.468, 0.34], t60: 0.0287, slope: 0.168, spread: 0.0311 }) },
    { name: 'contact', meaning: 'the teeth meet', level: 0.458, at: [0, 0.475], pitches: [0.777, 0.75], gains: [0.577, 0.644], sound: burst(2860, 0.284, 0.00163) },
    { name: 'case', meaning: 'the wooden case', level: 0.135, at: [0, 0.47], pitches: [1.22, 1.61], sound: tone(1690, 0.00683, 1.25, 0.000752) },
    { name: 'call', meaning: 'the cuckoo: two pipes, a third apart', level: 0.144, every: 4, at: [0.17, 0.58], pitches: [1, 0.8], gains: [0.84, 0.85],
      sound: sweep({ seconds: 0.226, contour: [700, 722, 720, 715], envelope: [0, 0.546, 1.43, 0.685, 0.471, 0], harmonics: [1, 0.12, 0.12, 0.04], wobble: 0.00279, wobbleRate: 38.5 }) },
    { name: 'breath', meaning: 'air of the bellows', level: 0.0683, every: 4, at: [0.16, 0.57], sound: slide({ seconds: 0.234, from: 1720, to: 846, q: 1.46, peak: 0.324, roughness: 0.297, texture: 23 }) },
    { name: 'gong', meaning: 'the wire gong', level: 0.0714, every: 4, at: [1.05], sound: ringing({ frequency: 324, ratios: [1, 2.1, 3.4, 5.2, 7.3], gains: [1.17, 3.25, 0.494, 0.498, 0.487], t60: 0.673, slope: 0.746, contact: 0.000675, doublet: 0.00679 }) },
  ] },
  { id: 'gears', kernel: 'meshing teeth', kind: 'modulated', rate: 23, regularity: 0.71, seconds: 0.1, pitch: 1.8, ring: 2, material: 'metal', variation: 0.05, level: 0.18, parts: [
    { name: 'tooth', meaning: 'tooth meets tooth', level: 2, sound: blow([0.01, 0.03, 0.15, 0.5, 1, 1.2, 0.9, 0.5], 0.022, 0.3, 0.8, 1900, 0.03) },
    { name: 'wheel', meaning: 'the larger wheel', level: 0.6, every: 4, at: [0.012], sound: blow([0.05, 0.2, 0.7, 1, 0.8, 0.5, 0.3, 0.1], 0.04, 0.3, 0.6, 620, 0.05) },
    { name: 'pawl', meaning: 'a pawl that falls in', level: 0.4, at: [0.03], every: 2, sound: burst(5200, 3, 0.002) },
    { name: 'play', meaning: 'play in the bearings', level: 0.1, sound: slide({ seconds: 0.07, from: 1700, to: 2300, q: 1, peak: 0.4, roughness: 0.4, texture: 90 }) },
  ], bed: { hum: { frequency: 62, harmonics: [0.6, 1, 0.6, 0.5, 0.4, 0.3, 0.25, 0.2], level: 0.016, waver: 0.02 }, noise: [{ low: 300, high: 5000, level: 0.028, gust: 7, depth: 0.3 }] } },
  { id: 'music_box', kernel: 'plucked comb', kind: 'sequence', rate: 2.9, regularity: 0.97, seconds: 1, material: 'metal', variation: 0.002, sizePitch: 0.5, level: 0.168,
    scale: [0, 2, 4, 7, 9, 12, 14, 16], parts: [
      { name: 'tine', meaning: 'the tooth of the comb', level: 1, sound: ringing({ frequency: 1047, ratios: [1, 3, 6.27, 9.8], gains: [1, 0.06, 0.12, 0.03], t60: 1, slope: 0.5, contact: 0.0004, spread: 0.001 }) },
      { name: 'bass', meaning: 'a low tooth on the strong beats', level: 0.5, every: 4, pitches: [0.5], sound: ringing({ frequency: 1047, ratios: [1, 6.27], gains: [1, 0.1], t60: 1.3, slope: 0.5, contact: 0.0005, spread: 0.001 }) },
      { name: 'pin', meaning: 'the pin lets go', level: 0.08, sound: burst(5200, 1, 0.0025) },
      { name: 'works', meaning: 'the little gear', level: 0.03, at: [0.1, 0.25], sound: burst(3300, 3, 0.003) },
    ] },
];
