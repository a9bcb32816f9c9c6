import { LIMITS, type SoundEffect } from '@whoosh/contracts';
import { ApiError, request } from './http';

/** How long wishes are gathered, milliseconds: rows that only fly past are gone again by then. */
const GATHER_MS = 40;
/** Asked for with one call. */
const AT_ONCE = Math.min(100, LIMITS.effectsListMax);

interface Wish {
  id: number;
  signal: AbortSignal;
  resolve(effect: SoundEffect): void;
  reject(error: unknown): void;
}

let wishes: Wish[] = [];

/**
 * An effect of the user by its id. Calls shortly after one another become one request; those that were given up before
 * it are not asked for.
 * @throws ApiError also for one that is gone
 */
export function loadEffect(id: number, signal: AbortSignal): Promise<SoundEffect> {
  return new Promise((resolve, reject) => {
    if (wishes.length === 0) setTimeout(() => void fulfil(), GATHER_MS);
    wishes.push({ id, signal, resolve, reject });
  });
}

async function fulfil(): Promise<void> {
  const open = wishes.filter(({ signal }) => !signal.aborted);
  const givenUp = wishes.filter(({ signal }) => signal.aborted);
  wishes = [];
  for (const { reject, signal } of givenUp) reject(signal.reason);
  for (let at = 0; at < open.length; at += AT_ONCE) await ask(open.slice(at, at + AT_ONCE));
}

async function ask(some: readonly Wish[]): Promise<void> {
  try {
    const ids = [...new Set(some.map(({ id }) => id))];
    const effects = await request<SoundEffect[]>('GET', `/api/sound-effects/all?ids=${ids.join(',')}`);
    const byId = new Map(effects.map((effect) => [effect.id, effect]));
    for (const { id, resolve, reject } of some) {
      const effect = byId.get(id);
      if (effect) resolve(effect);
      else reject(new ApiError(404, 'NOT_FOUND', 'Not found'));
    }
  } catch (error) {
    for (const { reject } of some) reject(error);
  }
}
