import { isOfClass } from '../../catalogue/classes';
import { definedParts } from '../defined-parts';
import { ClauseFrames } from './clause-frames';
import { growing, type GrowingPhrase, type GrowingVerb } from './growing';
import { type Clause, isPlaceOrMotion, isPluralForm, type SaidEffect, verbMatches } from './phrases';
import type { Effect, Noun, Verb } from '../lexicon/lexicon';
import { OF } from '../relation';
import { isTagged } from '../tag/neighbours';
import type { Tag, TaggedToken } from '../tag/tagged-token';

/** Builds the frames of one clause from left to right: what each kind of token does to them. */
export class ClauseReader extends ClauseFrames {
  read(mentions: readonly TaggedToken[]): Omit<Clause, 'link'> {
    mentions.forEach((mention, index) => ClauseReader.TAKE[mention.kind]?.(this, mention, mentions[index + 1]));
    this.close();
    return {
      frames: this.frames,
      loose: this.pending,
      loosePlaces: this.loosePlaces,
      isNegated: this.hasNegated,
      ...(this.looseCount && { looseCount: this.looseCount }),
      ...(this.again && { saysAgain: true }),
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
    degree: (reader, { entry: { degree = 1, isAgain }, start, end }, next) => {
      const isDenied = reader.hasNegated || reader.degree < 0;
      if (isAgain && !isDenied && (next === undefined || isTagged(next, 'noun', 'verb'))) reader.again = [start, end];
      reader.degree *= degree;
    },
    negation: (reader, mention, next) => {
      reader.takeNegation(mention, next);
    },
    pronoun: (reader, _, next) => {
      reader.saysMore = true;
      reader.takePronoun(next);
    },
    determiner: (reader, { entry, start, end }) => {
      if (entry.isAnother) reader.another = [start, end];
      reader.isSingle = entry.isOne === true;
      reader.isOwned = entry.isPossessive === true;
      reader.lastItem = 'other';
    },
    ignored: (reader, { entry, start, end }) => {
      if (entry.isAgain) reader.again = [start, end];
      else reader.saysMore = true;
    },
    relative: (reader) => {
      reader.isRelative = reader.lastItem === 'noun';
    },
    unknown: (reader) => {
      reader.saysMore = true;
      reader.lastItem = 'other';
    },
  };

  private takeNegation(mention: TaggedToken, next: TaggedToken | undefined): void {
    if (mention.entry.isNot === true && isTagged(next, 'degree', 'effect')) this.degree *= -0.5;
    else this.isNegating = this.hasNegated = true;
    this.lastItem = 'other';
  }

  private takePronoun(next: TaggedToken | undefined): void {
    if (this.lastItem === 'verb') this.takeDoneTo();
    if (next === undefined || !(next.entry.verb || isTagged(next, 'auxiliary', 'effect'))) return;
    const meant = next.entry.verb && this.antecedent(next.entry.verb);
    if (meant && this.current === undefined && this.free.length === 0)
      this.free.push({ ...growing(meant), isRecalled: true });
  }

  /** "Opens a drawer and shuts it". */
  private takeDoneTo(): void {
    const deed = this.current?.verb?.verb;
    const done = deed && this.antecedent(deed);
    if (done && verbMatches(deed, done)) this.current?.objects.push(growing(done));
  }

  private takeCount(said: NonNullable<Clause['looseCount']>): void {
    const frame = this.current ?? (this.free.length > 0 ? this.openFrame() : undefined);
    if (!frame) {
      this.looseCount = said;
      return;
    }
    if (said.count !== undefined) frame.count = said.count;
    if (said.rate !== undefined) frame.rate = said.rate;
    frame.countSpan = said.span;
  }

  private takeEffect(mention: TaggedToken, next: TaggedToken | undefined): void {
    const effect = mention.entry.effect;
    if (!effect) return;
    const isOfCourse = isPace(effect) && this.isBesideCourse(mention, next);
    const said: SaidEffect = { effect: isOfCourse ? {} : effect, factor: this.degree, mention };
    this.course = mention;
    this.degree = 1;
    const isOfBefore = this.lastItem !== 'other' || isPlaceOrMotion(effect);
    if (this.belongsToNext(effect, next) || !isOfBefore || !this.attachBack(said)) this.pending.push(said);
  }

  private isBesideCourse({ start }: TaggedToken, next: TaggedToken | undefined): boolean {
    return isCourse(next) || (isCourse(this.course) && this.course?.end === start - 1);
  }

  private belongsToNext(effect: Effect, next: TaggedToken | undefined): boolean {
    if (isPlaceOrMotion(effect) || !isTagged(next, 'noun', 'effect', 'degree', 'verb')) return false;
    const isWhere = this.lastItem === 'noun' && next?.entry.noun?.space === 'underwater';
    return !isWhere;
  }

  private takePreposition(mention: TaggedToken): void {
    this.flushPendingBack();
    this.isRelative = false;
    // "Strikes four in an empty hall": how often, not how many halls.
    if (this.number !== undefined && this.numberSpan && this.current?.verb)
      this.takeCount({ count: this.number, span: this.numberSpan });
    if (this.current?.verb) this.number = this.numberSpan = undefined;
    this.relation = mention.entry.relation;
    this.lastItem = 'other';
  }

  private takeNoun(mention: TaggedToken): void {
    const head = mention.entry.noun;
    if (!head) return;
    if (this.endsNegation()) this.isNegating = false;
    else if (this.lastPhrase && this.isCompound()) {
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
    this.relation = undefined;
    this.lastPhrase = phrase;
    this.lastItem = 'noun';
  }

  /** "No background noise keyboard": what is often unwanted is no noun of kind before what is named next. */
  private endsNegation(): boolean {
    const { lastItem, lastPhrase } = this;
    const isNegated = lastItem === 'noun' && lastPhrase?.isNegated === true;
    return isNegated && isOfClass(lastPhrase.head.source, 'unwanted beside a sound');
  }

  /** Whether a noun is one with the noun just before it. */
  private isCompound(): boolean {
    return this.lastItem === 'noun' && this.pending.length === 0 && this.number === undefined;
  }

  private phraseOf(head: Noun, mention: TaggedToken): GrowingPhrase {
    const { number, quantity, relation, numberSpan } = this;
    return {
      head,
      mention,
      modifiers: [],
      spans: [...(numberSpan ? [numberSpan] : []), [mention.start, mention.end]],
      effects: this.pending,
      isPlural: isPluralForm(mention),
      isSingle: this.isSingle,
      places: [],
      isNegated: this.isNegating,
      ...(number !== undefined && { number }),
      ...(quantity && { quantity }),
      ...(relation && { relation }),
      ...definedParts(mention, ['corrected', 'stretched']),
    };
  }

  /** "A train with its horn blaring": a part belongs to what was named before. */
  private own(part: GrowingPhrase): void {
    const owner =
      this.lastPhrase ??
      this.antecedent({ lemma: '', kind: 'light', rows: [{ on: ['vehicle', 'aircraft', 'machine'], gives: 'own' }] });
    if (owner && this.lexicon.parts.has(part.head.word)) part.modifiers.push(owner.head);
  }

  private takeVerb(mention: TaggedToken, next: TaggedToken | undefined): void {
    const { verb } = mention.entry;
    if (!verb) return;
    if (this.takesResult(verb, mention)) return;
    if (verb.kind === 'aspect' && verb.effect) {
      this.takeAspect({ effect: verb.effect, factor: 1, mention });
      return;
    }
    const phrase: GrowingVerb = { verb, form: mention.form, mention, spans: [[mention.start, mention.end]] };
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
    this.relation = undefined;
    this.lastItem = 'verb';
  }

  /** "Creaks open", "kicks a door open": how it ends, not a second deed. */
  private takesResult({ result: variant }: Verb, mention: TaggedToken): boolean {
    const { verb, effects } = this.current ?? {};
    if (!verb || mention.form !== 'base' || variant === undefined) return false;
    if (this.lastItem !== 'verb' && !this.isDoneTo(verb)) return false;
    verb.spans.push([mention.start, mention.end]);
    effects?.push({ effect: { variant }, factor: 1, mention });
    return true;
  }

  /** "Slams a laptop shut": right before stands what it is done to; "sees a door open" tells what that does. */
  private isDoneTo({ verb: { kind } }: GrowingVerb): boolean {
    const { current, lastItem, lastPhrase } = this;
    const isObject = lastItem === 'noun' && lastPhrase !== undefined && current?.objects.includes(lastPhrase) === true;
    return isObject && kind !== 'light';
  }

  /** "With clacking", "near a dripping tap". */
  private isAccompaniment(next: TaggedToken | undefined): boolean {
    const { relation } = this;
    if (relation === undefined || relation === 'comitative') return relation !== undefined;
    const isOfDeed = relation === 'genitive' && this.current?.verb !== undefined;
    return (isOfDeed || !OF.has(relation)) && isTagged(next, 'noun');
  }

  private takeAspect(said: SaidEffect): void {
    if (said.effect.time === 'stop') {
      if (!this.attachBack(said)) this.pending.push(said);
    } else {
      this.aspect = said;
    }
    this.lastItem = 'other';
  }
}

/** "Slowly", "gradually", and nothing else. */
function isPace({ mods = {}, ...others }: Effect): boolean {
  return mods.speed !== undefined && Object.keys(mods).length + Object.keys(others).length === 1;
}

/** "Fades", "gets louder": beside it a pace is that of the change, and not that of the sound. */
function isCourse(mention: TaggedToken | undefined): boolean {
  const { level, trend } = mention?.entry.effect ?? {};
  return (level ?? trend) !== undefined;
}
