/** The loudspeakers of 5.1 in the order of their channels but for the low one, degrees. Reference: ITU-R BS.775. */
export const SPEAKER_AZIMUTHS: readonly number[] = [-30, 30, 0, -110, 110];

/** Channels from the left surround, around the front, to the right one. */
const AROUND: readonly number[] = [3, 0, 2, 1, 4];
const RADIANS = Math.PI / 180;

/**
 * Gains of the five loudspeakers for a direction: the two beside it sound, with constant power. Reference: Pulkki 1997,
 * vector base amplitude panning.
 * @param azimuth degrees, -110 left .. 110 right; what is farther behind comes from the surround of its side
 */
export function speakerGains(azimuth: number): number[] {
  const [first, last] = [SPEAKER_AZIMUTHS[AROUND[0]], SPEAKER_AZIMUTHS[AROUND[4]]];
  const direction = Math.max(first, Math.min(last, azimuth));
  const beside = AROUND.findIndex((_, place) => place < 4 && direction <= SPEAKER_AZIMUTHS[AROUND[place + 1]]);
  const [from, to] = [AROUND[beside], AROUND[beside + 1]];
  const nearFrom = Math.sin((SPEAKER_AZIMUTHS[to] - direction) * RADIANS);
  const nearTo = Math.sin((direction - SPEAKER_AZIMUTHS[from]) * RADIANS);
  const power = Math.hypot(nearFrom, nearTo);
  const gains = SPEAKER_AZIMUTHS.map(() => 0);
  gains[from] = nearFrom / power;
  gains[to] = nearTo / power;
  return gains;
}
