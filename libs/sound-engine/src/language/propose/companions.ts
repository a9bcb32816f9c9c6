import { isOfClass } from '../../catalogue/classes';
import type { NounPhrase } from '../parse/phrases';
import { TARGET, TOPIC } from '../relation';
import type { GrowingDraft } from './draft';

/** A phrase after an adposition, its source, and what the clause is heard as without it. */
interface SaidPlace {
  place: NounPhrase;
  source: string;
  /** At least one. */
  beside: readonly GrowingDraft[];
}

/** A reason why a phrase after an adposition is not heard beside what the clause tells. */
export interface SilentPlace {
  readonly name: string;
  readonly example: string;
  fits: (said: SaidPlace) => boolean;
}

export const SILENT_PLACES: readonly SilentPlace[] = [
  {
    name: 'voice in which something is said',
    example: "a lock clicks under the lawyer's voice",
    fits: ({ place }) => place.head.word === 'voice',
  },
  {
    name: 'how it happens',
    example: 'a crowd shouts with joy',
    fits: ({ place }) => place.head.isAbstract === true,
  },
  {
    name: 'what is on the feet',
    example: 'he runs with heavy footsteps',
    fits: ({ source, beside }) =>
      isOfClass(source, 'walk') && beside.some((draft) => isOfClass(draft.source, 'on feet')),
  },
  {
    name: 'what the wind is heard in',
    example: 'the wind blows through dry reeds',
    fits: ({ source, beside }) =>
      isOfClass(source, 'moved by the wind') && beside.some((draft) => isOfClass(draft.source, 'moving air')),
  },
  {
    name: 'thing that lies still',
    example: 'a cat purrs on a wooden box',
    fits: ({ place }) => place.head.isInert === true,
  },
  {
    name: 'device through which something is heard',
    example: 'laughter on a TV',
    fits: ({ place: { head, relation }, beside }) =>
      head.device !== undefined &&
      (relation === 'superessive' ||
        (relation !== 'comitative' && beside.some(({ device }) => device === head.device))),
  },
  {
    name: 'door that nothing is said of',
    example: 'rain on a skylight',
    fits: ({ place }) => place.head.tags.includes('door') && place.relation !== 'comitative',
  },
  {
    name: 'what it is for, about or between',
    example: 'a man talks about a flood',
    fits: ({ place }) => isTopic(place),
  },
  {
    name: 'who it is done to',
    example: 'an air horn honks at a dog',
    fits: ({ place }) => place.head.isAgent === true && TARGET.has(place.relation),
  },
  {
    name: 'bare place',
    example: 'water drips in a cave',
    fits: ({ place }) =>
      place.head.space !== undefined &&
      place.relation !== 'comitative' &&
      // "On a windy hill": the wind is heard there.
      place.modifiers.every(
        ({ source, isInert, space, isAgent }) => source === undefined || isInert || space !== undefined || isAgent,
      ),
  },
];

/** "About the rain"; "over the rain", as many languages say it. */
export function isTopic({ head: { source }, relation }: NounPhrase): boolean {
  return TOPIC.has(relation) || (relation === 'superessive' && isOfClass(source, 'weather to be out in'));
}

/** Whether a phrase after an adposition is heard beside what its clause tells: "in the rain", "with an owl". */
export function isCompanion(place: NounPhrase, source: string | undefined, beside: readonly GrowingDraft[]): boolean {
  if (place.isNegated || source === undefined || beside.some((draft) => draft.source === source)) return false;
  // "A podcast about trains": what it is about is not heard where nothing else is either.
  if (beside.length === 0) return place.relation !== 'topical';
  return !SILENT_PLACES.some(({ fits }) => fits({ place, source, beside }));
}
