import type { GrowingFrame, GrowingPhrase } from './growing';
import { type Clause, isPluralForm, type NounPhrase, type SaidEffect, verbMatches, type VerbPhrase } from './phrases';
import type { Lexicon, Noun, Verb } from '../lexicon/lexicon';
import { ON_A_THING, type Relation } from '../relation';
import type { TaggedToken } from '../tag/tagged-token';

/** The frames of one clause as they grow, and what was said and waits for its frame. */
export class ClauseFrames {
  protected readonly frames: GrowingFrame[] = [];
  protected readonly free: GrowingPhrase[] = [];
  protected current: GrowingFrame | undefined;
  protected lastPhrase: GrowingPhrase | undefined;
  protected lastItem: 'noun' | 'verb' | 'other' = 'other';
  protected pending: SaidEffect[] = [];
  protected degree = 1;
  protected number: number | undefined;
  protected numberSpan: [number, number] | undefined;
  protected quantity: NounPhrase['quantity'];
  protected relation: Relation | undefined;
  protected aspect: SaidEffect | undefined;
  protected isSingle = false;
  protected isRelative = false;
  protected isOwned = false;
  protected isNegating = false;
  protected hasNegated = false;
  protected loosePlaces: GrowingPhrase[] = [];
  protected looseCount: Clause['looseCount'];
  protected another: [number, number] | undefined;
  protected again: [number, number] | undefined;
  /** The last word of how something is heard. */
  protected course: TaggedToken | undefined;
  /** Something stands in it of which nothing is known here: "try again". */
  protected saysMore = false;

  constructor(
    protected readonly antecedent: (verb: Verb) => NounPhrase | undefined,
    negating: boolean,
    protected readonly lexicon: Lexicon,
  ) {
    this.isNegating = this.hasNegated = negating;
  }

  /** Turns the nouns without a verb so far into a frame. */
  protected openFrame(): GrowingFrame {
    const frame: GrowingFrame = { subjects: this.free.splice(0), objects: [], places: [], effects: [] };
    this.frames.push(frame);
    this.current = frame;
    return frame;
  }

  /** A frame of a verb, with all that was said before it and not yet used. */
  protected openDeed(frame: GrowingFrame): void {
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
  protected whichDoes(): GrowingPhrase[] | undefined {
    const last = this.lastPhrase;
    const places = this.free[this.free.length - 1]?.places ?? [];
    const floor = this.isRelative ? places.find((place) => place === last || place.of === last) : undefined;
    if (!floor) return undefined;
    this.openFrame();
    return [floor];
  }

  /**
   * The nouns that do it: all before the first verb, or the last noun after an earlier verb ("water running over
   * rocks").
   */
  protected subjectsFor(phrase: VerbPhrase): GrowingPhrase[] {
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
  protected reopen(frame: GrowingFrame): GrowingPhrase[] {
    this.frames.splice(this.frames.indexOf(frame), 1);
    this.pending.push(...frame.effects);
    this.number ??= frame.count;
    this.numberSpan ??= frame.countSpan;
    return frame.subjects;
  }

  protected fromFree(phrase: VerbPhrase): GrowingPhrase[] {
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

  /** A number after which nothing stands, "again", or "another" of a noun that is not said again. */
  protected countLeft(): Clause['looseCount'] {
    const { number = Infinity, numberSpan, another, again } = this;
    if (number <= MOST_BARE_COUNT && numberSpan) return { count: number, span: numberSpan };
    if (this.frames.length > 0 || this.lastPhrase) return undefined;
    if (again && !this.saysMore) return { count: 1, span: again, isAgain: true };
    return another && { count: 1, span: another };
  }

  protected close(): void {
    if (this.aspect) this.attachBack(this.aspect);
    this.looseCount ??= this.countLeft();
    this.flushPendingBack();
    if (this.free.length > 0) this.frames.push({ subjects: this.free.splice(0), objects: [], places: [], effects: [] });
  }

  /** What was named before goes without a verb. */
  protected nobody(): GrowingPhrase[] {
    if (this.free.length > 0) this.openFrame();
    return [];
  }

  protected place(phrase: GrowingPhrase): void {
    const { relation } = phrase;
    if (relation === undefined) (this.current?.objects ?? this.free).push(phrase);
    else if (relation !== 'genitive' || !this.placeGenitive(phrase)) this.placesAfter(relation).push(phrase);
  }

  /** What stands after "of" belongs to the noun before it, or does what was said before it: "the falling of leaves". */
  protected placeGenitive(phrase: GrowingPhrase): boolean {
    const { current, lastPhrase } = this;
    const isDoer = current?.verb !== undefined && current.subjects.length + current.objects.length === 0;
    if (isDoer) current.subjects.push(phrase);
    else if (lastPhrase) lastPhrase.of = phrase;
    return isDoer || lastPhrase !== undefined;
  }

  protected placesAfter(relation: Relation): GrowingPhrase[] {
    const { current, lastPhrase, free } = this;
    if (lastPhrase?.relation === 'comitative' && ON_A_THING.has(relation)) return lastPhrase.places;
    return (current ?? free.at(-1))?.places ?? this.loosePlaces;
  }

  protected extend(phrase: GrowingPhrase, head: Noun, mention: TaggedToken): void {
    if (isSaidAgain(head, phrase.head)) {
      phrase.number = (phrase.number ?? 1) + 1;
    } else {
      phrase.modifiers.push(phrase.head);
      phrase.head = head;
      phrase.mention = mention;
    }
    phrase.isPlural = isPluralForm(mention);
    phrase.spans.push([mention.start, mention.end]);
  }

  protected attachBack(said: SaidEffect): boolean {
    if (this.current) this.current.effects.push(said);
    else if (this.lastPhrase) this.heardAt(this.lastPhrase).effects.push(said);
    else return false;
    return true;
  }

  /** "Footsteps on gravel quickly": what is said after a place holds of what is heard there. */
  private heardAt(place: GrowingPhrase): GrowingPhrase {
    const named = this.free.at(-1);
    return named?.places.includes(place) ? named : place;
  }

  /** Modifiers that no noun followed belong to what came before. */
  protected flushPendingBack(): void {
    this.pending = this.pending.filter((said) => !this.attachBack(said));
  }
}

/** "Knock, knock", and at the end of them "knock at the door". */
function isSaidAgain(head: Noun, before: Noun): boolean {
  return head.word === before.word || (head.source === before.source && head.word.startsWith(`${before.word} `));
}

/** Whether a noun before "of" only says how what stands after it is heard. */
function isOuterOfDeed(outer: NounPhrase, verb: Verb): boolean {
  if (verbMatches(verb, { ...outer, modifiers: [] })) return false;
  return outer.head.source === undefined || outer.head.isEvent === true;
}

/** "A street with a dog barking": what is named after the adposition does it. */
function doesItThere(place: NounPhrase, named: NounPhrase, verb: Verb): boolean {
  return place.relation === 'comitative' || (verbMatches(verb, place) && !verbMatches(verb, named));
}

/** A number with nothing after it ("knock 3") is a count only when it is small. */
const MOST_BARE_COUNT = 12;
