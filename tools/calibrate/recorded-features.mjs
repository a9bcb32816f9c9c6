import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { decode, recordedSources, recordingsOf } from './recordings.mjs';
import { takeFeatures } from './take-features.mjs';

/** Sources whose spread is asked. */
const ENOUGH_RECORDINGS = 4;

/**
 * Features of every recording that a folder has, by source.
 * @param {string} kept file that holds them from one run to the next
 * @returns {Record<string, { session: string, features: number[] }[]>}
 */
export function featuresOfRecordings({ codec }, folder, kept) {
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
  const features = Object.fromEntries(
    recordedSources(folder).map((source) => [
      source,
      recordingsOf(folder, source).flatMap(({ file, session }) => {
        const measured = takeFeatures(decode(file), codec.createRealFft);
        return measured === null ? [] : [{ session, features: measured }];
      }),
    ]),
  );
  writeFileSync(kept, JSON.stringify(features));
  return features;
}

/** Standard deviation of each feature between recordings of one source, the median over sources. */
export function usualDeviations(recordings) {
  const variances = Object.values(recordings)
    .filter((rows) => rows.length >= ENOUGH_RECORDINGS)
    .map((rows) => rows.map(({ features }) => features))
    .map((rows) =>
      rows[0].map((_, k) => {
        const middle = rows.reduce((sum, row) => sum + row[k], 0) / rows.length;
        return rows.reduce((sum, row) => sum + (row[k] - middle) ** 2, 0) / (rows.length - 1);
      }),
    );
  return variances[0].map((_, k) => {
    const sorted = variances.map((row) => row[k]).sort((a, b) => a - b);
    return Math.sqrt(sorted[Math.floor(sorted.length / 2)]) + 1e-6;
  });
}
