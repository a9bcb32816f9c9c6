import { PNG } from 'pngjs';

const FFT_SIZE = 2048;
const LOWEST_HZ = 40;
const HIGHEST_HZ = 20_000;
/** Levels shown, dB below the loudest. */
const RANGE_DB = 80;
/** Dark to bright, after the perceptually even colour maps: [share of the range, red, green, blue]. */
const COLOURS = [
  [0, 8, 6, 20],
  [0.25, 59, 15, 112],
  [0.5, 140, 41, 129],
  [0.7, 222, 73, 104],
  [0.85, 254, 159, 109],
  [1, 252, 253, 191],
];

/**
 * Picture of a sound: time to the right, pitch upwards on a logarithmic scale from 40 Hz to 20 kHz, 80 dB from dark to
 * bright.
 * @param {{ sampleRate: number, channels: readonly Float32Array[] }} audio
 * @param {{ createRealFft: Function }} codec
 * @returns {PNG} of the size asked for
 */
export function spectrogram(audio, codec, { width = 900, height = 320 } = {}) {
  const levels = powerInDb(audio, codec, width, height);
  const loudest = levels.reduce((max, value) => Math.max(max, value), -200);
  const png = new PNG({ width, height });
  levels.forEach((level, i) => png.data.set([...colourOf(1 + (level - loudest) / RANGE_DB), 255], i * 4));
  return png;
}

function powerInDb({ sampleRate, channels }, codec, width, height) {
  const frames = channels[0].length;
  const fft = codec.createRealFft(FFT_SIZE);
  const window = Float64Array.from(
    { length: FFT_SIZE },
    (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 0.5)) / FFT_SIZE),
  );
  const levels = new Float64Array(width * height);
  const block = new Float64Array(FFT_SIZE);
  const power = new Float64Array(FFT_SIZE / 2 + 1);
  for (let x = 0; x < width; x++) {
    const start = Math.round((x * frames) / width) - FFT_SIZE / 2;
    for (let i = 0; i < FFT_SIZE; i++)
      block[i] = window[i] * channels.reduce((sum, channel) => sum + (channel[start + i] ?? 0), 0);
    fft.powerSpectrum(block, power);
    for (let y = 0; y < height; y++)
      levels[y * width + x] =
        10 * Math.log10(1e-20 + loudestBetween(power, sampleRate, (height - 1 - y) / height, (height - y) / height));
  }
  return levels;
}

function loudestBetween(power, sampleRate, low, high) {
  const bin = (share) => (LOWEST_HZ * (HIGHEST_HZ / LOWEST_HZ) ** share * FFT_SIZE) / sampleRate;
  const from = Math.floor(bin(low));
  const to = Math.max(from + 1, Math.ceil(bin(high)));
  let loudest = 0;
  for (let k = from; k < to && k < power.length; k++) loudest = Math.max(loudest, power[k]);
  return loudest;
}

function colourOf(share) {
  const s = Math.min(1, Math.max(0, share));
  const upper = COLOURS.findIndex(([at]) => at >= s);
  if (upper <= 0) return COLOURS[0].slice(1);
  const [from, ...a] = COLOURS[upper - 1];
  const [to, ...b] = COLOURS[upper];
  return a.map((value, i) => Math.round(value + ((b[i] - value) * (s - from)) / (to - from)));
}
