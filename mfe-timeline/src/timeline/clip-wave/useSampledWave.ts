import { useEffect, useMemo, useState } from 'react';
import type { SoundFile } from '../../playback';
import { SampledSound } from './sampled-sound';
import type { ColumnRange, WaveColumns } from './wave-columns';

/** A stretch of a sound by its samples. */
export type SampledWave = ColumnRange & WaveColumns;

/** While a wheel turns, no scale stays for so long, milliseconds. */
const SETTLE_MS = 80;

/**
 * A stretch of a sound as its samples draw it; null while it is not there, and where the sound cannot be read. Of the
 * same scale an earlier stretch stays until the next has come.
 */
export function useSampledWave(
  file: SoundFile | null,
  { fromPx, count, pxPerMs }: ColumnRange,
  loop: boolean,
): SampledWave | null {
  const sound = useMemo(() => (file === null ? null : new SampledSound(file)), [file]);
  useEffect(() => () => sound?.dispose(), [sound]);
  const [read, setRead] = useState<{ sound: SampledSound; loop: boolean; wave: SampledWave } | null>(null);
  useEffect(() => {
    if (sound === null || count < 1) return;
    let isLatest = true;
    const range = { fromPx, count, pxPerMs };
    const settled = setTimeout(() => {
      sound
        .columns(range, loop)
        .then((columns) => {
          if (isLatest) setRead({ sound, loop, wave: { ...range, ...columns } });
        })
        // the coarser waveform stays
        .catch(() => undefined);
    }, SETTLE_MS);
    return () => {
      isLatest = false;
      clearTimeout(settled);
    };
  }, [sound, fromPx, count, pxPerMs, loop]);
  const isWanted = read !== null && read.sound === sound && read.loop === loop && read.wave.pxPerMs === pxPerMs;
  return isWanted ? read.wave : null;
}
