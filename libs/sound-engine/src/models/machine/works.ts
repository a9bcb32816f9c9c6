import type { SoundModel } from '../../model';
import type { LayeredSound } from '../kernels/gesture';
import { layeredModel } from '../kernels/layered';
import { glide, line } from '../kernels/layers';

/** Steel on steel through a heavy frame. */
const DIE = {
  bands: [1.3, 1.2, 1, 0.9, 0.8, 0.6, 0.35, 0.15],
  length: 0.16,
  slope: 0.45,
  modal: 0.8,
  modeFrequency: 420,
  modeT60: 0.3,
  modes: 7,
};
/** A steel track plate on the ground. */
const TRACK_PLATE = {
  bands: [0.5, 0.8, 1, 0.9, 0.7, 0.6, 0.4, 0.2],
  length: 0.06,
  slope: 0.4,
  modal: 0.5,
  modeFrequency: 900,
  modeT60: 0.09,
  modes: 5,
};
/** The gap of a tram's rails. */
const JOINT = {
  bands: [1, 1.1, 0.9, 0.6, 0.5, 0.35, 0.15, 0.05],
  length: 0.1,
  slope: 0.5,
  modal: 0.5,
  modeFrequency: 260,
  modeT60: 0.12,
  modes: 4,
};

/**
 * Works and working vehicles, built from the physics of their parts: firing and hydraulic rates, strokes per minute and
 * gear meshes as makers state them.
 */
const SOUNDS: readonly LayeredSound[] = [
  // Two bogies over a joint, traction motors that climb with the speed, and a pedal gong.
  {
    id: 'tram',
    kind: 'modulated',
    kernel: 'rail',
    level: 0.215,
    pitch: 260,
    turns: true,
    cycle: 9,
    drive: 0.5,
    tail: [1.1, 0.3, 4500],
    bed: [
      {
        kind: 'hits',
        level: 0.9,
        blows: [
          [0, 1, 1],
          [0.18, 0.97, 0.8],
          [0.86, 1.03, 0.9],
          [1.04, 1, 0.7],
        ],
        every: 2.1,
        impact: JOINT,
        hardness: 0.35,
      },
      { kind: 'noise', level: 0.5, color: 'pink', pass: 'band', frequency: 210, q: 0.5, flutter: [2, 0.25] },
      {
        kind: 'tones',
        level: line([0, 0.1], [0.3, 0.2], [0.7, 0.12], [1, 0.1]),
        pitch: glide([0, 170], [0.4, 430], [0.75, 380], [1, 170]),
        ratios: [1, 2.02, 4.1],
        levels: [1, 0.7, 0.3],
        harmonics: { count: 4, slope: 1.1 },
        wander: [6, 0.008],
      },
      // Flanges in the curve.
      {
        kind: 'tones',
        level: line([0, 0], [0.5, 0], [0.62, 0.05], [0.78, 0.03], [0.85, 0]),
        pitch: 2350,
        ratios: [1, 1.37],
        levels: [1, 0.5],
        wander: [18, 0.02],
        flutter: [9, 0.8],
      },
      {
        kind: 'hits',
        level: 0.85,
        blows: [
          [0.6, 1, 1],
          [0.95, 1.01, 0.8],
        ],
        every: 9,
        impact: {
          bands: [0, 0, 0.1, 0.4, 1, 0.8, 0.5, 0.2],
          length: 0.5,
          slope: 0.3,
          modal: 4,
          modeFrequency: 1250,
          modeT60: 1.1,
          modes: 5,
        },
        hardness: 0.6,
      },
    ],
  },
  // A hull under water: screw at two turns a second, pumps, and now and then the hull that gives.
  {
    id: 'submarine',
    kind: 'modulated',
    kernel: 'hull and screw',
    level: 0.126,
    pitch: 58,
    cycle: 11,
    drive: 0.6,
    tail: [2.6, 0.6, 2200],
    bed: [
      {
        kind: 'noise',
        level: 1.2,
        color: 'brown',
        pass: 'low',
        frequency: 240,
        pulse: { rate: 2.1, depth: 0.6, power: 2 },
      },
      {
        kind: 'tones',
        level: 0.35,
        pitch: 58,
        ratios: [1, 2, 3.5],
        levels: [1, 0.6, 0.3],
        harmonics: { count: 5, slope: 1 },
        wander: [0.7, 0.004],
        pulse: { rate: 2.1, depth: 0.25 },
      },
      { kind: 'noise', level: 0.25, color: 'pink', pass: 'band', frequency: 620, q: 0.7, flutter: [0.6, 0.5] },
      {
        kind: 'tones',
        level: line([0, 0], [0.42, 0], [0.5, 0.3], [0.57, 0.16], [0.66, 0]),
        pitch: glide([0, 190], [0.45, 190], [0.62, 128], [1, 190]),
        harmonics: { count: 14, slope: 0.9 },
        wander: [22, 0.03],
        flutter: [14, 0.7],
        bands: [
          { frequency: 310, q: 3, gain: 1 },
          { frequency: 740, q: 4, gain: 0.6 },
        ],
      },
      {
        kind: 'specks',
        level: 0.35,
        rate: 5,
        pitch: 520,
        spread: 0.8,
        tau: 0.03,
        steps: [0],
        alpha: 2,
      },
    ],
  },
  // A six-cylinder diesel under load, the whine of the hydraulic pump, track plates and the bucket.
  {
    id: 'excavator',
    kind: 'modulated',
    kernel: 'diesel and hydraulics',
    level: 0.193,
    pitch: 75,
    cycle: 8,
    drive: 1,
    tail: [0.5, 0.15, 5000],
    bed: [
      {
        kind: 'tones',
        level: line([0, 0.7], [0.3, 1], [0.5, 0.75], [0.8, 1.05], [1, 0.7]),
        pitch: glide([0, 82], [0.3, 74], [0.5, 86], [0.8, 72], [1, 82]),
        harmonics: { count: 16, pulse: 0.22 },
        ratios: [1, 0.5],
        levels: [1, 0.5],
        wander: [9, 0.012],
        flutter: [12, 0.2],
        lowPass: 1900,
      },
      {
        kind: 'noise',
        level: 0.7,
        color: 'pink',
        pass: 'band',
        frequency: 900,
        q: 0.5,
        pulse: { rate: 37, depth: 0.7, power: 2 },
      },
      {
        kind: 'tones',
        level: line([0, 0.03], [0.2, 0.13], [0.45, 0.04], [0.7, 0.15], [1, 0.03]),
        pitch: glide([0, 690], [0.3, 930], [0.5, 660], [0.8, 980], [1, 690]),
        ratios: [1, 2.01, 3],
        levels: [1, 0.5, 0.25],
        wander: [7, 0.012],
      },
      {
        kind: 'hits',
        level: 0.7,
        blows: [
          [0.2, 1, 1],
          [0.43, 1.08, 0.7],
          [0.68, 0.94, 0.9],
          [0.9, 1.05, 0.6],
          [4.3, 0.6, 1.6],
          [4.55, 0.75, 0.8],
        ],
        every: 8,
        impact: TRACK_PLATE,
        hardness: 0.5,
      },
      {
        kind: 'specks',
        level: line([0, 0], [0.48, 0], [0.55, 0.7], [0.75, 0.25], [0.85, 0]),
        rate: 160,
        pitch: 1400,
        spread: 1.4,
        tau: 0.006,
        alpha: 1.4,
      },
    ],
  },
  // Steam or gravity: the hammer falls, the anvil rings, the work is turned, once in a second and a half.
  {
    id: 'drop_forge',
    kind: 'sequence',
    kernel: 'falling ram',
    level: 0.177,
    pitch: 400,
    seconds: 1.5,
    rate: 0.65,
    regularity: 0.95,
    drive: 1.4,
    tail: [1.9, 0.5, 4200],
    gesture: [
      {
        kind: 'hits',
        level: 2.2,
        blows: [
          [0.3, 1, 1],
          [0.42, 1.02, 0.22],
        ],
        impact: { ...DIE, length: 0.3, modeT60: 0.7, modal: 1.3 },
        hardness: 0.75,
      },
      { kind: 'tones', level: line([0, 0], [0.19, 0], [0.2, 0.45], [0.4, 0]), pitch: 46, harmonics: [1, 0.4] },
      {
        kind: 'noise',
        level: line([0, 0.04], [0.16, 0.22], [0.2, 0.05], [0.55, 0.12], [0.9, 0]),
        color: 'white',
        pass: 'high',
        frequency: 2600,
        lowPass: 9000,
      },
    ],
  },
  // A stamping press: motor and flywheel go on, the die comes down fifty times a minute and lets its air out.
  {
    id: 'stamping_press',
    kind: 'modulated',
    kernel: 'flywheel and die',
    level: 0.221,
    pitch: 98,
    turns: true,
    cycle: 1.2,
    drive: 1,
    tail: [1.4, 0.35, 4500],
    bed: [
      {
        kind: 'tones',
        level: 0.18,
        pitch: 98,
        ratios: [1, 2, 6.02],
        levels: [1, 0.5, 0.25],
        harmonics: { count: 6, slope: 1 },
        wander: [3, 0.003],
      },
      { kind: 'noise', level: 0.3, color: 'pink', pass: 'band', frequency: 420, q: 0.5, flutter: [3, 0.2] },
      {
        kind: 'hits',
        level: 1.6,
        blows: [
          [0.3, 1, 1],
          [0.37, 1.4, 0.35],
          [0.62, 1.15, 0.4],
        ],
        every: 1.2,
        impact: DIE,
        hardness: 0.6,
      },
      {
        kind: 'noise',
        level: line([0, 0], [0.55, 0], [0.6, 0.22], [0.8, 0.1], [1, 0]),
        color: 'white',
        pass: 'high',
        frequency: 2400,
        lowPass: 9500,
      },
    ],
  },
  // Rollers, belts and cams of a mill hall: four rhythms that never quite meet.
  {
    id: 'mill',
    kind: 'texture',
    kernel: 'rollers and cams',
    level: 0.183,
    pitch: 64,
    turns: true,
    cycle: 7,
    drive: 0.8,
    tail: [1.7, 0.4, 3800],
    bed: [
      { kind: 'noise', level: 0.25, color: 'brown', pass: 'low', frequency: 300, pulse: { rate: 1.7, depth: 0.4 } },
      {
        kind: 'noise',
        level: 0.55,
        color: 'pink',
        pass: 'band',
        frequency: 1300,
        q: 0.4,
        pulse: { rate: 6.3, depth: 0.5, power: 1.6 },
      },
      {
        kind: 'tones',
        level: 0.2,
        pitch: 64,
        ratios: [1, 2.98, 7.1],
        levels: [1, 0.4, 0.3],
        harmonics: { count: 6, slope: 0.9 },
        wander: [5, 0.006],
        pulse: { rate: 3.4, depth: 0.3 },
      },
      {
        kind: 'hits',
        level: 0.5,
        blows: [
          [0.05, 1, 1],
          [0.3, 1.25, 0.5],
          [0.34, 0.85, 0.7],
        ],
        every: 0.59,
        impact: { ...TRACK_PLATE, modeFrequency: 560 },
        hardness: 0.35,
      },
    ],
  },
];

/** A tram, a submarine, an excavator, and works: a forge, a press, a mill. */
export const WORKS_MODELS: readonly SoundModel[] = SOUNDS.map(layeredModel);
