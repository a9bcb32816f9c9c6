import { useCallback, useEffect, useRef } from 'react';

/**
 * Calls back once after a time that can be paused.
 * @param durationMs milliseconds
 */
export function useCountdown(durationMs: number, onEnd: () => void) {
  const remaining = useRef(durationMs);
  const startedAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  const pause = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    remaining.current -= Date.now() - startedAt.current;
  }, []);
  const resume = useCallback(() => {
    if (timer.current !== undefined) return;
    startedAt.current = Date.now();
    timer.current = setTimeout(() => end.current(), remaining.current);
  }, []);

  useEffect(() => {
    resume();
    return pause;
  }, [pause, resume]);
  return { pause, resume };
}
