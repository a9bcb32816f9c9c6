import {
  type Clause,
  type Frame,
  isPlaceOrMotion,
  type NounPhrase,
  type SaidEffect,
  verbMatches,
  type VerbPhrase,
} from './phrases';
import type { Noun, Verb } from '../lexicon/lexicon';
import { isPart } from '../lexicon/parts';
import type { TaggedToken } from '../tag/match';

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

  constructor(
    private readonly antecedent: (verb: Verb) => NounPhrase | undefined,
    negating: boolean,
  ) {
    this.isNegating = negating;
  }

  read(mentions: readonly TaggedToken[]): Omit<Clause, 'link' | 'linkMention'> {
    mentions.forEach((mention, index) => this.take(mention, mentions[index + 1]));
    this.close();
    return {
      frames: this.frames,
      loose: this.pending,
      loosePlaces: this.loosePlaces,
      isNegated: this.isNegating,
      ...(this.looseCount && { looseCount: this.looseCount }),
    };
  }

  private take(mention: TaggedToken, next: TaggedToken | undefined): void {
    switch (mention.kind) {
      case 'noun':
        return this.takeNoun(mention);
      case 'verb':
        return this.takeVerb(mention, next);
      case 'effect':
      case 'seconds':
        return this.takeEffect(mention, next);
      case 'preposition':
        return this.takePreposition(mention);
      case 'count':
        return this.takeCount({ count: mention.value, span: [mention.start, mention.end] });
      case 'rate':
        return this.takeCount({ rate: mention.value, span: [mention.start, mention.end] });
      case 'number':
        this.number = mention.value;
        this.numberSpan = [mention.start, mention.end];
        this.lastItem = 'other';
        return;
      case 'quantity':
        this.quantity = mention.entry.quantity;
        this.numberSpan = [mention.start, mention.end];
        this.lastItem = 'other';
        return;
      case 'degree':
        this.degree *= mention.entry.degree ?? 1;
        return;
      case 'negation':
        return this.takeNegation(mention, next);
      case 'pronoun':
        this.takePronoun(next);
        return;
      case 'determiner':
        this.isSingle = mention.entry.isOne === true;
        this.isOwned = /^(?:its|their|his|her)$/.test(mention.text);
        this.lastItem = 'other';
        return;
      case 'relative':
        this.isRelative = this.lastItem === 'noun';
        return;
      case 'unknown':
        this.lastItem = 'other';
        return;
      default:
    }
  }

  private takeNegation(mention: TaggedToken, next: TaggedToken | undefined): void {
    const mirrors =
      mention.entry.isNot === true && next !== undefined && (next.kind === 'degree' || next.kind === 'effect');
    if (mirrors) this.degree *= -0.5;
    else this.isNegating = true;
    this.lastItem = 'other';
  }

  private takePronoun(next: TaggedToken | undefined): void {
    const deed = this.lastItem === 'verb' ? this.current?.verb?.verb : undefined;
    const done = deed && this.antecedent(deed);
    // "Opens a drawer and shuts it".
    if (deed && done && verbMatches(deed, done)) this.current?.objects.push(done);
    if (next?.entry.verb === undefined && next?.kind !== 'auxiliary' && next?.kind !== 'effect') return;
    const verb = next.entry.verb;
    const meant = verb ? this.antecedent(verb) : undefined;
    if (meant && this.current === undefined && this.free.length === 0) this.free.push({ ...meant, isRecalled: true });
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
    const isWhere = this.lastItem === 'noun' && next?.entry.noun?.space === 'underwater';
    const belongsToNext =
      next !== undefined &&
      !isWhere &&
      ['noun', 'effect', 'degree', 'verb'].includes(next.kind) &&
      !isPlaceOrMotion(effect);
    if (!belongsToNext && this.lastItem !== 'other' && this.attachBack(said)) return;
    if (!belongsToNext && isPlaceOrMotion(effect) && this.attachBack(said)) return;
    this.pending.push(said);
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
    const isCompound =
      this.lastItem === 'noun' &&
      this.lastPhrase !== undefined &&
      this.pending.length === 0 &&
      this.number === undefined;
    if (isCompound && this.lastPhrase) {
      this.extend(this.lastPhrase, head, mention);
      return;
    }
    const phrase: NounPhrase = {
      head,
      mention,
      modifiers: [],
      spans: [[mention.start, mention.end]],
      effects: this.pending,
      isPlural: mention.form === 's',
      isSingle: this.isSingle,
      places: [],
      isNegated: this.isNegating,
      ...(this.number !== undefined && { number: this.number }),
      ...(this.quantity && { quantity: this.quantity }),
      ...(this.preposition && { preposition: this.preposition }),
      ...(mention.corrected !== undefined && { corrected: mention.corrected }),
      ...(mention.stretched !== undefined && { stretched: mention.stretched }),
    };
    if (this.numberSpan) phrase.spans.unshift(this.numberSpan);
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
    const preposition = phrase.preposition;
    if (preposition === 'of' && this.lastPhrase && this.current?.verb === undefined) this.lastPhrase.of = phrase;
    else if (
      preposition === 'of' &&
      this.current?.verb &&
      this.current.subjects.length === 0 &&
      this.current.objects.length === 0
    )
      this.current.subjects.push(phrase);
    else if (preposition === 'of' && this.lastPhrase) this.lastPhrase.of = phrase;
    else if (preposition !== undefined && this.lastPhrase?.preposition === 'with' && ON_A_THING.has(preposition))
      this.lastPhrase.places.push(phrase);
    else if (preposition !== undefined && this.current) this.current.places.push(phrase);
    else if (preposition !== undefined && this.free.length > 0) this.free[this.free.length - 1].places.push(phrase);
    else if (preposition !== undefined) this.loosePlaces.push(phrase);
    else if (this.current) this.current.objects.push(phrase);
    else this.free.push(phrase);
  }

  private takeVerb(mention: TaggedToken, next: TaggedToken | undefined): void {
    const verb = mention.entry.verb;
    if (!verb) return;
    if (this.lastItem === 'verb' && this.current?.verb && mention.form === 'base' && RESULTS.has(verb.lemma)) {
      // "Creaks open": how it ends, not a second deed.
      this.current.verb.spans.push([mention.start, mention.end]);
      this.current.effects.push({ effect: { variant: verb.lemma === 'open' ? 'open' : 'close' }, factor: 1, mention });
      return;
    }
    if (verb.kind === 'aspect' && verb.effect) {
      this.takeAspect({ effect: verb.effect, factor: 1, mention });
      return;
    }
    const phrase: VerbPhrase = { verb, form: mention.form, mention, spans: [[mention.start, mention.end]] };
    // "With clacking", "near a dripping tap".
    const isAccompaniment =
      mention.form === 'ing' &&
      (this.preposition === 'with' ||
        (this.preposition !== undefined &&
          (!OF.has(this.preposition) || (this.preposition === 'of' && this.current?.verb !== undefined)) &&
          next?.kind === 'noun'));
    if (isAccompaniment && this.free.length > 0) this.openFrame();
    const subjects = isAccompaniment ? [] : (this.whichDoes() ?? this.subjectsFor(phrase));
    this.isRelative = false;
    const frame: Frame = { verb: phrase, subjects, objects: [], places: [], effects: this.pending };
    if (isAccompaniment) frame.isApart = true;
    if (this.number !== undefined) frame.count = this.number;
    if (this.quantity?.count !== undefined) frame.count = this.quantity.count;
    this.pending = [];
    if (this.numberSpan) frame.countSpan = this.numberSpan;
    this.number = this.numberSpan = this.quantity = undefined;
    if (this.aspect) frame.effects.push(this.aspect);
    this.aspect = undefined;
    this.frames.push(frame);
    this.current = frame;
    this.preposition = undefined;
    this.lastItem = 'verb';
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
    if (this.current === undefined) {
      if (this.free.length === 0) {
        const place = this.loosePlaces.pop();
        return place ? [place] : [];
      }
      return this.fromFree(phrase);
    }
    const last = this.lastPhrase;
    if (!last) return this.current.verb ? [...this.current.subjects] : [];
    const held = [this.current.objects, this.current.places].find((list) => list.includes(last));
    if (held && phrase.form !== 'ed') {
      held.splice(held.indexOf(last), 1);
      return [last];
    }
    if (this.current.verb === undefined) {
      const subjects = this.current.subjects;
      this.frames.splice(this.frames.indexOf(this.current), 1);
      this.pending.push(...this.current.effects);
      this.number ??= this.current.count;
      this.numberSpan ??= this.current.countSpan;
      return subjects;
    }
    return [...this.current.subjects];
  }

  private fromFree(phrase: VerbPhrase): NounPhrase[] {
    const subjects = this.free.splice(0);
    const last = subjects[subjects.length - 1];
    const isOuter = verbMatches(phrase.verb, { ...last, modifiers: [] });
    if (last.of && !isOuter && (last.head.source === undefined || last.head.isEvent))
      return [...subjects.slice(0, -1), ...this.splitGenitive(last, last.of)];
    const place = last.places[last.places.length - 1];
    const fitsPlace =
      place !== undefined &&
      phrase.form !== 'ed' &&
      (place.preposition === 'with' || (verbMatches(phrase.verb, place) && !verbMatches(phrase.verb, last)));
    if (place && fitsPlace) {
      last.places.pop();
      this.frames.push({ subjects, objects: [], places: [], effects: [] });
      return [place];
    }
    return subjects;
  }

  /**
   * "A burst of noise", "the roar of a crowd cheering": the inner noun does it; the outer one stays where it says more.
   */
  private splitGenitive(outer: NounPhrase, inner: NounPhrase): NounPhrase[] {
    if (outer.effects.length > 0) inner.effects.push(...outer.effects);
    return [inner];
  }

  private close(): void {
    if (this.aspect) this.attachBack(this.aspect);
    if (this.number !== undefined && this.number <= MOST_BARE_COUNT && this.numberSpan)
      this.looseCount ??= { count: this.number, span: this.numberSpan };
    this.flushPendingBack();
    if (this.free.length > 0) this.frames.push({ subjects: this.free.splice(0), objects: [], places: [], effects: [] });
  }
}

/** A number with nothing after it ("knock 3") is a count only when it is small. */
const MOST_BARE_COUNT = 12;
/** "With rain against the window": what happens there is what was named with it. */
const ON_A_THING = new Set(['on', 'onto', 'against', 'upon']);
/** What comes from a thing, or is a part of it, is no second sound. */
const OF = new Set(['of', 'from']);
const RESULTS = new Set(['open', 'close', 'shut']);
