import { ENGLISH_REFINING } from '../english/refinement/vocabulary';
import { ENGLISH_LANGUAGE } from '../english';
import { tokensOf } from '../tokenise/tokenise';
import { tag } from './tag';
import type { TaggedToken } from './tagged-token';

function tagged(text: string, language = ENGLISH_REFINING): TaggedToken[] {
  return tag(tokensOf(text, language).tokens, language);
}

function tags(text: string, language = ENGLISH_REFINING): string[] {
  return tagged(text, language).map(({ text: said, kind }) => `${said}: ${kind}`);
}

describe('the words of a refinement', () => {
  it('are tagged beside those of descriptions, with the same tags', () => {
    expect(tags('please make the thunder a bit louder, two dogs')).toEqual([
      ...['please: frame', 'make: frame', 'the: determiner', 'thunder: noun', 'a bit: change', 'louder: change'],
      ...[',: link', 'two: number', 'dogs: noun'],
    ]);
  });

  it.each([
    ['the light rain', 'light: effect'],
    ['rain in a room', 'room: noun'],
    ['more room', 'room: change'],
    ['less light', 'light: change'],
    ['slow enough', 'slow: change'],
    ['half an octave', 'half an octave: change'],
    ['twenty-one dogs', 'twenty one: number'],
    ['the wind up', 'up: change'],
  ])('change what is there only where they are said so: "%s"', (text, expected) => {
    expect(tags(text)).toContain(expected);
  });

  it.each(['turn the wind down', 'please dial all of the wind down'])('belong to their verb: "%s"', (text) => {
    const { entry } = tagged(text).at(-1) ?? {};
    expect(entry?.change).toEqual({ kind: 'scale', scale: 'level', direction: -1, isCompared: true });
  });

  it('change nothing in descriptions', () => {
    expect(tags('the thunder gets louder', ENGLISH_LANGUAGE).some((said) => said.endsWith('change'))).toBe(false);
  });
});
