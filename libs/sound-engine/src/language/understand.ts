import { isOfClass } from '../catalogue/classes';
import { findSource } from '../catalogue';
import { countPrevious } from './arrange/counts';
import { readAssetName } from './tokenise/asset-names';
import type { EventFrame } from './frames/event-frame';
import { framesFrom } from './frames/from-clauses';
import type { NormalisedText } from './normalise/normalised-text';
import { judgeLayers } from './resolve/judge-layers';
import { resolve } from './resolve/resolve';
import type { Knowledge, Style } from './resolve/resolve-frames';
import { bareMaterial, giveMaterial, takesMaterial } from './propose/materials';
import { applyEffect, type LayerDraft } from './propose/draft';
import type { Frame, NounPhrase, SaidEffect } from './parse/phrases';
import type { Link } from './lexicon/lexicon';
import { ownSource } from './propose/meaning';
import { normalise } from './normalise/normalise';
import { withoutIdleNumbers } from './normalise/numbers';
import type { Language } from './lexicon/language';
import { findMentions, type Mention } from './tag/tag';
import { invertSubjects, order, pairFragments, type Read, readClauses, shareSubjects } from './parse/reading';
import { resolveFrame } from './propose/propose-frame';
import { placeScene, scenePlace, setSpace } from './propose/scene-places';
import { simplify } from './propose/simplify';
import { cutCamelCase, markNames, type Token, tokenize } from './tokenise/tokenise';
import type { Understanding } from './propose/understanding';

/**
 * Reads a description: clauses, frames, layers by the rules, and what of them and of their rivals is likely to be
 * meant.
 */
export function understand(text: string, language: Language): Understanding {
  const { understanding, frames, knowledge } = readText(text, language);
  if (!isBareName(understanding, frames)) judgeLayers(understanding, resolve(frames, knowledge), frames);
  countPrevious(understanding.drafts, frames);
  return understanding;
}

/** One thing or one deed is named and nothing is said of it: it is what the lexicon says. */
function isBareName({ drafts }: Understanding, frames: readonly EventFrame[]): boolean {
  const [frame, ...others] = frames;
  const [agent, ...further] = frame?.agents ?? [];
  const isBareDeed =
    frame?.predicate !== undefined && [...frame.agents, ...frame.patients, ...frame.places].length === 0;
  if (isBareDeed && others.length === 0) return true;
  return (
    drafts.length > 0 &&
    drafts.every(({ origin }) => origin.by === 'direct') &&
    agent !== undefined &&
    others.length + further.length === 0 &&
    frame?.predicate === undefined &&
    agent.compound.length === 0 &&
    agent.genitive === undefined &&
    agent.places.length + (frame?.places.length ?? 0) === 0
  );
}

/** What was read, before anything is judged. */
export interface ReadText {
  normalised: NormalisedText;
  tokens: readonly Token[];
  understanding: Understanding;
  frames: EventFrame[];
  knowledge: Knowledge;
}

/** Reads a description by rules alone. */
export function readText(text: string, language: Language): ReadText {
  const normalised = normalise(text, language.setAside ?? [], (word) => language.lexicon.has(word));
  const written = tokenize(normalised.text).flatMap((token) =>
    cutCamelCase(normalised.text, token, (word) => language.lexicon.has(word)),
  );
  const tokens = spellOutEmoji(markNames(normalised.text, written), language);
  const named = normalised.isAssetName ? readAssetName(tokens, language.lexicon) : tokens;
  const cut = language.split ? named.flatMap(language.split) : named;
  const found = findMentions(cut, language.lexicon, language.repair, language.arrange);
  const mentions = language.marksPlural ? withoutIdleNumbers(found) : found;
  const clauses = readClauses(closeOpening(withoutAsking(mentions)), language);
  if (language.isVerbSecond) invertSubjects(clauses);
  shareSubjects(clauses);
  pairFragments(clauses);
  const groupCount = order(clauses);
  const result: Understanding = {
    drafts: [],
    groupCount,
    loop: false,
    isDry: false,
    unplaced: [],
    chips: [],
    mentions,
  };
  const seconds = mentions.find((mention) => mention.kind === 'seconds')?.value;
  if (seconds !== undefined && groupCount === 1) result.seconds = seconds;
  const frames = framesFrom(clauses);
  collect(clauses, result, language);
  simplify(result);
  return {
    normalised,
    tokens: cut,
    understanding: result,
    frames,
    knowledge: knowledgeOf(normalised, result, language, cut),
  };
}

function knowledgeOf(
  { written, category, setAside, text }: NormalisedText,
  { drafts }: Understanding,
  { lexicon, collocations }: Language,
  tokens: readonly Token[],
): Knowledge {
  const isFile = setAside.some(
    ({ kind }) => kind === 'extension' || kind === 'category-code' || kind === 'creator-code',
  );
  const style: Style | undefined =
    isFile || text.includes('_') ? 'file name' : /^\s*[[(].*[\])]\s*$/u.test(written) ? 'tag' : undefined;
  return {
    lexicon,
    ...(style && { style }),
    ...(category !== undefined && { category }),
    ...(collocations && { collocations: collocations.find(tokens) }),
    read: drafts.map((draft) => ({
      source: draft.source,
      spans: draft.spans,
      by: draft.origin.by,
      ...(draft.role && { role: draft.role }),
      ...(draft.isFaint && { isFaint: true }),
    })),
  };
}

/** "I can hear, after the bell, a dog": how it is asked for does not come before what opens the description. */
function withoutAsking(mentions: readonly Mention[]): readonly Mention[] {
  const first = mentions.findIndex(({ kind }) => kind !== 'frame' && kind !== 'ignored');
  return first > 0 && mentions[first].kind === 'link' && OPENING.has(mentions[first].entry.link)
    ? mentions.slice(first)
    : mentions;
}

const OPENING = new Set<Link | undefined>(['after', 'before', 'while']);

/**
 * "After the explosion glass shatters": the event that an opening "after", "before" or "during" names ends where
 * another noun has a verb of its own.
 */
function closeOpening(mentions: readonly Mention[]): readonly Mention[] {
  const opening = mentions[0]?.entry.link;
  const isDuring = mentions[0]?.text === 'during';
  if (opening !== 'after' && opening !== 'before' && !isDuring) return mentions;
  const at = mentions.findIndex((mention) => mention.kind === 'noun');
  const rest = mentions.slice(at + 1);
  const end = rest.findIndex((mention) => mention.kind === 'link');
  const own = end < 0 ? rest : rest.slice(0, end);
  const isOpen =
    (isDuring || mentions[at]?.entry.noun?.isEvent === true) &&
    own[0] !== undefined &&
    ['noun', 'determiner', 'number', 'effect'].includes(own[0].kind) &&
    own.some((mention) => mention.kind === 'verb');
  if (!isOpen) return mentions;
  const { end: place } = mentions[at];
  return [
    ...mentions.slice(0, at + 1),
    { kind: 'link', entry: { link: 'comma' }, form: 'base', text: '', start: place, end: place },
    ...rest,
  ];
}

/** An emoji reads as the words it stands for. */
function spellOutEmoji(tokens: readonly Token[], language: Language): Token[] {
  return tokens.flatMap((token): Token[] => {
    const words = token.kind === 'emoji' ? language.emoji[token.text] : undefined;
    if (words === undefined) return [token];
    const comma: Token = { text: ',', start: token.start, end: token.start, kind: 'mark' };
    return [comma, ...words.split(' ').map((word): Token => ({ ...token, text: word, kind: 'word' }))];
  });
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
