import { dryTake, plainScene } from './dry-takes.mjs';
import { mono } from './measure-models.mjs';
import { measure } from './measures.mjs';
import { decode } from './recordings.mjs';

/** Shares of an individual's own colour and of the way to the recordings' mean, weakest first. */
const SHARES = [0, 0.35, 0.7, 1, 1.4].flatMap((own) => [0, 0.5].map((mean) => [own, mean]));
const USUAL = [1, 0];
/** What else than the usual is taken must be nearer to the recordings by this share of the distance: less is chance. */
const CLEARLY = 0.8;
const SEEDS = [301, 302, 303, 304];
const DRAWS = 6;
/** Nothing is told apart below this, dB of the whole. */
const FLOOR_DB = -60;
/** Recordings and sessions under which nothing is decided. */
const LEAST_RECORDINGS = 5;
const LEAST_FITTED = 3;
/** As the engine draws: narrower than measured, limited (individual.ts). */
const DRAWN_SHARE = 0.7;
const FURTHEST = 2;
/** A mean of n recordings counts n / (n + this), as the engine counts it. */
const DOUBT = 1;

const OBJECTIVE =
  'energy distance, in dB per band, between the long-term spectra (40 bands) of takes and those of recordings of ' +
  'sessions that the draws were not fitted to, mean of both halves';

/**
 * How much of an individual's colour a source's model takes: fitted to the recordings of half of the sessions, decided
 * by those of the others, then the other way round.
 * @param {object} bundle engine with its inner doors
 * @param {{ file: string, session: string }[]} recordings
 * @param {number[]} model mean spectrum of the model, dB of the whole in the 40 bands
 * @returns {{ strength: number[], objective: string, seeds: number[], before: number, after: number } | null} null
 * where too few recordings tell
 */
export function decideStrength(bundle, source, recordings, model) {
  const sessions = [...new Set(recordings.map(({ session }) => session))].sort();
  if (recordings.length < LEAST_RECORDINGS || sessions.length < 2) return null;
  const spectra = recordings.flatMap(({ file, session }) => spectrumOf(bundle, decode(file), session));
  const halves = [0, 1].map((half) => spectra.filter(({ session }) => sessions.indexOf(session) % 2 === half));
  const folds = halves
    .map((fitted, k) => ({ fitted, held: halves[1 - k] }))
    .filter(({ fitted }) => fitted.length >= LEAST_FITTED);
  const takes = SEEDS.flatMap((seed) => {
    const scene = plainScene(bundle.engine, source, seed);
    return scene === null ? [] : spectrumOf(bundle, mono(dryTake(bundle, scene)), seed);
  });
  if (takes.length === 0 || folds.length === 0 || folds.some(({ held }) => held.length < 2)) return null;
  const fit = new bundle.BandFit(bundle.COLOUR_HERTZ);
  const objective = (strength) =>
    mean(
      folds.map(({ fitted, held }) =>
        energyDistance(
          coloured(bundle, fit, takes, drawsOf(bundle, fitted, source), model, strength),
          held.map(({ colour }) => colour),
        ),
      ),
    );
  const tried = SHARES.map((strength) => ({ strength, distance: objective(strength) }));
  const usual = tried.find(({ strength }) => strength.join() === USUAL.join());
  const best = tried.reduce((a, b) => (b.distance < a.distance ? b : a));
  const taken = best.distance < CLEARLY * usual.distance ? best : usual;
  return {
    strength: taken.strength,
    objective: OBJECTIVE,
    seeds: SEEDS,
    before: rounded(tried[0].distance),
    after: rounded(taken.distance),
  };
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const rounded = (value) => Number(value.toFixed(2));

function spectrumOf({ codec }, samples, session) {
  const measured = measure(samples, codec.createRealFft);
  return measured === null ? [] : [{ session, colour: floored(measured.colour) }];
}

const floored = (colour) => colour.map((db) => Math.max(FLOOR_DB, db));

/**
 * Means and deviations of individuals, from the fitted recordings alone: as far apart and along the same directions as
 * those are.
 */
function drawsOf({ Random, hash32 }, fitted, source) {
  const centre = fitted[0].colour.map((_, band) => mean(fitted.map(({ colour }) => colour[band])));
  const random = new Random(hash32(1, 'strength', source));
  const scale = DRAWN_SHARE / Math.sqrt(Math.max(1, fitted.length - 1));
  const deviations = Array.from({ length: SEEDS.length * DRAWS }, () => {
    const drawn = fitted.map(() => Math.max(-FURTHEST, Math.min(FURTHEST, random.gaussian())));
    return centre.map((level, band) =>
      fitted.reduce((sum, { colour }, k) => sum + scale * drawn[k] * (colour[band] - level), 0),
    );
  });
  return { centre, deviations, trust: fitted.length / (fitted.length + DOUBT) };
}

/** What the chain of bells would make of takes: it is linear, so nothing is rendered. */
function coloured(bundle, fit, takes, { centre, deviations, trust }, model, [own, towards]) {
  return deviations.map((deviation, k) => {
    const wanted = deviation.map(
      (db, band) => own * db + towards * trust * (centre[band] - Math.max(FLOOR_DB, model[band])),
    );
    const response = fit.response(fit.fit(wanted.map((db) => Math.max(-20, Math.min(20, db)))));
    const raw = takes[k % takes.length].colour.map((db, band) => db + response[band]);
    const whole = 10 * Math.log10(raw.reduce((sum, db) => sum + 10 ** (db / 10), 0));
    return floored(raw.map((db) => db - whole));
  });
}

/**
 * 2 E|x - y| - E|x - x'| - E|y - y'|; 0 for two samples of one distribution on average. Reference: Szekely and Rizzo
 * (2013).
 */
function energyDistance(a, b) {
  return 2 * mean(a.flatMap((x) => b.map((y) => distance(x, y)))) - inside(a) - inside(b);
}

function inside(set) {
  const pairs = set.flatMap((x, i) => set.slice(i + 1).map((y) => distance(x, y)));
  return mean(pairs);
}

const distance = (x, y) => Math.sqrt(mean(x.map((value, band) => (value - y[band]) ** 2)));
