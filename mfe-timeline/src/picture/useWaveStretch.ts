import { requestBytes } from '@whoosh/api-client';
import type { VideoWave } from '@whoosh/contracts';
import { useEffect, useMemo, useState } from 'react';
import { PagedFile } from './paged-file';
import { readWave, type WaveStretch } from './wave-file';

/** A waveform between two moments as finely as it is drawn; null while it is not there, and where it is not wanted. */
export function useWaveStretch(
  wave: VideoWave | null,
  { fromMs, toMs, msPerBar }: { fromMs: number; toMs: number; msPerBar: number },
): WaveStretch | null {
  const url = wave?.url ?? null;
  const samples = wave?.samples ?? 0;
  const file = useMemo(
    () =>
      url === null
        ? null
        : new PagedFile(async (from, to, signal) => (await requestBytes(url, from, to, signal)).bytes),
    [url],
  );
  useEffect(() => () => file?.dispose(), [file]);
  const [stretch, setStretch] = useState<WaveStretch | null>(null);
  useEffect(() => {
    if (file === null) return setStretch(null);
    let isLatest = true;
    readWave(file, { samples }, fromMs, toMs, msPerBar)
      .then((read) => {
        if (isLatest) setStretch(read);
      })
      // the coarser waveform stays
      .catch(() => undefined);
    return () => {
      isLatest = false;
    };
  }, [file, samples, fromMs, toMs, msPerBar]);
  return stretch;
}
