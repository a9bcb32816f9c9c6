import type { Bar } from '@whoosh/contracts';
import { rampColor, rampPlace, rgba, type AudioPalette } from '@whoosh/ui/more';
import { BAR_PITCH } from './clip-bars';

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
export function wavePaths(
  bars: readonly Bar[],
  gain: number,
  height: number,
  { ramp, rest }: AudioPalette,
): WavePath[] {
  const paths = new Map<string, string>();
  bars.forEach(({ level, brightness }, index) => {
    const color =
      level < REST_LEVEL ? rest : rgba(rampColor(ramp, Math.round(rampPlace(brightness) * COLORS) / COLORS));
    const barHeight = Math.max(BAR_WIDTH, Math.min(1, level * gain) * height);
    const x = index * BAR_PITCH + BAR_WIDTH / 2;
    // the round ends of the stroke add half its width above and below
    const top = Math.round((height - barHeight + BAR_WIDTH) * 5) / 10;
    paths.set(color, `${paths.get(color) ?? ''}M${x} ${top}V${Math.round((height - top) * 10) / 10}`);
  });
  return [...paths].map(([color, path]) => ({ color, path }));
}
