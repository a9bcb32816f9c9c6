import type { SourceFamily } from '@whoosh/contracts';
import { t } from '../../messages';

/** Families in the order in which they have their turn. */
export const IDEA_FAMILIES = [
  'weather',
  'house',
  'body',
  'music',
  'impact',
  'fire',
  'machine',
  'water',
  'animal',
  'electronic',
  'scifi',
  'voice',
  'room',
] as const satisfies readonly SourceFamily[];

/** Ideas of each family; the first of each make up the first pages. */
const ROUNDS = [1, 2, 3, 4, 5, 6] as const;
/** Ideas of one page. */
const SHOWN = 6;

/** One description, and whose family it is of. */
export interface Idea {
  /** In the language of the page, which the engine reads, too. */
  text: string;
  family: SourceFamily;
}

type Place = readonly [family: (typeof IDEA_FAMILIES)[number], round: (typeof ROUNDS)[number]];

/** Each family in turn, then each once more: no page shows a family twice. */
const MIXED: readonly Place[] = ROUNDS.flatMap((round) => IDEA_FAMILIES.map((family) => [family, round] as const));

/**
 * The six ideas of one page; pages repeat from the first. @param family null: each of another family @param page 0, 1,
 * 2 …
 */
export function ideasOnPage(family: SourceFamily | null, page: number): readonly Idea[] {
  return placesOf(family, page).map(([of, round]) => ({ family: of, text: t(`idea.${of}.${round}`) }));
}

function placesOf(family: SourceFamily | null, page: number): readonly Place[] {
  if (family !== null) return MIXED.filter(([of]) => of === family);
  const start = (page % Math.floor(MIXED.length / SHOWN)) * SHOWN;
  return MIXED.slice(start, start + SHOWN);
}
