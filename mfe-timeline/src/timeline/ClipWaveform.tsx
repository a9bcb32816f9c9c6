import type { Bar } from '@whoosh/contracts';
import type { AudioPalette } from '@whoosh/ui/more';
import { memo } from 'react';
import type { ClipSound } from '../editor/clip-sounds';
import { BAR_PITCH, clipBars, pictureGain } from './clip-bars';
import styles from './Clip.module.css';
import { useFineBars } from './useFineBars';
import { BAR_WIDTH, wavePaths } from './wave-paths';

interface ClipWaveformProps {
  effectId: number | null;
  sound: ClipSound;
  palette: AudioPalette;
  loop: boolean;
  pxPerMs: number;
  /** The pixels of the sound that are drawn. */
  fromPx: number;
  toPx: number;
}

/** Of the part under the head, pixels. */
const HEIGHT = 46;

/** The sound inside a clip, from where its element says that it begins. Decoration. */
export const ClipWaveform = memo(function ClipWaveform(props: ClipWaveformProps) {
  return <Bars bars={props.sound.bars} {...props} />;
});

/** The same from close by, with more of the sound than is stored with it. */
export const FineClipWaveform = memo(function FineClipWaveform(props: ClipWaveformProps) {
  return <Bars bars={useFineBars(props.effectId, props.sound)} {...props} />;
});

interface BarsProps extends ClipWaveformProps {
  /** null: the sound is not known yet. */
  bars: readonly Bar[] | null;
}

/** Shapes and no canvas: each canvas is a layer of its own, which every frame of a drag would pay. */
function Bars({ bars, sound, palette, loop, pxPerMs, fromPx, toPx }: BarsProps) {
  const start = Math.max(0, Math.floor(fromPx / BAR_PITCH) * BAR_PITCH);
  const count = Math.floor((toPx - start) / BAR_PITCH);
  if (count < 1) return null;
  const all = bars ?? [];
  const shown = clipBars(all, { lengthMs: sound.lengthMs, loop }, pxPerMs, start, count);
  return (
    <svg
      className={styles.wave}
      data-wave={start}
      style={{ left: `calc(var(--origin) + ${start}px)` }}
      width={count * BAR_PITCH}
      height={HEIGHT}
      strokeWidth={BAR_WIDTH}
      aria-hidden="true"
    >
      {wavePaths(shown, pictureGain(all), HEIGHT, palette).map(({ color, path }) => (
        <path key={color} d={path} stroke={color} />
      ))}
    </svg>
  );
}
