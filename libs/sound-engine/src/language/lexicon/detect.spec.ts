import '../../languages';
import { languageOf, languagesOpenFor } from './registry';

/** Texts without a word or letter by which the older signs (small words, accents of one language) would tell. */
const TEXTS = {
  pt: ['máquina de lavar', 'galho quebrando', 'despertador', 'portão rangendo', 'vidro estilhaçado', 'aplausos fortes'],
  es: [
    'rama quebrándose',
    'lavadora centrifugando',
    'hojas secas',
    'portazo',
    'cristal hecho añicos',
    'aplausos fuertes',
  ],
  it: ['ramo spezzato', 'lavatrice in centrifuga', 'cigolio', 'vetro in frantumi', 'trapano elettrico', 'applausi'],
  fr: ['branche cassée', 'machine à laver', 'verre brisé', 'perceuse électrique', 'applaudissements'],
  de: [
    'Waschmaschine schleudert',
    'brechender Ast',
    'zersplitterndes Glas',
    'Bohrmaschine',
    'Beifall',
    'Windgeheul',
    'Schwertklirren',
  ],
  en: ['washing machine', 'branch snapping', 'Glass_Shatter_02.wav', 'ElectricDrill', 'loud applause'],
} as const;

describe('the language of a text', () => {
  it.each(Object.entries(TEXTS).flatMap(([code, texts]) => texts.map((text) => [text, code] as const)))(
    '"%s" is taken for "%s"',
    (text, code) => {
      expect(languageOf(text).detected.code).toBe(code);
    },
  );

  it.each(['portao rangendo', 'maquina de lavar roupa', 'gotas caindo na pia'])(
    '"%s" shows as Portuguese though its accents are left out or need none',
    (text) => {
      expect(languageOf(text).detected.code).toBe('pt');
    },
  );

  it('is what it is said to be, whatever the letters say', () => {
    expect(languageOf('portazo', 'it').detected).toEqual({ code: 'it', confidence: 1 });
  });

  it.each(['radio', 'piano solo', 'a tam-tam'])('"%s", which several languages write alike, is English', (text) => {
    expect(languageOf(text).detected.code).toBe('en');
  });

  it.each(['asdf qwer', 'qwertz', 'hjkl'])(
    '"%s", which no language has, is English, and nobody is sure of it',
    (text) => {
      expect(languageOf(text).detected).toMatchObject({ code: 'en', confidence: 0.5 });
    },
  );

  it.each([
    ['Hopser', 'de'],
    ['moquear', 'es'],
    ['manecillas', 'es'],
    ['Pavian', 'de'],
  ] as const)('a word that English lacks and one language has is of that language: "%s" (%s)', (text, code) => {
    expect(languageOf(text).detected.code).toBe(code);
  });

  it('asks for no vocabulary where all of a text is English', () => {
    expect(languagesOpenFor('heavy rain on a tin roof with distant thunder')).toEqual([]);
  });

  it('asks for the vocabularies of the languages that a text may be in, and of no other', () => {
    expect(languagesOpenFor('犬が吠える')).toEqual(['ja']);
    expect(languagesOpenFor('der Hund bellt hinter der Haustür, während es draußen regnet')).toEqual(['de']);
    expect(languagesOpenFor('porta metallica')).toEqual(expect.arrayContaining(['it']));
  });

  it('is less sure of a word that several languages write alike than of a sentence', () => {
    const { confidence } = languageOf('aplausos').detected;
    expect(confidence).toBeLessThan(languageOf('la pioggia batte sul tetto della casa').detected.confidence);
  });
});
