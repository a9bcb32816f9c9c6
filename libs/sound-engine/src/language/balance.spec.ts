import { measureLoudness } from '../mix/loudness';
import { render } from '../render';
import { levelDb, mono } from '../testing/spectra';
import { SAMPLE_RATE } from '../voice';
import { interpret } from './interpret';

const WINDOW = 0.1 * SAMPLE_RATE;
/** Thunders and rains are individuals, one louder than the other: what holds of their balance holds of several. */
const SEEDS = [1, 2, 3, 4];

interface Heard {
  /** Loudest 100 ms, dB. */
  peak: number;
  /** Everything else at that moment, dB. */
  others: number;
}

/** How each layer of a description stands out of the others at its loudest moment. */
function heard(text: string, duration: number, seed = 7): Record<string, Heard> {
  const scene = interpret(text, { duration, seed });
  const stems = (render(scene, { stems: true }).stems ?? []).map(({ layer, audio }) => ({
    layer,
    x: mono(audio.channels),
  }));
  return Object.fromEntries(
    stems.map(({ layer, x }) => {
      let from = 0;
      for (let at = 0; at + WINDOW <= x.length; at += WINDOW / 2)
        if (levelDb(x.subarray(at, at + WINDOW)) > levelDb(x.subarray(from, from + WINDOW))) from = at;
      const rest = new Float32Array(WINDOW);
      for (const other of stems)
        if (other.layer !== layer) for (let i = 0; i < WINDOW; i++) rest[i] += other.x[from + i] ?? 0;
      return [layer, { peak: levelDb(x.subarray(from, from + WINDOW)), others: levelDb(rest) }];
    }),
  );
}

describe('the balance of several sounds', () => {
  it('lets a door slam stand out of heavy rain and distant thunder be heard through it [long]', () => {
    const scenes = SEEDS.map((seed) => heard('heavy rain on a tin roof, distant thunder, then a door slams', 10, seed));
    for (const { 'door_slam-1': slam, 'thunder-1': thunder } of scenes) {
      expect(slam.peak - slam.others).toBeGreaterThan(6);
      expect(thunder.peak).toBeLessThan(slam.peak - 6);
    }
    const thunders = scenes.map(({ 'thunder-1': thunder }) => thunder.peak - thunder.others);
    expect(thunders.reduce((sum, db) => sum + db, 0) / thunders.length).toBeGreaterThan(-10);
  });

  it('keeps steps and a bark within 6 dB of everything else, and the wind behind them within 12', () => {
    const scene = heard('footsteps on gravel with wind in the background and a dog barking', 6);
    for (const layer of ['footsteps-1', 'dog_bark-1'])
      expect(scene[layer].peak - scene[layer].others).toBeGreaterThan(-6);
    expect(scene['wind-1'].peak - scene['wind-1'].others).toBeGreaterThan(-12);
    expect(scene['wind-1'].peak).toBeLessThan(scene['dog_bark-1'].peak);
  });

  it('makes a slam after a creak in the wind the loudest moment of its layer and of the scene [long]', () => {
    const scene = heard('strong wind, a door creaks, then slams shut', 8);
    expect(scene['door_slam-1'].peak).toBeGreaterThan(Math.max(scene['wind-1'].peak, scene['door_creak-1'].peak) + 3);
  });

  it('lets the rain that is named beside a thunderstorm step back behind its thunder', () => {
    const gains = Object.fromEntries(
      interpret('a thunderstorm with rain').layers.map(({ id, gainDb }) => [id, gainDb]),
    );
    expect(gains).toEqual({ 'thunderstorm-1': 0, 'rain-1': -5 });
  });

  it('brings every ground that one walks on near the level of concrete [long]', () => {
    const loudness = (surface: string): number => {
      const [rain, steps] =
        render(interpret(`rain and footsteps on ${surface}`, { duration: 4, seed: 3 }), { stems: true }).stems ?? [];
      return measureLoudness(steps.audio.channels).momentaryMax - measureLoudness(rain.audio.channels).integrated;
    };
    const concrete = loudness('concrete');
    for (const surface of ['gravel', 'snow', 'metal', 'mud', 'wood'])
      expect(Math.abs(loudness(surface) - concrete)).toBeLessThan(4);
  });
});

describe('what outlasts what', () => {
  it('lets rain go on while a door slams, and ends it where another texture or a pause begins', () => {
    const end = (text: string): number => {
      const timing = interpret(text, { duration: 9 }).layers[0]?.timing;
      return timing?.kind === 'continuous' ? timing.end : 0;
    };
    expect(end('rain, then a door slams')).toBe(9);
    expect(end('rain, then a campfire')).toBeLessThan(6);
    expect(end('rain, then silence, then a door slams')).toBeLessThan(6);
  });

  it('starts the second of two events named together a little later', () => {
    const [first, second] = interpret('an explosion and a gunshot', { duration: 6 }).layers.map(({ timing }) =>
      timing.kind === 'shots' ? timing.at[0] : NaN,
    );
    expect(second - first).toBeGreaterThan(0.2);
  });
});

describe('what a sound is heard through', () => {
  it.each([
    ['through a telephone', { device: 'phone' }],
    ['from the next room', { device: 'wall' }],
  ])('%s changes the sound that is named and adds none', (words, space) => {
    for (const source of ['rain', 'a dog barking', 'a church bell', 'footsteps']) {
      const { layers } = interpret(`${source} ${words}`, { duration: 4 });
      expect(layers).toHaveLength(1);
      expect(layers[0].place.space).toMatchObject(space);
    }
  });

  it.each([
    ['underwater', 'underwater'],
    ['in a cathedral', 'cathedral'],
  ])('%s is where the scene is', (words, kind) => {
    for (const source of ['a dog barking', 'an explosion', 'a bell ringing']) {
      const scene = interpret(`${source} ${words}`, { duration: 4 });
      expect(scene.layers).toHaveLength(1);
      expect(scene.space.kind).toBe(kind);
    }
  });

  it('leaves a place of its own to bells and animals only where the words say none', () => {
    expect(interpret('a dog barking').layers[0].place.space?.kind).toBe('outdoors');
    expect(interpret('a dog barking, no reverb').layers[0].place.space).toBeUndefined();
    expect(interpret('a dog barking in a cave').layers[0].place.space).toBeUndefined();
  });
});
