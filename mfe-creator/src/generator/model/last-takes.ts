import { changeTakes, type MadeTakes, type TakeAction } from './generation-state';

/** Where takes are made, and by whom. */
export interface Place {
  userId: number | null;
  /** null: standalone sounds. */
  projectId: number | null;
}

/** By the cache of the page that is open: when it is loaded anew, they are gone. */
const takesOfPages = new WeakMap<object, Map<string, MadeTakes>>();

const nameOf = ({ userId, projectId }: Place) => `${userId} ${projectId}`;

/** The takes that were made last in a place: they stand there again when somebody comes back to it. */
export function lastTakes(page: object, place: Place): MadeTakes | null {
  const made = takesOfPages.get(page)?.get(nameOf(place));
  return made === undefined ? null : { ...made, keeping: null, isNew: false };
}

export function rememberTakes(page: object, place: Place, made: MadeTakes): void {
  const places = takesOfPages.get(page) ?? new Map<string, MadeTakes>();
  takesOfPages.set(page, places.set(nameOf(place), made));
}

/** A take was kept while its place was left already. */
export function changeLastTakes(page: object, place: Place, generationId: string, action: TakeAction): void {
  const made = takesOfPages.get(page)?.get(nameOf(place));
  if (made?.generationId === generationId) rememberTakes(page, place, changeTakes(made, action));
}

/** Effects were deleted, here or elsewhere: no take is kept as one of them any more. */
export function forgetEffects(page: object, ids: readonly number[]): void {
  const places = takesOfPages.get(page);
  for (const [name, made] of places ?? [])
    places?.set(
      name,
      ids.reduce((left, soundEffectId) => changeTakes(left, { type: 'effect-deleted', soundEffectId }), made),
    );
}
