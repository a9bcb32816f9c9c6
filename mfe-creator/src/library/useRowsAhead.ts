import { useEffect } from 'react';
import { useLoadAhead } from '@whoosh/api-client';

/** Sounds are asked for by so many, as many as the list of ids brings along. */
const BLOCK_ROWS = 60;
/** A block is asked for when it is so near to the drawn rows: a fast scroll takes a third of a second to come there. */
const NEAR_ROWS = 30;

/**
 * The sounds of a list around the drawn rows are there before their rows are: drawn once, and not first as a row that
 * waits for its sound.
 * @param first of the drawn rows @param end after the last of them
 */
export function useRowsAhead(ids: readonly number[], first: number, end: number): void {
  const load = useLoadAhead();
  const from = Math.max(0, Math.floor((first - NEAR_ROWS) / BLOCK_ROWS) * BLOCK_ROWS);
  const to = Math.ceil((end + NEAR_ROWS) / BLOCK_ROWS) * BLOCK_ROWS;
  useEffect(() => load(ids.slice(from, to)), [load, ids, from, to]);
}
