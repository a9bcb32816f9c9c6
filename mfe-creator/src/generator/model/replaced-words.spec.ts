import { areReplaced } from './replaced-words';

/** Where words stand in a text. */
const spans = (text: string, ...words: string[]) =>
  words.map((word): [number, number] => [text.indexOf(word), text.indexOf(word) + word.length]);

describe('words that are replaced', () => {
  it.each([
    ['a door creaks', 'a', ['door creaks']],
    ['a door creaks', 'a dog barks', ['door creaks']],
    ['a door creaks and then shuts', 'a dog barks', ['door', 'shuts']],
    ['heavy rain, then thunder', 'a wooden door', ['rain', 'thunder']],
    ['rain', 'river', []],
    ['ドアがきしむ', '犬が吠える', ['ドアがきしむ']],
  ])('are so when other ones stand in the place of all sounds: %s, %s', (before, after, sounds) => {
    expect(areReplaced(before, after, spans(before, ...sounds))).toBe(true);
  });

  it.each([
    ['a door creaks', 'a door creak', ['door creaks']],
    ['a door creaks', 'an old door creaks', ['door creaks']],
    ['heavy rain, then thunder', 'heavy rain', ['rain', 'thunder']],
    ['heavy rain, then thunder', 'thunder', ['rain', 'thunder']],
    ['heavy rain', 'light rain', ['rain']],
    ['rain', 'rai', []],
    ['rain', 'rain', []],
  ])('are not so while one of them stays: %s, %s', (before, after, sounds) => {
    expect(areReplaced(before, after, spans(before, ...sounds))).toBe(false);
  });
});
