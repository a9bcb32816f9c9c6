import { DEVICES, MATERIALS, type Device, type Material } from '@whoosh/sound-scene';
import { groupOf } from '../../catalogue';
import { isOfClass } from '../../catalogue/classes';
import { LexiconBuilder } from '../lexicon/compile';
import type { Entry, Lexicon, Noun } from '../lexicon/lexicon';
import { completeNoun, type NounDraft } from '../lexicon/noun-tags';
import { remembered } from '../lexicon/remembered';
import { lemmatiser } from './lemmas';
import { foreignMeasures } from './measures';
import { meaningOf, modifierOf, saidBy } from './meanings';
import { GERUND, MORPHOLOGY, type Morphology, regularPlurals, RELATIVE_CLAUSE } from './morphology';
import { addTranslations } from './translations';
import { FURTHER_AMBIENCES, HAPPENINGS, SILENT_GROUNDS, SOUNDING_THINGS } from './verb-senses';
import { verbOf } from './verbs';
import { type ForeignLang, packedForms, unpack, type Vocabulary, wordsOf } from './vocabulary';

/** What lies under foot or is struck does not sound by itself; these materials do. */
const SOUNDING_MATERIALS = new Set(['weather', 'water', 'fire']);

/** A single hiragana that no word of a script without blanks holds: how the word before it ends. */
const INFLECTION = /^[ぁ-ゖ]$/u;

class ForeignLexicon {
  private readonly builder: LexiconBuilder;
  private readonly nouns = new Map<string, NounDraft>();
  private readonly nounForms: ReadonlyMap<string, readonly string[]>;
  private readonly verbForms: ReadonlyMap<string, readonly string[]>;

  constructor(
    private readonly code: ForeignLang,
    private readonly vocabulary: Vocabulary,
    private readonly morphology: Morphology,
    private readonly english: Lexicon,
    private readonly cut: (phrase: string) => string[],
  ) {
    this.builder = new LexiconBuilder(cut);
    this.nounForms = formsOf(packedForms(vocabulary.nounForms));
    this.verbForms = formsOf(vocabulary.verbForms);
  }

  build(): Lexicon {
    const { code, vocabulary, morphology, english, cut } = this;
    this.addFunctionWords();
    this.addNouns();
    this.addVerbs();
    addTranslations(vocabulary.translations, this.builder, english, morphology);
    this.addChoosers();
    this.addSilent(wordsOf(vocabulary.stopwords));
    // Without blanks only what the lexicon holds is a word.
    if (morphology.isUnspaced) this.addSilent(wordsOf(vocabulary.plain));
    else
      this.addSilent(
        Object.values(vocabulary.measures ?? {})
          .flatMap(wordsOf)
          .flatMap(cut),
      );
    const built = this.builder.build(new Map(), {
      impactByMaterial: english.impactByMaterial,
      breakByMaterial: english.breakByMaterial,
      parts: english.parts,
      tagsOf: english.tagsOf,
      measures: foreignMeasures(english.measures, vocabulary, this.cut),
    });
    const plain = new Set(wordsOf(vocabulary.plain));
    const isPlain = (word: string): boolean =>
      plain.has(word) || (morphology.isUnspaced === true && INFLECTION.test(word));
    return {
      ...built,
      isPlain,
      longest: morphology.isUnspaced ? 14 : 6,
      ...(!morphology.isUnspaced && { skipped: new Set(wordsOf(vocabulary.articles)) }),
      lemmas: remembered(lemmatiser(built, isPlain, code)),
    };
  }

  /** What chooses a verb's source and has no sound of its own, so that it is read as the verb's subject or object. */
  private addChoosers(): void {
    const others = new Set(wordsOf(this.vocabulary.stopwords));
    for (const word of choosersOf(this.vocabulary).filter((one) => !others.has(one) && !this.builder.get(one))) {
      const noun: Noun = { word, tags: [], isInert: true };
      this.builder.add(word, { noun });
      for (const form of regularPlurals(word, this.morphology))
        if (!this.builder.get(form)) this.builder.add(form, { noun, form: 's' });
    }
  }

  /** Words that are known and do nothing, so that they are not taken for others that are misspelt. */
  private addSilent(words: readonly string[]): void {
    for (const word of words) if (!this.builder.get(word)) this.builder.add(word, { isIgnored: true });
  }

  private addFunctionWords(): void {
    const { vocabulary } = this;
    this.addKeyed(vocabulary.negation);
    // Particles of subject and object first: they are in other lists, too.
    const { subject = '', object = '', ...connectors } = vocabulary.connectors;
    this.addKeyed({ subject, object });
    this.addKeyed(connectors);
    this.addKeyed(vocabulary.time);
    this.addKeyed(vocabulary.degrees);
    this.addModifiers();
    this.addNumbers();
    this.add(this.morphology.relative, () => ({ isRelative: true }));
    this.add(vocabulary.articles, () => ({ isDeterminer: true }));
    this.add(vocabulary.frames, () => ({ isFrame: true }));
    this.add(vocabulary.light, (lemma) => ({ verb: { lemma, kind: 'light', rows: [] }, form: 's' }));
  }

  private add(words: string | undefined, entry: (word: string) => Entry): void {
    for (const word of wordsOf(words)) this.builder.add(word, entry(word));
  }

  private addKeyed(table: Readonly<Record<string, string>>): void {
    for (const [key, words] of Object.entries(table)) {
      const entry = meaningOf(key, this.english);
      if (entry) this.add(words, () => entry);
    }
  }

  private addModifiers(): void {
    for (const [key, packed] of Object.entries(this.vocabulary.modifiers)) {
      const effect = modifierOf(key, this.english);
      if (effect)
        for (const word of unpack(packed)) if (!RELATIVE_CLAUSE.test(word)) this.builder.add(word, { effect });
    }
  }

  /** "Drei" is a number, "dreimal" and "drei mal" say how often. */
  private addNumbers(): void {
    const times = wordsOf(this.vocabulary.times);
    const blank = this.morphology.isUnspaced ? '' : ' ';
    for (const [key, words] of Object.entries(this.vocabulary.numbers)) {
      const value = Number(key) || meaningOf(key, this.english)?.number;
      if (value === undefined) continue;
      for (const word of wordsOf(words).filter((one) => !/^\d+$/.test(one))) {
        this.builder.add(word, this.numeral(word, value));
        for (const time of times) this.builder.add(`${word}${blank}${time}`, { count: value });
      }
    }
  }

  private numeral(word: string, value: number): Entry {
    if (/\dx$/.test(word) || this.morphology.times?.test(word)) return { count: value };
    return value === 1 ? { isDeterminer: true, isOne: true } : { number: value };
  }

  private noun(word: string): NounDraft {
    const draft = this.nouns.get(word) ?? { word, tags: [] };
    this.nouns.set(word, draft);
    return draft;
  }

  private eachNoun<K extends string>(
    table: Readonly<Partial<Record<K, string>>>,
    change: (draft: NounDraft, key: K) => void,
  ): void {
    for (const [key, words] of Object.entries(table) as [K, string][])
      for (const word of wordsOf(words)) change(this.noun(word), key);
  }

  private addNouns(): void {
    this.addSources();
    this.addMatter();
    const happenings = new Set(wordsOf(this.vocabulary.happenings));
    for (const draft of this.nouns.values()) {
      if (happenings.has(draft.word)) draft.isEvent = true;
      else if (this.mayBeSeveral(draft)) draft.isOngoing = true;
      else if (isHappening(draft.source)) draft.isEvent = true;
      completeNoun(draft, false, this.english.tagsOf);
    }
    const plurals = this.listedPlurals();
    for (const noun of this.nouns.values()) {
      if (!plurals.has(noun.word)) this.builder.add(noun.word, { noun });
      for (const form of this.formsOf(noun.word)) this.builder.add(form, { noun, form: this.numberOf(form) });
    }
  }

  /** Where nothing marks a plural, the noun of a deed that nobody means once is no single event: "足音". */
  private mayBeSeveral({ source }: NounDraft): boolean {
    return this.morphology.isUnspaced === true && isOfClass(source, 'goes on once it is done');
  }

  /** Nouns that are plurals of others that mean the same: "Schritt, Schritte". */
  private listedPlurals(): ReadonlySet<string> {
    const plurals = [...this.nouns.values()].flatMap(({ word, source }) =>
      this.formsOf(word).filter((form) => {
        const isSame = form !== word && source !== undefined && this.nouns.get(form)?.source === source;
        return isSame && this.numberOf(form) === 's';
      }),
    );
    return new Set(plurals);
  }

  private formsOf(word: string): readonly string[] {
    return this.nounForms.get(word) ?? regularPlurals(word, this.morphology);
  }

  private numberOf(form: string): 's' | 'base' {
    return this.morphology.plural.test(form) ? 's' : 'base';
  }

  private addSources(): void {
    const { nouns, choices, compounds } = this.vocabulary;
    const named = new Set(Object.values(nouns).flatMap(wordsOf));
    for (const [word, rule] of Object.entries(choices)) {
      const other = /(?:^|;)>(\w+)$/.exec(rule)?.[1];
      if (other !== undefined && named.has(word)) this.noun(word).source = other;
    }
    for (const table of [nouns, compounds?.listed ?? {}, compounds?.heads ?? {}])
      this.eachNoun(table, (draft, source) => {
        draft.source ??= source;
      });
    this.addImitations();
  }

  private addImitations(): void {
    const forms = new Set(this.vocabulary.verbForms.flatMap(unpack));
    for (const [source, words] of Object.entries(this.vocabulary.imitations))
      for (const word of wordsOf(words).filter((one) => !forms.has(one))) {
        const draft = this.noun(word);
        draft.source ??= source;
        draft.isEvent = true;
      }
  }

  /** Materials, what lies under foot, places, and what one hears through. */
  private addMatter(): void {
    const { materials, surfaces, spaces, devices } = this.vocabulary;
    for (const material of MATERIALS)
      this.eachNoun({ [material]: materials[material] }, (draft) => {
        draft.material ??= material;
        draft.surface ??= material;
        settleThing(draft);
      });
    this.eachNoun(surfaces, (draft, material) => {
      draft.surface ??= material as Material;
      settleThing(draft);
    });
    for (const [key, words] of Object.entries(spaces)) {
      const kind = saidBy(key, this.english)?.noun?.space;
      if (kind)
        this.eachNoun({ [kind]: words }, (draft) => {
          draft.space ??= kind;
        });
    }
    for (const [device, words] of Object.entries(devices))
      if (DEVICES.includes(device as Device)) this.addDevice(device as Device, words);
  }

  private addDevice(device: Device, words: string): void {
    for (const word of wordsOf(words))
      if (word.includes(' ') || this.morphology.isUnspaced) this.builder.add(word, { effect: { device } });
      else this.noun(word).device ??= device;
  }

  private addVerbs(): void {
    const { verbs, choices, deeds } = this.vocabulary;
    const sources = new Map<string, string[]>();
    const ranked = Object.entries(verbs).flatMap(([source, words]) =>
      wordsOf(words).map((word, rank) => ({ source, word, rank })),
    );
    for (const { source, word } of ranked.sort((a, b) => a.rank - b.rank))
      sources.set(word, [...(sources.get(word) ?? []), source]);
    for (const [word, given] of sources) {
      const verb = verbOf(word, given, choices[word], this.english);
      this.builder.add(word, { verb });
      for (const form of this.verbForms.get(word) ?? [])
        this.builder.add(form, {
          verb,
          form: GERUND.test(form) ? 'ing' : 's',
          ...(this.isSeparable(form) && { isSeparable: true }),
        });
      for (const deed of wordsOf(deeds?.[word])) this.builder.add(deed, { verb, form: 'ing' });
    }
  }

  /** Whether a form is a verb and its particle, which is an adposition as well. */
  private isSeparable(form: string): boolean {
    const [, particle, ...others] = form.split(' ');
    if (this.morphology.hasSeparableVerbs !== true || particle === undefined || others.length > 0) return false;
    return this.builder.get(particle)?.relation !== undefined;
  }
}

/** The words by which a verb chooses. */
function choosersOf({ choices, verbs }: Vocabulary): string[] {
  const all = new Set(Object.values(verbs).flatMap(wordsOf));
  return Object.entries(choices)
    .filter(([word]) => all.has(word))
    .flatMap(([, rule]) => rule.split(';').flatMap((part) => wordsOf(part.split('>')[0])))
    .filter((word) => word.length >= SHORTEST_CHOOSER);
}

/**
 * Characters. Without blanks a shorter word is found inside others: without this limit 18 of 13,641 labelled
 * descriptions in six languages are read otherwise, all of them Japanese.
 */
const SHORTEST_CHOOSER = 3;

/** Forms by their base. */
function formsOf(packed: readonly string[]): Map<string, readonly string[]> {
  return new Map(
    packed.map((one) => {
      const [base, ...others] = unpack(one);
      return [base, others];
    }),
  );
}

/** Whether the nouns of a source are things that happen. */
function isHappening(source: string | undefined): boolean {
  if (source === undefined) return false;
  return HAPPENINGS.has(source) || (groupOf(source) === 'human_voice' && !isOfClass(source, 'person or persons'));
}

/** A material, or a thing that something happens on, is silent unless it is named as weather, water or cloth. */
function settleThing(draft: NounDraft): void {
  const { source = '' } = draft;
  const sounds = SOUNDING_MATERIALS.has(groupOf(source)) || SOUNDING_THINGS.has(source);
  if (sounds && !SILENT_GROUNDS.has(source)) return;
  draft.isInert = true;
  delete draft.source;
}

/** Builds the lexicon of a language from its vocabulary, in a few milliseconds. */
export function buildForeignLexicon(
  code: ForeignLang,
  vocabulary: Vocabulary,
  english: Lexicon,
  cut: (phrase: string) => string[],
): Lexicon {
  return new ForeignLexicon(code, vocabulary, MORPHOLOGY[code], english, cut).build();
}

/** Words of places that sound by themselves, and what is heard in them. */
export function ambienceWords(
  vocabulary: Vocabulary,
  ambienceOf: Readonly<Record<string, string>>,
): Record<string, string> {
  const heard = new Set([...Object.values(ambienceOf), ...FURTHER_AMBIENCES]);
  return Object.fromEntries(
    Object.entries(vocabulary.nouns)
      .filter(([source]) => heard.has(source))
      .flatMap(([source, words]) => wordsOf(words).map((word) => [word, source])),
  );
}
