import { LIMITS, type SoundEffect } from '@whoosh/contracts';
import { ApiError, request } from './http';

/** How long wishes are gathered, milliseconds: rows that only fly past are gone again by then. */
const GATHER_MS = 40;
/** Asked for with one call. */
const AT_ONCE = Math.min(100, LIMITS.effectsListMax);

interface Wish {
  id: number;
  signal: AbortSignal;
  /** An answer that is on its way may be of before it changed. */
  isKnown: boolean;
  resolve(effect: SoundEffect): void;
  reject(error: unknown): void;
}

let wishes: Wish[] = [];
/** Answers that are on their way, by the ids that were asked for. */
const coming = new Map<number, Promise<ReadonlyMap<number, SoundEffect>>>();

/**
 * An effect of the user by its id. Calls shortly after one another become one request; those that were given up before
 * it are not asked for, nor those that are on their way.
 * @param isKnown it was had before: asked for again, whatever is on its way, as that may be of before it changed
 * @throws ApiError also for one that is gone
 */
export function loadEffect(id: number, signal: AbortSignal, isKnown = false): Promise<SoundEffect> {
  const answer = isKnown ? undefined : comingEffect(id);
  if (answer !== undefined) return answer;
  return new Promise((resolve, reject) => {
    if (wishes.length === 0) setTimeout(fulfil, GATHER_MS);
    wishes.push({ id, signal, isKnown, resolve, reject });
  });
}

/**
 * Effects of the user that nobody waits for yet, those left out that are on their way already.
 * @throws ApiError where the server fails
 */
export async function loadEffects(ids: readonly number[]): Promise<SoundEffect[]> {
  const answers = await Promise.all(askInParts(ids.filter((id) => !coming.has(id))));
  return answers.flatMap((effects) => [...effects.values()]);
}

function fulfil(): void {
  const open = wishes.filter(({ signal }) => !signal.aborted);
  const givenUp = wishes.filter(({ signal }) => signal.aborted);
  wishes = [];
  for (const { reject, signal } of givenUp) reject(signal.reason);
  // each wish hears of its own answer
  void askInParts([...new Set(open.filter(({ id, isKnown }) => isKnown || !coming.has(id)).map(({ id }) => id))]);
  for (const { id, resolve, reject } of open) comingEffect(id)?.then(resolve, reject);
}

/** @returns nothing where it was not asked for */
function comingEffect(id: number): Promise<SoundEffect> | undefined {
  return coming.get(id)?.then((effects) => {
    const effect = effects.get(id);
    if (effect === undefined) throw new ApiError(404, 'NOT_FOUND', 'Not found');
    return effect;
  });
}

/** @returns an answer for each request */
function askInParts(ids: readonly number[]): Promise<ReadonlyMap<number, SoundEffect>>[] {
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) => part * AT_ONCE);
  return parts.map((at) => ask(ids.slice(at, at + AT_ONCE)));
}

/** One request. */
function ask(ids: readonly number[]): Promise<ReadonlyMap<number, SoundEffect>> {
  const answer = request<SoundEffect[]>('GET', `/api/sound-effects/all?ids=${ids.join(',')}`)
    .then((effects) => new Map(effects.map((effect) => [effect.id, effect])))
    .finally(() => {
      for (const id of ids) if (coming.get(id) === answer) coming.delete(id);
    });
  for (const id of ids) coming.set(id, answer);
  return answer;
}
