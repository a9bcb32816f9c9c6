// @ts-check
import { fieldsOf, textOf } from './form.mjs';

const DEFAULT_LIMIT = 10;
const MOST = 100;

/**
 * One page of a list, the newest first, as the provider cuts it: `limit`, `starting_after`, `created[gte]`.
 * @template {{ id: string, created: number }} T
 * @param {string} url @param {T[]} all @param {import('./form.mjs').Fields} params
 * @returns {import('stripe').Stripe.ApiList<T>}
 */
export function listOf(url, all, params) {
  const since = Number(textOf(fieldsOf(params, 'created'), 'gte') ?? 0);
  const found = all.filter(({ created }) => created >= since);
  const start = found.findIndex(({ id }) => id === textOf(params, 'starting_after')) + 1;
  const limit = Math.min(MOST, Number(textOf(params, 'limit') ?? DEFAULT_LIMIT));
  return { object: 'list', url, has_more: start + limit < found.length, data: found.slice(start, start + limit) };
}
