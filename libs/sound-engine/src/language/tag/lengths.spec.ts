import { interpret } from '../interpret';

const layers = (text: string): unknown =>
  interpret(text).layers.map(({ source, mods, place }) => [source.model, place.distance, mods.count]);

describe('a said distance', () => {
  it.each([
    ['a dog barks ten metres away', [['dog_bark', 10, undefined]]],
    ['a dog barks, 25m away', [['dog_bark', 25, undefined]]],
    ['a jackhammer two streets away', [['jackhammer', 160, undefined]]],
    ['a dog barks three blocks off', [['dog_bark', 300, undefined]]],
    ['a gunshot at fifty feet', [['gunshot', 15, 1]]],
    ['a party a few houses down', [['crowd_walla', 45, undefined]]],
    ['half a mile off a train', [['train', 400, undefined]]],
  ])('is how far the source stands, and no number of events: %s', (text, expected) => {
    expect(layers(text)).toEqual(expected);
  });

  it('is not what a number of things or the measure of a thing says', () => {
    expect(layers('two feet stomp')).toEqual([['footsteps', 3, undefined]]);
    expect(layers('three doors slam')).toEqual([['door_slam', 3, 3]]);
    expect(layers('a ten metre fall')).toEqual([['thud', 3, undefined]]);
  });
});
