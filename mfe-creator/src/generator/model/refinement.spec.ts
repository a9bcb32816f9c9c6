import type { SceneChange } from '@whoosh/contracts';
import { shownChanges, splitRefinement } from './refinement';

const change = (
  field: string,
  before: SceneChange['before'],
  after: SceneChange['after'],
  more: Partial<SceneChange> = {},
): SceneChange => ({
  words: field,
  layer: 'knock-1',
  label: 'Knock',
  field,
  before,
  after,
  ...more,
});

describe('a refinement as it is shown', () => {
  it('tells what was and what is, the usual value where none was set', () => {
    expect(
      shownChanges({ changes: [change('mods.brightness', null, 0.35), change('place.distance', 3, 6)] }),
    ).toMatchObject([
      { label: 'Knock', name: 'brightness', unit: 'share', before: 0.5, after: 0.35 },
      { label: 'Knock', name: 'distance', unit: 'metres', before: 3, after: 6 },
    ]);
  });

  it('leaves out what only follows', () => {
    const words = 'one more knock';
    const changes = [change('mods.count', null, 2, { words }), change('timing.at', '[1]', '[1,2]', { words })];
    expect(shownChanges({ changes })).toMatchObject([{ name: 'count', before: 1, after: 2 }]);
  });

  it('tells a field that moved twice once, from first to last', () => {
    const twice = [change('gainDb', 0, -4), change('gainDb', -4, -8)];
    expect(shownChanges({ changes: twice })).toMatchObject([{ name: 'level', before: 0, after: -8 }]);
  });

  it('sets length, loop and intensity where they are shown, and leaves the rest to the scene', () => {
    const ofScene = { layer: null, label: null };
    const changes = [
      change('duration', 5, 10, { words: 'twice as long', ...ofScene }),
      change('timing.end', 5, 10, { words: 'twice as long' }),
      change('mods.brightness', null, 0.35, { words: 'darker' }),
    ];
    expect(splitRefinement('twice as long, darker', { changes })).toEqual({
      settings: { duration: 10 },
      words: 'darker',
    });
    expect(
      splitRefinement('loop it', { changes: [change('loop', false, true, { words: 'loop it', ...ofScene })] }),
    ).toEqual({
      settings: { loop: true },
      words: '',
    });
    expect(splitRefinement('explosion darker and longer', { changes: changes.slice(2) }).words).toBe(
      'explosion darker and longer',
    );
  });
});
