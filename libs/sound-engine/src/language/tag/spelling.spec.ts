import { ENGLISH } from '../english/lexicon';
import { ENGLISH_LANGUAGE } from '../english';
import { interpret } from '../interpret';
import { REAL_WORDS } from '../english/real-words';
import { editDistance, SpellingIndex } from './spelling';

describe('SpellingIndex', () => {
  const index = new SpellingIndex(
    () => ['thunder', 'helicopter', 'rain', 'plane'],
    (word) => word === 'planet',
  );

  it.each([
    ['thundr', 'thunder'],
    ['thnuder', 'thunder'],
    ['helicoptor', 'helicopter'],
    ['helikoptor', 'helicopter'],
    ['rian', 'rain'],
    ['raim', 'rain'],
  ])('mends %s to %s', (typo, word) => {
    expect(index.correct(typo)).toBe(word);
  });

  it('leaves real words, short words and far ones alone', () => {
    expect([index.correct('planet'), index.correct('ran'), index.correct('thimble')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('counts a swap of neighbours as one edit', () => {
    expect(editDistance('rian', 'rain')).toBe(1);
    expect(editDistance('', 'abc')).toBe(3);
  });
});

describe('the English spelling', () => {
  it.each([
    'planet',
    'yellow',
    'letter',
    'stable',
    'planets',
    'bread',
    'flight',
    'tourist',
    'campaign',
    'spikes',
    'password',
    'investigates',
  ])('takes %s for what it is', (word) => {
    expect(ENGLISH_LANGUAGE.repair(word)).toBeUndefined();
  });

  it('guards words of the language only', () => {
    const words = REAL_WORDS.split(' ');
    expect(new Set(words).size).toBe(words.length);
    expect(words.every((word) => /^[a-z]{3,14}$/.test(word) || word === '')).toBe(true);
  });

  it('mends 90 of 100 words of the lexicon that lost a letter in the middle', () => {
    const words = [...ENGLISH.words()]
      .filter((word) => /^[a-z]{6,}$/.test(word))
      .sort()
      .filter((_, position) => position % 7 === 0);
    const mended = words.filter((word) => {
      const middle = Math.floor(word.length / 2);
      const typo = word.slice(0, middle) + word.slice(middle + 1);
      const fixed = ENGLISH_LANGUAGE.repair(typo)?.text;
      return fixed === word || (fixed === undefined && ENGLISH.lemmas(typo).length > 1);
    });
    expect(mended.length / words.length).toBeGreaterThan(0.75);
  });
});

describe('words that no dictionary has', () => {
  const unknownIn = (text: string) => interpret(text).report.chips.filter(({ kind }) => kind === 'not-understood');

  it.each(['glorping', 'zibbling', 'blimfing', 'squorping'])(
    'says of "%s", beside a sound that it knows, that it means nothing to it, and what is near',
    (word) => {
      const [chip] = unknownIn(`a dog barks and a ${word}`);
      expect(chip?.label).toBe(word);
      expect(chip?.alternatives?.length).toBeGreaterThan(0);
    },
  );

  it('takes no word for another one that begins otherwise and is two letters away', () => {
    expect(ENGLISH_LANGUAGE.repair('glorping')).toBeUndefined();
  });

  it.each(['crimson', 'gracefully', 'lonesome', 'yellowish'])('leaves "%s" alone, which names no sound', (word) => {
    expect(unknownIn(`a ${word} dog barks`)).toEqual([]);
  });
});
