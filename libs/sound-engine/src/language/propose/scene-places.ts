import type { Space } from '@whoosh/sound-scene';
import { findSource } from '../../catalogue';
import { applyEffect, type LayerDraft, newDraft } from './draft';
import type { Frame, NounPhrase } from '../parse/phrases';
import { ownSource } from './constructions/noun-phrases';
import { materialOf } from './material-of';
import { takesSurface } from './surroundings';
import type { Language } from '../lexicon/language';
import type { Understanding } from './understanding';

/** A place named by itself ("..., large hall") or after its layer: the space, and what is heard there. */
export function placeScene(
  frame: Frame,
  found: LayerDraft[],
  group: number,
  result: Understanding,
  language: Language,
): void {
  if (!frame.verb) {
    for (const phrase of frame.subjects) {
      const isRoomOnly =
        phrase.head.space !== undefined &&
        phrase.modifiers.every(({ isInert }) => isInert === true) &&
        result.drafts.length > 0 &&
        (phrase.head.source === undefined || findSource(phrase.head.source)?.group === 'ambience');
      if (!isRoomOnly || !phrase.head.space) continue;
      setSpace(result, phrase.head.space, phrase.spans[0], phrase.mention.text);
      const own = found.findIndex((draft) => draft.source === phrase.head.source);
      if (own >= 0 && language.ambienceOf[phrase.head.word] === undefined) found.splice(own, 1);
    }
  }
  for (const place of [
    ...frame.places,
    ...frame.subjects.flatMap((phrase) => phrase.places),
    ...frame.objects.flatMap((phrase) => phrase.places),
  ])
    addAmbience(place, found, group, language);
}

/** A place that stands in no clause: the space of the scene, what is heard there, what others sound on. */
export function scenePlace(
  place: NounPhrase,
  found: LayerDraft[],
  group: number,
  result: Understanding,
  language: Language,
): void {
  const isBeside = place.preposition === 'with' || place.preposition === 'near';
  if (place.head.space && !isBeside) setSpace(result, place.head.space, place.spans[0], place.mention.text);
  // "…, on a windy hill": the wind is heard there.
  if (place.head.space && place.head.source === undefined)
    for (const said of place.effects.filter(({ effect }) => effect.also !== undefined))
      for (const draft of [...found, ...result.drafts].slice(0, 1)) draft.also.push(said.effect.also ?? '');
  addAmbience(place, found, group, language);
  const surface = materialOf(place);
  const own = ownSource(place, language.lexicon);
  if (
    own !== undefined &&
    (isBeside || !place.head.space) &&
    place.head.isInert !== true &&
    !found.some((draft) => draft.source === own)
  ) {
    const draft = newDraft(own, { by: 'direct', confidence: 0.95 }, group);
    draft.spans.push(...place.spans);
    for (const said of place.effects) applyEffect(draft, said);
    found.push(draft);
  } else if (surface) {
    const covered = found.filter((draft) => takesSurface(draft.source));
    for (const draft of covered.length > 0 ? covered : result.drafts.slice(-1)) draft.surface ??= surface;
  }
}

function addAmbience(place: NounPhrase, found: LayerDraft[], group: number, language: Language): void {
  const source = language.ambienceOf[place.head.word];
  const isInside = ['in', 'inside', 'at', 'within', 'through', 'across', ...(language.inside ?? [])].includes(
    place.preposition ?? '',
  );
  if (source === undefined || !isInside || found.some((draft) => draft.source === source)) return;
  const draft = newDraft(source, { by: 'direct', confidence: 0.95 }, group);
  draft.role = 'bed';
  draft.spans.push(...place.spans);
  found.push(draft);
}

/** Sets the space of the whole scene and says so. */
export function setSpace(result: Understanding, kind: Space['kind'], span: [number, number], label: string): void {
  result.space = kind;
  result.spaceSpan = span;
  result.chips.push({ span, label, field: 'space.kind', kind: 'space' });
}
