/**
 * One bar of the waveform: peak level 0..1 of full scale and brightness 0..1 (spectral centroid on a log axis, 120 Hz
 * to 12 kHz).
 */
export interface Bar {
  level: number;
  brightness: number;
}

/**
 * Reads stored bars: two hexadecimal digits of level and two of brightness for each, so 100 bars are 400 characters.
 * @throws RangeError when the text is not whole bars
 */
export function decodeBars(text: string): Bar[] {
  if (text.length % 4 !== 0 || /[^0-9a-f]/.test(text)) throw new RangeError('bars');
  const bars: Bar[] = [];
  for (let i = 0; i < text.length; i += 4) {
    bars.push({
      level: parseInt(text.slice(i, i + 2), 16) / 255,
      brightness: parseInt(text.slice(i + 2, i + 4), 16) / 255,
    });
  }
  return bars;
}

/** The stored form of bars; values are clamped to 0..1 and kept in steps of 1/255. */
export function encodeBars(bars: readonly Bar[]): string {
  const byte = (value: number) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0');
  return bars.map((bar) => byte(bar.level) + byte(bar.brightness)).join('');
}

/**
 * How bright a sound is as a whole, 0..1: the mean brightness of its bars, each as heavy as its level; 0 for silence.
 */
export function meanBrightness(bars: readonly Bar[]): number {
  const weight = bars.reduce((sum, { level }) => sum + level, 0);
  return weight === 0 ? 0 : bars.reduce((sum, { level, brightness }) => sum + level * brightness, 0) / weight;
}
