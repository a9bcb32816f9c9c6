import { useVideoPeaks } from '@whoosh/api-client';
import { decodeBars, type Project } from '@whoosh/contracts';
import { useMemo } from 'react';
import type { TimelineDocument } from '../model';

/** Highest samples of the video's own sound for each 10 ms, where others fall under it; null where none do. */
export function useVideoLoudness({ video }: Project, { ducking }: TimelineDocument): readonly number[] | null {
  const isKey = ducking.enabled && ducking.by?.includes('video') === true;
  const { data } = useVideoPeaks(isKey ? (video?.peaksUrl ?? null) : null);
  return useMemo(() => (data === undefined ? null : decodeBars(data.peaks).map(({ level }) => level)), [data]);
}
