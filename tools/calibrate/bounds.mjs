// Widens bounds of properties that recordings do not keep: `node tools/calibrate/bounds.mjs --recordings FOLDER`. Where
// more than a quarter of a source's own recordings leave a bound, it reaches from then on at least from their 10 % to
// their 90 % quantile. Writes libs/sound-engine/src/testing/properties/recorded-bounds.json; the same recordings give
// the same bytes.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../workspace/root.mjs';
import { engineForCalibration } from './dry-takes.mjs';
import { decode, recordedSources, recordingsOf } from './recordings.mjs';

const RESULT = path.join(ROOT, 'libs/sound-engine/src/testing/properties/recorded-bounds.json');
/** Under this, quantiles say nothing. */
const LEAST_RECORDINGS = 4;
const LEAST_SESSIONS = 2;
/** So many of its recordings may leave a bound. */
const MOST_LEAVE = 0.25;
const FROM = 0.1;
const TO = 0.9;
/** Digits that are kept. */
const DIGITS = 3;

const { values } = parseArgs({ options: { recordings: { type: 'string' } } });
if (!values.recordings) throw new Error('Recordings are not in this repository: name --recordings FOLDER.');
const { WRITTEN_PROPERTIES, sketchOf } = await engineForCalibration();
const rows = Object.values(WRITTEN_PROPERTIES).flat();
const widened = Object.fromEntries(
  recordedSources(values.recordings).flatMap((source) => {
    const row = rows.find(({ id }) => id === source);
    const bounds = row === undefined ? {} : widenedBounds(row, recordingsOf(values.recordings, source));
    return Object.keys(bounds).length > 0 ? [[source, bounds]] : [];
  }),
);
writeFileSync(RESULT, `${JSON.stringify(widened, null, 2)}\n`);

/** The bounds of a row that its recordings leave, by the measure's name, as wide as these need. */
function widenedBounds({ bounds }, recordings) {
  if (recordings.length < LEAST_RECORDINGS || new Set(recordings.map(({ session }) => session)).size < LEAST_SESSIONS)
    return {};
  const sketches = recordings.map(({ file }) => sketchOf(decode(file)));
  return Object.fromEntries(
    bounds.flatMap(([measure, low, high]) => {
      const found = sketches.map((sketch) => measure.of(sketch)).filter(Number.isFinite);
      const leaving = found.filter((value) => value < low || value > high).length;
      if (found.length < LEAST_RECORDINGS || leaving <= MOST_LEAVE * found.length) return [];
      const [from, to] = [FROM, TO].map((share) => quantile(found, share));
      console.log(`${measure.name}: ${leaving} of ${found.length} leave ${low} to ${high}, lie from ${from} to ${to}`);
      return [[measure.name, [Math.min(low, from), Math.max(high, to)]]];
    }),
  );
}

function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const low = Math.floor(at);
  const value = sorted[low] + (at - low) * ((sorted[low + 1] ?? sorted[low]) - sorted[low]);
  return Number(value.toPrecision(DIGITS));
}
