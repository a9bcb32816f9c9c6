import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listeningData } from './listeners.mjs';

let table;

/**
 * What the tagger hears in real recordings.
 * @returns {ReadonlyMap<string, { first: number, firstThree: number }>} by source: the share of recordings whose class
 * it has first, among the first three
 */
export function heardInRealRecordings() {
  table ??= read();
  return table;
}

function read() {
  const [header, ...rows] = readFileSync(path.join(listeningData(), 'acoustics/tagger-on-real.csv'), 'utf8')
    .trim()
    .split('\n')
    .map(cells);
  const [first, firstThree] = [header.indexOf('yamnet_top1'), header.indexOf('yamnet_top3')];
  return new Map(rows.map((row) => [row[0], { first: Number(row[first]), firstThree: Number(row[firstThree]) }]));
}

function cells(line) {
  return [...line.matchAll(/("([^"]*)"|[^,]*)(,|$)/g)].map((match) => match[2] ?? match[1]);
}
