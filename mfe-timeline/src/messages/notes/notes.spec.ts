import { LANGUAGES, MEDIA_NOTE_CODES, MEDIA_NOTES } from '@whoosh/contracts';
import { startLanguage } from '@whoosh/ui';
import { noteSentence } from '.';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

afterEach(() => startLanguage('en'));

it.each(OTHERS)('says every note of the server in %s', async (language) => {
  const { default: texts } = (await import(`./${language}.json`)) as { default: Record<string, string> };
  expect(Object.keys(texts)).toEqual(MEDIA_NOTE_CODES);
  await startLanguage(language);
  for (const code of MEDIA_NOTE_CODES)
    expect(noteSentence({ message: MEDIA_NOTES[code], messageCode: code })).toBe(texts[code]);
});

it('leaves English, and a sentence of an earlier server, as it came', async () => {
  expect(noteSentence({ message: MEDIA_NOTES.MIXING, messageCode: 'MIXING' })).toBe('Mixing…');
  await startLanguage('de');
  expect(noteSentence({ message: 'Weaving…', messageCode: null })).toBe('Weaving…');
  expect(noteSentence({ message: null, messageCode: null })).toBeNull();
});
