/** Seconds over which loudness is looked for, as a momentary meter does (EBU Tech 3341). */
const WINDOW_SECONDS = 0.4;
/** RMS that the loudest stretch is brought to, and the peak that is never passed: linear. */
const AIM = 0.1;
const HIGHEST_PEAK = 0.9;

/**
 * Gains under which sounds are equally loud: the loudest 0.4 s of each has the same RMS, lower for all where one would
 * pass full scale.
 * @param {readonly { channels: readonly Float32Array[], sampleRate: number }[]} sounds
 * @returns {number[]} linear, 0 for silence
 */
export function matchingGains(sounds) {
  const measured = sounds.map(({ channels, sampleRate }) => ({
    rms: loudestRms(channels, Math.round(WINDOW_SECONDS * sampleRate)),
    peak: channels.reduce((most, channel) => channel.reduce((peak, x) => Math.max(peak, Math.abs(x)), most), 0),
  }));
  const room = measured.map(({ rms, peak }) => (peak > 0 ? (HIGHEST_PEAK * rms) / (AIM * peak) : 1));
  const all = Math.min(1, ...room);
  return measured.map(({ rms }) => (rms > 0 ? (all * AIM) / rms : 0));
}

/** Of the loudest stretch of so many frames; a shorter sound counts as followed by silence. */
function loudestRms(channels, window) {
  const frames = channels[0]?.length ?? 0;
  let sum = 0;
  let loudest = 0;
  for (let i = 0; i < frames; i += 1) {
    for (const channel of channels) sum += channel[i] ** 2 - (i >= window ? channel[i - window] ** 2 : 0);
    loudest = Math.max(loudest, sum);
  }
  return Math.sqrt(loudest / (window * Math.max(1, channels.length)));
}
