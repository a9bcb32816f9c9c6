import { MATERIALS, type Material } from '@whoosh/sound-scene';
import { detach, LexiconBuilder } from '../lexicon/compile';
import { listWords } from '../lexicon/word-lists';
import type { Lexicon, Link } from '../lexicon/lexicon';
import { completeNoun, type NounDraft } from '../lexicon/noun-tags';
import type { Relation } from '../relation';
import { ADPOSITIONS } from './adpositions';
import {
  AUXILIARIES,
  COUNTS,
  MULTIPLES,
  DETERMINERS,
  FRAMES,
  FURTHER,
  AGAIN,
  IGNORED,
  LINKS,
  NEGATIONS,
  NUMBERS,
  POSSESSIVES,
  PRONOUNS,
  QUANTITIES,
  RELATIVES,
  UNHEARD,
} from './function-words';
import HYPONYMS from './hyponyms.json';
import { IRREGULAR } from './irregular';
import { MEASURES } from './measures';
import { DEGREES, MODIFIERS } from './modifiers';
import { collectNouns } from './nouns/collect';
import { tellsDeedGoingOn } from './nouns/gerunds';
import { redundantNouns } from './nouns/redundant';
import { PARTS } from './parts';
import { isPlain } from './plain';
import { DROPPED_WORDS } from './sources';
import { tagsOf } from './tags';
import { MATERIAL_WORDS } from './things';
import { collectVerbs } from './verbs/collect';

const IMPACT_BY_MATERIAL: Partial<Record<Material, string>> = {
  wood: 'impact_wood',
  metal: 'impact_metal',
  tin: 'impact_metal',
  glass: 'impact_glass',
  ceramic: 'impact_ceramic',
  tile: 'impact_ceramic',
  stone: 'impact_stone',
  concrete: 'impact_stone',
  brick: 'impact_stone',
  plastic: 'impact_plastic',
  rubber: 'thud',
  cardboard: 'impact_plastic',
  cloth: 'thud',
  carpet: 'thud',
  flesh: 'punch',
  water: 'splash',
  ice: 'ice',
};
const BREAK_BY_MATERIAL: Partial<Record<Material, string>> = {
  wood: 'wood_break',
  glass: 'glass_break',
  ceramic: 'glass_break',
  ice: 'ice',
  bone: 'bone_crack',
  stone: 'debris',
  concrete: 'debris',
  brick: 'debris',
  plastic: 'wood_break',
  metal: 'debris',
};

/** Catalogue words that mean their source only where nothing else in the text sounds. */
const ALONE = new Map(
  Object.entries(DROPPED_WORDS).flatMap(([source, words]) => listWords(words).map((word) => [word, source] as const)),
);

function addFunctionWords(builder: LexiconBuilder): void {
  for (const [link, words] of Object.entries(LINKS)) if (link !== 'with') builder.addAll(words, { link: link as Link });
  for (const [relation, words] of Object.entries(ADPOSITIONS))
    builder.addAll(words, { relation: relation as Relation });
  builder.addAll('a, an', { isDeterminer: true, isOne: true });
  builder.addAll(POSSESSIVES, { isDeterminer: true, isPossessive: true });
  builder.addAll(DETERMINERS, { isDeterminer: true });
  builder.add('another', { isDeterminer: true, isAnother: true });
  builder.addAll(PRONOUNS, { isPronoun: true });
  builder.addAll(RELATIVES, { isRelative: true });
  builder.addAll(AUXILIARIES, { isAuxiliary: true });
  builder.add('not', { isNegation: true, isNot: true });
  builder.addAll(NEGATIONS, { isNegation: true });
  builder.addAll(FRAMES, { isFrame: true });
  addNumberWords(builder);
  for (const [words, degree] of Object.entries(DEGREES)) builder.add(words, { degree });
  builder.addAll(FURTHER, { isAgain: true });
  builder.addAll(UNHEARD, { isUnheard: true });
  builder.addAll(IGNORED, { isIgnored: true });
  builder.addAll(AGAIN, { isIgnored: true, isAgain: true });
}

function addNumberWords(builder: LexiconBuilder): void {
  for (const [words, number] of Object.entries(NUMBERS)) builder.add(words, { number });
  for (const [words, count] of Object.entries(COUNTS)) builder.add(words, { count });
  for (const [word, multiple] of Object.entries(MULTIPLES)) builder.add(word, { multiple, isIgnored: true });
  for (const [words, count] of Object.entries(NUMBERS)) if (count <= 64) builder.add(`${words} times`, { count });
  for (const [words, quantity] of QUANTITIES) builder.addAll(words, { quantity });
}

function build(): Lexicon {
  const builder = new LexiconBuilder();
  for (const [words, effect] of MODIFIERS) builder.addAll(words, { effect });
  const nouns = collectNouns();
  const verbs = collectVerbs();
  const materials = new Set(MATERIALS.flatMap((material) => listWords(MATERIAL_WORDS[material])));
  const isModifier = (word: string): boolean => builder.get(word)?.effect !== undefined || materials.has(word);
  const redundant = new Set(redundantNouns({ drafts: nouns, verbs, isModifier }));
  for (const noun of nouns.values()) {
    if (tellsDeedGoingOn(noun.word, verbs)) noun.isOngoing = true;
    if (!redundant.has(noun)) builder.add(noun.word, { noun });
  }
  for (const [lemma, verb] of verbs) builder.add(lemma, { verb });
  addFunctionWords(builder);
  addHyponyms(builder);
  builder.drop('tap', 'isIgnored');
  for (const phrase of ['by', 'past', 'away', 'light']) builder.drop(phrase, 'noun');
  // "Car alarms go off": nobody says that something alarms.
  builder.drop('alarm', 'verb');
  return builder.build(IRREGULAR, {
    skipped: INSIDE_PHRASES,
    measures: MEASURES,
    degreeOrSize: 'a little',
    alone: (word) => ALONE.get(word),
    impactByMaterial: IMPACT_BY_MATERIAL,
    breakByMaterial: BREAK_BY_MATERIAL,
    isPlain,
    tagsOf,
    parts: new Map(PARTS.map(({ part }) => [part, PARTS.filter((row) => row.part === part)])),
  });
}

/** What WordNet ranks under a source's words: only where no table says anything about the word. */
function addHyponyms(builder: LexiconBuilder): void {
  for (const [source, words] of Object.entries(HYPONYMS)) {
    for (const word of words.split('|')) {
      const isKnown =
        builder.get(word) !== undefined ||
        detach(word, (base) => builder.get(base) !== undefined, IRREGULAR).length > 0;
      if (isKnown) continue;
      const draft: NounDraft = { word, tags: [], source, isHyponym: true };
      completeNoun(draft, false, tagsOf);
      builder.add(word, { noun: draft });
    }
  }
}

/** "Clears his throat", "turns on the engine": phrases are listed without what stands before the noun. */
const INSIDE_PHRASES = new Set(['the', 'his', 'her', 'my']);

/** The English words. Built once per process, in a few milliseconds. */
export const ENGLISH: Lexicon = build();
