import type { Bar } from '@whoosh/contracts';
import { useAudioPalette } from '@whoosh/ui/more';
import { memo } from 'react';
import { BAR_PITCH, clipBars, pictureGain, type ClipPart } from './clip-bars';
import styles from './Clip.module.css';
import { BAR_WIDTH, wavePaths } from './wave-paths';

interface ClipWaveformProps extends ClipPart {
  /** null: the sound is not known yet. */
  bars: readonly Bar[] | null;
  pxPerMs: number;
  /** The pixels of the clip that can be seen. */
  fromPx: number;
  toPx: number;
}

/** Of the part under the head, pixels. */
const HEIGHT = 46;

/** The sound inside a clip, only as far as it can be seen. Shapes and no canvas: each canvas is a layer of its own, which every frame of a drag would pay. Decoration. */
export const ClipWaveform = memo(function ClipWaveform({ bars, pxPerMs, fromPx, toPx, ...part }: ClipWaveformProps) {
  const palette = useAudioPalette();
  const start = Math.max(0, Math.floor(fromPx / BAR_PITCH) * BAR_PITCH);
  const width = Math.max(0, Math.min(part.durationMs * pxPerMs, toPx) - start);
  if (width < BAR_PITCH) return null;
  const all = bars ?? [];
  const shown = clipBars(all, part, pxPerMs, start, Math.floor(width / BAR_PITCH));
  return (
    <svg className={styles.wave} style={{ left: start }} width={width} height={HEIGHT} strokeWidth={BAR_WIDTH} aria-hidden="true">
      {wavePaths(shown, pictureGain(all), HEIGHT, palette).map(({ color, path }) => (
        <path key={color} d={path} stroke={color} />
      ))}
    </svg>
  );
});
