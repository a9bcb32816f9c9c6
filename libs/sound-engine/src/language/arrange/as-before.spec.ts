import { interpret } from '../interpret';

/** What each layer is, and when its events or its stretch begin and end. */
function heard(text: string): string[] {
  return interpret(text).layers.map(({ source: { model }, timing, place }) => {
    const times = timing.kind === 'shots' ? timing.at : [timing.start, timing.end];
    return [model, ...times, `at ${place.azimuth}`].join(' ');
  });
}

describe('what is told to happen again', () => {
  it('is heard a second time, where it was', () => {
    expect(heard('knocks once, waits, knocks again')).toEqual(['knock 0 at 0', 'knock 1.1 at 0']);
    expect(heard('A woman sneezes, then sneezes again')).toEqual(['sneeze 0 at 0', 'sneeze 1.4 at 0']);
  });

  it('is so often heard as is told the second time', () => {
    expect(heard('knocks. He knocks twice more.')).toEqual(['knock 0 4.5 at 0', 'knock 5 5.3 at 0']);
  });

  it('is heard after a pause where it goes on', () => {
    expect(heard('the phone rings, and rings again')).toEqual(['phone_bell 0 4.5 at 0', 'phone_bell 5 10 at 0']);
  });

  it('is heard as it was the first time, whatever its verb alone would mean', () => {
    const [first, second] = interpret('SOUND: THE GREAT HAMMER OF THE FORGE FALLS, AND FALLS AGAIN.').layers;
    expect(second.source).toEqual(first.source);
    expect(second.mods).toEqual(first.mods);
  });

  it('goes on though the first time was told to stop', () => {
    expect(heard('a blender whirs, stops, whirs again')).toEqual(['blender 0 3.375 at 0', 'blender 5 10 at 0']);
  });
});
