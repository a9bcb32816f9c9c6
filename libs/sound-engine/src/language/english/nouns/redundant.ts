import { groupOf } from '../../../catalogue';
import { detach, singulars } from '../../lexicon/compile';
import { listWords } from '../../lexicon/word-lists';
import type { Verb } from '../../lexicon/lexicon';
import type { NounDraft } from '../../lexicon/noun-tags';
import { AUXILIARIES } from '../function-words';
import { IRREGULAR } from '../irregular';

/** All that decides whether a phrase has to be listed. */
interface Listed {
  readonly drafts: ReadonlyMap<string, NounDraft>;
  readonly verbs: ReadonlyMap<string, Verb>;
  isModifier: (word: string) => boolean;
}

const AUXILIARY_WORDS = new Set(listWords(AUXILIARIES));

/** Groups of what is heard beside what it does. */
const GOING_ON = new Set(['vehicles', 'aircraft', 'trains', 'weather', 'water', 'ambience', 'fire']);

/** Phrases that only repeat what the parser finds anyway, so that their words can be counted, changed and placed. */
export function redundantNouns(listed: Listed): NounDraft[] {
  return [...listed.drafts.values()].filter((draft) => !saysMore(draft) && isRedundant(draft, listed));
}

function saysMore({ also, variant, mods, surface, space }: NounDraft): boolean {
  return (also ?? variant ?? mods ?? surface ?? space) !== undefined;
}

function isRedundant(draft: NounDraft, listed: Listed): boolean {
  const { word, source } = draft;
  const { drafts, isModifier } = listed;
  const [first = '', ...rest] = word.split(' ');
  const means = (phrase: string): boolean => drafts.has(phrase) && drafts.get(phrase)?.source === source;
  if (word.endsWith('s') && singulars(word).some(means)) return true;
  if (rest.length === 0) return word.endsWith('ing') && verbsOf(word, listed).length > 0;
  if (isModifier(first) && means(rest.join(' '))) return true;
  if (rest.every((one) => one === first)) return means(first);
  return !isReadOtherwise(first, listed) && repeatsDeed(draft, listed);
}

/** "Baby laugh", "can opening": the first word would be read as another one. */
function isReadOtherwise(first: string, { drafts, isModifier }: Listed): boolean {
  return (isModifier(first) && !drafts.get(first)?.material) || AUXILIARY_WORDS.has(first);
}

/** "Dog barking": the verb with this subject means the same. */
function repeatsDeed({ word, source }: NounDraft, listed: Listed): boolean {
  const cut = word.lastIndexOf(' ');
  const deed = word.slice(cut + 1);
  const subject = listed.drafts.get(word.slice(0, cut));
  if (subject?.source === undefined) return false;
  if (source !== subject.source && goesOn(subject)) return false;
  const last = listed.drafts.get(deed);
  return (last === undefined || last.source === source) && verbsOf(deed, listed).some(givesSame(subject, source));
}

/** "Wind chime": wind that does something goes on blowing, so that the verb would mean two sounds. */
function goesOn({ source, isAgent }: NounDraft): boolean {
  return isAgent !== true && GOING_ON.has(groupOf(source));
}

function givesSame(subject: NounDraft, source: string | undefined): (verb: Verb) => boolean {
  const keys = new Set([subject.word, subject.source, ...subject.tags]);
  return (verb) => {
    const row = verb.rows.find((candidate) => candidate.on.some((key) => keys.has(key)));
    if (row === undefined) return verb.source === source && verb.kind === 'sound';
    return (row.gives === 'own' ? subject.source : row.gives) === source && row.variant === undefined;
  };
}

function verbsOf(text: string, { verbs }: Listed): Verb[] {
  return [text, ...detach(text, (one) => verbs.has(one), IRREGULAR).map((lemma) => lemma.text)].flatMap(
    (one) => verbs.get(one) ?? [],
  );
}
