import { interpret, refineScene } from '../../index';

const SCENE = interpret('heavy rain on a tin roof, distant thunder, then a door slams', { duration: 10 });

/** When each layer begins, and what goes on ends. */
function times(words: string, scene = SCENE): Record<string, number[]> {
  const refined = refineScene(scene, words);
  expect(refined.notUnderstood).toEqual([]);
  return Object.fromEntries(
    refined.scene.layers.map(({ id, timing }) => [
      id,
      timing.kind === 'shots' ? timing.at : [timing.start, timing.end],
    ]),
  );
}

const BEFORE = times('make it 10 seconds');
const [SLAM = 0] = BEFORE['door_slam-1'] ?? [];

describe('when something sounds, refined in words', () => {
  it('stops what goes on at a moment, and takes it away where none is said', () => {
    expect(times('stop the rain after 3 seconds')).toEqual({ ...BEFORE, 'rain_surface-1': [0, 3] });
    expect(times('stop the rain')).not.toHaveProperty(['rain_surface-1']);
  });

  it.each(['move the door to the start', 'the door should come first'])(
    'brings to the start what "%s" names',
    (words) => {
      expect(times(words)).toEqual({ ...BEFORE, 'door_slam-1': [0] });
    },
  );

  it('brings to the end what comes last', () => {
    expect(times('the thunder comes last')['thunder-1']?.[0]).toBeGreaterThan(SLAM);
  });

  it.each(['add a dog at the start', 'add a dog at the very beginning'])('begins with what "%s" adds', (words) => {
    expect(times(words)['dog_bark-1']?.[0]).toBe(0);
  });

  it('adds one more at the end, and leaves the first where it is', () => {
    const { 'thunder-2': [another] = [], ...others } = times('another thunder at the end');
    expect(others).toEqual(BEFORE);
    expect(another).toBeGreaterThan(8);
  });

  it.each(['wait two seconds before the door', 'wait two seconds before the door slams'])(
    'makes room before what "%s" names, while what goes on goes on',
    (words) => {
      expect(times(words)).toEqual({ ...BEFORE, 'rain_surface-1': [0, 12], 'door_slam-1': [SLAM + 2] });
      expect(refineScene(SCENE, words).scene.duration).toBe(12);
    },
  );

  it('begins with silence before everything', () => {
    const after = times('start with silence');
    for (const [id, [start = 0]] of Object.entries(BEFORE)) expect(after[id]?.[0]).toBeCloseTo(start + 1, 3);
    expect(refineScene(SCENE, 'start with silence').scene.duration).toBe(11);
  });

  it('puts the second as far from the first as such sounds are apart', () => {
    const [first = 0, second = 0] = times('I want two thunders')['thunder-1'] ?? [];
    expect(second - first).toBeGreaterThan(4);
  });
});
