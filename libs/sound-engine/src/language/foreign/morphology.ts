import type { ForeignLang } from './vocabulary';

/** How the words of a language change, where a rule tells. */
export interface Morphology {
  /** Endings of the singular, each with what stands in its place in a plural. */
  readonly plurals: readonly (readonly [RegExp, string])[];
  /** Which listed forms of a noun are plurals. */
  readonly plural: RegExp;
  /** Numerals that say how often. */
  readonly times?: RegExp;
  /** What begins a relative clause, where the word is clear. */
  readonly relative?: string;
  /** Written without blanks. */
  readonly isUnspaced?: boolean;
  /** Verbs part with a particle, which stands last in the clause: "springt auf". */
  readonly hasSeparableVerbs?: boolean;
}

const VOWEL_OR_CONSONANT = [
  [/(?<=[aeiouéàâ])$/, 's'],
  [/(?<![aeiouéàâ])$/, 'es'],
] as const;

export const MORPHOLOGY: Readonly<Record<ForeignLang, Morphology>> = {
  // Forms in -s are genitives.
  de: { plurals: [], plural: /[^s]$/, times: /mal$/, hasSeparableVerbs: true },
  es: { plurals: [...VOWEL_OR_CONSONANT, [/z$/, 'ces'], [/ón$/, 'ones']], plural: /[sx]$/, relative: 'que' },
  fr: {
    plurals: [
      [/$/, 's'],
      [/(?<=eau|eu)$/, 'x'],
    ],
    plural: /[sx]$/,
    relative: 'qui',
  },
  it: {
    plurals: [
      [/(?<![cgi])o$/, 'i'],
      [/io$/, 'i'],
      [/(?<=[cg])o$/, 'hi'],
      [/(?<=[cg])o$/, 'i'],
      [/(?<![cgi])a$/, 'e'],
      [/(?<=[cg])a$/, 'he'],
      [/(?<=[cg])ia$/, 'e'],
      [/ia$/, 'ie'],
      [/e$/, 'i'],
    ],
    plural: /$/,
    relative: 'che',
  },
  ja: { plurals: [], plural: /[sx]$/, times: /[回度発遍]$/, isUnspaced: true },
  pt: {
    plurals: [
      ...VOWEL_OR_CONSONANT,
      [/ão$/, 'ões'],
      [/(?<=ão)$/, 's'],
      [/m$/, 'ns'],
      [/l$/, 'is'],
      [/el$/, 'éis'],
      [/ol$/, 'óis'],
    ],
    plural: /[sx]$/,
    relative: 'que',
  },
};

/** Verb forms that stand beside a noun as English ones in "-ing" do. */
export const GERUND = /(?:ndo|ant|ante|antes|anti|end|ende|enden|ender|endes|endem)$/;

/** "Que cruje" says what is done, as well as how it sounds. */
export const RELATIVE_CLAUSE = /^(?:que|qui|che) /;

/** What follows one of these in a phrase says of what kind the first word is: it keeps its form. */
const JOINING =
  /^(?:d[aeio]s?|d[eo]l(?:l[aeo])?|dei|degli|d'|[aà]s?|al|ao|com?|con|em|en|in|n[ao]|par?a|per|que|che|sans|sem|sin|senza|en|au|aux|du)$/;

/**
 * Plurals that a rule gives; of a phrase the first word and what agrees with it: "porte de bois", "seghe elettriche".
 */
export function regularPlurals(word: string, { plurals }: Morphology): string[] {
  if (word.endsWith('s')) return [];
  const [first = '', ...rest] = word.split(' ');
  const joined = rest.findIndex((one) => JOINING.test(one));
  const agreeing = joined < 0 ? rest : rest.slice(0, joined);
  return pluralsOf(first, plurals).flatMap((plural) => {
    const alone = [plural, ...rest].join(' ');
    const others = agreeing.map((one) => pluralsOf(one, plurals)[0] ?? one);
    return agreeing.length === 0 ? [alone] : [alone, [plural, ...others, ...rest.slice(agreeing.length)].join(' ')];
  });
}

function pluralsOf(word: string, plurals: Morphology['plurals']): string[] {
  return plurals.filter(([ending]) => ending.test(word)).map(([ending, plural]) => word.replace(ending, plural));
}
