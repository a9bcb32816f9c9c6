/**
 * The filter that gives a sound of any file two channels at a rate, beginning where the file begins. One channel sounds
 * in both at full level, and 5.1 is folded, as browsers do it (Web Audio, "speakers"); ffmpeg by itself would turn both
 * down.
 */
export function stereoFilter(channels: number, resampler: string): string {
  const inPlace = `aresample=${resampler}:async=1:first_pts=0`;
  if (channels === 1) return `pan=stereo|c0=c0|c1=c0,${inPlace}`;
  if (channels === 6) return `pan=stereo|c0=c0+0.7071*c2+0.7071*c4|c1=c1+0.7071*c2+0.7071*c5,${inPlace}`;
  return inPlace;
}

/** Whether a sound loses channels where it is mixed: a timeline takes two of its sounds. */
export function isFolded(sound: { channels: number } | null): boolean {
  return sound !== null && sound.channels > 2;
}
