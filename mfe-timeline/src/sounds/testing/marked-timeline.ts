import { act } from '@testing-library/react';
import type { LoopRange, MarksSource } from '../../editor/transport';

/** A timeline on which nothing moves but in and out. */
export function markedTimeline(first: LoopRange | null = null): MarksSource & { mark: (to: LoopRange | null) => void } {
  let now = first;
  const listeners = new Set<() => void>();
  return {
    marks: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    mark: (to) => {
      now = to;
      act(() => listeners.forEach((tell) => tell()));
    },
  };
}
