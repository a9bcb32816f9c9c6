import { findSource } from '../../catalogue';
import type { Entry, Lemma, Lexicon, Noun, TrieNode, WordForm } from '../lexicon/lexicon';
import type { Token } from '../tokenise/tokens';
import type { TaggedToken } from './tagged-token';

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
  const most = lexicon.longest ?? MAX_PHRASE_WORDS;
  let best: Match | undefined;
  const visit = (node: TrieNode, offset: number, path: Path): void => {
    const { entry } = node;
    if (entry && (!best || offset > best.length) && mayEnd(entry, path))
      best = { entry, form: entry.form ?? path.form, length: offset };
    const token = tokens[start + offset];
    if (!token || token.kind === 'mark' || offset >= most) return;
    if (offset > 0 && lexicon.skipped?.has(token.text)) visit(node, offset + 1, { ...path, isSkipping: true });
    for (const lemma of lexicon.lemmas(token.text)) {
      const next = node.next.get(lemma.text);
      if (next && !isOther(next, lemma))
        visit(next, offset + 1, pathOver(path, lemma, offset > 0 ? tokens[start] : undefined, lexicon));
    }
  };
  visit(lexicon.root, 0, { form: 'base', isSentence: false, isSkipping: false });
  return best;
}

/** @param first word of the phrase, where this is a later one */
function pathOver({ form, isSentence }: Path, lemma: Lemma, first: Token | undefined, lexicon: Lexicon): Path {
  return {
    form: lemma.form === 'base' ? form : lemma.form,
    isSentence: isSentence || (first !== undefined && isFiniteVerb(first.text, lemma, lexicon)),
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
  if (form === 'base' || form === 's' || entry?.noun === undefined) return false;
  const { noun, effect, verb } = entry;
  const isPlace = noun.space !== undefined || findSource(noun.source ?? '')?.group === 'ambience';
  return isPlace && effect === undefined && verb === undefined;
}

/** "An arrow is shot": after an auxiliary a form of a verb that is also another word is what is done. */
export function passive(token: Token, previous: TaggedToken | undefined, lexicon: Lexicon): Match | undefined {
  const own = lexicon.entry(token.text);
  if (previous?.kind !== 'auxiliary' || own?.noun === undefined || own.verb !== undefined) return undefined;
  const entry = lexicon
    .lemmas(token.text)
    .filter(({ form }) => form === 'ed')
    .map(({ text }) => lexicon.entry(text))
    .find((one) => one?.verb !== undefined);
  return entry && { entry, form: 'ed', length: 1 };
}

/** "A little girl": how large somebody is, not how much. */
export function article(tokens: readonly Token[], index: number, lexicon: Lexicon): Match | undefined {
  const [first, second] = [tokens[index], tokens[index + 1]];
  if (`${first.text} ${second?.text}` !== lexicon.degreeOrSize) return undefined;
  const named = longest(tokens, index + 1, lexicon);
  const isPhrase = named?.entry.noun !== undefined && named.length > 1;
  const isSomebody = isPhrase || longest(tokens, index + 2, lexicon)?.entry.noun?.isAgent === true;
  return isSomebody ? longest([first], 0, lexicon) : undefined;
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
