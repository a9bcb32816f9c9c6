import { retimeScene, type Scene } from '@whoosh/sound-scene';
import { samplePeak } from '@whoosh/audio-codec';
import { gesturesOf } from './gestures';
import { interpret } from './language';
import { render } from './render';
import { SAMPLE_RATE } from './voice';

const scene = (text: string, duration = 3): Scene => interpret(text, { duration, seed: 5, intensity: 'moderate' });

/** The scene made again for another length. */
const again = (text: string, seconds: number, duration = 3): Scene => {
  const before = scene(text, duration);
  return retimeScene(before, seconds, { gestures: gesturesOf(before) });
};

/** Onsets in seconds. */
const onsets = (of: Scene): number[] => render(of).events.map(({ onset }) => onset / SAMPLE_RATE);

describe('gesturesOf', () => {
  it.each([
    ['a door opens and closes', 'duration'],
    ['a whoosh', 'duration'],
    ['a drawer', 'duration'],
    ['glass breaks', 'speed'],
  ])('knows what can take longer: %s', (text, by) => {
    expect(Object.values(gesturesOf(scene(text))).map((gesture) => gesture.by)).toEqual([by]);
  });

  it.each(['three knocks', 'heavy rain', 'a dog barks', 'a hammer blow', 'footsteps'])(
    'leaves out what cannot: %s',
    (text) => {
      expect(gesturesOf(scene(text))).toEqual({});
    },
  );
});

describe('a sound that is made again for another length', () => {
  it('lets a door open more slowly', () => {
    const closes = (of: Scene): number => onsets(of).at(-1) ?? 0;
    const quick = scene('a door opens and closes');
    const slow = again('a door opens and closes', 8);
    expect(closes(slow)).toBeGreaterThan(2.5 * closes(quick));
    expect(closes(slow)).toBeLessThan(8);
  });

  it('lets a whoosh pass more slowly and faster', () => {
    const passes = [1, 2, 4].map((seconds) => onsets(again('a whoosh', seconds, 2))[0] ?? 0);
    expect(passes[0]).toBeLessThan((passes[1] ?? 0) * 0.75);
    expect(passes[2]).toBeGreaterThan((passes[1] ?? 0) * 1.4);
  });

  it('lets rain rain on to the end', () => {
    const { mix } = render(again('heavy rain', 9));
    expect(mix.channels[0]?.length).toBe(9 * SAMPLE_RATE);
    expect(
      samplePeak(mix.channels.map((channel) => channel.subarray(8 * SAMPLE_RATE, 8.7 * SAMPLE_RATE))),
    ).toBeGreaterThan(0.01);
  });

  it('leaves knocks where they are, to the frame', () => {
    const before = render(scene('three knocks on a wooden door')).events.map(({ onset }) => onset);
    expect(render(again('three knocks on a wooden door', 6)).events.map(({ onset }) => onset)).toEqual(before);
  });
});
