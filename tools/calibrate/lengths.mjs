// Measures how long recordings of what happens in events last (sources of the kind `sequence`):
// `node tools/calibrate/lengths.mjs --recordings FOLDER`. A recording lasts from the first to the last moment that is
// less than 45 dB under its loudest 10 ms. Writes libs/sound-engine/src/individual/lengths.json: of each source its
// recordings, their median in seconds and how far they differ, in octaves; of a family the medians of its sources'. The
// same recordings give the same bytes.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { engineFromSource } from '../listening/engine-from-source.mjs';
import { ROOT } from '../workspace/root.mjs';
import { decode, recordedSources, recordingsOf } from './recordings.mjs';

const RESULT = path.join(ROOT, 'libs/sound-engine/src/individual/lengths.json');
const RATE = 48_000;
const STEP = RATE / 100;
const SILENCE_DB = -45;
/** From so many recordings on a source tells how its own lengths differ; from so many sources on a family does. */
const LEAST = 5;
/** Quartiles of a normal distribution lie so many standard deviations apart. */
const QUARTILES = 1.349;
const DIGITS = 3;

const { values } = parseArgs({ options: { recordings: { type: 'string' } } });
if (!values.recordings) throw new Error('Recordings are not in this repository: name --recordings FOLDER.');
const { engine } = await engineFromSource();
const measured = recordedSources(values.recordings).flatMap((id) => {
  const source = engine.findSource(id);
  if (source?.kind !== 'sequence') return [];
  const seconds = recordingsOf(values.recordings, id).map(({ file }) => lasting(decode(file)));
  return [{ id, family: source.family, seconds }];
});
const result = {
  sources: Object.fromEntries(
    measured.map(({ id, seconds }) => [
      id,
      [seconds.length, round(quantile(seconds, 0.5)), ...(seconds.length < LEAST ? [] : [round(octaves(seconds))])],
    ]),
  ),
  families: Object.fromEntries(
    [...new Set(measured.map(({ family }) => family))].map((family) => [
      family,
      familyOf(measured.filter((source) => source.family === family)),
    ]),
  ),
  all: familyOf(measured),
};
writeFileSync(RESULT, await format(JSON.stringify(result), { ...(await resolveConfig(RESULT)), parser: 'json' }));

/** What a family's sources have in the middle; nothing where too few of them tell it. */
function familyOf(sources) {
  const spreads = sources.filter(({ seconds }) => seconds.length >= LEAST).map(({ seconds }) => octaves(seconds));
  const medians = sources.map(({ seconds }) => quantile(seconds, 0.5));
  return {
    ...(medians.length >= LEAST && { seconds: round(quantile(medians, 0.5)) }),
    ...(spreads.length >= LEAST && { spread: round(quantile(spreads, 0.5)) }),
  };
}

/** Seconds between the silences at both ends. */
function lasting(samples) {
  const levels = Array.from({ length: Math.max(1, Math.floor(samples.length / STEP)) }, (_, k) =>
    samples.subarray(k * STEP, (k + 1) * STEP).reduce((sum, value) => sum + value * value, 0),
  );
  const least = Math.max(...levels) * 10 ** (SILENCE_DB / 10);
  const heard = (level) => level > least;
  return ((levels.findLastIndex(heard) - levels.findIndex(heard) + 1) * STEP) / RATE;
}

function octaves(seconds) {
  return Math.log2(quantile(seconds, 0.75) / quantile(seconds, 0.25)) / QUARTILES;
}

function quantile(of, share) {
  const sorted = [...of].sort((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const low = Math.floor(at);
  return sorted[low] + (at - low) * ((sorted[low + 1] ?? sorted[low]) - sorted[low]);
}

function round(value) {
  return Number(value.toPrecision(DIGITS));
}
