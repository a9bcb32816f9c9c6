import { MATERIALS, type Material, type SpaceKind, type Device } from '@whoosh/sound-scene';
import { CATALOGUE, findSource } from '../../catalogue';
import { detach, keyWords, LexiconBuilder, listWords } from '../lexicon/compile';
import type { Effect, Entry, Lexicon, Link, Verb, VerbRow } from '../lexicon/lexicon';
import { completeNoun, type NounDraft } from '../lexicon/noun-tags';
import {
  ASPECTS,
  AUXILIARIES,
  COUNTS,
  DETERMINERS,
  FRAMES,
  IGNORED,
  LINKS,
  NEGATIONS,
  NUMBERS,
  PREPOSITIONS,
  PRONOUNS,
  QUANTITIES,
  RELATIVES,
} from './function-words';
import HYPONYMS from './hyponyms.json';
import { IMITATIONS } from './imitations';
import { IRREGULAR } from './irregular';
import { DEGREES, MODIFIERS } from './modifiers';
import { MOTION_VERBS } from './motion-verbs';
import { ABSTRACT_WORDS, DOUBLE_NOUNS, STATED_NOUNS } from './phrases';
import { isPlain, PLAIN_PERSONS } from './plain';
import { HANDLED } from './nouns/handled';
import { DROPPED_WORDS, MORE_NOUNS } from './sources';
import {
  DEVICE_WORDS,
  EVENT_WORDS,
  INERT_WORDS,
  MATERIAL_WORDS,
  PERSON_WORDS,
  SILENT_PERSONS,
  SPACE_WORDS,
  SURFACE_WORDS,
} from './things';
import { LIGHT_VERBS, SAME_AS, VERBS, type VerbRowText } from './verbs';

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

function singulars(word: string): string[] {
  const stems = [word.slice(0, -1)];
  if (/(?:[sxzo]|ch|sh)es$/.test(word)) stems.push(word.slice(0, -2));
  if (word.endsWith('ies')) stems.push(`${word.slice(0, -3)}y`);
  return stems;
}

const AUXILIARY_WORDS = new Set(listWords(AUXILIARIES));

/** Groups of what is heard beside what it does. */
const GOING_ON = new Set(['vehicles', 'aircraft', 'trains', 'weather', 'water', 'ambience', 'fire']);

/** Catalogue words that mean their source only where nothing else in the text sounds. */
const ALONE = new Map(
  Object.entries(DROPPED_WORDS).flatMap(([source, words]) => listWords(words).map((word) => [word, source] as const)),
);

/** Gathers what each noun may stand for, from all tables, before the entries are made. */
class Nouns {
  private readonly drafts = new Map<string, NounDraft>();

  draft(phrase: string): NounDraft {
    const word = keyWords(phrase).join(' ');
    let draft = this.drafts.get(word);
    if (!draft) {
      draft = { word, tags: [] };
      this.drafts.set(word, draft);
    }
    return draft;
  }

  has(word: string): boolean {
    return this.drafts.has(word);
  }

  each(words: string, change: (draft: NounDraft) => void): void {
    for (const word of listWords(words)) change(this.draft(word));
  }

  all(): Iterable<NounDraft> {
    return this.drafts.values();
  }

  /**
   * Takes phrases out that only repeat what the parser finds anyway, so that their words can be counted, changed and
   * placed.
   */
  removeRedundant(isModifier: (word: string) => boolean, verbs: ReadonlyMap<string, Verb>): void {
    const redundant = [...this.drafts.values()].filter((draft) => this.isRedundant(draft, isModifier, verbs));
    for (const draft of redundant) this.drafts.delete(draft.word);
  }

  private isRedundant(
    draft: NounDraft,
    isModifier: (word: string) => boolean,
    verbs: ReadonlyMap<string, Verb>,
  ): boolean {
    if (
      draft.also !== undefined ||
      draft.variant !== undefined ||
      draft.mods !== undefined ||
      draft.surface !== undefined ||
      draft.space !== undefined
    )
      return false;
    const { word, source } = draft;
    const [first = '', ...rest] = word.split(' ');
    const means = (phrase: string): boolean => this.drafts.has(phrase) && this.drafts.get(phrase)?.source === source;
    const lemmas = (text: string): Verb[] =>
      [text, ...detach(text, (one) => verbs.has(one), IRREGULAR).map((lemma) => lemma.text)].flatMap(
        (one) => verbs.get(one) ?? [],
      );
    if (rest.length === 0)
      return (word.endsWith('s') && singulars(word).some(means)) || (word.endsWith('ing') && lemmas(word).length > 0);
    if (word.endsWith('s') && singulars(word).some(means)) return true;
    if (isModifier(first) && means(rest.join(' '))) return true;
    if (rest.every((one) => one === first)) return means(first);
    // "Baby laugh", "can opening": the first word would be read as another one.
    if ((isModifier(first) && !this.drafts.get(first)?.material) || AUXILIARY_WORDS.has(first)) return false;
    // "Dog barking": the verb with this subject means the same.
    const subject = this.drafts.get(word.slice(0, word.lastIndexOf(' ')));
    if (!subject || subject.source === undefined) return false;
    // "Wind chime": wind that does something goes on blowing, so that the verb would mean two sounds.
    const goesOn = GOING_ON.has(findSource(subject.source)?.group ?? '') && subject.isAgent !== true;
    if (goesOn && subject.source !== source) return false;
    const last = this.drafts.get(rest[rest.length - 1] ?? '');
    if (last && last.source !== source) return false;
    const keys = new Set([subject.word, subject.source, ...subject.tags]);
    return lemmas(rest[rest.length - 1] ?? '').some((verb) => {
      const row = verb.rows.find((candidate) => candidate.on.some((key) => keys.has(key)));
      return row
        ? (row.gives === 'own' ? subject.source : row.gives) === source && row.variant === undefined
        : verb.source === source && verb.kind === 'sound';
    });
  }
}

function collectNouns(): Nouns {
  const nouns = new Nouns();
  for (const [words, source, variant, mods] of STATED_NOUNS)
    nouns.each(words, (draft) => {
      Object.assign(draft, { source, ...(variant && { variant }), ...(mods && { mods }) });
    });
  for (const [words, source, also] of DOUBLE_NOUNS)
    nouns.each(words, (draft) => {
      Object.assign(draft, { source, also });
    });
  for (const source of CATALOGUE) {
    const dropped = listWords(DROPPED_WORDS[source.id] ?? '');
    for (const word of source.nouns) if (!dropped.includes(word)) nouns.draft(word).source ??= source.id;
    nouns.each(MORE_NOUNS[source.id] ?? '', (draft) => {
      draft.source ??= source.id;
    });
  }
  for (const [source, words] of Object.entries(HANDLED))
    nouns.each(words, (draft) => {
      draft.source ??= source;
      draft.isInert = true;
    });
  for (const [source, words] of Object.entries(ABSTRACT_WORDS))
    nouns.each(words, (draft) => {
      if (draft.source !== undefined) return;
      draft.source = source;
      draft.isAbstract = true;
    });
  for (const [source, words] of Object.entries(IMITATIONS))
    nouns.each(words.replace(/-/g, ' '), (draft) => {
      draft.source ??= source;
      draft.isEvent = true;
    });
  for (const material of MATERIALS) {
    nouns.each(MATERIAL_WORDS[material], (draft) => {
      draft.material ??= material;
      draft.surface ??= material;
      draft.isInert ??= true;
    });
    nouns.each(SURFACE_WORDS[material] ?? '', (draft) => {
      draft.surface ??= material;
    });
  }
  for (const [kind, words] of Object.entries(SPACE_WORDS))
    nouns.each(words, (draft) => {
      draft.space ??= kind as SpaceKind;
    });
  for (const [device, words] of Object.entries(DEVICE_WORDS))
    nouns.each(words, (draft) => {
      draft.device ??= device as Device;
    });
  nouns.each(SILENT_PERSONS, (draft) => {
    delete draft.source;
  });
  nouns.each(PLAIN_PERSONS, () => undefined);
  for (const word of listWords(EVENT_WORDS)) if (nouns.has(word)) nouns.draft(word).isEvent = true;
  const events = new Set(listWords(EVENT_WORDS));
  for (const draft of nouns.all())
    if (draft.word.includes(' ') && events.has(draft.word.slice(draft.word.lastIndexOf(' ') + 1))) draft.isEvent = true;
  nouns.each(INERT_WORDS, (draft) => {
    draft.isInert = true;
  });
  finishNouns(nouns);
  return nouns;
}

function finishNouns(nouns: Nouns): void {
  const persons = new Set(listWords([PERSON_WORDS, SILENT_PERSONS, PLAIN_PERSONS].join(', ')));
  for (const draft of nouns.all()) completeNoun(draft, persons.has(draft.word));
}

function toRow([on, gives, variant, mods, time, trend]: VerbRowText): VerbRow {
  return {
    on: on.split(' '),
    gives,
    ...(variant && { variant }),
    ...(mods && { mods }),
    ...(time && { time }),
    ...(trend && { trend }),
  };
}

/** Deeds that are heard as such whichever way they go. */
const MOVING_DEEDS: Readonly<Record<string, string>> = {
  'gallop away': 'gallop',
  'walk away': 'walk',
  'walk off': 'walk',
  'walk by': 'walk',
  'run away': 'run',
  'run off': 'run',
  'run by': 'run',
  'fly away': 'flap away',
  'fly off': 'flap away',
};

function collectVerbs(): Map<string, Verb> {
  const verbs = new Map<string, Verb>();
  for (const [lemma, text] of Object.entries(VERBS)) {
    const { kind = 'sound', rows = [], ...rest } = text;
    verbs.set(lemma, { lemma, kind, ...rest, rows: rows.map(toRow) });
  }
  for (const source of CATALOGUE) {
    for (const lemma of source.verbs)
      if (!verbs.has(lemma)) verbs.set(lemma, { lemma, kind: 'sound', source: source.id, rows: [] });
  }
  for (const [lemma, words] of Object.entries(SAME_AS)) {
    const same = verbs.get(lemma);
    if (same) for (const word of listWords(words)) if (!(word in VERBS)) verbs.set(word, { ...same, lemma: word });
  }
  for (const lemma of listWords(LIGHT_VERBS))
    if (!verbs.has(lemma)) verbs.set(lemma, { lemma, kind: 'light', rows: [] });
  for (const [motion, motionSpeed, words] of MOTION_VERBS) {
    for (const lemma of listWords(words)) {
      const effect: Effect = {
        motion,
        ...(motionSpeed && { motionSpeed }),
        ...(lemma.startsWith('fade') && { level: 'die' }),
      };
      // "Gallops away", "flies off": the deed, and the way it goes.
      const deed = verbs.get(MOVING_DEEDS[lemma] ?? '');
      verbs.set(lemma, {
        lemma,
        kind: 'light',
        rows: [],
        ...(deed && { rows: deed.rows, kind: deed.kind, ...(deed.source !== undefined && { source: deed.source }) }),
        effect,
      });
    }
  }
  for (const [time, words] of Object.entries(ASPECTS)) {
    for (const lemma of listWords(words))
      verbs.set(lemma, { lemma, kind: 'aspect', rows: [], effect: { time: time as 'start' | 'stop' | 'continue' } });
  }
  return verbs;
}

function addFunctionWords(builder: LexiconBuilder): void {
  for (const [link, words] of Object.entries(LINKS)) if (link !== 'with') builder.addAll(words, { link: link as Link });
  builder.addAll('with', { preposition: 'with' });
  builder.addAll(PREPOSITIONS, (phrase) => ({ preposition: phrase }));
  builder.addAll('a, an', { isDeterminer: true, isOne: true });
  builder.addAll(DETERMINERS, { isDeterminer: true });
  builder.addAll(PRONOUNS, { isPronoun: true });
  builder.addAll(RELATIVES, { isRelative: true });
  builder.addAll(AUXILIARIES, { isAuxiliary: true });
  builder.add('not', { isNegation: true, isNot: true });
  builder.addAll(NEGATIONS, { isNegation: true });
  builder.addAll(FRAMES, { isFrame: true });
  for (const [words, number] of Object.entries(NUMBERS)) builder.add(words, { number });
  for (const [words, count] of Object.entries(COUNTS)) builder.add(words, { count });
  for (const [words, count] of Object.entries(NUMBERS)) if (count <= 64) builder.add(`${words} times`, { count });
  for (const [words, quantity] of QUANTITIES) builder.addAll(words, { quantity });
  for (const [words, degree] of Object.entries(DEGREES)) builder.add(words, { degree });
  builder.addAll(IGNORED, { isIgnored: true });
}

function build(): Lexicon {
  const builder = new LexiconBuilder();
  for (const [words, effect] of MODIFIERS) builder.addAll(words, { effect });
  const nouns = collectNouns();
  const verbs = collectVerbs();
  const materials = new Set(MATERIALS.flatMap((material) => listWords(MATERIAL_WORDS[material])));
  nouns.removeRedundant((word) => builder.get(word)?.effect !== undefined || materials.has(word), verbs);
  for (const noun of nouns.all()) builder.add(noun.word, { noun });
  for (const [lemma, verb] of verbs) builder.add(lemma, { verb });
  addFunctionWords(builder);
  addHyponyms(builder);
  builder.drop('tap', 'isIgnored');
  for (const phrase of ['by', 'past', 'away', 'light']) dropNoun(builder, phrase);
  // "Car alarms go off": nobody says that something alarms.
  builder.drop('alarm', 'verb');
  return builder.build(IRREGULAR, {
    skipped: INSIDE_PHRASES,
    alone: (word) => ALONE.get(word),
    impactByMaterial: IMPACT_BY_MATERIAL,
    breakByMaterial: BREAK_BY_MATERIAL,
    isPlain,
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
      completeNoun(draft, false);
      builder.add(word, { noun: draft });
    }
  }
}

function dropNoun(builder: LexiconBuilder, phrase: string): void {
  const entry: Entry | undefined = builder.get(phrase);
  if (entry?.noun) builder.drop(phrase, 'noun');
}

/** "Clears his throat", "turns on the engine": phrases are listed without what stands before the noun. */
const INSIDE_PHRASES = new Set(['the', 'his', 'her', 'my']);

/** The English words. Built once per process, in a few milliseconds. */
export const ENGLISH: Lexicon = build();
