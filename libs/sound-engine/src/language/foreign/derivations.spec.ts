import '../../languages';
import { interpret } from '../interpret';
import { languageOf } from '../lexicon/registry';
import { derivedFrom, DERIVATIONS } from './derivations';
import { MORPHOLOGY, regularPlurals } from './morphology';

/** What the first entry that a word may be of names. */
function named(word: string, code: 'es' | 'it' | 'pt'): string | undefined {
  const { lexicon } = languageOf('', code).language;
  const entry = lexicon
    .lemmas(word)
    .map(({ text }) => lexicon.entry(text))
    .find((one) => one?.noun ?? one?.verb);
  return entry?.noun?.source ?? entry?.verb?.source;
}

describe('words made of others', () => {
  it.each([
    ['es', 'vaciándose', 'drain'],
    ['es', 'gatita', 'cat_meow'],
    ['es', 'tamborcitos', 'drum'],
    ['es', 'silbatazo', 'whistle_pea'],
    ['it', 'abbaiando', 'dog_bark'],
    ['it', 'gocciolandole', 'drip'],
    ['it', 'violinetto', 'guitar'],
    ['it', 'trombettine', 'air_horn'],
    ['pt', 'gaivotinha', 'seagull'],
    ['pt', 'tamborzinho', 'drum'],
    ['pt', 'buzinada', 'car_horn'],
    ['pt', 'sapinhos', 'frog'],
  ] as const)('of "%s" "%s" tells of %s', (code, word, source) => {
    expect(named(word, code)).toBe(source);
  });

  it.each(
    Object.entries(DERIVATIONS).flatMap(([code, rows]) => (rows ?? []).map((row) => [code, row.example, row] as const)),
  )('in "%s" the ending of "%s" is one of its own row', (_code, example, { ending }) => {
    expect(example.split('-').some((part) => ending.test(part))).toBe(true);
  });

  it('leave a stem of three letters at least', () => {
    expect([...derivedFrom('oite', 'it')]).toEqual([{ text: 'oita', form: 'base' }]);
    expect([...derivedFrom('azo', 'es')]).toEqual([]);
  });

  it('are read as a word that the lexicon lacks only: a listed one stays what it is', () => {
    const { lexicon } = languageOf('', 'it').language;
    expect(lexicon.lemmas('mattone')).toEqual([{ text: 'mattone', form: 'base' }]);
  });
});

describe('plurals', () => {
  it.each([
    ['it', 'sega elettrica', 'seghe elettriche'],
    ['it', 'colpo di fucile', 'colpi di fucile'],
    ['es', 'sierra eléctrica', 'sierras eléctricas'],
    ['pt', 'papel', 'papéis'],
  ] as const)('of "%s" "%s" is "%s"', (code, singular, plural) => {
    expect(regularPlurals(singular, MORPHOLOGY[code])).toContain(plural);
  });

  it.each([
    ['de', 'Schritte auf Kies', 'ein Schritt auf Kies'],
    ['fr', 'des pas dans un couloir', 'un pas dans un couloir'],
    ['it', 'passi sulla ghiaia', 'un passo sulla ghiaia'],
    ['es', 'pasos bajo la lluvia', 'un paso bajo la lluvia'],
  ] as const)('in "%s" "%s" are several, and "%s" is one, though both are listed', (lang, several, one) => {
    const timing = (text: string) => interpret(text, { lang }).layers[0].timing;
    expect(timing(several).kind).toBe('continuous');
    expect(timing(one)).toMatchObject({ kind: 'shots', at: [expect.any(Number)] });
  });
});
