import type { LexiconBuilder } from '../lexicon/compile';
import type { Entry, Lexicon, Noun } from '../lexicon/lexicon';
import { saidBy } from './meanings';
import { type Morphology, regularPlurals } from './morphology';
import { wordsOf, type Vocabulary } from './vocabulary';

/** Adds what the language has no row of its own for: it is what the English word is that it translates. */
export function addTranslations(
  translations: Vocabulary['translations'],
  builder: LexiconBuilder,
  english: Lexicon,
  morphology: Morphology,
): void {
  const add = (table: Readonly<Record<string, string>> = {}, take: (entry: Entry, word: string) => Entry): void => {
    for (const [gloss, words] of Object.entries(table)) {
      const said = saidBy(gloss, english) ?? {};
      const listed = wordsOf(words);
      for (const word of listed) {
        const meant = isOpen(builder.get(word)) ? take(said, word) : {};
        builder.add(word, { ...inPlural(meant, singleOf(word, listed, morphology)), gloss: headOf(gloss) });
        for (const plural of meant.noun ? regularPlurals(word, morphology) : [])
          if (!builder.get(plural)) builder.add(plural, { ...meant, form: 's', gloss: headOf(gloss) });
      }
    }
  };
  add(translations?.nouns, ({ noun }, word) => (noun ? { noun: asIn(noun, word) } : { isIgnored: true }));
  add(translations?.verbs, ({ verb }) => (verb ? { verb } : { isIgnored: true }));
  add(translations?.modifiers, ({ effect }) => (effect ? { effect } : { isIgnored: true }));
}

/** Of two listed words the one that is the plural of the other: "bota" is a deed, too, and "botas" is not. */
function singleOf(word: string, listed: readonly string[], morphology: Morphology): string | undefined {
  return listed.find((one) => regularPlurals(one, morphology).includes(word));
}

function inPlural({ noun, ...entry }: Entry, single: string | undefined): Entry {
  if (!noun) return entry;
  return single === undefined ? { ...entry, noun } : { ...entry, noun: { ...noun, word: single }, form: 's' };
}

/** Whether nothing is known of a word yet, or that it is an adposition, too: "entre". */
function isOpen(entry: Entry | undefined): boolean {
  return entry === undefined || Object.keys(entry).every((field) => field === 'gloss' || field === 'relation');
}

/** Rows of verbs select it by the English word, too. */
function asIn(noun: Noun, word: string): Noun {
  return { ...noun, word, tags: [...noun.tags, noun.word] };
}

/** The word that decides what a phrase names. */
function headOf(phrase: string): string {
  return phrase.slice(phrase.lastIndexOf(' ') + 1);
}
