import { useVideoFrameTimes } from '@whoosh/api-client';
import { pictureTiming, type PictureTiming, type Project } from '@whoosh/contracts';
import { useMemo } from 'react';

/** When the pictures of a project's video show; null while that is not known, or without a video. */
export function usePictureTiming({ video }: Project): PictureTiming | null {
  const { data } = useVideoFrameTimes(video?.frameTimesUrl ?? null);
  const numerator = video?.frameRateFraction?.numerator;
  const denominator = video?.frameRateFraction?.denominator;
  const startTimecode = video?.startTimecode ?? null;
  return useMemo(() => {
    if (numerator === undefined || denominator === undefined) return null;
    const startsMs = data === undefined ? null : data.starts.map((microseconds) => microseconds / 1000);
    return pictureTiming({ numerator, denominator }, { startTimecode, startsMs });
  }, [numerator, denominator, startTimecode, data]);
}
