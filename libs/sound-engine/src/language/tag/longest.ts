import { isAmbience } from '../../catalogue';
import type { Entry, Lemma, Lexicon, Noun, TrieNode, WordForm } from '../lexicon/lexicon';
import type { Token } from '../tokenise/tokens';

/** A phrase of the lexicon in the text. */
export interface Match {
  entry: Entry;
  form: WordForm;
  /** Tokens. */
  length: number;
}

const MAX_PHRASE_WORDS = 6;

/** The longest phrase of the lexicon that starts here; among equally long ones the one that is written exactly so. */
export function longest(tokens: readonly Token[], start: number, lexicon: Lexicon): Match | undefined {
  const most = start + (lexicon.longest ?? MAX_PHRASE_WORDS);
  let best: Match | undefined;
  const isSplit = ({ entry }: TrieNode, at: number) =>
    isOtherVerb(entry, tokens[start], lexicon) && isPhraseBegin(tokens[at], lexicon);
  const found = (node: TrieNode, at: number, path: Path) =>
    isSplit(node, at) ? undefined : matchAt(node, at - start, path);
  const visit = (node: TrieNode, at: number, path: Path): void => {
    best = longer(best, found(node, at, path));
    const token = at < most ? tokens[at] : undefined;
    if (token?.kind !== 'word') return;
    if (at > start && lexicon.skipped?.has(token.text)) visit(node, at + 1, { ...path, isSkipping: true });
    for (const lemma of lexicon.lemmas(token.text)) {
      const next = node.next.get(lemma.text);
      if (next && !isOther(next, lemma)) visit(next, at + 1, pathOver(path, lemma, tokens[start], at > start, lexicon));
    }
  };
  visit(lexicon.root, start, { form: 'base', isSentence: false, isSkipping: false });
  return best;
}

/** "Springt auf": another deed than "springt". */
function isOtherVerb(entry: Entry | undefined, first: Token | undefined, lexicon: Lexicon): boolean {
  if (entry?.isSeparable !== true || first === undefined) return false;
  return lexicon.entry(first.text)?.verb?.source !== entry.verb?.source;
}

/** "Springt auf Gras": before a noun phrase the last word of a verb is an adposition. */
function isPhraseBegin(token: Token | undefined, lexicon: Lexicon): boolean {
  return (
    token?.kind === 'word' &&
    lexicon.lemmas(token.text).some(({ text }) => {
      const entry = lexicon.entry(text);
      return entry?.isDeterminer === true || entry?.noun !== undefined;
    })
  );
}

function longer(one: Match | undefined, other: Match | undefined): Match | undefined {
  return one === undefined || (other !== undefined && other.length > one.length) ? other : one;
}

function matchAt({ entry }: TrieNode, length: number, path: Path): Match | undefined {
  return entry && mayEnd(entry, path) ? { entry, form: entry.form ?? path.form, length } : undefined;
}

function pathOver({ form, isSentence }: Path, lemma: Lemma, first: Token, isLater: boolean, lexicon: Lexicon): Path {
  return {
    form: lemma.form === 'base' ? form : lemma.form,
    isSentence: isSentence || (isLater && isFiniteVerb(first.text, lemma, lexicon)),
    isSkipping: false,
  };
}

/** What the words of a phrase have told so far. */
interface Path {
  form: WordForm;
  /** It is a subject and its verb, no noun of several words. */
  isSentence: boolean;
  /** The last word is one that no phrase ends with. */
  isSkipping: boolean;
}

function mayEnd({ noun, verb }: Entry, { isSkipping, isSentence }: Path): boolean {
  return !isSkipping && !(isSentence && noun !== undefined && verb === undefined);
}

/** "A farmer" is no farm: what ends so names somebody, where the shorter word is a place. */
function isOther({ entry }: TrieNode, { form }: Lemma): boolean {
  if (form === 'base' || entry === undefined) return false;
  const { noun, effect, verb } = entry;
  // "News" is nothing that is new.
  if (form === 's') return effect !== undefined && noun === undefined && verb === undefined;
  if (noun === undefined) return false;
  const isPlace = noun.space !== undefined || isAmbience(noun.source);
  return isPlace && effect === undefined && verb === undefined;
}

/** "A little girl": how large somebody is, not how much. */
export function article(tokens: readonly Token[], index: number, lexicon: Lexicon): Match | undefined {
  const [first, second] = [tokens[index], tokens[index + 1]];
  if (`${first.text} ${second?.text}` !== lexicon.degreeOrSize) return undefined;
  return longest(tokens, index + 2, lexicon)?.entry.noun?.isAgent === true ? longest([first], 0, lexicon) : undefined;
}

/** "The truck brakes" is no plural of "truck brake": what happens is said by the verb. */
function isFiniteVerb(subject: string, { text, form }: Lemma, lexicon: Lexicon): boolean {
  if (lexicon.entry(text)?.verb === undefined) return false;
  if (form === 'base')
    return lexicon.lemmas(subject).some((one) => one.form === 's' && lexicon.entry(one.text)?.noun?.isAgent === true);
  return form === 's' && isDoer(lexicon.entry(subject)?.noun);
}

function isDoer(noun: Noun | undefined): boolean {
  return noun?.isAgent === true || noun?.tags.some((tag) => tag === 'vehicle' || tag === 'engine') === true;
}
