import type { Entry, Lemma, WordForm } from '../lexicon/lexicon';
import type { ForeignLang } from './vocabulary';

/** An ending that is taken off a word that the lexicon does not have. */
interface Ending {
  /** What the base form must be: "läuft" comes from a verb, "Türen" from a noun. */
  readonly of: 'noun' | 'verb' | 'effect';
  readonly ending: RegExp;
  /** What may stand in its place in the base form. */
  readonly bases: readonly string[];
  readonly form: WordForm;
}

interface Inflection {
  readonly endings: readonly Ending[];
  /** What may stand before a verb and leaves its sound as it is: where to, how long, that it is done. */
  readonly prefixes: readonly RegExp[];
  /** Vowels of inflected forms and those of the base form. */
  readonly vowels: readonly (readonly [RegExp, string])[];
}

const row = (of: Ending['of'], ending: RegExp, bases: string, form: WordForm = 's'): Ending => ({
  of,
  ending,
  bases: bases.split(' ').map((base) => (base === '-' ? '' : base)),
  form,
});

const NONE: Inflection = { endings: [], prefixes: [], vowels: [] };

/** Where to or how long. */
const WHITHER =
  '(?:los|heran|vorbei|vorüber|herum|umher|davon|hindurch|(?:her|hin|r|dr)?(?:unter|über|auf|ab|ein|aus)|her|hin|' +
  'weiter|zusammen|dahin|entlang|empor|nieder|zurück|zer|weg|fort)';

const INFLECTIONS: Readonly<Record<ForeignLang, Inflection>> = {
  de: {
    endings: [
      row('noun', /(?:es|s)$/, '-', 'base'),
      row('noun', /(?:nen|se|en|er|ern|e)$/, '-'),
      // "Bohrern" is of "Bohrer": the longest ending is not the only one.
      row('noun', /n$/, '-'),
      row('noun', /(?:en|er|ern|n)$/, 'e um us a'),
      // "Diener" and "Dienerin".
      row('noun', /in(?:nen)?$/, '- e', 'base'),
      row('verb', /e?nd(?:e|er|es|en|em)?$/, 'en n', 'ing'),
      row('verb', /(?:|e|est|st|(?:e?t)(?:e|er|es|en|em)?)$/, 'en n eln ern'),
      row('effect', /(?:e|er|es|en|em)$/, '- e', 'base'),
    ],
    prefixes: [/^ge(?=.{4})/, new RegExp(`^${WHITHER}(?=.{4})`), new RegExp(`^${WHITHER}(?:ge|zu)(?=.{4})`)],
    vowels: [
      [/äu(?=[^äöü]*$)/, 'au'],
      [/ä(?=[^äöü]*$)/, 'a'],
      [/ö(?=[^äöü]*$)/, 'o'],
      [/ü(?=[^äöü]*$)/, 'u'],
    ],
  },
  fr: {
    endings: [
      row('noun', /[sx]$/, '-'),
      row('noun', /aux$/, 'al ail'),
      row('verb', /ant(?:e|s|es)?$/, 'er re ir', 'ing'),
      row('verb', /issant(?:e|s|es)?$/, 'ir', 'ing'),
      row('verb', /(?:e|es|ent|é|ée|és|ées|ait|aient|a|èrent|era|ez|ons)$/, 'er'),
      row('verb', /(?:i|ie|is|ies|it|issent|issait|issaient|irent|ira)$/, 'ir'),
      row('verb', /(?:|ent|u|ue|us|ues|ait|aient|it|irent)$/, 're'),
      row('effect', /(?:e|es|s)$/, '- e', 'base'),
    ],
    prefixes: [],
    vowels: [
      [/è(?=[^aeiouéè]+er$)/, 'e'],
      [/è(?=[^aeiouéè]+er$)/, 'é'],
      [/ç(?=er$)/, 'c'],
      [/ge(?=er$)/, 'g'],
    ],
  },
  es: {
    ...NONE,
    endings: [
      row('verb', /(?:ando|ándo(?:se|l[ao]s?))$/, 'ar', 'ing'),
      row('verb', /(?:a|an|[oa]|ad[oa]s?|aba|aban|ó|aron)$/, 'ar'),
      row('verb', /(?:iendo|iéndo(?:se|l[ao]s?)|yendo)$/, 'er ir', 'ing'),
      row('verb', /(?:e|en|o|id[oa]s?|ía|ían|ió|ieron)$/, 'er ir'),
    ],
  },
  it: {
    ...NONE,
    endings: [
      row('verb', /ando$/, 'are', 'ing'),
      row('verb', /(?:a|ano|at[oaie]|ava|avano|ò|arono)$/, 'are'),
      row('verb', /endo$/, 'ere ire', 'ing'),
      row('verb', /(?:e|ono|ut[oaie]|eva|evano|ette|é)$/, 'ere'),
      row('verb', /(?:e|ono|isce|iscono|it[oaie]|iva|ivano|ì|irono)$/, 'ire'),
    ],
  },
  ja: NONE,
  pt: {
    ...NONE,
    endings: [
      row('verb', /ando$/, 'ar', 'ing'),
      row('verb', /(?:a|am|ad[oa]s?|ava|avam|ou|aram)$/, 'ar'),
      row('verb', /[ei]ndo$/, 'er ir', 'ing'),
      row('verb', /(?:e|em|id[oa]s?|ia|iam|eu|iu|eram|iram)$/, 'er ir'),
    ],
  },
};

const SHORTEST = 3;

/**
 * Base forms that a word may come from by the rules of its language.
 * @param entry what the lexicon has for a base form
 */
export function basesOf(code: ForeignLang, word: string, entry: (word: string) => Entry | undefined): Lemma[] {
  const { endings, prefixes, vowels } = INFLECTIONS[code];
  const cut = (from: string, rows: readonly Ending[]): Lemma[] =>
    rows
      .filter(({ ending }) => ending.test(from))
      .flatMap(({ of, ending, bases, form }) =>
        bases
          .map((base) => from.replace(ending, base))
          .flatMap((base) => [...new Set([base, ...vowels.map(([vowel, other]) => base.replace(vowel, other))])])
          .filter((base) => base.length >= SHORTEST && base !== word && entry(base)?.[of] !== undefined)
          .map((text): Lemma => ({ text, form })),
      );
  const whole = cut(word, endings);
  if (whole.length > 0) return whole;
  const verbs = endings.filter(({ of }) => of === 'verb');
  // "Heranrollt" is what rolls, "Gekreisch" what screeches.
  const rests = prefixes.map((prefix) => word.replace(prefix, '')).filter((rest) => rest !== word);
  const found = rests.map((rest) => (entry(rest)?.verb ? [{ text: rest, form: 's' as const }] : cut(rest, verbs)));
  return found.find((lemmas) => lemmas.length > 0) ?? [];
}
