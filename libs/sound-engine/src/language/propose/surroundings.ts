import { isOfClass } from '../../catalogue/classes';
import type { Chip, Material } from '@whoosh/sound-scene';
import { groupOf } from '../../catalogue';
import { applyEffect, type GrowingDraft } from './draft';
import { type Frame, materialOf, type NounPhrase } from '../parse/phrases';
import { BEHIND, DEVICE, type Relation, SPACE, SURFACE, THROUGH } from '../relation';
import type { Effect, Lexicon } from '../lexicon/lexicon';
import { ownSource } from './constructions/noun-phrases';
import { ownWords, putOn } from './own-words';

/** A phrase after an adposition that changes how a layer sounds. */
interface SaidPlace {
  place: NounPhrase;
  relation: Relation | undefined;
  surface: Material | undefined;
  draft: GrowingDraft;
}

/** What a phrase after an adposition changes. The first row that fits counts. */
interface PlaceConstruction {
  readonly name: string;
  readonly example: string;
  fits: (said: SaidPlace) => boolean;
  apply: (said: SaidPlace) => void;
}

export const PLACE_CONSTRUCTIONS: readonly PlaceConstruction[] = [
  {
    name: 'device',
    example: 'a man speaks through a megaphone',
    fits: ({ place: { head }, relation, draft }) =>
      head.device !== undefined && DEVICE.has(relation) && isDevicePlace(head.device, relation, draft),
    apply: ({ place, draft }) => {
      if (place.head.device) draft.device = place.head.device;
      chip(draft, place, 'place.space', 'place');
    },
  },
  {
    name: 'space',
    example: 'a man coughs in a church',
    fits: ({ place, relation, surface, draft }) =>
      place.head.space !== undefined &&
      SPACE.has(relation) &&
      !(surface && takesSurface(draft.source) && relation === 'superessive'),
    apply: ({ place, surface, draft }) => {
      if (place.head.space) draft.space = place.head.space;
      // "On a windy hill": the wind is heard too.
      for (const { effect } of place.effects) if (effect.also !== undefined) draft.also.push(effect.also);
      takeOver(place, draft, isWhere);
      chip(draft, place, 'place.space', 'space');
      if (surface && takesSurface(draft.source)) draft.surface ??= surface;
    },
  },
  {
    name: 'tool',
    example: 'he fills a glass with water',
    fits: ({ relation }) => relation === 'comitative',
    apply: ({ place, draft }) => {
      draft.exciter ??= exciterName(place);
    },
  },
  {
    name: 'surface',
    example: 'footsteps on gravel',
    fits: ({ relation, surface }) => surface !== undefined && SURFACE.has(relation),
    apply: ({ place, relation, surface, draft }) => {
      draft.surface ??= surface;
      takeOver(place, draft, ({ mods, ...where }) => mods?.wetness !== undefined || isWhere(where));
      // "Into a metal bucket".
      if (surface && isOfClass(draft.source, 'takes a vessel') && relation === 'illative') draft.material = surface;
      if (isStruck(draft.source)) draft.material ??= surface;
      chip(draft, place, 'source.surface', 'modifier');
    },
  },
];

/** What the phrases after adpositions change: surface, space, device, tool. */
export function surroundings(
  draft: GrowingDraft,
  frame: Frame,
  subject: NounPhrase | undefined,
  lexicon: Lexicon,
): void {
  const near = [...frame.places, ...(subject?.places ?? []), ...frame.subjects.flatMap((phrase) => phrase.places)];
  // "In boots on gravel": who wears them is on it.
  const places = near.flatMap((place) => [place, ...(putOn(draft, place) ? place.places : [])]);
  for (const place of new Set(places)) {
    const isOwn = draft.chips.some(({ span }) => span[0] === place.spans[0]?.[0]);
    if (isOwn) continue;
    const said: SaidPlace = { place, relation: place.relation, surface: materialOf(place), draft };
    PLACE_CONSTRUCTIONS.find(({ fits }) => fits(said))?.apply(said);
    if (ownSource(place, lexicon) !== draft.source) continue;
    const own = ownWords(place);
    draft.spans.push(...own.spans);
    draft.chips.push(...own.chips);
  }
}

/**
 * "On wet cobbles", "in a hallway far away": how wet a ground is and where a place is, whatever sounds there is too.
 */
function takeOver({ effects }: NounPhrase, draft: GrowingDraft, isShared: (effect: Effect) => boolean): void {
  for (const said of effects) {
    const isSaid = draft.chips.some(({ span }) => span[0] === said.mention.start);
    if (isShared(said.effect) && !isSaid) applyEffect(draft, said);
  }
}

const isWhere = ({ distance, azimuth }: Effect): boolean => distance !== undefined || azimuth !== undefined;

function chip(draft: GrowingDraft, place: NounPhrase, field: string, kind: Chip['kind']): void {
  const [[start]] = place.spans;
  const end = Math.max(...place.spans.map((span) => span[1]));
  draft.chips.push({ span: [start, end], label: place.mention.text, field, kind });
}

/** What is struck is what sounds. */
export function isStruck(source: string): boolean {
  return isOfClass(source, 'blow on a thing') || isOfClass(source, 'blow on a material');
}

function exciterName(place: NounPhrase): string {
  const material = place.modifiers.find((modifier) => modifier.material)?.material;
  return material ? `${place.head.word}_${material}` : place.head.word.replace(/ /g, '_');
}

/** Devices that are openings of a room. */
const OPENINGS = new Set<string>(['wall', 'door', 'window']);
/** Groups of what is heard from a radio, a telephone, a loudspeaker. */
const PLAYED_GROUPS = new Set(['human_voice', 'bells_music', 'alarms', 'ambience', 'human_body']);

/** "Through the door" muffles a voice; "knocking on a door" does not. */
function isDevicePlace(device: string, relation: Relation | undefined, draft: GrowingDraft): boolean {
  if (OPENINGS.has(device)) return BEHIND.has(relation) && !takesSurface(draft.source);
  // Whatever is heard through a telephone or over a megaphone sounds like it; "on the radio" alone may say where a
  // thing lies.
  if (THROUGH.has(relation) || (relation === 'superlative' && !takesSurface(draft.source))) return true;
  return relation !== 'postessive' && PLAYED_GROUPS.has(groupOf(draft.source));
}

const SURFACE_GROUPS = new Set(['footsteps', 'impacts', 'breaking', 'tools']);
/** Whether a source sounds otherwise on another ground. */
export function takesSurface(source: string): boolean {
  return SURFACE_GROUPS.has(groupOf(source)) || isOfClass(source, 'takes a surface');
}
