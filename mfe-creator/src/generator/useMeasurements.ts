import { useEffect, useState } from 'react';
import { type Measurement, measurementOf } from '../takes';

/**
 * What sounds measure, in their order; null until that is known and where it cannot be. @param audioUrls keep the array
 * stable while it holds the same
 */
export function useMeasurements(audioUrls: readonly string[]): (Measurement | null)[] {
  const [known, setKnown] = useState<ReadonlyMap<string, Measurement | null>>(new Map());
  useEffect(() => {
    let wanted = true;
    for (const url of audioUrls) {
      void measurementOf(url).then(
        (measurement) => wanted && setKnown((before) => new Map(before).set(url, measurement)),
      );
    }
    return () => {
      wanted = false;
    };
  }, [audioUrls]);
  return audioUrls.map((url) => known.get(url) ?? null);
}
