import { useCallback, useEffect, useState } from 'react';

export interface Loaded<Part> {
  /** null: it is on its way, was not wanted yet, or could not be had. */
  part: Part | null;
  isFailed: boolean;
  retry: () => void;
}

/**
 * What is seldom asked for, loaded with the first time that it is. What could not be had is asked for again when it is
 * wanted again, which React's `lazy` does not do.
 */
export function useLoaded<Part>(load: () => Promise<Part>, wanted: boolean): Loaded<Part> {
  // in an object: a component is a function, which a setter would call
  const [loaded, setLoaded] = useState<{ part: Part } | null>(null);
  const [isFailed, setFailed] = useState(false);
  const fetchPart = useCallback(() => {
    load().then(
      (part) => {
        setLoaded({ part });
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [load]);
  const isMissing = wanted && loaded === null;
  useEffect(() => {
    if (isMissing) fetchPart();
  }, [isMissing, fetchPart]);
  return { part: loaded?.part ?? null, isFailed: isMissing && isFailed, retry: fetchPart };
}
