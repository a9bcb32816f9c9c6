import '../../languages';
import { languageOf } from '../lexicon/registry';
import { readText } from '../understand';
import { MEASURE_CONSTRUCTIONS } from './measures';

/** The ways to say a measure that are the first to fit at some word of a text. */
function saidIn(text: string): (string | undefined)[] {
  const { language } = languageOf(text);
  const { tokens } = readText(text, language);
  return [...tokens.keys()].map((index) => {
    const fits = MEASURE_CONSTRUCTIONS.find(({ pattern, says }) => {
      const found = pattern(tokens, index, language.lexicon);
      return found !== undefined && says(found.value) !== undefined;
    });
    return fits?.example;
  });
}

describe('a way to say a measure', () => {
  it.each(MEASURE_CONSTRUCTIONS.map(({ example }) => [example]))('is what its example says: %s', (example) => {
    expect(saidIn(example)).toContain(example);
  });

  it('is none of the words of other things', () => {
    expect(saidIn('a metro passes')).toEqual([undefined, undefined, undefined]);
    expect(saidIn('an 8-bit jump')).toEqual([undefined, undefined, undefined, undefined]);
  });
});
