import type { SoundModel } from '../../model';
import type { LayeredSound } from '../kernels/gesture';
import { layeredModel } from '../kernels/layered';
import { glide, line } from '../kernels/layers';

/** What a microphone and a telephone do by themselves. */
const SOUNDS: readonly LayeredSound[] = [
  // The loop of loudspeaker and microphone sings at the room's strongest mode once its gain passes one, and rises to
  // the limiter.
  {
    id: 'mic_feedback',
    kind: 'one-shot',
    kernel: 'singing loop',
    level: 0.108,
    pitch: 2300,
    seconds: 2.4,
    attack: 0.02,
    release: 0.15,
    drive: 2.2,
    repeatable: true,
    makers: 0.25,
    tail: [1.2, 0.35, 6000],
    gesture: [
      {
        kind: 'tones',
        level: line([0, 0.05], [0.25, 0.3], [0.5, 1], [0.9, 1], [1, 0.2]),
        pitch: glide([0, 2220], [0.3, 2300], [1, 2310]),
        harmonics: [1, 0.16, 0.1, 0.05],
        wander: [5, 0.003],
        flutter: [9, 0.2],
      },
      {
        kind: 'tones',
        level: line([0, 0], [0.2, 0.18], [0.45, 0.3], [0.7, 0.05], [1, 0]),
        pitch: 870,
        harmonics: [1, 0.1],
        wander: [4, 0.004],
        flutter: [6, 0.5],
      },
      { kind: 'noise', level: 0.04, color: 'pink', pass: 'band', frequency: 1500, q: 0.4 },
    ],
  },
  // Fingers on the case and the cable: the capsule hears the case, thick and near.
  {
    id: 'mic_handling',
    kind: 'sequence',
    kernel: 'case-borne thumps',
    level: 0.219,
    pitch: 120,
    seconds: 1.1,
    rate: 0.8,
    regularity: 0.3,
    drive: 1.6,
    gesture: [
      {
        kind: 'hits',
        level: 1.5,
        blows: [
          [0.02, 1, 1],
          [0.21, 1.15, 0.45],
          [0.52, 0.85, 0.7],
          [0.61, 1.05, 0.3],
        ],
        impact: {
          bands: [2, 1.6, 0.9, 0.5, 0.3, 0.2, 0.1, 0.05],
          length: 0.07,
          slope: 0.6,
          modal: 0.4,
          modeFrequency: 140,
          modeT60: 0.05,
          modes: 3,
        },
        hardness: 0.3,
      },
      {
        kind: 'noise',
        level: line([0, 0.1], [0.2, 0.6], [0.5, 0.2], [0.7, 0.7], [1, 0]),
        color: 'brown',
        pass: 'band',
        frequency: 260,
        q: 0.4,
        flutter: [22, 1],
      },
      {
        kind: 'specks',
        level: line([0, 0], [0.3, 0.5], [0.6, 0.1], [0.8, 0.5], [1, 0]),
        rate: 70,
        pitch: 900,
        spread: 1,
        tau: 0.004,
        alpha: 1.6,
      },
    ],
  },
  // An eccentric weight at 175 turns a second shakes the phone for a second, and the table answers.
  {
    id: 'phone_vibrate',
    kind: 'sequence',
    kernel: 'eccentric motor on a board',
    level: 0.291,
    pitch: 175,
    seconds: 1.1,
    rate: 0.45,
    regularity: 0.99,
    attack: 0.03,
    release: 0.06,
    drive: 1.1,
    gesture: [
      {
        kind: 'tones',
        level: line([0, 0.5], [0.06, 1], [0.92, 1], [1, 0.3]),
        pitch: glide([0, 120], [0.07, 175], [0.93, 175], [1, 110]),
        harmonics: { count: 18, pulse: 0.16 },
        wander: [11, 0.006],
        flutter: [15, 0.3],
        bands: [
          { frequency: 350, q: 1.5, gain: 1 },
          { frequency: 1300, q: 2, gain: 0.5 },
        ],
      },
      {
        kind: 'noise',
        level: 0.35,
        color: 'pink',
        pass: 'band',
        frequency: 1700,
        q: 0.6,
        pulse: { rate: 175, depth: 0.9, power: 3 },
        flutter: [12, 0.6],
      },
    ],
  },
];

/** Feedback and handling of a microphone, a telephone that vibrates. */
export const MICROPHONE_MODELS: readonly SoundModel[] = SOUNDS.map(layeredModel);
