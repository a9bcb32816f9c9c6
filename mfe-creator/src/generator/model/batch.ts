import { LIMITS } from '@whoosh/contracts';
import type { FailureToast } from '@whoosh/ui/more';

/** One description of a batch, and what became of it. */
export interface BatchLine {
  text: string;
  state: 'waiting' | 'making' | 'kept' | 'failed';
  /** How much of it is rendered, 0..1. */
  rendered: number;
  /** Why it failed, and the way out. */
  problem: Pick<FailureToast, 'description' | 'plans'> | null;
}

/** The descriptions of a pasted text: one a line, empty lines and marks of lists left out. */
export function batchLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d{1,3}[.)])\s+/, '').trim())
    .filter((line) => line !== '');
}

/** Lines that wait; beyond the limit there are none. */
export function waitingLines(text: string): BatchLine[] {
  return batchLines(text)
    .slice(0, LIMITS.maxBatchLines)
    .map((line) => ({ text: line, state: 'waiting', rendered: 0, problem: null }));
}

/** A text without the lines of which a sound was made: each takes away one line that reads the same. */
export function withoutKept(text: string, lines: readonly BatchLine[]): string {
  const kept = lines.filter(({ state }) => state === 'kept').map((line) => line.text);
  if (kept.length === 0) return text;
  const left = batchLines(text).filter((line) => {
    const place = kept.indexOf(line);
    if (place >= 0) kept.splice(place, 1);
    return place < 0;
  });
  return left.join('\n');
}
