import type { Lang } from '@whoosh/sound-scene';

/** Words joined by "|". */
type Words = string;

/**
 * The words of a language other than English, as `tools/lexicon/compile.mjs` writes them. Most keys are those of the
 * English tables, so that what a word does is said once.
 */
export interface Vocabulary {
  code: string;
  /** Source id and its nouns, verbs, imitations. */
  nouns: Readonly<Record<string, Words>>;
  verbs: Readonly<Record<string, Words>>;
  imitations: Readonly<Record<string, Words>>;
  /** Each a base and its forms, packed. */
  verbForms: readonly string[];
  /** Forms, packed without their base, and the bases that have them. */
  nounForms: Readonly<Record<string, Words>>;
  /** A verb and the nouns of doing it: "bourdonner" and "bourdonnement", so that what hums is heard. */
  deeds?: Readonly<Record<string, Words>>;
  /** Nouns of a being or a thing that are what it does, so that "tres ladridos" are three barks of one dog. */
  happenings?: Words;
  /** English words and what says the same: nouns, verbs, modifiers that no row of this vocabulary has. */
  translations?: Readonly<Partial<Record<'nouns' | 'verbs' | 'modifiers', Readonly<Record<string, Words>>>>>;
  /** English modifier and its forms, packed. */
  modifiers: Readonly<Record<string, string>>;
  degrees: Readonly<Record<string, Words>>;
  materials: Readonly<Record<string, Words>>;
  surfaces: Readonly<Record<string, Words>>;
  spaces: Readonly<Record<string, Words>>;
  devices: Readonly<Record<string, Words>>;
  connectors: Readonly<Record<string, Words>>;
  negation: Readonly<Record<string, Words>>;
  time: Readonly<Record<string, Words>>;
  numbers: Readonly<Record<string, Words>>;
  times: Words;
  /** What measures time and place beside a number: units, and what stands before and after them. */
  measures?: Readonly<Record<string, Words>>;
  frames: Words;
  articles: Words;
  stopwords: Words;
  /** Words that tell of no sound and ask for nothing: limbs, persons, places that are silent, colours. */
  plain: Words;
  light: Words;
  /** A word of several sources: "near|words>source;>otherwise"; "=" for the source of its subject or object. */
  choices: Readonly<Record<string, string>>;
  compounds?: {
    linking: Words;
    heads: Readonly<Record<string, Words>>;
    listed: Readonly<Record<string, Words>>;
    manner: Words;
  };
}

/** Every language that has a vocabulary. */
export type ForeignLang = Exclude<Lang, 'en'>;

export function wordsOf(words: Words | undefined): string[] {
  return words === undefined || words === '' ? [] : words.split('|');
}

const DIGIT = 36;

/**
 * The base of a packed list and its other forms: a digit to base 36 says how many letters go before the ending, "="
 * that the form stands in full.
 */
export function unpack(packed: string): string[] {
  const [base = '', ...others] = packed.split('|');
  return [
    base,
    ...others.map((code) =>
      code.startsWith('=')
        ? code.slice(1)
        : base.slice(0, base.length - parseInt(code.charAt(0), DIGIT)) + code.slice(1),
    ),
  ];
}

/** Each base and its forms, packed, of bases that stand by the forms that they have alike. */
export function packedForms(bases: Readonly<Record<string, Words>>): string[] {
  return Object.entries(bases).flatMap(([forms, words]) => wordsOf(words).map((base) => `${base}|${forms}`));
}
