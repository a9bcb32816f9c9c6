import type { Bar } from '@whoosh/contracts';
import { rampColor, rampPlace, rgba, type AudioPalette } from '@whoosh/ui/more';
import { BAR_PITCH } from './clip-bars';
import type { WaveColumns } from './clip-wave/wave-columns';

/** Bars of one colour, as the data of a path whose round strokes they are. */
export interface WavePath {
  /** CSS text. */
  color: string;
  path: string;
}

/** Width of a bar, pixels; also its least height. */
export const BAR_WIDTH = 3;
/** So many colours of the ramp are told apart; between two of them nobody sees a step. */
const COLORS = 16;
/** Quieter bars are drawn as silence. */
const REST_LEVEL = 0.004;

/**
 * A waveform as few shapes: the bars of nearly one brightness are one path.
 * @param gain makes quiet sounds visible, see pictureGain
 * @param height of the picture, pixels
 */
export function wavePaths(bars: readonly Bar[], gain: number, height: number, palette: AudioPalette): WavePath[] {
  const paths = new Map<string, string>();
  bars.forEach(({ level, brightness }, index) => {
    const color = colorOf(level, brightness, palette);
    const barHeight = Math.max(BAR_WIDTH, Math.min(1, level * gain) * height);
    const x = index * BAR_PITCH + BAR_WIDTH / 2;
    // the round ends of the stroke add half its width above and below
    const top = Math.round((height - barHeight + BAR_WIDTH) * 5) / 10;
    paths.set(color, `${paths.get(color) ?? ''}M${x} ${top}V${Math.round((height - top) * 10) / 10}`);
  });
  return [...paths].map(([color, path]) => ({ color, path }));
}

/** Width of a column of samples, pixels. */
export const COLUMN_WIDTH = 1;

/**
 * A waveform by its samples, a line for each pixel from its lowest to its highest.
 * @param bars of the same stretch: how bright the sound is there
 * @param gain makes quiet sounds visible, see pictureGain
 * @param height of the picture, pixels
 */
export function columnPaths(
  { low, high }: WaveColumns,
  bars: readonly Bar[],
  gain: number,
  height: number,
  palette: AudioPalette,
): WavePath[] {
  const paths = new Map<string, string>();
  // the round ends of the stroke add half its width above and below
  const reach = (height - COLUMN_WIDTH) / 2;
  const y = (sample: number) => Math.round((height / 2 - Math.max(-1, Math.min(1, sample * gain)) * reach) * 10) / 10;
  high.forEach((highest, index) => {
    const lowest = low[index] ?? highest;
    const { brightness } = bars[Math.floor(index / BAR_PITCH)] ?? { brightness: 0 };
    const color = colorOf(Math.max(highest, -lowest), brightness, palette);
    const line = `M${index + COLUMN_WIDTH / 2} ${y(highest)}V${y(lowest)}`;
    paths.set(color, `${paths.get(color) ?? ''}${line}`);
  });
  return [...paths].map(([color, path]) => ({ color, path }));
}

function colorOf(level: number, brightness: number, { ramp, rest }: AudioPalette): string {
  return level < REST_LEVEL ? rest : rgba(rampColor(ramp, Math.round(rampPlace(brightness) * COLORS) / COLORS));
}
