import type { Lexicon } from '../lexicon/lexicon';
import type { Arrange, Repair } from '../tag/match';
import { makeRepair, SpellingIndex } from '../tag/spelling';
import type { Token } from '../tokenise/tokens';
import type { Language } from '../lexicon/language';
import { materialFirst, postpositionsFirst } from './arrange';
import { ambienceWords, buildForeignLexicon } from './lexicon';
import { MORPHOLOGY } from './morphology';
import { partedVerbs } from './parted-verbs';
import { compoundSplitter, japaneseSplitter, phraseCutter, splitCharacters, splitElision } from './tokens';
import { wordsOf, type ForeignLang, type Vocabulary } from './vocabulary';

export type { ForeignLang, Vocabulary } from './vocabulary';

/** "Dann gähnt ein Mann"; "luego pasa un tren". */
const VERB_FIRST: Readonly<Partial<Record<ForeignLang, Language['verbFirst']>>> = {
  de: 'of all',
  es: 'of movers',
  it: 'of movers',
  pt: 'of movers',
};

/** A language as the understanding needs it, from its vocabulary and what it shares with English. */
export function foreignLanguage(code: ForeignLang, vocabulary: Vocabulary, english: Language): Language {
  const base = code === 'ja' ? splitCharacters : splitElision;
  const lexicon = buildForeignLexicon(code, vocabulary, english.lexicon, phraseCutter(base));
  const isWord = (word: string): boolean => lexicon.has(word) || lexicon.isPlain?.(word) === true;
  const isInflected = (word: string): boolean => lexicon.lemmas(word).some(({ text }) => lexicon.has(text));
  const compound = compoundSplitter(vocabulary, isInflected, isWord);
  const spelling = new SpellingIndex(() => lexicon.words(), isWord, 1);
  const cut = code === 'ja' ? japaneseSplitter(lexicon) : base;
  const split = (token: Token): Token[] => (vocabulary.compounds ? cut(token).flatMap(compound) : cut(token));
  return {
    code,
    lexicon,
    split,
    repair: code === 'ja' ? noRepair : cautiousRepair(makeRepair(lexicon, spelling)),
    isWord,
    similar: (word) => (code === 'ja' ? [] : spelling.near(word)),
    isUnspaced: code === 'ja',
    verbFirst: VERB_FIRST[code],
    capitalisesNouns: code === 'de',
    ambienceOf: ambienceWords(vocabulary, english.ambienceOf),
    inside: ['superessive', 'allative', 'genitive', 'agentive'],
    pauses: new Set([...wordsOf(vocabulary.time['pause']), ...wordsOf(vocabulary.time['silence'])]),
    assetNames: english.assetNames,
    emoji: english.emoji,
    arrange: arrangeOf(code, lexicon),
  };
}

function arrangeOf(code: ForeignLang, lexicon: Lexicon): Arrange {
  if (code === 'ja') return postpositionsFirst;
  if (MORPHOLOGY[code].hasSeparableVerbs !== true) return materialFirst;
  const joined = partedVerbs(lexicon);
  return (mentions) => materialFirst(joined(mentions));
}

/** A character cannot be misspelt. */
const noRepair: Repair = () => undefined;

/**
 * There is no list of the language's words, so a word that begins otherwise is taken for another one, not for a
 * misspelt one.
 */
function cautiousRepair(repair: Repair): Repair {
  return (word) => {
    const mended = repair(word);
    return mended?.by === 'typo' && mended.text.charAt(0) !== word.charAt(0) ? undefined : mended;
  };
}
