import {
  type Clause,
  type Frame,
  isPlaceOrMotion,
  type NounPhrase,
  type SaidEffect,
  verbMatches,
  type VerbPhrase,
} from './phrases';
import { RESULT_OF_DEED } from '../english/verbs/results';
import type { Effect, Noun, Verb } from '../lexicon/lexicon';
import { isPart } from '../lexicon/parts';
import { isTagged } from '../tag/neighbours';
import type { Tag, TaggedToken } from '../tag/tagged-token';

/** Builds the frames of one clause from left to right. */
export class ClauseReader {
  private readonly frames: Frame[] = [];
  private readonly free: NounPhrase[] = [];
  private current: Frame | undefined;
  private lastPhrase: NounPhrase | undefined;
  private lastItem: 'noun' | 'verb' | 'other' = 'other';
  private pending: SaidEffect[] = [];
  private degree = 1;
  private number: number | undefined;
  private numberSpan: [number, number] | undefined;
  private quantity: NounPhrase['quantity'];
  private preposition: string | undefined;
  private aspect: SaidEffect | undefined;
  private isSingle = false;
  private isRelative = false;
  private isOwned = false;
  private isNegating = false;
  private loosePlaces: NounPhrase[] = [];
  private looseCount: Clause['looseCount'];
  private another: [number, number] | undefined;

  constructor(
    private readonly antecedent: (verb: Verb) => NounPhrase | undefined,
    negating: boolean,
  ) {
    this.isNegating = negating;
  }

  read(mentions: readonly TaggedToken[]): Omit<Clause, 'link' | 'linkMention'> {
    mentions.forEach((mention, index) => ClauseReader.TAKE[mention.kind]?.(this, mention, mentions[index + 1]));
    this.close();
    return {
      frames: this.frames,
      loose: this.pending,
      loosePlaces: this.loosePlaces,
      isNegated: this.isNegating,
      ...(this.looseCount && { looseCount: this.looseCount }),
    };
  }

  /** What is done with each kind of token; the others say nothing of a clause. */
  private static readonly TAKE: Readonly<
    Partial<Record<Tag, (reader: ClauseReader, mention: TaggedToken, next: TaggedToken | undefined) => void>>
  > = {
    noun: (reader, mention) => {
      reader.takeNoun(mention);
    },
    verb: (reader, mention, next) => {
      reader.takeVerb(mention, next);
    },
    effect: (reader, mention, next) => {
      reader.takeEffect(mention, next);
    },
    seconds: (reader, mention, next) => {
      reader.takeEffect(mention, next);
    },
    preposition: (reader, mention) => {
      reader.takePreposition(mention);
    },
    count: (reader, { value, start, end }) => {
      reader.takeCount({ count: value, span: [start, end] });
    },
    rate: (reader, { value, start, end }) => {
      reader.takeCount({ rate: value, span: [start, end] });
    },
    number: (reader, { value, start, end }) => {
      reader.number = value;
      reader.numberSpan = [start, end];
      reader.lastItem = 'other';
    },
    quantity: (reader, { entry, start, end }) => {
      reader.quantity = entry.quantity;
      reader.numberSpan = [start, end];
      reader.lastItem = 'other';
    },
    degree: (reader, { entry: { degree = 1 } }) => {
      reader.degree *= degree;
    },
    negation: (reader, mention, next) => {
      reader.takeNegation(mention, next);
    },
    pronoun: (reader, _, next) => {
      reader.takePronoun(next);
    },
    determiner: (reader, { entry, start, end }) => {
      if (entry.isAnother) reader.another = [start, end];
      reader.isSingle = entry.isOne === true;
      reader.isOwned = entry.isPossessive === true;
      reader.lastItem = 'other';
    },
    relative: (reader) => {
      reader.isRelative = reader.lastItem === 'noun';
    },
    unknown: (reader) => {
      reader.lastItem = 'other';
    },
  };

  private takeNegation(mention: TaggedToken, next: TaggedToken | undefined): void {
    if (mention.entry.isNot === true && isTagged(next, 'degree', 'effect')) this.degree *= -0.5;
    else this.isNegating = true;
    this.lastItem = 'other';
  }

  private takePronoun(next: TaggedToken | undefined): void {
    if (this.lastItem === 'verb') this.takeDoneTo();
    if (next === undefined || !(next.entry.verb || isTagged(next, 'auxiliary', 'effect'))) return;
    const meant = next.entry.verb && this.antecedent(next.entry.verb);
    if (meant && this.current === undefined && this.free.length === 0) this.free.push({ ...meant, isRecalled: true });
  }

  /** "Opens a drawer and shuts it". */
  private takeDoneTo(): void {
    const deed = this.current?.verb?.verb;
    const done = deed && this.antecedent(deed);
    if (done && verbMatches(deed, done)) this.current?.objects.push(done);
  }

  private takeCount(said: { count?: number; rate?: number; span: [number, number] }): void {
    const frame = this.current ?? (this.free.length > 0 ? this.openFrame() : undefined);
    if (!frame) {
      this.looseCount = said;
      return;
    }
    if (said.count !== undefined) frame.count = said.count;
    if (said.rate !== undefined) frame.rate = said.rate;
    frame.countSpan = said.span;
  }

  /** Turns the nouns without a verb so far into a frame. */
  private openFrame(): Frame {
    const frame: Frame = { subjects: this.free.splice(0), objects: [], places: [], effects: [] };
    this.frames.push(frame);
    this.current = frame;
    return frame;
  }

  private takeEffect(mention: TaggedToken, next: TaggedToken | undefined): void {
    const effect = mention.entry.effect;
    if (!effect) return;
    const said: SaidEffect = { effect, factor: this.degree, mention };
    this.degree = 1;
    const isOfBefore = this.lastItem !== 'other' || isPlaceOrMotion(effect);
    if (this.belongsToNext(effect, next) || !isOfBefore || !this.attachBack(said)) this.pending.push(said);
  }

  private belongsToNext(effect: Effect, next: TaggedToken | undefined): boolean {
    if (isPlaceOrMotion(effect) || !isTagged(next, 'noun', 'effect', 'degree', 'verb')) return false;
    const isWhere = this.lastItem === 'noun' && next?.entry.noun?.space === 'underwater';
    return !isWhere;
  }

  private attachBack(said: SaidEffect): boolean {
    if (this.current) this.current.effects.push(said);
    else if (this.lastPhrase) this.lastPhrase.effects.push(said);
    else return false;
    return true;
  }

  private takePreposition(mention: TaggedToken): void {
    this.flushPendingBack();
    this.isRelative = false;
    // "Strikes four in an empty hall": how often, not how many halls.
    if (this.number !== undefined && this.numberSpan && this.current?.verb)
      this.takeCount({ count: this.number, span: this.numberSpan });
    if (this.current?.verb) this.number = this.numberSpan = undefined;
    this.preposition = mention.entry.preposition;
    this.lastItem = 'other';
  }

  /** Modifiers that no noun followed belong to what came before. */
  private flushPendingBack(): void {
    this.pending = this.pending.filter((said) => !this.attachBack(said));
  }

  private takeNoun(mention: TaggedToken): void {
    const head = mention.entry.noun;
    if (!head) return;
    if (this.lastItem === 'noun' && this.lastPhrase && this.pending.length === 0 && this.number === undefined) {
      this.extend(this.lastPhrase, head, mention);
      return;
    }
    const phrase = this.phraseOf(head, mention);
    if (this.isOwned) this.own(phrase);
    this.isOwned = false;
    this.place(phrase);
    this.pending = [];
    this.number = this.numberSpan = undefined;
    this.quantity = undefined;
    this.isSingle = false;
    this.preposition = undefined;
    this.lastPhrase = phrase;
    this.lastItem = 'noun';
  }

  private phraseOf(head: Noun, mention: TaggedToken): NounPhrase {
    const { number, quantity, preposition, numberSpan } = this;
    return {
      head,
      mention,
      modifiers: [],
      spans: [...(numberSpan ? [numberSpan] : []), [mention.start, mention.end]],
      effects: this.pending,
      isPlural: mention.form === 's',
      isSingle: this.isSingle,
      places: [],
      isNegated: this.isNegating,
      ...(number !== undefined && { number }),
      ...(quantity && { quantity }),
      ...(preposition && { preposition }),
      ...(mention.corrected !== undefined && { corrected: mention.corrected }),
      ...(mention.stretched !== undefined && { stretched: mention.stretched }),
    };
  }

  /** "A train with its horn blaring": a part belongs to what was named before. */
  private own(part: NounPhrase): void {
    const owner =
      this.lastPhrase ??
      this.antecedent({ lemma: '', kind: 'light', rows: [{ on: ['vehicle', 'aircraft', 'machine'], gives: 'own' }] });
    if (owner && isPart(part.head.word)) part.modifiers.push(owner.head);
  }

  private extend(phrase: NounPhrase, head: Noun, mention: TaggedToken): void {
    if (head.word === phrase.head.word) {
      phrase.number = (phrase.number ?? 1) + 1;
    } else {
      phrase.modifiers.push(phrase.head);
      phrase.head = head;
      phrase.mention = mention;
    }
    phrase.isPlural = mention.form === 's';
    phrase.spans.push([mention.start, mention.end]);
  }

  private place(phrase: NounPhrase): void {
    const { preposition } = phrase;
    if (preposition === undefined) (this.current?.objects ?? this.free).push(phrase);
    else if (preposition !== 'of' || !this.placeGenitive(phrase)) this.placesAfter(preposition).push(phrase);
  }

  /** What stands after "of" belongs to the noun before it, or does what was said before it: "the falling of leaves". */
  private placeGenitive(phrase: NounPhrase): boolean {
    const { current, lastPhrase } = this;
    const isDoer = current?.verb !== undefined && current.subjects.length + current.objects.length === 0;
    if (isDoer) current.subjects.push(phrase);
    else if (lastPhrase) lastPhrase.of = phrase;
    return isDoer || lastPhrase !== undefined;
  }

  private placesAfter(preposition: string): NounPhrase[] {
    const { current, lastPhrase, free } = this;
    if (lastPhrase?.preposition === 'with' && ON_A_THING.has(preposition)) return lastPhrase.places;
    return (current ?? free.at(-1))?.places ?? this.loosePlaces;
  }

  private takeVerb(mention: TaggedToken, next: TaggedToken | undefined): void {
    const { verb } = mention.entry;
    if (!verb) return;
    if (this.takesResult(verb, mention)) return;
    if (verb.kind === 'aspect' && verb.effect) {
      this.takeAspect({ effect: verb.effect, factor: 1, mention });
      return;
    }
    const phrase: VerbPhrase = { verb, form: mention.form, mention, spans: [[mention.start, mention.end]] };
    const isApart = mention.form === 'ing' && this.isAccompaniment(next);
    const subjects = isApart ? this.nobody() : (this.whichDoes() ?? this.subjectsFor(phrase));
    this.isRelative = false;
    this.openDeed({
      verb: phrase,
      subjects,
      objects: [],
      places: [],
      effects: this.pending,
      ...(isApart && { isApart }),
    });
    this.preposition = undefined;
    this.lastItem = 'verb';
  }

  /** What was named before goes without a verb. */
  private nobody(): NounPhrase[] {
    if (this.free.length > 0) this.openFrame();
    return [];
  }

  /** "Creaks open": how it ends, not a second deed. */
  private takesResult({ lemma }: Verb, mention: TaggedToken): boolean {
    const { verb, effects } = this.current ?? {};
    const variant = RESULT_OF_DEED[lemma];
    if (this.lastItem !== 'verb' || !verb || mention.form !== 'base' || variant === undefined) return false;
    verb.spans.push([mention.start, mention.end]);
    effects?.push({ effect: { variant }, factor: 1, mention });
    return true;
  }

  /** "With clacking", "near a dripping tap". */
  private isAccompaniment(next: TaggedToken | undefined): boolean {
    const { preposition } = this;
    if (preposition === undefined || preposition === 'with') return preposition !== undefined;
    const isOfDeed = preposition === 'of' && this.current?.verb !== undefined;
    return (isOfDeed || !OF.has(preposition)) && isTagged(next, 'noun');
  }

  /** A frame of a verb, with all that was said before it and not yet used. */
  private openDeed(frame: Frame): void {
    const count = this.quantity?.count ?? this.number;
    if (count !== undefined) frame.count = count;
    if (this.numberSpan) frame.countSpan = this.numberSpan;
    if (this.aspect) frame.effects.push(this.aspect);
    this.pending = [];
    this.number = this.numberSpan = this.quantity = this.aspect = undefined;
    this.frames.push(frame);
    this.current = frame;
  }

  /** "Steps on a floor that creaks": the floor does it, and the steps go on. */
  private whichDoes(): NounPhrase[] | undefined {
    const last = this.lastPhrase;
    const places = this.free[this.free.length - 1]?.places ?? [];
    const floor = this.isRelative ? places.find((place) => place === last || place.of === last) : undefined;
    if (!floor) return undefined;
    this.openFrame();
    return [floor];
  }

  private takeAspect(said: SaidEffect): void {
    if (said.effect.time === 'stop') {
      if (!this.attachBack(said)) this.pending.push(said);
    } else {
      this.aspect = said;
    }
    this.lastItem = 'other';
  }

  /**
   * The nouns that do it: all before the first verb, or the last noun after an earlier verb ("water running over
   * rocks").
   */
  private subjectsFor(phrase: VerbPhrase): NounPhrase[] {
    const { current, lastPhrase } = this;
    if (current === undefined) return this.free.length > 0 ? this.fromFree(phrase) : this.loosePlaces.splice(-1);
    const held = [current.objects, current.places].find((list) => lastPhrase && list.includes(lastPhrase));
    if (lastPhrase && held && phrase.form !== 'ed') {
      held.splice(held.indexOf(lastPhrase), 1);
      return [lastPhrase];
    }
    return current.verb ? [...current.subjects] : this.reopen(current);
  }

  /** Nouns that were closed before their verb came. */
  private reopen(frame: Frame): NounPhrase[] {
    this.frames.splice(this.frames.indexOf(frame), 1);
    this.pending.push(...frame.effects);
    this.number ??= frame.count;
    this.numberSpan ??= frame.countSpan;
    return frame.subjects;
  }

  private fromFree(phrase: VerbPhrase): NounPhrase[] {
    const subjects = this.free.splice(0);
    const last = subjects[subjects.length - 1];
    if (last.of && isOuterOfDeed(last, phrase.verb)) {
      // "A burst of noise", "the roar of a crowd cheering": the inner noun does it, the outer one says how.
      last.of.effects.push(...last.effects);
      return [...subjects.slice(0, -1), last.of];
    }
    const place = last.places.at(-1);
    if (!place || phrase.form === 'ed' || !doesItThere(place, last, phrase.verb)) return subjects;
    last.places.pop();
    this.frames.push({ subjects, objects: [], places: [], effects: [] });
    return [place];
  }

  /** A number after which nothing stands, or "another" of a noun that is not said again. */
  private countLeft(): Clause['looseCount'] {
    const { number = Infinity, numberSpan, another } = this;
    if (number <= MOST_BARE_COUNT && numberSpan) return { count: number, span: numberSpan };
    const isAlone = this.frames.length === 0 && !this.lastPhrase;
    return another && isAlone ? { count: 1, span: another } : undefined;
  }

  private close(): void {
    if (this.aspect) this.attachBack(this.aspect);
    this.looseCount ??= this.countLeft();
    this.flushPendingBack();
    if (this.free.length > 0) this.frames.push({ subjects: this.free.splice(0), objects: [], places: [], effects: [] });
  }
}

/** Whether a noun before "of" only says how what stands after it is heard. */
function isOuterOfDeed(outer: NounPhrase, verb: Verb): boolean {
  if (verbMatches(verb, { ...outer, modifiers: [] })) return false;
  return outer.head.source === undefined || outer.head.isEvent === true;
}

/** "A street with a dog barking": what is named after the preposition does it. */
function doesItThere(place: NounPhrase, named: NounPhrase, verb: Verb): boolean {
  return place.preposition === 'with' || (verbMatches(verb, place) && !verbMatches(verb, named));
}

/** A number with nothing after it ("knock 3") is a count only when it is small. */
const MOST_BARE_COUNT = 12;
/** "With rain against the window": what happens there is what was named with it. */
const ON_A_THING = new Set(['on', 'onto', 'against', 'upon']);
/** What comes from a thing, or is a part of it, is no second sound. */
const OF = new Set(['of', 'from']);
