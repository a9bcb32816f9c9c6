import { useCallback, useRef } from 'react';
import { useAudioPalette, type AudioPalette } from '../audio/palette';
import { rampColor, rgba } from '../audio/ramp';
import { useCanvas } from '../audio/useCanvas';
import { CELL_WIDTH, whooshSpectrum, type SpectrumCell } from './whoosh-spectrum';

/** The picture is thousands of strokes: it is painted for this long, then the browser may answer. */
const SLICE_MS = 6;

interface WhooshSpectrumProps {
  /** Gives position and size; the picture fills it. */
  className?: string | undefined;
}

/**
 * The picture of empty pages: a whoosh as time and frequency, in the colours of sound. Decoration, hidden from readers.
 */
export function WhooshSpectrum({ className = '' }: WhooshSpectrumProps) {
  const palette = useAudioPalette();
  const painting = useRef<Generator<SpectrumCell[]>>(null);
  const paint = useCallback(
    (context: CanvasRenderingContext2D, width: number, height: number) => {
      const columns = whooshSpectrum(width, height);
      painting.current = columns;
      const gridWidth = Math.floor(width / CELL_WIDTH) * CELL_WIDTH;
      const paintSlice = () => {
        // another size or another theme has begun since
        if (painting.current !== columns) return;
        const end = performance.now() + SLICE_MS;
        while (performance.now() < end) {
          const { value: cells, done } = columns.next();
          if (done === true) return;
          paintCells(context, cells, gridWidth, height, palette);
        }
        setTimeout(paintSlice);
      };
      paintSlice();
    },
    [palette],
  );
  const canvas = useCanvas(paint);
  return <canvas ref={canvas} className={className} aria-hidden="true" />;
}

function paintCells(
  context: CanvasRenderingContext2D,
  cells: readonly SpectrumCell[],
  gridWidth: number,
  height: number,
  { ramp }: AudioPalette,
): void {
  for (const { time, frequency, energy } of cells) {
    const size = 1.2 + 3 * energy;
    const left = time * gridWidth + (CELL_WIDTH - size) / 2;
    context.fillStyle = rgba(rampColor(ramp, frequency * 1.1), Math.min(1, energy * 1.7));
    context.beginPath();
    context.roundRect(left, (1 - frequency) * height - size * 0.9, size, size * 1.7, size / 2);
    context.fill();
  }
}
