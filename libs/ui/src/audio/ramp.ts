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
 * The colour of a brightness on the ramp.
 * @param stops the ramp's colours, dark sound to bright sound, at equal distances
 * @param brightness 0..1: spectral centroid on a log axis from 120 Hz to 12 kHz; values outside are clamped
 */
export function rampColor(stops: readonly Rgb[], brightness: number): Rgb {
  const last = stops.length - 1;
  const position = Math.min(1, Math.max(0, brightness)) * last;
  const index = Math.min(last - 1, Math.floor(position));
  const from = stops[index];
  const to = stops[index + 1];
  if (from === undefined || to === undefined) throw new RangeError('stops');
  const mix = (a: number, b: number) => Math.round(a + (b - a) * (position - index));
  return [mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2])];
}

/** CSS text of a colour; alpha 0..1. */
export function rgba([r, g, b]: Rgb, alpha = 1): string {
  return alpha >= 1 ? `rgb(${r}, ${g}, ${b})` : `rgba(${r}, ${g}, ${b}, ${alpha})`;
}
