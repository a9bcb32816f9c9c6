import { useEffect, useState } from 'react';
import { interpretDescription, useDebounced, useQueryClient } from '@whoosh/api-client';
import { LIMITS } from '@whoosh/contracts';
import { batchLines } from './model/batch';
import type { PromptForm } from '../request/prompt-form';

/** Lines are read once they have stood this long. */
const REST_MS = 500;

/** A line with words that mean nothing to the engine. */
export interface UnreadLine {
  text: string;
  words: string;
}

const NONE: readonly UnreadLine[] = [];

/** What is not understood of the lines of a batch, before they are paid for. A line that could not be asked about is not told. */
export function useBatchReading(text: string, { duration, intensity, loop }: PromptForm): readonly UnreadLine[] {
  const client = useQueryClient();
  const rested = useDebounced(text, REST_MS);
  const [unread, setUnread] = useState(NONE);
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const found: UnreadLine[] = [];
      for (const line of new Set(batchLines(rested).slice(0, LIMITS.maxBatchLines))) {
        const answer = await interpretDescription(client, { description: line, duration, intensity, loop }).catch(
          () => null,
        );
        if (isOver) return;
        const words = (answer?.notUnderstood ?? []).map((unknown) => unknown.text).join(', ');
        if (words !== '') found.push({ text: line, words });
      }
      setUnread(found.length === 0 ? NONE : found);
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [client, rested, duration, intensity, loop]);
  return unread;
}
