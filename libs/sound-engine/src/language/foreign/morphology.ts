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
}

const VOWEL_OR_CONSONANT = [
  [/(?<=[aeiouéàâ])$/, 's'],
  [/(?<![aeiouéàâ])$/, 'es'],
] as const;

export const MORPHOLOGY: Readonly<Record<ForeignLang, Morphology>> = {
  // Forms in -s are genitives.
  de: { plurals: [], plural: /[^s]$/, times: /mal$/ },
  es: { plurals: [...VOWEL_OR_CONSONANT, [/z$/, 'ces'], [/ón$/, 'ones']], plural: /[sx]$/, relative: 'que' },
  fr: {
    plurals: [
      [/$/, 's'],
      [/(?<=eau|eu)$/, 'x'],
    ],
    plural: /[sx]$/,
    relative: 'qui',
  },
  it: { plurals: [], plural: /$/, relative: 'che' },
  ja: { plurals: [], plural: /[sx]$/, times: /[回度発遍]$/, isUnspaced: true },
  pt: {
    plurals: [...VOWEL_OR_CONSONANT, [/ão$/, 'ões'], [/(?<=ão)$/, 's'], [/m$/, 'ns'], [/l$/, 'is']],
    plural: /[sx]$/,
    relative: 'que',
  },
};

/** Verb forms that stand beside a noun as English ones in "-ing" do. */
export const GERUND = /(?:ndo|ant|ante|antes|anti|end|ende|enden|ender|endes|endem)$/;

/** "Que cruje" says what is done, as well as how it sounds. */
export const RELATIVE_CLAUSE = /^(?:que|qui|che) /;

/** Plurals that a rule gives; of the first word of a phrase: "porte de bois". */
export function regularPlurals(word: string, { plurals }: Morphology): string[] {
  if (word.endsWith('s')) return [];
  const [first = '', ...rest] = word.split(' ');
  return plurals
    .filter(([ending]) => ending.test(first))
    .map(([ending, plural]) => [first.replace(ending, plural), ...rest].join(' '));
}
