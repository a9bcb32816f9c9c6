import { MATERIALS, type Material, type SpaceKind } from '@whoosh/sound-scene';
import { findSource } from '../../catalogue';
import { LexiconBuilder } from '../lexicon/compile';
import { ENGLISH } from '../english/lexicon';
import { DEVICE_WORDS, SILENT_PERSONS, SPACE_AMBIENCE } from '../english/things';
import type { Entry, Lexicon, Noun, TrieNode, Verb, VerbRow } from '../lexicon/lexicon';
import { completeNoun, type NounDraft } from '../lexicon/noun-tags';
import type { Device } from '@whoosh/sound-scene';
import {
  BLOWS,
  CLOSE,
  FURTHER_AMBIENCES,
  HAPPENINGS,
  KEEPERS,
  SILENT_GROUNDS,
  SOUNDING_THINGS,
  SOUNDS_WHEN_STRUCK,
  STRUCK_THINGS,
  VAGUE,
} from './verb-senses';
import { isOfClass } from '../../catalogue/classes';
import { unpack, wordsOf, type Vocabulary } from './vocabulary';

/** What an English phrase does; a word of another language with the same key does it too. */
function english(phrase: string): Entry | undefined {
  let node: TrieNode | undefined = ENGLISH.root;
  for (const word of phrase.split(' ')) node = node?.next.get(word);
  return node?.entry;
}

/** Keys of the vocabularies that no English phrase says in these words. */
const MEANINGS: Readonly<Record<string, Entry>> = {
  until: { isIgnored: true },
  first: { isIgnored: true },
  subject: { isDeterminer: true },
  object: { isDeterminer: true },
  that: { isRelative: true },
  of: { preposition: 'of' },
  with: { preposition: 'with' },
  'turns into': { link: 'then' },
  'drowns out': { link: 'while' },
  during: { link: 'while' },
  'at the same time': { link: 'while' },
  suddenly: { effect: { time: 'sudden' } },
  'instead of': { isNegation: true },
  'not negation': { isIgnored: true },
  not: { isNegation: true, isNot: true },
  'not very': { degree: -0.5 },
  more: { degree: 1.4 },
  less: { degree: 0.5 },
  'fades in': { effect: { level: 'fade-in' } },
  'fades out': { effect: { level: 'fade-out' } },
  'gets louder': { effect: { level: 'swell' } },
  'gets quieter': { effect: { level: 'die' } },
  'gets faster': { effect: { trend: 'faster' } },
  'gets slower': { effect: { trend: 'slower' } },
  repeats: { effect: { time: 'train' } },
  pause: { isIgnored: true },
  silence: { isIgnored: true },
  starts: { verb: { lemma: 'start', kind: 'aspect', rows: [], effect: { time: 'start' } } },
  stops: { verb: { lemma: 'stop', kind: 'aspect', rows: [], effect: { time: 'stop' } } },
  continues: { verb: { lemma: 'continue', kind: 'aspect', rows: [], effect: { time: 'continue' } } },
  approaches: { verb: { lemma: 'approach', kind: 'light', rows: [], effect: { motion: 'approach' } } },
  'passes by': { verb: { lemma: 'pass by', kind: 'light', rows: [], effect: { motion: 'pass' } } },
  'moves away': { verb: { lemma: 'drive away', kind: 'light', rows: [], effect: { motion: 'recede' } } },
  circles: { verb: { lemma: 'circle', kind: 'light', rows: [], effect: { motion: 'circle' } } },
  many: { number: 8 },
  several: { number: 4 },
  'a few': { number: 3 },
};

function meaningOf(key: string): Entry | undefined {
  const found = MEANINGS[key] ?? english(key);
  if (!found) return undefined;
  const { form: _, ...entry } = found;
  return entry;
}

/** "Que cruje" says what is done, as well as how it sounds. */
const RELATIVE_CLAUSE = /^(?:que|qui|che) /;

/** What lies under foot or is struck does not sound by itself; these materials do. */
const SOUNDING_MATERIALS = new Set(['weather', 'water', 'fire']);

class ForeignLexicon {
  private readonly builder: LexiconBuilder;
  private readonly nouns = new Map<string, NounDraft>();
  private readonly nounForms: ReadonlyMap<string, readonly string[]>;
  private readonly verbForms: ReadonlyMap<string, readonly string[]>;

  constructor(
    private readonly vocabulary: Vocabulary,
    cut: (phrase: string) => string[],
  ) {
    this.builder = new LexiconBuilder(cut);
    this.nounForms = formsOf(vocabulary.nounForms);
    this.verbForms = formsOf(vocabulary.verbForms);
  }

  build(): Lexicon {
    this.addFunctionWords();
    this.addNouns();
    this.addVerbs();
    for (const word of wordsOf(this.vocabulary.stopwords))
      if (!this.builder.get(word)) this.builder.add(word, { isIgnored: true });
    const built = this.builder.build(new Map(), {
      impactByMaterial: ENGLISH.impactByMaterial,
      breakByMaterial: ENGLISH.breakByMaterial,
    });
    const folded = new Map<string, string>();
    for (const word of built.words()) if (fold(word) !== word) folded.set(fold(word), word);
    const isJapanese = this.vocabulary.code === 'ja';
    return {
      ...built,
      times: new Set(wordsOf(this.vocabulary.times)),
      longest: isJapanese ? 14 : 6,
      ...(!isJapanese && { skipped: new Set(wordsOf(this.vocabulary.articles)) }),
      lemmas: (word) => {
        const accented = built.has(word) ? undefined : folded.get(fold(word));
        return [
          { text: word, form: 'base' },
          ...(accented === undefined ? [] : [{ text: accented, form: 'base' } as const]),
        ];
      },
    };
  }

  private addFunctionWords(): void {
    const { vocabulary } = this;
    this.addKeyed(vocabulary.negation, {
      no: { isNegation: true },
      without: { isNegation: true },
      except: { isNegation: true },
      'free of': { isNegation: true },
      minus: { isNegation: true },
    });
    // Particles of subject and object first: they are in other lists, too.
    const { subject, object, ...connectors } = vocabulary.connectors;
    this.addKeyed({ ...(subject && { subject }), ...(object && { object }) }, {});
    this.addKeyed(connectors, {});
    this.addKeyed(vocabulary.time, {});
    this.addKeyed(vocabulary.degrees, {});
    for (const [key, packed] of Object.entries(vocabulary.modifiers)) {
      const said = english(key)?.effect;
      const heavy = key === 'loud' ? english('heavy')?.effect?.mods : undefined;
      const effect = said && heavy ? { ...said, inWeather: heavy } : said;
      if (effect)
        for (const word of unpack(packed)) if (!RELATIVE_CLAUSE.test(word)) this.builder.add(word, { effect });
    }
    this.addNumbers();
    for (const word of wordsOf(WHICH[vocabulary.code])) this.builder.add(word, { isRelative: true });
    for (const word of wordsOf(vocabulary.articles)) this.builder.add(word, { isDeterminer: true });
    for (const phrase of wordsOf(vocabulary.frames)) this.builder.add(phrase, { isFrame: true });
    for (const form of wordsOf(vocabulary.light))
      this.builder.add(form, { verb: { lemma: form, kind: 'light', rows: [] }, form: 's' });
  }

  private addKeyed(table: Readonly<Record<string, string>>, own: Readonly<Record<string, Entry>>): void {
    for (const [key, words] of Object.entries(table)) {
      const entry = own[key] ?? meaningOf(key);
      if (entry) for (const word of wordsOf(words)) this.builder.add(word, entry);
    }
  }

  /** "Drei" is a number, "dreimal" and "drei mal" say how often. */
  private addNumbers(): void {
    const times = wordsOf(this.vocabulary.times);
    for (const [key, words] of Object.entries(this.vocabulary.numbers)) {
      const value = Number(key) || meaningOf(key)?.number;
      if (value === undefined) continue;
      for (const word of wordsOf(words)) {
        const isCount = /(?:mal|\dx|[回度]|発|遍)$/.test(word);
        if (/^\d+$/.test(word)) continue;
        if (isCount) this.builder.add(word, { count: value });
        else this.builder.add(word, value === 1 ? { isDeterminer: true, isOne: true } : { number: value });
        for (const time of times)
          this.builder.add(this.vocabulary.code === 'ja' ? `${word}${time}` : `${word} ${time}`, { count: value });
      }
    }
  }

  private noun(word: string): NounDraft {
    let draft = this.nouns.get(word);
    if (!draft) {
      draft = { word, tags: [] };
      this.nouns.set(word, draft);
    }
    return draft;
  }

  private addNouns(): void {
    const { vocabulary } = this;
    for (const [word, rule] of Object.entries(vocabulary.choices)) {
      const other = /(?:^|;)>(\w+)$/.exec(rule)?.[1];
      const isNoun = Object.values(vocabulary.nouns).some((words) => wordsOf(words).includes(word));
      if (other !== undefined && isNoun) this.noun(word).source = other;
    }
    for (const [source, words] of [
      ...Object.entries(vocabulary.nouns),
      ...Object.entries(vocabulary.compounds?.listed ?? {}),
      ...Object.entries(vocabulary.compounds?.heads ?? {}),
    ]) {
      for (const word of wordsOf(words)) this.noun(word).source ??= source;
    }
    const verbForms = new Set(vocabulary.verbForms.flatMap(unpack));
    for (const [source, words] of Object.entries(vocabulary.imitations))
      for (const word of wordsOf(words)) {
        if (verbForms.has(word)) continue;
        const draft = this.noun(word);
        draft.source ??= source;
        draft.isEvent = true;
      }
    this.addThings();
    const silent = new Set(SILENT_PERSONS.split(', '));
    for (const draft of this.nouns.values()) {
      if (
        draft.source !== undefined &&
        ((findSource(draft.source)?.group === 'human_voice' && !isOfClass(draft.source, 'person or persons')) ||
          HAPPENINGS.has(draft.source))
      )
        draft.isEvent = true;
      completeNoun(draft, silent.has(draft.word));
      const noun: Noun = draft;
      this.builder.add(noun.word, { noun });
      for (const form of this.nounForms.get(noun.word) ?? regularPlurals(noun.word, this.vocabulary.code))
        this.builder.add(form, { noun, form: this.isPlural(form) ? 's' : 'base' });
    }
  }

  /** German forms in -s are genitives, Italian ones plurals of every ending. */
  private isPlural(form: string): boolean {
    const { code } = this.vocabulary;
    return code === 'it' || (code === 'de' ? !form.endsWith('s') : form.endsWith('s') || form.endsWith('x'));
  }

  private addThings(): void {
    const { vocabulary } = this;
    for (const material of MATERIALS) {
      for (const word of wordsOf(vocabulary.materials[material])) {
        const draft = this.noun(word);
        draft.material ??= material;
        draft.surface ??= material;
        settleThing(draft);
      }
    }
    for (const [material, words] of Object.entries(vocabulary.surfaces))
      for (const word of wordsOf(words)) {
        const draft = this.noun(word);
        draft.surface ??= material as Material;
        settleThing(draft);
      }
    for (const [key, words] of Object.entries(vocabulary.spaces)) {
      const kind: SpaceKind | undefined = english(key)?.noun?.space;
      if (kind) for (const word of wordsOf(words)) this.noun(word).space ??= kind;
    }
    for (const [device, words] of Object.entries(vocabulary.devices)) {
      if (!(device in DEVICE_WORDS)) continue;
      for (const word of wordsOf(words)) {
        if (word.includes(' ') || vocabulary.code === 'ja')
          this.builder.add(word, { effect: { device: device as Device } });
        else this.noun(word).device ??= device as Device;
      }
    }
  }

  private addVerbs(): void {
    const sources = new Map<string, string[]>();
    const ranked = Object.entries(this.vocabulary.verbs).flatMap(([source, words]) =>
      wordsOf(words).map((word, rank) => ({ source, word, rank })),
    );
    for (const { source, word } of ranked.sort((a, b) => a.rank - b.rank))
      sources.set(word, [...(sources.get(word) ?? []), source]);
    for (const word of Object.keys(this.vocabulary.choices))
      if (!sources.has(word) && this.verbForms.has(word)) sources.set(word, []);
    for (const [word, given] of sources) {
      const verb = this.verb(word, given);
      this.builder.add(word, { verb });
      for (const form of this.verbForms.get(word) ?? [])
        this.builder.add(form, {
          verb,
          form: /(?:ndo|ant|ante|antes|anti|end|ende|enden|ender|endes|endem)$/.test(form) ? 'ing' : 's',
        });
    }
  }

  private verb(lemma: string, sources: readonly string[]): Verb {
    const rule = this.vocabulary.choices[lemma];
    const rows: VerbRow[] = [];
    let usual = sources[0];
    let isLight = false;
    for (const part of rule === undefined ? [] : rule.split(';')) {
      const [words = '', gives = ''] = part.split('>');
      if (words === '' && gives === '=') isLight = true;
      else if (words === '') usual = gives;
      else rows.push({ on: wordsOf(words), gives: gives === '=' ? 'own' : gives });
    }
    for (const source of sources) rows.push({ on: [source], gives: 'own' });
    const same = usual === undefined ? undefined : englishVerbOf(usual);
    if (usual === undefined || VAGUE.has(usual) || BLOWS.has(usual))
      rows.push({ on: SOUNDS_WHEN_STRUCK, gives: 'own' });
    if (usual !== undefined && BLOWS.has(usual)) rows.push({ on: STRUCK_THINGS, gives: 'own' });
    const keepers = usual === undefined ? undefined : KEEPERS[usual];
    if (keepers !== undefined) rows.push({ on: keepers, gives: 'own' });
    if (usual !== undefined && VAGUE.has(usual)) isLight = true;
    const isExact = (sources.length === 1 && rule === undefined) || (usual !== undefined && VAGUE.has(usual));
    return {
      lemma,
      kind: isLight
        ? 'light'
        : same?.kind === 'strike' || same?.kind === 'break'
          ? same.kind
          : usual === undefined
            ? 'light'
            : 'sound',
      rows: [...rows, ...(same?.rows ?? []).filter((row) => !isExact || row.gives === 'own' || CLOSE.has(row.gives))],
      ...(usual !== undefined && { source: usual }),
      ...(same?.variant && { variant: same.variant }),
    };
  }
}

/** What begins a relative clause, where the word is clear. */
const WHICH: Readonly<Record<string, string | undefined>> = { es: 'que', fr: 'qui', it: 'che', pt: 'que' };

/** Forms by their base. */
function formsOf(packed: readonly string[]): Map<string, readonly string[]> {
  return new Map(
    packed.map((one) => {
      const [base, ...others] = unpack(one);
      return [base, others];
    }),
  );
}

/** A material, or a thing that something happens on, is silent unless it is named as weather, water or cloth. */
function settleThing(draft: NounDraft): void {
  const group = draft.source === undefined ? undefined : findSource(draft.source)?.group;
  if (
    group !== undefined &&
    (SOUNDING_MATERIALS.has(group) || SOUNDING_THINGS.has(draft.source ?? '')) &&
    !SILENT_GROUNDS.has(draft.source ?? '')
  )
    return;
  draft.isInert = true;
  delete draft.source;
}

/** The first English verb that means the source by itself. */
function englishVerbOf(source: string): Verb | undefined {
  for (const lemma of findSource(source)?.verbs ?? []) {
    const verb = english(lemma)?.verb;
    if (verb?.source === source) return verb;
  }
  return undefined;
}

/** Plurals that a rule gives; of the first word for phrases with "de". */
function regularPlurals(word: string, code: string): string[] {
  if (!['es', 'fr', 'pt'].includes(code) || word.endsWith('s')) return [];
  const [first = '', ...rest] = word.split(' ');
  const plurals = /[aeiouéàâ]$/.test(first) || code === 'fr' ? [`${first}s`] : [`${first}es`];
  if (code === 'es' && first.endsWith('z')) plurals.push(`${first.slice(0, -1)}ces`);
  if (code === 'es' && first.endsWith('ón')) plurals.push(`${first.slice(0, -2)}ones`);
  if (code === 'pt' && first.endsWith('ão')) plurals.push(`${first.slice(0, -2)}ões`, `${first}s`);
  if (code === 'pt' && first.endsWith('m')) plurals.push(`${first.slice(0, -1)}ns`);
  if (code === 'pt' && first.endsWith('l')) plurals.push(`${first.slice(0, -1)}is`);
  if (code === 'fr' && /(?:eau|eu)$/.test(first)) plurals.push(`${first}x`);
  return plurals.map((plural) => [plural, ...rest].join(' '));
}

/** Without accents. */
function fold(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ß/g, 'ss');
}

/** Builds the lexicon of a language from its vocabulary, in a few milliseconds. */
export function buildForeignLexicon(vocabulary: Vocabulary, cut: (phrase: string) => string[]): Lexicon {
  return new ForeignLexicon(vocabulary, cut).build();
}

/** Words of places that sound by themselves, and what is heard in them. */
export function ambienceWords(vocabulary: Vocabulary): Record<string, string> {
  const heard = new Set([...Object.values(SPACE_AMBIENCE), ...FURTHER_AMBIENCES]);
  return Object.fromEntries(
    Object.entries(vocabulary.nouns)
      .filter(([source]) => heard.has(source))
      .flatMap(([source, words]) => wordsOf(words).map((word) => [word, source])),
  );
}
