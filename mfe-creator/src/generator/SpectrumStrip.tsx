import { useCallback } from 'react';
import { rgba, soundColor, useAudioPalette, useCanvas, type AudioPalette } from '@whoosh/ui/more';
import type { Spectrum } from '@whoosh/audio-codec';
import styles from './SpectrumStrip.module.css';

/** Grid of the strip, CSS pixels. */
const CELL_WIDTH = 3;
const CELL_GAP = 0.6;
/** How visible the part after the playhead is. */
const UNPLAYED = 0.45;

/** Loud bands are drawn full, not only the loudest one. */
const EMPHASIS = 1.8;

interface SpectrumStripProps {
  /** null while it is computed. */
  spectrum: Spectrum | null;
  /** 0..1, null when the sound is not in the player. */
  progress: number | null;
}

/**
 * Frequency over time under a take's waveform: height is frequency and has the same colours. Its place is kept while it
 * is computed.
 */
export function SpectrumStrip({ spectrum, progress }: SpectrumStripProps) {
  const palette = useAudioPalette();
  const paint = useCallback(
    (context: CanvasRenderingContext2D, width: number, height: number) => {
      if (spectrum) paintSpectrum(context, { width, height, spectrum, palette, progress });
    },
    [spectrum, palette, progress],
  );
  const canvas = useCanvas(paint);
  return <canvas ref={canvas} className={styles.strip} aria-hidden="true" />;
}

interface Picture {
  width: number;
  height: number;
  spectrum: Spectrum;
  palette: AudioPalette;
  progress: number | null;
}

function paintSpectrum(
  context: CanvasRenderingContext2D,
  { width, height, spectrum, palette, progress }: Picture,
): void {
  const columns = Math.min(spectrum.columns, Math.max(1, Math.floor(width / CELL_WIDTH)));
  const [cellWidth, cellHeight] = [width / columns, height / spectrum.bands];
  for (let column = 0; column < columns; column += 1) {
    const source = Math.floor((column * spectrum.columns) / columns) * spectrum.bands;
    const played = progress === null || column / columns < progress ? 1 : UNPLAYED;
    for (let band = 0; band < spectrum.bands; band += 1) {
      const energy = spectrum.energy[source + band] ?? 0;
      if (energy < 0.05) continue;
      context.fillStyle = rgba(
        soundColor(palette.ramp, band / (spectrum.bands - 1)),
        Math.min(1, EMPHASIS * energy * energy) * played,
      );
      context.fillRect(
        column * cellWidth,
        height - (band + 1) * cellHeight,
        cellWidth - CELL_GAP,
        cellHeight - CELL_GAP,
      );
    }
  }
}
