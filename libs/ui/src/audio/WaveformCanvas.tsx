import { useCallback } from 'react';
import { LIMITS, type Bar } from '@whoosh/contracts';
import { useAudioPalette, type AudioPalette } from './palette';
import { rgba, soundColor } from './ramp';
import { useCanvas } from './useCanvas';
import { barRects, fittingBars, gainFor, playedShare, type BarRect } from './waveform-geometry';
import styles from './WaveformCanvas.module.css';

/** How visible the part after the playhead is. */
const UNPLAYED_ALPHA = 0.36;

export interface WaveformCanvasProps {
  /** null: nothing is known yet, a dotted rest line keeps the place. */
  bars: readonly Bar[] | null;
  /** 0..1; null when the sound is not the one in the player: all bars are full then. */
  progress?: number | null;
  /** Bars that are not the sound: drawn in border colour. */
  placeholder?: boolean;
  /** Share of the bars that is known so far, 0..1; the rest is the rest line. */
  drawn?: number;
  /** The least width of a bar and its gap, CSS pixels; without it what the screen can show. */
  pitch?: number;
  className?: string;
}

/**
 * The picture of a sound: bars coloured by brightness. It is decoration; name and position stand beside it in words.
 */
export function WaveformCanvas({
  bars,
  progress = null,
  placeholder = false,
  drawn = 1,
  pitch = 0,
  className,
}: WaveformCanvasProps) {
  const palette = useAudioPalette();
  const paint = useCallback(
    (context: CanvasRenderingContext2D, width: number, height: number) => {
      const shown = bars === null || bars.length === 0 ? restLine(width) : fittingBars(bars, width, pitch);
      const rects = barRects(shown, width, height, gainFor(shown));
      rects.forEach((rect) => paintBar(context, rect, rects.length, { palette, placeholder, progress, drawn }));
    },
    [bars, palette, placeholder, progress, drawn, pitch],
  );
  const ref = useCanvas(paint);
  return <canvas ref={ref} className={`${styles.canvas}${className ? ` ${className}` : ''}`} aria-hidden="true" />;
}

interface BarStyle {
  palette: AudioPalette;
  placeholder: boolean;
  progress: number | null;
  drawn: number;
}

function paintBar(context: CanvasRenderingContext2D, rect: BarRect, count: number, style: BarStyle): void {
  const known = rect.at < style.drawn;
  if (rect.silent || !known || style.placeholder) {
    context.fillStyle = style.palette.rest;
    fillRounded(context, known ? rect : { ...rect, y: rect.y + rect.height / 2 - 1, height: 2 });
    return;
  }
  const color = soundColor(style.palette.ramp, rect.brightness);
  const played = style.progress === null ? 1 : playedShare(rect, count, style.progress);
  context.fillStyle = rgba(color, UNPLAYED_ALPHA + (1 - UNPLAYED_ALPHA) * played);
  fillRounded(context, rect);
}

function fillRounded(context: CanvasRenderingContext2D, { x, y, width, height }: BarRect): void {
  context.beginPath();
  context.roundRect(x, y, width, height, Math.min(width, height) / 2);
  context.fill();
}

const restLine = (width: number): Bar[] =>
  Array.from({ length: Math.min(LIMITS.waveformBars, Math.max(1, Math.floor(width / 4))) }, () => ({
    level: 0,
    brightness: 0,
  }));
