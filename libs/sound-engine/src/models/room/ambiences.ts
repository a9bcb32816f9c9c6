import type { SoundModel } from '../../model';
import { type Ambience, ambienceModel, type Library } from '../kernels/ambience';

/** Air of a closed room: dark, steady noise. */
const ROOM_AIR = { source: 'noise_env', words: { mods: { brightness: 0.1 } } } as const;

/**
 * Places by id. References: the parameter search of the gains of the scenes, every layer at its own calibrated level.
 */
export const AMBIENCES: readonly Ambience[] = [
  {
    id: 'forest',
    level: 0.87,
    top: 5200,
    layers: [
      { source: 'songbird', gain: 1, voices: 2 },
      { source: 'wind_leaves', gain: 0.22 },
      { source: 'wind', gain: 0.49, words: { intensity: 0.35 } },
    ],
  },
  {
    id: 'night',
    level: 0.885,
    top: 18_000,
    layers: [
      { source: 'cricket', gain: 0.7, voices: 2 },
      { source: 'frog', gain: 0.28 },
      { source: 'wind', gain: 0.58, words: { intensity: 0.3 } },
      { source: 'owl', gain: 0.12, perMinute: 8 },
    ],
  },
  {
    id: 'city',
    level: 0.967,
    top: 8360,
    layers: [
      { source: 'traffic', gain: 0.84 },
      { source: 'car_horn', gain: 0.25, perMinute: 7 },
      { source: 'crowd_walla', gain: 0.4 },
      { source: 'footsteps', gain: 0.2 },
    ],
  },
  {
    id: 'cafe',
    level: 0.273,
    top: 5330,
    walls: [0.8, 5000, 0.5],
    layers: [
      { source: 'crowd_walla', gain: 2.6 },
      { source: 'impact_ceramic', gain: 0.6, perMinute: 50 },
      { source: 'cutlery', gain: 0.35, perMinute: 60 },
    ],
  },
  {
    id: 'office',
    level: 1.41,
    top: 18_000,
    walls: [0.6, 5000, 0.3],
    layers: [
      { ...ROOM_AIR, gain: 0.4 },
      { source: 'keyboard', gain: 0.402 },
      { source: 'speech_male', gain: 0.55 },
      { source: 'door_open_close', gain: 0.349, perMinute: 4 },
    ],
  },
  {
    id: 'public_place',
    level: 0.224,
    top: 4950,
    walls: [2.2, 4000, 0.8],
    layers: [
      { source: 'crowd_walla', gain: 2.1 },
      { source: 'footsteps', gain: 0.42, voices: 2 },
      { ...ROOM_AIR, gain: 0.34 },
    ],
  },
  {
    id: 'stadium',
    level: 0.633,
    top: 6230,
    layers: [
      { source: 'cheer', gain: 1.46 },
      { source: 'applause', gain: 0.5, words: { mods: { sources: 40 } } },
    ],
  },
  {
    id: 'cave',
    level: 0.404,
    top: 5260,
    // Limestone: seconds until an echo is gone in a chamber of some thousand cubic metres.
    walls: [4, 3500, 0.5],
    layers: [
      { source: 'drip', gain: 0.9, words: { mods: { hollowness: 0.9, speed: 0.7 } }, voices: 2 },
      { source: 'wind', gain: 0.4, words: { intensity: 0.2, mods: { hollowness: 0.7 } } },
      { source: 'stream', gain: 0.15, words: { intensity: 0.2 } },
    ],
  },
  {
    id: 'room_tone',
    level: 1.4,
    top: 4630,
    layers: [
      { ...ROOM_AIR, gain: 1 },
      { source: 'pink_noise', gain: 0.3 },
      { source: 'white_noise', gain: 0.1 },
    ],
  },
  {
    id: 'construction',
    level: 0.62,
    top: 11_300,
    layers: [
      { source: 'hammer', gain: 0.75, perMinute: 130 },
      { source: 'drill', gain: 0.65 },
      { source: 'tractor', gain: 0.65 },
      { source: 'saw_power', gain: 0.4 },
    ],
  },
  {
    id: 'farm',
    level: 0.338,
    top: 15_500,
    layers: [
      { source: 'chicken', gain: 2.6 },
      { source: 'sheep_goat', gain: 0.6, perMinute: 14 },
      { source: 'songbird', gain: 0.14 },
      { source: 'wind', gain: 0.21, words: { intensity: 0.3 } },
    ],
  },
  {
    id: 'war',
    level: 0.83,
    top: 9600,
    layers: [
      { source: 'explosion', gain: 1.35, perMinute: 13 },
      { source: 'machine_gun', gain: 1.08, perMinute: 16.6 },
      { source: 'gunshot', gain: 0.567, perMinute: 56.2 },
    ],
  },
  {
    id: 'space',
    level: 0.78,
    top: 1800,
    layers: [
      { source: 'drone', gain: 1.2 },
      { ...ROOM_AIR, gain: 0.3 },
      { source: 'earthquake', gain: 0.5, words: { intensity: 0.3 } },
    ],
  },
  {
    id: 'cabin',
    level: 1.27,
    top: 3600,
    layers: [
      { source: 'noise_env', gain: 1.2, words: { mods: { brightness: 0, pitch: -24, size: 1 } } },
      { source: 'pink_noise', gain: 0.16 },
      { source: 'jet', gain: 0.2, words: { mods: { brightness: 0.2 } } },
    ],
  },
];

/** The places that the given models can fill. */
export function ambiencesOf(library: Library): readonly SoundModel[] {
  return AMBIENCES.map((ambience) => ambienceModel(ambience, library));
}
