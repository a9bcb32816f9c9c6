import tokens from '../theme/tokens.json';

/** Red, green and blue, 0..255 each. */
export type Rgb = readonly [number, number, number];

/**
 * Reads `#RRGGBB`.
 * @throws RangeError when the text is another form
 */
export function parseHex(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError('hex');
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
}

/**
 * The colour of a place on the ramp.
 * @param stops the ramp's colours, dark sound to bright sound, at equal distances
 * @param place 0..1; values outside are clamped
 */
export function rampColor(stops: readonly Rgb[], place: number): Rgb {
  const last = stops.length - 1;
  const position = Math.min(1, Math.max(0, place)) * last;
  const index = Math.min(last - 1, Math.floor(position));
  const from = stops[index];
  const to = stops[index + 1];
  if (from === undefined || to === undefined) throw new RangeError('stops');
  const mix = (a: number, b: number) => Math.round(a + (b - a) * (position - index));
  return [mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2])];
}

/** The axis of brightness: spectral centroids from 120 Hz, in logarithms of a hundred times that. */
const DARKEST_HZ = 120;
const RANGE = Math.log(12_000 / DARKEST_HZ);

/**
 * The brightness at which each stop of the ramp stands, 0..1. Sounds crowd in the bright half of the axis, so the stops
 * stand at even shares of the bars of 78 sounds of all families (the ideas of the creator, 3 s each): each colour is
 * seen as often as the others.
 */
export const STOP_BRIGHTNESS: readonly number[] = tokens.rampMeaning.map(
  ({ centroidHz }) => Math.log(centroidHz / DARKEST_HZ) / RANGE,
);

/**
 * Where a brightness stands on the ramp.
 * @param brightness 0..1: spectral centroid on a log axis from 120 Hz to 12 kHz
 * @returns 0..1
 */
export function rampPlace(brightness: number): number {
  const above = STOP_BRIGHTNESS.findIndex((stop) => stop >= brightness);
  if (above === 0) return 0;
  const [from, to] = [STOP_BRIGHTNESS[above - 1], STOP_BRIGHTNESS[above]];
  if (from === undefined || to === undefined) return 1;
  return (above - 1 + (brightness - from) / (to - from)) / (STOP_BRIGHTNESS.length - 1);
}

/** The colour of a brightness, 0..1. */
export function soundColor(stops: readonly Rgb[], brightness: number): Rgb {
  return rampColor(stops, rampPlace(brightness));
}

/** CSS text of a colour; alpha 0..1. */
export function rgba([r, g, b]: Rgb, alpha = 1): string {
  return alpha >= 1 ? `rgb(${r}, ${g}, ${b})` : `rgba(${r}, ${g}, ${b}, ${alpha})`;
}
