/** Measures of a finished sound: `{ sampleRate, channels }`, linear samples. */
const MOST_DC = 1e-4;
const MOST_AT_ENDS = 0.003;
const TRUE_PEAK_DBTP = -1;
/**
 * How much a band-limited signal can rise between the samples, at four times the rate, is measured with a windowed
 * sinc.
 */
const OVERSAMPLING = 4;
const SINC_REACH = 12;
const ENVELOPE_SECONDS = 0.01;
const FIRST_LAG_SECONDS = 1;

const peakOf = (x) => x.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0);
const power = (x) => x.reduce((sum, value) => sum + value * value, 0) / x.length;
const decibels = (ratio) => 10 * Math.log10(ratio + 1e-20);

/** DC, clicks at the ends and true peak, in words. */
export function channelFaults({ channels }) {
  return channels.flatMap((x) => {
    const dc = Math.abs(x.reduce((sum, value) => sum + value, 0) / x.length);
    const peak = 20 * Math.log10(truePeak(x) + 1e-9);
    const edge = Math.max(Math.abs(x[0]), Math.abs(x[x.length - 1]));
    return [
      ...(dc > MOST_DC ? [`DC ${dc.toExponential(1)}`] : []),
      ...(edge > MOST_AT_ENDS ? [`begins or ends at ${edge.toFixed(4)}`] : []),
      ...(peak > TRUE_PEAK_DBTP + 0.05 ? [`true peak ${peak.toFixed(2)} dBTP`] : []),
    ];
  });
}

function truePeak(x) {
  const peak = peakOf(x);
  let highest = peak;
  for (let i = SINC_REACH; i < x.length - SINC_REACH; i++) {
    if (Math.abs(x[i]) < 0.7 * peak) continue;
    for (let phase = 1; phase < OVERSAMPLING; phase++)
      highest = Math.max(highest, Math.abs(between(x, i, phase / OVERSAMPLING)));
  }
  return highest;
}

function between(x, i, fraction) {
  let sum = 0;
  for (let k = 1 - SINC_REACH; k <= SINC_REACH; k++) {
    const t = k - fraction;
    sum += x[i + k] * (Math.sin(Math.PI * t) / (Math.PI * t)) * (0.5 + 0.5 * Math.cos((Math.PI * t) / SINC_REACH));
  }
  return sum;
}

/** How much quieter the sum of the channels is than they are, dB. */
export function monoLoss({ channels }) {
  const sum = channels[0].map((value, i) => (value + channels[1][i]) / 2);
  return decibels((power(channels[0]) + power(channels[1])) / 2) - decibels(power(sum));
}

/**
 * How much louder the second is: the loudest 400 ms of each, dB. A filterless stand-in for LUFS, for the same source
 * both times.
 */
export function loudnessSpan(quiet, loud) {
  return loudest(loud) - loudest(quiet);
}

function loudest({ sampleRate, channels }) {
  const size = Math.round(0.4 * sampleRate);
  let best = 0;
  for (let at = 0; at + size <= channels[0].length; at += size / 4)
    best = Math.max(
      best,
      channels.reduce((sum, x) => sum + power(x.subarray(at, at + size)), 0),
    );
  return decibels(best);
}

/** Highest normalised autocorrelation of the envelope at lags over a second. */
export function repetition({ sampleRate, channels }) {
  const step = Math.round(ENVELOPE_SECONDS * sampleRate);
  const envelope = Array.from({ length: Math.floor(channels[0].length / step) }, (_, b) =>
    Math.sqrt(channels.reduce((sum, x) => sum + power(x.subarray(b * step, (b + 1) * step)), 0)),
  );
  // What swells for longer than a second is weather; a copy of something repeats its details.
  const reach = FIRST_LAG_SECONDS / ENVELOPE_SECONDS / 2;
  const centred = envelope.map((value, at) => {
    const around = envelope.slice(Math.max(0, at - reach), at + reach + 1);
    return value - around.reduce((sum, other) => sum + other, 0) / around.length;
  });
  const whole = centred.reduce((sum, value) => sum + value * value, 0) / centred.length;
  let highest = 0;
  for (let lag = FIRST_LAG_SECONDS / ENVELOPE_SECONDS; lag < centred.length / 2; lag++) {
    let sum = 0;
    for (let i = 0; i + lag < centred.length; i++) sum += centred[i] * centred[i + lag];
    highest = Math.max(highest, sum / (centred.length - lag) / whole);
  }
  return highest;
}

/** A jump at the seam of a loop: the bend of the wave there against the sharpest bends elsewhere. */
export function seamFault({ channels }) {
  return channels.flatMap((x) => {
    const at = (i) => x[(i + x.length) % x.length];
    const bend = (i) => Math.abs(at(i) - 2 * at(i - 1) + at(i - 2));
    const bends = Float32Array.from({ length: x.length - 4 }, (_, i) => bend(i + 3)).sort();
    const seam = Math.max(bend(0), bend(1));
    return seam > 1.5 * bends[Math.floor(bends.length * 0.999)] + 1e-4
      ? [`clicks at the seam of its loop (${seam.toFixed(4)})`]
      : [];
  });
}
