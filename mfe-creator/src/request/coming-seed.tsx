import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { drawSeed } from './drawn';

/**
 * The seed of the sound that comes next, drawn before it is asked for: what is shown and heard of the words is then the
 * very sound that will be made.
 */
interface ComingSeed {
  seed: number;
  /** The sound was made: the next one is another. */
  drawNext: () => void;
}

/** Where no sound is asked for, as the server reads words without a seed. */
const NOTHING_COMES: ComingSeed = { seed: 1, drawNext: () => undefined };
const ComingSeedContext = createContext(NOTHING_COMES);

export const useComingSeed = (): ComingSeed => useContext(ComingSeedContext);

export function ComingSeedProvider({ children }: { children: ReactNode }) {
  const [seed, setSeed] = useState(drawSeed);
  const drawNext = useCallback(() => setSeed(drawSeed()), []);
  return (
    <ComingSeedContext.Provider value={useMemo(() => ({ seed, drawNext }), [seed, drawNext])}>
      {children}
    </ComingSeedContext.Provider>
  );
}
