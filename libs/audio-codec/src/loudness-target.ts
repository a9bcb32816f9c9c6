import { LoudnessMeter } from './loudness-meter';
import { truePeak } from './true-peak';
import { TruePeakLimiter } from './true-peak-limiter';

/** What a sound is to measure. */
export interface LoudnessTarget {
  /** Integrated, LUFS (ITU-R BS.1770-5); null: as loud as it is. */
  loudness: number | null;
  /** Ceiling of its true peak, dBTP. */
  peak: number;
  /** It goes round without a seam, and does so afterwards. */
  loops: boolean;
}

/** Nearer than this a sound has its loudness, LU. */
const TOLERANCE = 0.1;
/** A limiter makes a sound quieter than its gain says; after so many corrections it is as near as it comes. */
const MOST_PASSES = 5;
/** The most that a sound is raised, dB, so that the noise of a nearly silent one does not become the sound. */
const MOST_GAIN_DB = 30;
/** How far over its ceiling the limiter may come between samples, dB. */
const LIMITER_REACH_DB = 0.2;

/**
 * A sound at another loudness, its true peak under a ceiling: one gain where that is enough, and where peaks are in the
 * way a limiter. A sound of only a few loud moments may stay quieter than its target.
 * @param channels one or two, 48 kHz
 */
export function toLoudness(
  channels: readonly Float32Array[],
  { loudness, peak, loops }: LoudnessTarget,
): Float32Array[] {
  const before = integrated(channels);
  const lacking = loudness === null || before === null ? 0 : loudness - before;
  let gainDb = Math.min(MOST_GAIN_DB, lacking);
  for (let pass = 1; ; pass++) {
    const { sound, isLimited } = underCeiling(amplified(channels, gainDb), peak, loops);
    const after = integrated(sound);
    const short = loudness === null || after === null ? 0 : loudness - after;
    if (!isLimited || Math.abs(short) <= TOLERANCE || pass === MOST_PASSES || gainDb + short > MOST_GAIN_DB)
      return sound;
    gainDb += short;
  }
}

/** LUFS; null for silence, and for what is too short to be measured. */
function integrated(channels: readonly Float32Array[]): number | null {
  const meter = new LoudnessMeter();
  meter.add([...channels]);
  const power = meter.integratedPower();
  return power > 0 ? 10 * Math.log10(power) - 0.691 : null;
}

function amplified(channels: readonly Float32Array[], gainDb: number): Float32Array[] {
  const gain = 10 ** (gainDb / 20);
  return channels.map((samples) => (gain === 1 ? samples.slice() : samples.map((sample) => sample * gain)));
}

/** In place, as the samples are the caller's own. */
function underCeiling(sound: Float32Array[], peak: number, loops: boolean) {
  const ceiling = 10 ** (peak / 20);
  if (truePeak(sound) <= ceiling) return { sound, isLimited: false };
  const limited = limit(sound, 10 ** ((peak - LIMITER_REACH_DB) / 20), loops);
  const top = truePeak(limited);
  return { sound: top > ceiling ? amplified(limited, 20 * Math.log10(ceiling / top)) : limited, isLimited: true };
}

/** A loop is heard twice, so that the limiter comes to its beginning as it comes back to it. */
function limit(sound: readonly Float32Array[], ceiling: number, loops: boolean): Float32Array[] {
  const frames = sound[0]?.length ?? 0;
  const { LATENCY } = TruePeakLimiter;
  const heard = sound.map((samples) => {
    const long = new Float32Array((loops ? 2 : 1) * frames + LATENCY);
    long.set(samples);
    if (loops) long.set(samples, frames);
    // what follows a loop is its beginning
    if (loops) long.set(samples.subarray(0, LATENCY), 2 * frames);
    return long;
  });
  const [left, right = left?.slice()] = heard;
  if (left === undefined || right === undefined) return [];
  new TruePeakLimiter(ceiling).process(left, right);
  const from = LATENCY + (loops ? frames : 0);
  return heard.map((samples) => samples.slice(from, from + frames));
}
