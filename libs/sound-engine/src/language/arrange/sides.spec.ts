import '../../reader';
import { interpret } from '../../index';

const places = (text: string): (string | number)[][] =>
  interpret(text).layers.map(({ source, place }) => [source.model, place.azimuth]);

describe('where each of several stands', () => {
  it.each([
    ['two dogs barking, one left and one right', 'dog_bark'],
    ['two men talking, one on the left, one on the right', 'speech_male'],
  ])('is a layer for each: "%s"', (text, source) => {
    expect(places(text)).toEqual([
      [source, -60],
      [source, 60],
    ]);
  });

  it('is told by a chip of its own', () => {
    const { layers, report } = interpret('two dogs, one left and one right');
    const told = layers.map(({ id }) =>
      report.chips.filter(({ layer, field }) => layer === id && field === 'place.azimuth').map(({ label }) => label),
    );
    expect(told).toEqual([['one left'], ['one right']]);
  });

  it('parts no sound of which another number is said', () => {
    expect(places('three dogs, one left and one right')).toHaveLength(1);
    expect(places('a dog on the left')).toEqual([['dog_bark', -60]]);
  });
});
