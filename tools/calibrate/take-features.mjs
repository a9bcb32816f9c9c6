// What tells takes from recordings within a few seconds of sound: level, spectrum and their change over time, as 25
// numbers. Frames of 1024 samples every 5 ms at 48 kHz.
const RATE = 48_000;
const FRAME = 1024;
const HOP = 240;
const LONGEST_SECONDS = 10;
/**
 * What lies so far under the loudest frame is silence at either end; what lies so far under it is not looked at, dB.
 */
const SILENCE_DB = -45;
const HEARD_DB = -50;
const TOP_HERTZ = 10_000;
const BANDS = 29;
const TINY = 1e-14;

/** What each number is; their order is that of `takeFeatures`. */
export const FEATURES = [
  'centroid, octaves',
  'frequency under which 95 % of the energy lies, octaves',
  'frequency under which 99 % of the energy lies, octaves',
  'energy above 10 kHz, dB',
  'energy below 100 Hz, dB',
  'slope, dB per quarter octave',
  'ripple, dB',
  'flatness of frames, nepers',
  'quiet moments under the loudest, dB',
  'range of levels, dB',
  'crest, dB',
  'rise, nepers',
  'departure of the decay from a straight line, dB',
  'differences between bands in the tail, dB',
  'change of the bands, dB',
  'unevenness of that change, dB',
  'peakedness of the bands, nepers',
  'likeness of the bands',
  'share of modulation from 2 to 8 Hz',
  'share of modulation from 8 to 32 Hz',
  'share of modulation from 32 to 100 Hz',
  'strongest line, dB',
  'change of that, dB',
  'steadiness of the strongest line',
  'drift of colour, dB',
];

/**
 * The numbers of a mono sound at 48 kHz.
 * @returns {number[] | null} null for silence
 */
export function takeFeatures(samples, createRealFft) {
  const heard = trimmed(samples);
  if (heard === null) return null;
  const frames = spectra(heard, createRealFft);
  const energy = frames.map(sum);
  const least = Math.max(...energy) * 10 ** (HEARD_DB / 10);
  const active = indices(energy, (value) => value > least);
  const edges = bandEdges();
  const bands = frames.map((power) => meansBetween(power, edges));
  const levels = bands.map((row) => row.map(decibels));
  return [
    ...ofSpectrum(
      frames,
      active,
      active.map((i) => bands[i]),
    ),
    ...ofLevel(energy.map(decibels), active, heard, levels),
    ...ofBands(bands, levels, active, createRealFft),
    ...ofLines(active.map((i) => frames[i])),
    drift(active.map((i) => levels[i])),
  ].map((value) => (Number.isFinite(value) ? value : 0));
}

function sum(values) {
  let total = 0;
  for (let k = 0; k < values.length; k++) total += values[k];
  return total;
}
const mean = (values) => sum(values) / values.length;
function deviation(values) {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}
const decibels = (power) => 10 * Math.log10(power + TINY);
const indices = (values, test) => [...values.keys()].filter((i) => test(values[i]));
const columns = (rows) => Array.from(rows[0], (_, k) => Float64Array.from(rows, (row) => row[k]));

function quantile(values, share) {
  const sorted = Float64Array.from(values).sort();
  const at = share * (sorted.length - 1);
  const low = Math.floor(at);
  return sorted[low] + (at - low) * ((sorted[low + 1] ?? sorted[low]) - sorted[low]);
}
const median = (values) => quantile(values, 0.5);

function trimmed(samples) {
  const step = 480;
  const middle = mean(samples);
  const rms = Array.from({ length: Math.floor(samples.length / step) }, (_, k) =>
    Math.sqrt(mean(samples.subarray(k * step, (k + 1) * step).map((x) => (x - middle) ** 2))),
  );
  const loudest = Math.max(0, ...rms);
  if (loudest < 1e-6) return null;
  const on = indices(rms, (value) => value > loudest * 10 ** (SILENCE_DB / 20));
  const from = Math.max(0, on[0] - 1) * step;
  const cut = samples
    .subarray(from, Math.min((on[on.length - 1] + 4) * step, from + LONGEST_SECONDS * RATE))
    .map((x) => x - middle);
  if (cut.length >= 4 * FRAME) return cut;
  const padded = new Float32Array(4 * FRAME);
  padded.set(cut);
  return padded;
}

function spectra(samples, createRealFft) {
  const fft = createRealFft(FRAME);
  const hann = Float64Array.from({ length: FRAME }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / (FRAME - 1)));
  const block = new Float64Array(FRAME);
  return Array.from({ length: Math.floor((samples.length - FRAME) / HOP) + 1 }, (_, k) => {
    for (let i = 0; i < FRAME; i++) block[i] = samples[k * HOP + i] * hann[i];
    const power = new Float64Array(FRAME / 2 + 1);
    fft.powerSpectrum(block, power);
    for (let i = 0; i < power.length; i++) power[i] += 1e-16;
    return power;
  });
}

function bandEdges() {
  const step = (TOP_HERTZ / 60) ** (1 / BANDS);
  const edges = Array.from({ length: BANDS + 1 }, (_, k) => Math.max(1, Math.round((60 * step ** k * FRAME) / RATE)));
  return [...new Set(edges)];
}

function meansBetween(power, edges) {
  const means = new Float64Array(edges.length - 1);
  for (let band = 0; band < means.length; band++) {
    let total = 0;
    for (let k = edges[band]; k < edges[band + 1]; k++) total += power[k];
    means[band] = total / (edges[band + 1] - edges[band]);
  }
  return means;
}

function ofSpectrum(frames, active, bands) {
  const long = new Float64Array(FRAME / 2 + 1);
  for (const i of active) for (let k = 0; k < long.length; k++) long[k] += frames[i][k] / active.length;
  const hertz = (k) => (k * RATE) / FRAME;
  const low = Math.floor((TOP_HERTZ * FRAME) / RATE) + 1;
  const inside = long.subarray(0, low);
  const under = (share) => {
    let left = share * sum(inside);
    return hertz(inside.findIndex((value) => (left -= value) <= 0));
  };
  const all = sum(long);
  const levels = columns(bands).map((band) => decibels(mean(band)));
  const used = indices(levels, (level) => level > Math.max(...levels) - 60);
  const smooth = levels.map((_, k) => [-2, -1, 0, 1, 2].reduce((total, d) => total + (levels[k + d] ?? 0), 0) / 5);
  const flat = active.map((i) => {
    const power = frames[i];
    let [logs, all] = [0, 0];
    for (let k = 4; k < 213; k++) {
      logs += Math.log(power[k]);
      all += power[k];
    }
    return logs / 209 - Math.log(all / 209);
  });
  return [
    Math.log2(inside.reduce((total, value, k) => total + value * hertz(k), 0) / sum(inside) + 1),
    Math.log2(under(0.95) + 1),
    Math.log2(under(0.99) + 1),
    10 * Math.log10(sum(long.subarray(low)) / all + 1e-12),
    10 * Math.log10(sum(long.subarray(0, Math.ceil((100 * FRAME) / RATE))) / all + 1e-12),
    slopeOf(
      used,
      used.map((k) => levels[k]),
    ),
    deviation(used.map((k) => levels[k] - smooth[k])),
    median(flat),
  ];
}

function slopeOf(xs, ys) {
  const [x0, y0] = [mean(xs), mean(ys)];
  return sum(xs.map((x, k) => (x - x0) * (ys[k] - y0))) / (sum(xs.map((x) => (x - x0) ** 2)) + 1e-12);
}

function ofLevel(db, active, samples, levels) {
  const loudest = Math.max(...db);
  const peak = db.indexOf(loudest);
  const rise = indices(db.slice(Math.max(0, peak - 60), peak + 1), (_) => true).filter(
    (k) => db[Math.max(0, peak - 60) + k] > loudest - 20,
  ).length;
  const after = db.slice(peak, peak + 200);
  const end = after.findIndex((level) => level < loudest - 20);
  const fall = after.slice(0, Math.max(3, end < 0 ? after.length : end));
  const steps = [...fall.keys()];
  const slope = slopeOf(steps, fall);
  const tail = levels.filter((_, i) => db[i] < loudest - 25);
  const loud = active.map((i) => db[i]);
  const rms = Math.sqrt(mean(samples.map((x) => x * x)));
  return [
    quantile(db, 0.05) - loudest,
    quantile(loud, 0.95) - quantile(loud, 0.1),
    20 * Math.log10(samples.reduce((top, x) => Math.max(top, Math.abs(x)), 0) / (rms + 1e-12) + 1e-12),
    Math.log((rise * HOP) / RATE + 1e-3),
    deviation(fall.map((level, k) => level - slope * k)),
    tail.length > 3 ? deviation(columns(tail).map(mean)) : deviation(columns(levels).map(mean)),
  ];
}

function ofBands(bands, levels, active, createRealFft) {
  const rows = active.map((i) => levels[i]);
  const middle = columns(active.map((i) => bands[i])).map((band) => decibels(mean(band)));
  const used = indices(middle, (level) => level > Math.max(...middle) - 60);
  const change = rows.slice(1).map((row, i) => {
    let total = 0;
    for (const k of used) total += Math.abs(row[k] - rows[i][k]);
    return total / used.length;
  });
  const envelopes = used.map((k) => Float64Array.from(bands, (row) => Math.sqrt(row[k])));
  const centred = envelopes.map((envelope) => {
    const middleLevel = mean(envelope);
    return envelope.map((value) => value - middleLevel);
  });
  const squares = centred.map((envelope) => sum(envelope.map((x) => x * x)));
  const peaked = centred.map(
    (envelope, k) => mean(envelope.map((x) => x * x * x * x)) / (squares[k] / envelope.length) ** 2 + 1e-20 || 0,
  );
  const alike = centred.flatMap((a, i) =>
    centred.slice(i + 3).map((b, j) => {
      let product = 0;
      for (let t = 0; t < a.length; t++) product += a[t] * b[t];
      return product / Math.sqrt(squares[i] * squares[i + 3 + j] + 1e-30);
    }),
  );
  return [
    change.length > 0 ? mean(change) : 0,
    change.length > 0 ? deviation(change) : 0,
    Math.log(median(peaked) + 1e-3),
    alike.length > 0 ? mean(alike) : 0,
    ...modulation(envelopes, createRealFft),
  ];
}

/** Shares of the envelopes' movement at three ranges of rates. */
function modulation(envelopes, createRealFft) {
  const length = envelopes[0].length;
  let size = 64;
  while (size < length) size *= 2;
  const fft = createRealFft(size);
  const window = Float64Array.from({ length }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / length));
  const [block, power, total] = [size, size / 2 + 1, size / 2 + 1].map((frames) => new Float64Array(frames));
  for (const envelope of envelopes) {
    const level = mean(envelope) + 1e-12;
    block.fill(0);
    for (let i = 0; i < length; i++) block[i] = (envelope[i] / level - 1) * window[i];
    fft.powerSpectrum(block, power);
    for (let k = 0; k < total.length; k++) total[k] += power[k];
  }
  const line = (hertz) => Math.ceil((hertz * size * HOP) / RATE);
  const between = (from, to) => sum(total.subarray(line(from), line(to)));
  const all = between(0.7, RATE / HOP / 2) + 1e-12;
  return [between(2, 8) / all, between(8, 32) / all, between(32, 100) / all];
}

function ofLines(frames) {
  const narrow = frames.map((power) => power.subarray(3, 220));
  const lines = narrow.map((power) => {
    let line = 0;
    for (let k = 1; k < power.length; k++) if (power[k] > power[line]) line = k;
    return line;
  });
  const clear = narrow.map((power, i) => 10 * Math.log10(power[lines[i]] / median(power)));
  const still = lines.slice(1).filter((line, i) => Math.abs(line - lines[i]) <= 1);
  return [median(clear), deviation(clear), lines.length > 1 ? still.length / (lines.length - 1) : 0];
}

/** How the mean levels of eight parts of the sound depart from those of the whole. */
function drift(rows) {
  const whole = columns(rows).map(mean);
  const parts = Array.from({ length: 8 }, (_, k) =>
    rows.slice(Math.floor((k * rows.length) / 8), Math.floor(((k + 1) * rows.length) / 8)),
  ).filter((part) => part.length > 0);
  return deviation(parts.flatMap((part) => columns(part).map((band, k) => mean(band) - whole[k])));
}
