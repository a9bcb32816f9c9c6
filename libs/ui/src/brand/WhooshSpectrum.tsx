import { useCallback } from 'react';
import { useAudioPalette, type AudioPalette } from '../audio/palette';
import { rampColor, rgba } from '../audio/ramp';
import { useCanvas } from '../audio/useCanvas';
import { CELL_WIDTH, whooshSpectrum } from './whoosh-spectrum';

interface WhooshSpectrumProps {
  /** Gives position and size; the picture fills it. */
  className?: string | undefined;
}

/** The picture of empty pages: a whoosh as time and frequency, in the colours of sound. Decoration, hidden from readers. */
export function WhooshSpectrum({ className = '' }: WhooshSpectrumProps) {
  const palette = useAudioPalette();
  const paint = useCallback(
    (context: CanvasRenderingContext2D, width: number, height: number) =>
      paintSpectrum(context, width, height, palette),
    [palette],
  );
  const canvas = useCanvas(paint);
  return <canvas ref={canvas} className={className} aria-hidden="true" />;
}

function paintSpectrum(context: CanvasRenderingContext2D, width: number, height: number, palette: AudioPalette): void {
  const gridWidth = Math.floor(width / CELL_WIDTH) * CELL_WIDTH;
  for (const { time, frequency, energy } of whooshSpectrum(width, height)) {
    const size = 1.2 + 3 * energy;
    const left = time * gridWidth + (CELL_WIDTH - size) / 2;
    context.fillStyle = rgba(rampColor(palette.ramp, frequency * 1.1), Math.min(1, energy * 1.7));
    context.beginPath();
    context.roundRect(left, (1 - frequency) * height - size * 0.9, size, size * 1.7, size / 2);
    context.fill();
  }
}
