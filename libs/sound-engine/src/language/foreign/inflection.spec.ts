import '../../languages';
import { languageOf } from '../lexicon/registry';
import type { ForeignLang } from './vocabulary';

/** The base forms that a word of a language may come from. */
function basesIn(code: ForeignLang, word: string): string[] {
  return languageOf('', code)
    .language.lexicon.lemmas(word)
    .map(({ text }) => text);
}

describe('inflection by rule', () => {
  it.each([
    ['de', 'brecheisens', 'brecheisen'],
    ['de', 'bohrern', 'bohrer'],
    ['de', 'heranrumpelt', 'rumpelt'],
    ['de', 'zerschnippelt', 'schnippelt'],
    ['de', 'herumkraxelte', 'kraxeln'],
    ['de', 'gekraxel', 'kraxeln'],
    ['de', 'heraufpoltert', 'poltert'],
    ['es', 'tiritando', 'tiritar'],
    ['es', 'serpenteaban', 'serpentear'],
    ['it', 'ghignava', 'ghignare'],
    ['it', 'rabbrividiscono', 'rabbrividire'],
    ['pt', 'retiniu', 'retinir'],
    ['pt', 'ululava', 'ulular'],
  ] as const)('finds in %s that "%s" may come from "%s"', (code, word, base) => {
    expect(basesIn(code, word)).toContain(base);
  });

  it('takes a word that the lexicon has for itself', () => {
    expect(basesIn('de', 'regen')).toEqual(['regen']);
  });

  it('takes no ending off where nothing is known of what is left', () => {
    expect(basesIn('de', 'quorxente')).toEqual(['quorxente']);
  });
});
