import { LANGUAGE_NAMES, LANGUAGES, matchLanguage } from './languages';

it.each([
  [['de-AT', 'en'], 'de'],
  [['nl', 'PT-br', 'es'], 'pt'],
  [['ja'], 'ja'],
  [['nl', 'sv'], 'en'],
  [[], 'en'],
])('somebody who reads %j gets the product in %s', (wanted, language) => {
  expect(matchLanguage(wanted)).toBe(language);
});

it('every language says its own name', () => {
  expect(Object.keys(LANGUAGE_NAMES)).toEqual([...LANGUAGES]);
});
