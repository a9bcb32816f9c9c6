import { interpret } from '../interpret';

const modsOf = (text: string): unknown =>
  interpret(text).layers.map(({ source, mods }) => [source.model, mods.sex, mods.ageClass]);

describe('who a voice belongs to', () => {
  it.each([
    ['a woman laughs', [['laugh', 'f', undefined]]],
    ['a man laughs', [['laugh', 'm', undefined]]],
    ['a child laughs', [['laugh', undefined, 'child']]],
    ['a little girl giggles', [['laugh', undefined, 'child']]],
    ["a woman's scream", [['scream', 'f', undefined]]],
    ['the scream of a man', [['scream', 'm', undefined]]],
    [
      'a woman cries, a man coughs',
      [
        ['cry', 'f', undefined],
        ['cough', 'm', undefined],
      ],
    ],
    ['someone laughs', [['laugh', undefined, undefined]]],
    ['a man talks', [['speech_male', undefined, undefined]]],
    ['a man whistles', [['whistle_human', undefined, undefined]]],
    ['a man slams a door', [['door_slam', undefined, undefined]]],
  ])('is said by who does it: %s', (text, expected) => {
    expect(modsOf(text)).toEqual(expected);
  });
});
