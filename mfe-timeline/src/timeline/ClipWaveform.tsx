import type { Bar } from '@whoosh/contracts';
import { rampColor, rgba, useAudioPalette, useCanvas } from '@whoosh/ui/more';
import { useCallback } from 'react';
import { BAR_PITCH, clipBars, pictureGain, type ClipPart } from './clip-bars';
import styles from './Clip.module.css';

interface ClipWaveformProps {
  /** null: the sound is not known yet. */
  bars: readonly Bar[] | null;
  part: ClipPart;
  pxPerMs: number;
  /** The pixels of the clip that can be seen. */
  fromPx: number;
  toPx: number;
}

const BAR_WIDTH = 3;
const MIN_BAR_HEIGHT = 2;

/** The sound inside a clip, only as far as it can be seen. Decoration. */
export function ClipWaveform({ bars, part, pxPerMs, fromPx, toPx }: ClipWaveformProps) {
  const palette = useAudioPalette();
  const { soundMs, offsetMs, durationMs, loop } = part;
  const start = Math.max(0, Math.floor(fromPx / BAR_PITCH) * BAR_PITCH);
  const width = Math.max(0, Math.min(durationMs * pxPerMs, toPx) - start);
  const paint = useCallback(
    (context: CanvasRenderingContext2D, paintWidth: number, height: number) => {
      const count = Math.floor(paintWidth / BAR_PITCH);
      const shown = clipBars(bars ?? [], { soundMs, offsetMs, durationMs, loop }, pxPerMs, start, count);
      const gain = pictureGain(bars ?? []);
      shown.forEach((bar, index) => {
        const isRest = bar.level < 0.004;
        const barHeight = Math.max(MIN_BAR_HEIGHT, Math.min(1, bar.level * gain) * height);
        context.fillStyle = isRest ? palette.rest : rgba(rampColor(palette.ramp, bar.brightness));
        context.beginPath();
        context.roundRect(index * BAR_PITCH, (height - barHeight) / 2, BAR_WIDTH, barHeight, BAR_WIDTH / 2);
        context.fill();
      });
    },
    [bars, palette, soundMs, offsetMs, durationMs, loop, pxPerMs, start],
  );
  const ref = useCanvas(paint);
  if (width < BAR_PITCH) return null;
  return <canvas ref={ref} className={styles.wave} style={{ left: start, width }} aria-hidden="true" />;
}
