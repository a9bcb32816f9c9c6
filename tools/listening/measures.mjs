const FFT_SIZE = 2048;
const HOP = 960;
const BANDS = 40;
const LOWEST_HZ = 50;
const HIGHEST_HZ = 16_000;
/** Under the loudest band of a sound by more than this is silence, dB. */
const FLOOR_DB = 60;

const mel = (hz) => 2595 * Math.log10(1 + hz / 700);
const hertz = (value) => 700 * (10 ** (value / 2595) - 1);

/**
 * Log-mel spectrogram of a sound as mono, level-matched: 50 frames per second of 40 bands, dB under the loudest,
 * floored at -60. Scale after Stevens, Volkmann and Newman (1937) in O'Shaughnessy's formula.
 * @returns {Float32Array} frame after frame
 */
export function logMel({ sampleRate, channels }, codec) {
  const fft = codec.createRealFft(FFT_SIZE);
  const frames = Math.floor(channels[0].length / HOP);
  const edges = Array.from({ length: BANDS + 1 }, (_, b) =>
    Math.round((hertz(mel(LOWEST_HZ) + ((mel(HIGHEST_HZ) - mel(LOWEST_HZ)) * b) / BANDS) * FFT_SIZE) / sampleRate),
  );
  const block = new Float64Array(FFT_SIZE);
  const power = new Float64Array(FFT_SIZE / 2 + 1);
  const out = new Float32Array(frames * BANDS);
  let loudest = -200;
  for (let f = 0; f < frames; f++) {
    for (let i = 0; i < FFT_SIZE; i++)
      block[i] =
        (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / FFT_SIZE)) *
        channels.reduce((sum, channel) => sum + (channel[f * HOP + i] ?? 0), 0);
    fft.powerSpectrum(block, power);
    for (let b = 0; b < BANDS; b++) {
      let sum = 1e-20;
      for (let k = edges[b]; k < Math.max(edges[b] + 1, edges[b + 1]); k++) sum += power[k];
      out[f * BANDS + b] = 10 * Math.log10(sum);
      loudest = Math.max(loudest, out[f * BANDS + b]);
    }
  }
  return out.map((value) => Math.max(-FLOOR_DB, value - loudest));
}

/** Root mean square difference of two log-mel spectrograms of one length, dB. */
export function melDistance(a, b) {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] - b[i]) ** 2;
  return Math.sqrt(sum / a.length);
}

/** Named measures of a log-mel spectrogram, each a positive number of which a fifth more or less is heard. */
export function namedMeasures(melFrames) {
  const frames = melFrames.length / BANDS;
  const energy = Array.from({ length: frames }, (_, f) =>
    melFrames.subarray(f * BANDS, (f + 1) * BANDS).reduce((sum, db) => sum + 10 ** (db / 10), 0),
  );
  const bands = Array.from({ length: BANDS }, (_, b) =>
    energy.reduce((sum, _value, f) => sum + 10 ** (melFrames[f * BANDS + b] / 10), 0),
  );
  const total = bands.reduce((sum, value) => sum + value, 0);
  const place = bands.map((_, b) => hertz(mel(LOWEST_HZ) + ((mel(HIGHEST_HZ) - mel(LOWEST_HZ)) * (b + 0.5)) / BANDS));
  const centroid = bands.reduce((sum, value, b) => sum + value * place[b], 0) / total;
  const spread = Math.sqrt(bands.reduce((sum, value, b) => sum + value * (place[b] - centroid) ** 2, 0) / total);
  const peak = Math.max(...energy);
  const mean = energy.reduce((sum, value) => sum + value, 0) / frames;
  const onsets = energy.filter((value, f) => f > 0 && value > 2 * energy[f - 1] && value > 0.02 * peak).length;
  return {
    centroid,
    spread,
    crest: peak / mean,
    sounding: energy.filter((value) => value > 0.01 * peak).length + 1,
    onsets: onsets + 1,
    unevenness: 0.1 + Math.sqrt(energy.reduce((sum, value) => sum + (value / mean - 1) ** 2, 0) / frames),
    lows: 1e-3 + bands.slice(0, 8).reduce((sum, value) => sum + value, 0) / total,
    highs: 1e-3 + bands.slice(28).reduce((sum, value) => sum + value, 0) / total,
  };
}

/** Root mean square difference of two long-term spectra of log-mel spectrograms, level-matched, dB. */
export function meanSpectrumDistance(a, b) {
  const [one, two] = [a, b].map(longTerm);
  const offset = one.reduce((sum, value, band) => sum + value - two[band], 0) / BANDS;
  return Math.sqrt(one.reduce((sum, value, band) => sum + (value - two[band] - offset) ** 2, 0) / BANDS);
}

function longTerm(melFrames) {
  const frames = melFrames.length / BANDS;
  return Array.from({ length: BANDS }, (_, band) => {
    let sum = 1e-6;
    for (let f = 0; f < frames; f++) sum += 10 ** (melFrames[f * BANDS + band] / 10);
    return 10 * Math.log10(sum / frames);
  });
}
