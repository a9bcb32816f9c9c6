import { findSource } from '../../catalogue';
import { isOfClass } from '../../catalogue/classes';
import type { Language } from '../lexicon/language';
import type { Parse } from '../parse/parse';
import type { Frame, NounPhrase, SaidEffect } from '../parse/phrases';
import type { Read } from '../parse/reading';
import type { TaggedToken } from '../tag/tagged-token';
import { applyEffect, type LayerDraft } from './draft';
import { bareMaterial, giveMaterial, takesMaterial } from './materials';
import { ownSource } from './constructions/noun-phrases';
import { resolveFrame } from './propose-frame';
import { placeScene, scenePlace, setSpace } from './scene-places';
import { simplify } from './simplify';
import type { Understanding } from './understanding';

/** The layers that constructions and the rows of verbs propose, with all that is said of each. */
export function propose(
  { clauses, stepCount }: Parse,
  tokens: readonly TaggedToken[],
  language: Language,
): Understanding {
  const result: Understanding = {
    drafts: [],
    groupCount: stepCount,
    loop: false,
    isDry: false,
    unplaced: [],
    chips: [],
    mentions: [...tokens],
  };
  const seconds = tokens.find(({ kind }) => kind === 'seconds')?.value;
  if (seconds !== undefined && stepCount === 1) result.seconds = seconds;
  collect(clauses, result, language);
  simplify(result);
  return result;
}

function collect(clauses: readonly Read[], result: Understanding, language: Language): void {
  const { lexicon } = language;
  let waiting: SaidEffect[] = [];
  let lastOfClause: LayerDraft[] = [];
  let opening: NounPhrase | undefined;
  const isOfNeighbour = (
    material: NounPhrase,
    next: readonly Read[],
    before: readonly LayerDraft[],
    isLater: boolean,
  ): boolean => {
    if (before.length > 0) return before.some((draft) => takesMaterial(draft, material));
    const following = next.flatMap(({ link, isNegated, frames, group }) =>
      link === 'comma' && !isNegated ? frames.flatMap((frame) => resolveFrame(frame, group, lexicon)) : [],
    );
    return following.some(
      (draft) =>
        takesMaterial(draft, material) &&
        (isLater || isOfClass(draft.source, 'rain alone') || findSource(draft.source)?.group === 'footsteps'),
    );
  };
  clauses.forEach((clause, index) => {
    if (clause.isNegated) {
      negate(clause, result, language);
      return;
    }
    const material = clause.link === undefined || clause.link === 'comma' ? bareMaterial(clause) : undefined;
    if (material && isOfNeighbour(material, clauses.slice(index + 1, index + 3), lastOfClause, index > 0)) {
      if (lastOfClause.length > 0) for (const draft of lastOfClause) giveMaterial(draft, material);
      else opening = material;
      return;
    }
    const found = clause.frames.flatMap((frame) => resolveFrame(frame, clause.group, lexicon));
    if (opening) for (const draft of found) if (takesMaterial(draft, opening)) giveMaterial(draft, opening);
    if (clause.hasSilentDeed && clause.frames.every((frame) => !frame.verb))
      for (const draft of found) if (findSource(draft.source)?.group === 'human_voice') draft.isBystander = true;
    if (found.length > 0) opening = undefined;
    for (const frame of clause.frames) placeScene(frame, found, clause.group, result, language);
    for (const place of clause.loosePlaces) scenePlace(place, found, clause.group, result, language);
    const kept = clause.link === 'or' && lastOfClause.length > 0 ? asAlternatives(found, lastOfClause) : found;
    if (clause.isBed) for (const draft of kept) if (findSource(draft.source)?.kind !== 'one-shot') draft.role ??= 'bed';
    for (const draft of kept) for (const said of waiting) applyEffect(draft, said);
    if (kept.length > 0) waiting = [];
    const target = kept.length > 0 ? kept : lastOfClause;
    looseEffects(clause, target, waiting, result, index);
    result.drafts.push(...kept);
    if (kept.length > 0) lastOfClause = kept;
    documentEffects(
      [
        ...clause.loose,
        ...clause.frames.flatMap((frame) => [
          ...frame.effects,
          ...frame.subjects.flatMap((phrase) => phrase.effects),
          ...frame.places.flatMap((phrase) => phrase.effects),
        ]),
      ],
      result,
    );
  });
  // What nothing was left to carry describes a sound that nobody named.
  result.unplaced = waiting;
}

function looseEffects(
  clause: Read,
  target: readonly LayerDraft[],
  waiting: SaidEffect[],
  result: Understanding,
  index: number,
): void {
  for (const said of clause.loose) {
    if (target.length === 0) waiting.push(said);
    else if (said.effect.space && index > 0 && !said.effect.mods)
      setSpace(result, said.effect.space, [said.mention.start, said.mention.end], said.mention.text);
    else for (const draft of target) applyEffect(draft, said);
  }
  if (!clause.looseCount) return;
  const counted = target.filter((draft) => findSource(draft.source)?.group !== 'ambience');
  for (const draft of counted.length > 0 ? counted : target) {
    if (clause.looseCount.count !== undefined) draft.mods.count = clause.looseCount.count;
    if (clause.looseCount.rate !== undefined) draft.mods.rate = clause.looseCount.rate;
    draft.chips.push({
      span: clause.looseCount.span,
      label:
        clause.looseCount.rate === undefined
          ? `${clause.looseCount.count ?? 1} times`
          : `${clause.looseCount.rate} per second`,
      field: clause.looseCount.rate === undefined ? 'mods.count' : 'mods.rate',
      kind: 'time',
    });
  }
}

function documentEffects(effects: readonly SaidEffect[], result: Understanding): void {
  for (const { effect } of effects) {
    if (effect.loop) result.loop = true;
    if (effect.isDry) result.isDry = true;
  }
}

function asAlternatives(found: readonly LayerDraft[], kept: readonly LayerDraft[]): LayerDraft[] {
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
function negate(clause: Read, result: Understanding, language: Language): void {
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
    const keptSubjects = kept.subjects.map((phrase) => ({
      ...phrase,
      places: phrase.places.filter((place) => !place.isNegated),
    }));
    if (keptSubjects.length > 0 || (kept.verb && frame.verb && !isVerbNegated(clause, frame)))
      keepFrame({ ...kept, subjects: keptSubjects }, clause, result, language);
  }
  const nested = phrases.flatMap((phrase) => [phrase, ...phrase.places, ...(phrase.of ? [phrase.of] : [])]);
  for (const phrase of nested) {
    if (!phrase.isNegated) continue;
    const source = ownSource(phrase, lexicon);
    if (source !== undefined) result.drafts = result.drafts.filter((draft) => draft.source !== source);
    for (const span of phrase.spans) result.chips.push({ span, label: `no ${phrase.mention.text}`, kind: 'negated' });
  }
}

function keepFrame(frame: Frame, clause: Read, result: Understanding, language: Language): void {
  const found = resolveFrame(frame, clause.group, language.lexicon);
  placeScene(frame, found, clause.group, result, language);
  result.drafts.push(...found);
}

function isVerbNegated(clause: Read, frame: Frame): boolean {
  return clause.isNegated && frame.subjects.every((phrase) => phrase.isNegated);
}
