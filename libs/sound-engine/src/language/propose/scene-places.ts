import type { Material, Space } from '@whoosh/sound-scene';
import { isAmbience } from '../../catalogue';
import { applyEffect, type GrowingDraft, newDraft } from './draft';
import { type Frame, materialOf, type NounPhrase, placesIn } from '../parse/phrases';
import { AMBIENT } from '../relation';
import { ownSource } from './constructions/noun-phrases';
import { takesSurface } from './surroundings';
import type { Language } from '../lexicon/language';
import type { GrowingUnderstanding } from './understanding';

/** A place named by itself ("..., large hall") or after its layer: the space, and what is heard there. */
export function placeScene(
  frame: Frame,
  found: GrowingDraft[],
  group: number,
  result: GrowingUnderstanding,
  language: Language,
): void {
  if (!frame.verb) for (const phrase of frame.subjects) placeAlone(phrase, found, result, language);
  for (const place of placesIn(frame)) addAmbience(place, found, group, language);
}

/** "..., large hall": beside what sounds, a room is where it sounds. */
function placeAlone(phrase: NounPhrase, found: GrowingDraft[], result: GrowingUnderstanding, language: Language): void {
  const { source, space, word } = phrase.head;
  const isRoomOnly =
    result.drafts.length > 0 &&
    phrase.modifiers.every(({ isInert }) => isInert === true) &&
    (source === undefined || isAmbience(source));
  if (!isRoomOnly || !space) return;
  setSpace(result, space, phrase.spans[0], phrase.mention.text);
  const own = found.findIndex((draft) => draft.source === source);
  if (own >= 0 && language.ambienceOf[word] === undefined) found.splice(own, 1);
}

/** A place that stands in no clause: the space of the scene, what is heard there, what others sound on. */
export function scenePlace(
  place: NounPhrase,
  found: GrowingDraft[],
  group: number,
  result: GrowingUnderstanding,
  language: Language,
): void {
  const isBeside = place.relation === 'comitative' || place.relation === 'proximative';
  if (!isBeside) standIn(place, result);
  addAmbience(place, found, group, language);
  const isRoom = place.head.space !== undefined && !isBeside;
  const own = isRoom || place.head.isInert ? undefined : ownSource(place, language.lexicon);
  if (own !== undefined && !found.some((draft) => draft.source === own)) found.push(heardThere(place, own, group));
  else layOn(materialOf(place), found, result);
}

function standIn({ head: { space }, spans, mention }: NounPhrase, result: GrowingUnderstanding): void {
  if (space) setSpace(result, space, spans[0], mention.text);
}

function heardThere(place: NounPhrase, source: string, group: number): GrowingDraft {
  const draft = newDraft(source, { by: 'direct', confidence: 0.95 }, group);
  draft.spans.push(...place.spans);
  for (const said of place.effects) applyEffect(draft, said);
  return draft;
}

/** What others sound on. */
function layOn(surface: Material | undefined, found: readonly GrowingDraft[], result: GrowingUnderstanding): void {
  if (!surface) return;
  const covered = found.filter((draft) => takesSurface(draft.source));
  for (const draft of covered.length > 0 ? covered : result.drafts.slice(-1)) draft.surface ??= surface;
}

function addAmbience(place: NounPhrase, found: GrowingDraft[], group: number, language: Language): void {
  const source = language.ambienceOf[place.head.word];
  const { relation } = place;
  const isInside = AMBIENT.has(relation) || (relation !== undefined && language.inside?.includes(relation) === true);
  if (source === undefined || !isInside || found.some((draft) => draft.source === source)) return;
  const draft = newDraft(source, { by: 'direct', confidence: 0.95 }, group);
  draft.role = 'bed';
  draft.spans.push(...place.spans);
  found.push(draft);
}

/** Sets the space of the whole scene and says so. */
export function setSpace(
  result: GrowingUnderstanding,
  kind: Space['kind'],
  span: [number, number],
  label: string,
): void {
  result.space = kind;
  result.spaceSpan = span;
  result.chips.push({ span, label, field: 'space.kind', kind: 'space' });
}
