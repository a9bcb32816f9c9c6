import type { ProjectVideo } from '@whoosh/contracts';
import { useEffect, useMemo, useState } from 'react';
import { PictureLadder } from './picture-ladder';

/** The pictures of a video in any density; another object whenever more of them have come. */
export function usePictureLadder(video: ProjectVideo | null): { ladder: PictureLadder } | null {
  const proxyUrl = video?.proxyUrl ?? null;
  // the answer is a new object each time it is asked for, with the same sheets
  const key = JSON.stringify(video?.sheets ?? []);
  const densities = useMemo(() => JSON.parse(key) as ProjectVideo['sheets'], [key]);
  const [state, setState] = useState<{ ladder: PictureLadder } | null>(null);
  useEffect(() => {
    if (densities.length === 0 && proxyUrl === null) return undefined;
    const ladder = new PictureLadder(densities, proxyUrl, () => setState({ ladder }));
    setState({ ladder });
    return () => {
      setState(null);
      ladder.dispose();
    };
  }, [densities, proxyUrl]);
  return state;
}
