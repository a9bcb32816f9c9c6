import { groupOf, kindOf } from '../../catalogue';
import { isOfClass } from '../../catalogue/classes';
import type { Language } from '../lexicon/language';
import type { Parse, Read } from '../parse/reading';
import type { Frame, NounPhrase, SaidEffect } from '../parse/phrases';
import type { TaggedToken } from '../tag/tagged-token';
import { applyEffect, type GrowingDraft } from './draft';
import { sayHowOften } from './how-often';
import { bareMaterial, giveMaterial, takesMaterial } from './materials';
import { ownSource } from './constructions/noun-phrases';
import { resolveFrame } from './propose-frame';
import { placeScene, scenePlace, setSpace } from './scene-places';
import { simplify } from './simplify';
import type { GrowingUnderstanding, Understanding } from './understanding';

/** The layers that constructions and the rows of verbs propose, with all that is said of each. */
export function propose(
  { clauses, stepCount, openSteps }: Parse,
  tokens: readonly TaggedToken[],
  language: Language,
): Understanding {
  const result: GrowingUnderstanding = {
    drafts: [],
    groupCount: stepCount,
    loop: false,
    isDry: false,
    unplaced: [],
    chips: [],
    mentions: [...tokens],
  };
  const seconds = tokens.find(({ kind }) => kind === 'seconds')?.value;
  if (seconds !== undefined && stepCount - openSteps.length <= 1) result.seconds = seconds;
  new Collector(result, language).collect(clauses);
  simplify(result);
  return result;
}

/** Goes through the clauses of a text, in which each may say something of those before and after it. */
class Collector {
  /** What was said of a sound that is yet to be named. */
  private waiting: SaidEffect[] = [];
  /** Layers of the last clause that has any. */
  private last: GrowingDraft[] = [];
  /** A material that was said first: "metal, a door slams". */
  private opening: NounPhrase | undefined;

  constructor(
    private readonly result: GrowingUnderstanding,
    private readonly language: Language,
  ) {}

  collect(clauses: readonly Read[]): void {
    clauses.forEach((clause, index) => {
      if (clause.isNegated) negate(clause, this.result, this.language);
      else if (!this.takeMaterial(clause, clauses, index)) this.takeClause(clause, index);
    });
    // What nothing was left to carry describes a sound that nobody named.
    this.result.unplaced = this.waiting;
  }

  /** A clause that only says what a neighbour is made of. */
  private takeMaterial(clause: Read, clauses: readonly Read[], index: number): boolean {
    const isAside = clause.link === undefined || clause.link === 'comma';
    const material = isAside ? bareMaterial(clause) : undefined;
    if (!material) return false;
    const isOfLast = this.last.some((draft) => takesMaterial(draft, material));
    if (this.last.length > 0 && !isOfLast) return false;
    if (this.last.length === 0 && !this.isOfNext(material, clauses.slice(index + 1, index + 3), index > 0))
      return false;
    for (const draft of this.last) giveMaterial(draft, material);
    if (this.last.length === 0) this.opening = material;
    return true;
  }

  private isOfNext(material: NounPhrase, next: readonly Read[], isLater: boolean): boolean {
    const following = next.flatMap(({ link, isNegated, frames, group }) =>
      link === 'comma' && !isNegated ? frames.flatMap((frame) => this.layersOf(frame, group)) : [],
    );
    return following.some(
      (draft) =>
        takesMaterial(draft, material) &&
        (isLater || isOfClass(draft.source, 'rain alone') || groupOf(draft.source) === 'footsteps'),
    );
  }

  private layersOf(frame: Frame, group: number): GrowingDraft[] {
    return resolveFrame(frame, group, this.language.lexicon);
  }

  private takeClause(clause: Read, index: number): void {
    const { result } = this;
    const found = this.heardIn(clause);
    const kept = clause.link === 'or' && this.last.length > 0 ? asAlternatives(found, this.last) : found;
    if (clause.isBed) layBeneath(kept);
    if (kept.length > 0) {
      for (const draft of kept) for (const said of this.waiting) applyEffect(draft, said);
      this.waiting = [];
      this.last = kept;
    }
    for (const said of clause.loose) this.takeLoose(said, this.last, index);
    if (clause.looseCount) countLoosely(clause.looseCount, this.last);
    result.drafts.push(...kept);
    documentEffects(effectsOf(clause), result);
  }

  /** The layers of a clause and of the places in it. */
  private heardIn(clause: Read): GrowingDraft[] {
    const { opening, result, language } = this;
    const found = clause.frames.flatMap((frame) => this.layersOf(frame, clause.group));
    if (opening) for (const draft of found) if (takesMaterial(draft, opening)) giveMaterial(draft, opening);
    if (clause.hasSilentDeed && clause.frames.every((frame) => !frame.verb)) standBy(found);
    if (found.length > 0) this.opening = undefined;
    for (const frame of clause.frames) placeScene(frame, found, clause.group, result, language);
    for (const place of clause.loosePlaces.filter(({ relation }) => relation !== 'topical')) {
      scenePlace(place, found, clause.group, result, language);
    }
    return found;
  }

  private takeLoose(said: SaidEffect, target: readonly GrowingDraft[], index: number): void {
    const { effect, mention } = said;
    if (target.length === 0) this.waiting.push(said);
    else if (effect.space && index > 0 && !effect.mods)
      setSpace(this.result, effect.space, [mention.start, mention.end], mention.text);
    else for (const draft of target) applyEffect(draft, said);
  }
}

/** Who is named before a silent deed does not speak: "she slips". */
function standBy(found: readonly GrowingDraft[]): void {
  for (const draft of found) if (groupOf(draft.source) === 'human_voice') draft.isBystander = true;
}

function layBeneath(drafts: readonly GrowingDraft[]): void {
  for (const draft of drafts) if (kindOf(draft.source) !== 'one-shot') draft.role ??= 'bed';
}

/** "…, three times": of all that the clause is about. */
function countLoosely(said: NonNullable<Read['looseCount']>, target: readonly GrowingDraft[]): void {
  const counted = target.filter((draft) => groupOf(draft.source) !== 'ambience');
  for (const draft of counted.length > 0 ? counted : target) sayHowOften(draft, said, said.span);
}

function effectsOf({ loose, frames }: Read): SaidEffect[] {
  return [
    ...loose,
    ...frames.flatMap((frame) => [
      ...frame.effects,
      ...[...frame.subjects, ...frame.places].flatMap((phrase) => phrase.effects),
    ]),
  ];
}

function documentEffects(effects: readonly SaidEffect[], result: GrowingUnderstanding): void {
  for (const { effect } of effects) {
    if (effect.loop) result.loop = true;
    if (effect.isDry) result.isDry = true;
  }
}

function asAlternatives(found: readonly GrowingDraft[], kept: readonly GrowingDraft[]): GrowingDraft[] {
  for (const draft of kept) {
    draft.alternatives.push(
      ...found
        .map((other) => other.source)
        .filter((source) => source !== draft.source && !draft.alternatives.includes(source)),
    );
  }
  return [];
}

/** Takes out what "no", "without" or "except" names. */
function negate(clause: Read, result: GrowingUnderstanding, language: Language): void {
  const { lexicon } = language;
  const phrases = clause.frames
    .flatMap((frame) => [...frame.subjects, ...frame.objects, ...frame.places])
    .concat(clause.loosePlaces);
  // "Nobody laughing": who was named before does not do it.
  for (const frame of clause.frames.filter(({ isInherited }) => isInherited !== true)) {
    const kept: Frame = {
      ...frame,
      subjects: frame.subjects.filter((phrase) => !phrase.isNegated),
      objects: frame.objects.filter((phrase) => !phrase.isNegated),
      places: frame.places.filter((phrase) => !phrase.isNegated),
    };
    if (kept.subjects.length > 0) keepFrame(kept, clause, result, language);
  }
  const nested = phrases.flatMap((phrase) => [phrase, ...phrase.places, ...(phrase.of ? [phrase.of] : [])]);
  for (const phrase of nested) {
    if (!phrase.isNegated) continue;
    const source = ownSource(phrase, lexicon);
    if (source !== undefined) result.drafts = result.drafts.filter((draft) => draft.source !== source);
    for (const span of phrase.spans) result.chips.push({ span, label: `no ${phrase.mention.text}`, kind: 'negated' });
  }
}

function keepFrame(frame: Frame, clause: Read, result: GrowingUnderstanding, language: Language): void {
  const found = resolveFrame(frame, clause.group, language.lexicon);
  placeScene(frame, found, clause.group, result, language);
  result.drafts.push(...found);
}
