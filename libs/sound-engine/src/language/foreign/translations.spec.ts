import '../../languages';
import { ENGLISH_LANGUAGE } from '../english';
import { languageOf } from '../lexicon/registry';
import { readerWords } from '../reader/reader-word';

const german = languageOf('', 'de').language.lexicon;

describe('words that translate an English one', () => {
  it('are what the English word is, under their own name', () => {
    const found = german.entry('brechstange')?.noun;
    expect(found).toMatchObject({
      word: 'brechstange',
      source: ENGLISH_LANGUAGE.lexicon.entry('crowbar')?.noun?.source,
    });
  });

  it('have the plurals that the rules of their language give', () => {
    const { lexicon } = languageOf('', 'es').language;
    expect(lexicon.entry('renacuajos')).toMatchObject({ noun: lexicon.entry('renacuajo')?.noun, form: 's' });
  });

  it('are selected by the rows of verbs that name the English word', () => {
    expect(german.entry('brechstange')?.noun?.tags).toContain('crowbar');
  });

  it('leave what the language itself says of a word', () => {
    expect(german.entry('hagel')?.noun?.source).toBe('hail');
    expect(german.entry('hagel')?.gloss).toBeUndefined();
  });

  it('are known to the reading network by the English word where it has not learnt them', () => {
    const [word] = readerWords([{ text: 'brechstange', start: 0, end: 11, kind: 'word' }], {
      text: 'Brechstange',
      code: 'de',
      lexicon: german,
      mentions: [
        {
          kind: 'noun',
          entry: german.entry('brechstange') ?? {},
          form: 'base',
          text: 'brechstange',
          start: 0,
          end: 11,
        },
      ],
      layers: [],
    });
    expect(word?.keys).toEqual(['de:brechstange', 'crowbar']);
  });
});
