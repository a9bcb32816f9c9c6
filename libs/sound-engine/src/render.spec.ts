import { truePeak } from '@whoosh/audio-codec';
import type { Scene } from '@whoosh/sound-scene';
import { measureLoudness } from './mix/loudness';
import { recordDry, render, type DryLayer } from './render';
import { layer, scene } from './testing/scenes';
import { bandDb, centroid, correlation, levelDb, mono, onsets, peakFrequency, rms } from './testing/spectra';
import { ENGINE_VERSION, takeSeed } from './version';
import { SAMPLE_RATE } from './voice';

const sound = (s: Scene): Float32Array[] => render(s).mix.channels;
const shots = (at: number[]): { timing: { kind: 'shots'; at: number[]; jitter: number } } => ({
  timing: { kind: 'shots', at, jitter: 0 },
});

describe('render', () => {
  it.each([0.5, 1.234, 3])('gives stereo at 48 kHz with exactly the frames of %d s', (duration) => {
    const { mix, engineVersion } = render(scene([layer('rain')], { duration }));
    expect(mix.sampleRate).toBe(48_000);
    expect(mix.channels.map((channel) => channel.length)).toEqual([
      Math.round(duration * 48_000),
      Math.round(duration * 48_000),
    ]);
    expect(engineVersion).toBe(ENGINE_VERSION);
  });

  it('repeats itself and changes with the seed', () => {
    const one = scene([layer('rain'), layer('knock')]);
    expect(sound(one)).toEqual(sound(one));
    expect(Math.abs(correlation(mono(sound(one)), mono(sound({ ...one, seed: 2 }))))).toBeLessThan(0.9);
  });

  it('tells the seconds done, in steps, up to the last', () => {
    const told: number[] = [];
    render(scene([layer('knock')], { duration: 1 }), { onProgress: (seconds) => told.push(seconds) });
    expect(told.length).toBeGreaterThan(5);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told[told.length - 1]).toBe(1);
  });

  it('gives the same with layers that were played apart, in other pieces', () => {
    const one = scene([
      layer('car_pass', {
        place: {
          distance: 8,
          azimuth: -20,
          spread: 0,
          motion: { kind: 'pass', from: 30, to: 30, closest: 4, speed: 14, at: 1 },
        },
      }),
      layer('knock', shots([0.3, 0.9])),
      layer('rain'),
    ]);
    const recordings = [1, 2].map((index) => ({
      index,
      channels: [0, 1].map(() => new Float32Array(2 * SAMPLE_RATE)),
    }));
    const dry = new Map<number, DryLayer>();
    recordDry(one, recordings, (_frames, layers) => {
      layers.forEach((each, k) =>
        dry.set(recordings[k].index, {
          channels: each.channels,
          get events() {
            return each.events;
          },
          process: (out, from, to) =>
            out.forEach((channel, c) => channel.set(recordings[k].channels[c].subarray(from, to))),
        }),
      );
      return true;
    });
    expect(render(one, { dry })).toEqual(render(one));
  });

  it('gets louder from subtle over moderate to intense, never over -1 dBTP', () => {
    for (const model of ['rain', 'knock', 'church_bell']) {
      const loudness = (['subtle', 'moderate', 'intense'] as const).map((intensity) => {
        const channels = sound(scene([layer(model)], { intensity, duration: 4 }));
        expect(20 * Math.log10(truePeak(channels))).toBeLessThanOrEqual(-1);
        return measureLoudness(channels).momentaryMax;
      });
      expect(loudness[1] - loudness[0]).toBeGreaterThan(3);
      expect(loudness[2] - loudness[1]).toBeGreaterThan(3);
    }
  });

  it('lets shots fall on their moments and tells them as events', () => {
    const { mix, events } = render(scene([layer('knock', shots([0.3, 0.9, 1.4]))]));
    expect(onsets(mono(mix.channels)).map((time) => Math.round(time * 10) / 10)).toEqual([0.3, 0.9, 1.4]);
    expect(events.map(({ layer: id, time }) => [id, Math.round(time * 1000) / 1000])).toEqual([
      ['knock-1', 0.3],
      ['knock-1', 0.9],
      ['knock-1', 1.4],
    ]);
    expect(events.map(({ onset, time }) => onset - Math.round(time * SAMPLE_RATE))).toEqual([0, 0, 0]);
    expect(events.every(({ onset, peak }) => peak >= onset && peak < onset + 0.1 * SAMPLE_RATE)).toBe(true);
  });

  it('leaves muted layers out and keeps the others as they were', () => {
    const both = scene([layer('rain', { muted: true }), layer('knock')]);
    const events = render(both).events;
    expect(events.every((event) => event.layer === 'knock-1')).toBe(true);
    expect(events).toEqual(
      render({ ...both, layers: both.layers.map((each) => ({ ...each, muted: false })) }).events.filter(
        (event) => event.layer === 'knock-1',
      ),
    );
  });

  it('renders a scene without a sounding layer as silence', () => {
    expect(rms(sound(scene([]))[0])).toBeLessThan(1e-12);
  });

  it('names the model that it does not have, and refuses a scene without duration', () => {
    expect(() => render(scene([layer('unheard_of')]))).toThrow(
      new RangeError("layers: the engine has no model 'unheard_of'"),
    );
    expect(() => render(scene([layer('toString')]))).toThrow(RangeError);
    expect(() => render(scene([layer('rain')], { duration: 0 }))).toThrow(RangeError);
  });

  it('obeys the levels of layers and words', () => {
    // Another noise is as loud for the ear, not to a decibel in its power.
    const individual = { seed: 5 };
    const stems =
      render(
        scene([
          layer('pink_noise', { individual, gainDb: -10 }),
          layer('pink_noise', { id: 'rain-2', individual, gainDb: -3 }),
          layer('pink_noise', { id: 'rain-3', individual, mods: { levelDb: 4 } }),
        ]),
        { stems: true },
      ).stems ?? [];
    const [lowest, lower, louder] = stems.map((stem) => levelDb(mono(stem.audio.channels)));
    expect(Math.abs(lower - lowest - 7)).toBeLessThan(1);
    expect(Math.abs(louder - lower - 7)).toBeLessThan(1);
  });

  it.each([
    [
      'in two spaces',
      scene(
        [
          layer('rain', { gainDb: -18 }),
          layer('knock', {
            ...shots([0.5]),
            gainDb: -18,
            place: { distance: 3, azimuth: -50, spread: 0, space: { kind: 'church', wet: 0.4 } },
          }),
        ],
        { space: { kind: 'room', wet: 0.2 } },
      ),
    ],
    [
      'driven into clip and limiter',
      scene([layer('rain'), layer('knock', shots([0.5, 0.7])), layer('explosion', shots([1]))], {
        intensity: 'intense',
      }),
    ],
    [
      'through a device that distorts and hisses',
      scene([layer('rain'), layer('dog_bark', shots([0.2, 0.8]))], {
        space: { kind: 'room', wet: 0.2, device: 'walkie' },
      }),
    ],
    [
      'on an old record, in a loop',
      scene([layer('rain'), layer('church_bell', shots([0.2]))], {
        loop: true,
        space: { kind: 'hall', wet: 0.2, device: 'vinyl' },
      }),
    ],
  ])('gives stems whose 24-bit integers sum up to the mix, %s', (_, each) => {
    const { mix, stems = [] } = render(each, { stems: true });
    expect(stems.map((stem) => stem.layer)).toEqual(each.layers.map(({ id }) => id));
    expect(mix).toEqual(render(each).mix);
    const integer = (x: number): number => Math.round(x * 0x80_0000);
    mix.channels.forEach((samples, c) => {
      const wrong = samples.findIndex(
        (value, i) => integer(value) !== stems.reduce((sum, stem) => sum + integer(stem.audio.channels[c][i]), 0),
      );
      expect(wrong).toBe(-1);
    });
    // Summing exactly must not be bought with a wrong stem: each is silent while its layer is.
    const quiet = stems[1].audio.channels[0].subarray(0, 4000);
    expect(rms(quiet)).toBeLessThan(each.loop ? 1 : 1e-3);
  });

  it('puts a layer left or right and far away', () => {
    const at = (place: Partial<Scene['layers'][number]['place']>): Float32Array[] =>
      sound(scene([layer('knock', { ...shots([0.1]), place: { distance: 3, azimuth: 0, spread: 0, ...place } })]));
    const [left, right] = at({ azimuth: -70 });
    expect(levelDb(left) - levelDb(right)).toBeGreaterThan(10);
    expect(centroid(mono(at({ distance: 150 })))).toBeLessThan(0.7 * centroid(mono(at({}))));
  });

  it('fades a continuous layer in and out, follows its level curve and stops it at its end', () => {
    const timing = {
      kind: 'continuous',
      start: 0.5,
      end: 3,
      fadeIn: 0.5,
      fadeOut: 0.5,
      curve: {
        level: [
          [0.5, -18],
          [3, 0],
        ] as [number, number][],
      },
    } as const;
    const x = mono(sound(scene([layer('pink_noise', { timing })], { duration: 4 })));
    const part = (from: number, to: number): number => levelDb(x.subarray(from * 48_000, to * 48_000));
    expect(part(0.05, 0.45)).toBeLessThan(-90);
    expect(part(2, 2.4) - part(1, 1.4)).toBeGreaterThan(5);
    expect(part(3.1, 3.9)).toBeLessThan(-70);
  });

  it('follows a curve of intensity with the character of the sound', () => {
    const timing = {
      kind: 'continuous',
      start: 0,
      end: 4,
      fadeIn: 0,
      fadeOut: 0.1,
      curve: {
        intensity: [
          [0, 0],
          [4, 1],
        ] as [number, number][],
      },
    } as const;
    const x = mono(sound(scene([layer('rain', { timing })], { duration: 4 })));
    expect(levelDb(x.subarray(3 * 48_000, 3.8 * 48_000)) - levelDb(x.subarray(4800, 48_000))).toBeGreaterThan(8);
  });

  it('bends the pitch of what passes by: higher before, lower after, left to right', () => {
    const motion = { kind: 'pass', from: 200, to: 200, closest: 3, speed: 35, at: 2 } as const;
    const bell = layer('hand_bell', {
      timing: { kind: 'train', start: 0, end: 4, rate: 8, regularity: 1 },
      place: { distance: 3, azimuth: 0, spread: 0, motion },
    });
    const [left, right] = sound(scene([bell], { duration: 4 }));
    const pitch = (from: number, to: number): number =>
      peakFrequency(left.subarray(from * 48_000, to * 48_000), 1200, 1900);
    expect(pitch(0.5, 1.3) / pitch(2.7, 3.5)).toBeGreaterThan(1.15);
    expect(pitch(0.5, 1.3) / pitch(2.7, 3.5)).toBeLessThan(1.3);
    expect(rms(left.subarray(0, 72_000)) / rms(right.subarray(0, 72_000))).toBeGreaterThan(2);
    expect(rms(right.subarray(120_000)) / rms(left.subarray(120_000))).toBeGreaterThan(2);
  });

  it('sounds through a telephone', () => {
    const x = mono(sound(scene([layer('rain')], { space: { kind: 'dry', wet: 0, device: 'phone' } })));
    expect(bandDb(x, 5500, 24_000)).toBeLessThan(-15);
  });

  it('takes neighbouring seeds for takes and wraps around', () => {
    expect(takeSeed(7, 1)).toBe(7);
    expect(takeSeed(7, 4)).toBe(10);
    expect(takeSeed(0xffff_ffff, 2)).toBe(0);
  });
});

describe('a rendered loop', () => {
  const seam = (channels: readonly Float32Array[]): void => {
    for (const x of channels) {
      const steps = x
        .slice(1)
        .map((v, i) => Math.abs(v - x[i]))
        .sort();
      expect(Math.abs(x[0] - x[x.length - 1])).toBeLessThanOrEqual(steps[Math.floor(steps.length * 0.995)]);
    }
  };

  it('of a texture has no seam and the same level on both sides', () => {
    const channels = sound(scene([layer('rain')], { loop: true, duration: 3, space: { kind: 'room', wet: 0.2 } }));
    seam(channels);
    const x = mono(channels);
    expect(Math.abs(levelDb(x.subarray(0, 9600)) - levelDb(x.subarray(x.length - 9600)))).toBeLessThan(2);
  });

  it('of events lets their ringing go on at the beginning', () => {
    const channels = sound(
      scene([layer('church_bell', shots([1.5]))], { loop: true, space: { kind: 'church', wet: 0.3 } }),
    );
    seam(channels);
    expect(levelDb(mono(channels).subarray(0, 9600))).toBeGreaterThan(-50);
    expect(channels[0]).toHaveLength(96_000);
  });

  it('keeps an event at its very beginning whole', () => {
    const x = mono(sound(scene([layer('knock', shots([0, 1]))], { loop: true })));
    const peak = (from: number): number =>
      x.subarray(from, from + 9600).reduce((max, v) => Math.max(max, Math.abs(v)), 0);
    expect(peak(0) / peak(48_000)).toBeGreaterThan(0.6);
  });
});
