import { DEVICES, SPACES, type Layer, type Scene } from '@whoosh/sound-scene';
import { interpret } from '../language';
import { MODELS } from '../models/registry';
import { layer, scene } from './scenes';

const shots = (...at: number[]): Partial<Layer> => ({ timing: { kind: 'shots', at, jitter: 0.08 } });
const train = (rate: number, regularity = 0.7): Partial<Layer> => ({
  timing: { kind: 'train', start: 0, end: 1.5, rate, regularity },
});
const at = (distance: number, azimuth = 0, spread = 0): Partial<Layer> => ({ place: { distance, azimuth, spread } });

/** Scenes put together by hand: every family of models, every kind of timing, place, space and device. */
const WRITTEN: Readonly<Record<string, Scene>> = {
  rain: scene([layer('rain')]),
  'rain, intense, in a loop': scene([layer('rain', { source: { model: 'rain', surface: 'tin', alternatives: [] } })], {
    loop: true,
    intensity: 'intense',
  }),
  thunder: scene([layer('thunder')], { duration: 3 }),
  'wind, subtle': scene([layer('wind')], { intensity: 'subtle' }),
  campfire: scene([layer('campfire', at(2, 0, 0.5))]),
  stream: scene([layer('stream', at(3, 30, 1))]),
  'ocean waves in a loop': scene([layer('ocean_waves')], { loop: true, duration: 3 }),
  'footsteps in a church': scene([layer('footsteps')], { space: { kind: 'church', wet: 0.3 } }),
  'footsteps on gravel, walking away': scene([
    layer('footsteps', {
      source: { model: 'footsteps', surface: 'gravel', alternatives: [] },
      place: {
        distance: 3,
        azimuth: 10,
        spread: 0,
        motion: { kind: 'recede', from: 2, to: 60, closest: 2, speed: 2, at: 0 },
      },
    }),
  ]),
  'door opens and closes': scene([layer('door_open_close', shots(0.1, 1))]),
  'door slams in a stairwell': scene([layer('door_slam', shots(0.1))], { space: { kind: 'stairwell', wet: 0.25 } }),
  'door creaks': scene([layer('door_creak', shots(0.1))]),
  'knocks behind a wall': scene([layer('knock', shots(0.1, 0.4, 0.7))], {
    space: { kind: 'room', wet: 0.2, device: 'wall' },
  }),
  'glass breaks': scene([layer('glass_break', shots(0.1))], { intensity: 'intense' }),
  'explosion far away': scene([layer('explosion', { ...shots(0.1), ...at(300) })], {
    space: { kind: 'canyon', wet: 0.3 },
  }),
  'gunshots in a street': scene([layer('gunshot', shots(0.1, 0.8))], { space: { kind: 'street', wet: 0.25 } }),
  'car passes by': scene([
    layer('car_engine', {
      place: {
        distance: 3,
        azimuth: 0,
        spread: 0,
        motion: { kind: 'pass', from: 40, to: 40, closest: 4, speed: 20, at: 1 },
      },
    }),
  ]),
  'car revs up': scene([
    layer('car_engine', {
      timing: {
        kind: 'continuous',
        start: 0,
        end: 2,
        fadeIn: 0,
        fadeOut: 0.1,
        curve: {
          speed: [
            [0, 0.5],
            [2, 2],
          ],
        },
      },
    }),
  ]),
  'police siren circles': scene([
    layer('siren_police', {
      place: {
        distance: 8,
        azimuth: 0,
        spread: 0,
        motion: { kind: 'circle', from: 8, to: 8, closest: 8, speed: 12, at: 0 },
      },
    }),
  ]),
  'beeps over an intercom': scene([layer('beep', train(3))], {
    space: { kind: 'office', wet: 0.1, device: 'intercom' },
  }),
  'smoke alarm': scene([layer('smoke_alarm')]),
  'church bell in a loop': scene([layer('church_bell', shots(0.2))], {
    loop: true,
    space: { kind: 'cathedral', wet: 0.3 },
  }),
  'hand bell, high and small': scene([layer('hand_bell', { ...shots(0.1, 0.9), mods: { size: 0.2, pitch: 5 } })]),
  'clock ticks': scene([layer('clock_tick')]),
  whoosh: scene([layer('whoosh', shots(0))]),
  'laser through a megaphone': scene([layer('laser', shots(0.1, 0.6))], {
    space: { kind: 'outdoors', wet: 0.1, device: 'megaphone' },
  }),
  'wood is struck': scene([layer('impact_wood', train(2.5))], { space: { kind: 'garage', wet: 0.2 } }),
  'metal is struck': scene([layer('impact_metal', { ...shots(0.1), mods: { size: 0.8, intensity: 0.8 } })], {
    space: { kind: 'warehouse', wet: 0.25 },
  }),
  'songbirds in a forest': scene([layer('songbird', at(12, -40))], { space: { kind: 'forest', wet: 0.2 } }),
  'dog barks on the phone': scene([layer('dog_bark', shots(0.1, 0.7, 1.3))], {
    space: { kind: 'room', wet: 0.1, device: 'phone' },
  }),
  'small angry dog': scene([layer('dog_bark', { ...train(2), mods: { size: 0.2, emotion: 'angry' } })]),
  crickets: scene([layer('cricket')]),
  'heartbeat, underwater': scene([layer('heartbeat')], { space: { kind: 'underwater', wet: 0.4 } }),
  'typing in an office': scene([layer('keyboard')], { space: { kind: 'office', wet: 0.12 } }),
  'stone and thud in a cave': scene([layer('impact_stone', shots(0.1)), layer('thud', shots(0.7))], {
    space: { kind: 'cave', wet: 0.3 },
  }),
  'sporadic hammer on an old record': scene(
    [layer('hammer', { timing: { kind: 'sporadic', start: 0, end: 2, perMinute: 60 } })],
    { space: { kind: 'dry', wet: 0, device: 'vinyl' } },
  ),
  'rain and thunder outside a window': scene(
    [
      layer('rain', { gainDb: -6 }),
      layer('thunder', { timing: { kind: 'continuous', start: 0.5, end: 3, fadeIn: 0, fadeOut: 0.2 } }),
    ],
    { duration: 3, space: { kind: 'room', wet: 0.15, device: 'window' } },
  ),
  'wind that swells and darkens': scene([
    layer('wind', {
      timing: {
        kind: 'continuous',
        start: 0.2,
        end: 2,
        fadeIn: 0.3,
        fadeOut: 0.4,
        curve: {
          level: [
            [0, -18],
            [2, 0],
          ],
          intensity: [
            [0, 0.2],
            [2, 0.9],
          ],
          pitch: [
            [0, 0],
            [2, -7],
          ],
          distance: [
            [0, 30],
            [2, 3],
          ],
        },
      },
    }),
  ]),
  'two spaces at once': scene(
    [
      layer('knock', shots(0.2, 0.5)),
      layer('church_bell', {
        ...shots(0.3),
        place: { distance: 60, azimuth: -50, spread: 0, space: { kind: 'church', wet: 0.5 } },
      }),
    ],
    { space: { kind: 'bathroom', wet: 0.2 } },
  ),
  'twelve layers': scene(
    [
      'rain',
      'wind',
      'stream',
      'campfire',
      'cricket',
      'footsteps',
      'knock',
      'hand_bell',
      'impact_wood',
      'impact_glass',
      'heartbeat',
      'clock_tick',
    ].map((model, i) => layer(model, { id: `${model}-${i}`, gainDb: -i, ...at(1 + i, 15 * i - 80) })),
    { duration: 1, space: { kind: 'hall', wet: 0.2 } },
  ),
};

const TEXTS = [
  'heavy rain on a tin roof',
  'three knocks on a wooden door, then it creaks open while rain falls',
  'a church bell rings in the distance',
  'slow footsteps on gravel',
  'a big dog barks twice',
  'wind howling through a tunnel',
  'a car speeds past',
  'a huge explosion',
  'gentle stream with birds',
  'xyzzy qwrt',
] as const;

/** One sound whose bits must be the same on every machine. */
export interface HashedScene {
  name: string;
  scene: Scene;
  /** True if the scene was made from its text, so that the reading is compared too. */
  isRead: boolean;
}

/** Scenes that are compared. */
const COUNT = 500;

/**
 * The fixed list: scenes written by hand, descriptions, every source alone, and pairs of sources in every space and
 * device.
 */
export function hashedScenes(): HashedScene[] {
  const written = Object.entries(WRITTEN).map(([name, each], i) => ({
    name,
    scene: { ...each, seed: i + 1 },
    isRead: false,
  }));
  const read = TEXTS.map((text, i) => ({
    name: `text: ${text}`,
    scene: interpret(text, { duration: 2, seed: 100 + i }),
    isRead: true,
  }));
  const models = Object.keys(MODELS).sort();
  const solo = models.map((model, i) => ({
    name: `alone: ${model}`,
    scene: scene([anyTiming(model, 0.05)], { duration: 0.5, seed: 200 + i }),
    isRead: false,
  }));
  const pairs = Array.from({ length: COUNT - written.length - read.length - solo.length }, (_, i) => pair(models, i));
  return [...written, ...read, ...solo, ...pairs];
}

function pair(models: readonly string[], i: number): HashedScene {
  const [one, other] = [models[(i * 5) % models.length], models[(i * 11 + 3) % models.length]];
  const kind = SPACES[i % SPACES.length];
  const device = i % 3 === 0 ? { device: DEVICES[(i / 3) % DEVICES.length] } : {};
  const mods = { size: (i % 7) / 6, intensity: (i % 5) / 4, pitch: (i % 9) - 4, brightness: (i % 4) / 3 };
  const layers = [
    anyTiming(one, 0.02, { ...at(1 + (i % 20), ((i * 37) % 180) - 90), mods }),
    anyTiming(other, 0.2, { id: `${other}-2`, gainDb: -(i % 12) }),
  ];
  const options = {
    duration: 0.6,
    seed: 1000 + i,
    loop: i % 6 === 5,
    intensity: (['subtle', 'moderate', 'intense'] as const)[i % 3],
    space: { kind, wet: (i % 5) / 10, ...device },
  };
  return { name: `pair ${i}: ${one}, ${other}`, scene: scene(layers, options), isRead: false };
}

/** What happens once happens at that moment; the rest sounds throughout. */
function anyTiming(model: string, moment: number, overrides: Partial<Layer> = {}): Layer {
  return layer(model, { ...(MODELS[model].kind === 'one-shot' ? shots(moment) : {}), ...overrides });
}
