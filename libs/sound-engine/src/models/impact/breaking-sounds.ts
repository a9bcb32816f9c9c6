import type { ComposedSound } from '../kernels/composed-event';
import { blow, burst, ringing, slide, snaps, sweep, tone } from '../kernels/sound-parts';

/** Things that give way. References: the searched sets of the fracture, debris and squish kernels. */
export const BREAKING_SOUNDS: readonly ComposedSound[] = [
  {
    id: 'wood_break', kernel: 'fracture', kind: 'one-shot', rate: 0, seconds: 0.6, material: 'wood', variation: 0.06, level: 0.318,
    parts: [
      { name: 'crack', meaning: 'the main crack', level: 1, sound: blow([0.18, 0.61, 0.73, 1.3, 0.94, 0.56, 0.59, 0.26], 0.12, 0.3, 0.14, 1600, 0.053),
        at: [0.09], scatter: { count: 7, seconds: 0.36, how: 'ratios', tail: 1.4, pitchSpread: 0.2 } },
      { name: 'fibres', meaning: 'fibres that snap', level: 0.14, sound: snaps({ seconds: 0.5, count: 110, peak: 0.25, low: 2500, high: 11_000, q: 1.2, tau: 0.0008, tail: 1.7 }) },
      { name: 'groan', meaning: 'the wood bends before', level: 0.05, sound: snaps({ seconds: 0.12, count: 14, peak: 0.9, low: 400, high: 1500, q: 5, tau: 0.004, tail: 2 }) },
      { name: 'fall', meaning: 'the ends spring apart', level: 0.3, at: [0.2], sound: blow([0.7, 1, 0.8, 0.4, 0.2, 0.1, 0.05, 0.02], 0.16, 0.4, 0.2, 210, 0.1) },
    ],
  },
  {
    id: 'ice', kernel: 'fracture', kind: 'one-shot', rate: 0, seconds: 0.5, material: 'glass', variation: 0.06, level: 0.463,
    parts: [
      { name: 'crack', meaning: 'the main crack', level: 1, sound: blow([0.055, 0.12, 0.28, 1, 1.2, 0.85, 1.1, 0.73], 0.07, 0.2, 0.24, 1700, 0.029),
        scatter: { count: 5, seconds: 0.26, how: 'ratios', tail: 1.4, pitchSpread: 0.25 } },
      { name: 'shards', meaning: 'small pieces that spring off', level: 0.13, sound: snaps({ seconds: 0.3, count: 60, peak: 0.15, low: 2200, high: 9000, q: 1.5, tau: 0.0012, tail: 1.7 }) },
      { name: 'chirp', meaning: 'the crack runs through the sheet: high sounds first', level: 0.09,
        sound: sweep({ seconds: 0.08, contour: [4000, 1700, 1000, 800], envelope: [1, 0.7, 0.3, 0.05], harmonics: [1, 0.3] }) },
      { name: 'sheet', meaning: 'the sheet beneath', level: 0.22, sound: tone(130, 0.08, 0.8, 0.002) },
    ],
  },
  {
    id: 'bone_crack', kernel: 'fracture', kind: 'one-shot', rate: 0, seconds: 0.35, variation: 0.06, level: 0.523,
    parts: [
      { name: 'crack', meaning: 'the main crack', level: 1, sound: blow([0.1, 0.2, 0.5, 1, 1, 0.9, 0.7, 0.4], 0.045, 0.3, 0.19, 1400, 0.017, 3),
        at: [0.03], scatter: { count: 4, seconds: 0.24, how: 'ratios', tail: 1.5, pitchSpread: 0.2 } },
      { name: 'splinters', meaning: 'splinters', level: 0.13, sound: snaps({ seconds: 0.25, count: 32, peak: 0.2, low: 1600, high: 5200, q: 1.4, tau: 0.0009, tail: 1.8 }) },
      { name: 'flesh', meaning: 'the flesh around it', level: 0.12, sound: slide({ seconds: 0.2, from: 600, to: 1800, q: 0.8, peak: 0.3, roughness: 0.6, texture: 90 }) },
    ],
  },
  {
    id: 'debris', kernel: 'debris', kind: 'one-shot', rate: 0, seconds: 2.2, material: 'stone', variation: 0.05, repeatable: false, level: 0.165,
    parts: [
      { name: 'blow', meaning: 'what brings it down', level: 0.55, sound: blow([1.5, 0.87, 1.2, 0.81, 1.1, 0.45, 0.18, 0.12], 0.45, 0.3) },
      { name: 'stones', meaning: 'pieces that fall', level: 0.8, at: [0.02], sound: blow([0.05, 0.15, 0.5, 0.9, 1, 0.7, 0.3, 0.15], 0.09, 0.5, 0.15, 900, 0.03, 2),
        scatter: { count: 46, seconds: 1.9, how: 'thinning', tail: 1.5, pitchSpread: 0.45 } },
      { name: 'grit', meaning: 'grit that trickles', level: 0.06, sound: snaps({ seconds: 2, count: 420, peak: 0.12, low: 900, high: 6500, q: 1, tau: 0.0016, tail: 1.9 }) },
      { name: 'rumble', meaning: 'the mass that moves', level: 0.4, sound: burst(75, 0.7, 0.55, 0.04) },
      { name: 'dust', meaning: 'dust and rubble that slide', level: 0.16, sound: slide({ seconds: 1.7, from: 1500, to: 600, q: 0.5, peak: 0.12, roughness: 0.5, texture: 24 }) },
      { name: 'scrap', meaning: 'metal and glass among it', level: 0.1, at: [0.08, 0.31, 0.74], gains: [1, 0.6, 0.45], pitches: [1, 1.4, 0.8],
        sound: ringing({ frequency: 900, ratios: [1, 1.7, 2.9, 4.3], gains: [0.5, 1, 0.7, 0.4], t60: 0.35, slope: 0.5, spread: 0.15 }) },
    ],
  },
  {
    id: 'gore', kernel: 'squish', kind: 'one-shot', rate: 0, seconds: 0.7, material: 'flesh', variation: 0.06, level: 0.157,
    parts: [
      { name: 'slap', meaning: 'the wet blow', level: 0.7, sound: blow([0.66, 1.2, 0.77, 0.69, 0.45, 0.23, 0.22, 0.07], 0.13, 0.4) },
      { name: 'tear', meaning: 'wet tissue that parts', level: 0.5, sound: slide({ seconds: 0.62, from: 700, to: 2400, q: 0.5, peak: 0.25, roughness: 0.85, texture: 95 }) },
      { name: 'bubbles', meaning: 'air in the liquid', level: 0.3, at: [0.02], sound: tone(420, 0.02, 6, 0.002), scatter: { count: 34, seconds: 0.55, how: 'even', tail: 1.8, pitchSpread: 0.55 } },
      { name: 'suction', meaning: 'it lets go', level: 0.22, at: [0.3], sound: sweep({ seconds: 0.26, contour: [155, 240, 480], envelope: [0, 0.7, 1, 0.3, 0], harmonics: [1, 0.4, 0.2], amRate: 55, amDepth: 0.8, wobble: 0.12, wobbleRate: 60 }) },
      { name: 'drops', meaning: 'drops that fall', level: 0.05, at: [0.1], sound: snaps({ seconds: 0.6, count: 18, peak: 0.2, low: 900, high: 4500, q: 3, tau: 0.004, tail: 2 }) },
    ],
  },
];
