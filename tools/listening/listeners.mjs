import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Two programs that listen, kept outside this repository because they hold the work of others: a tagger trained on real
 * recordings, and measures of real recordings. The environment variable WHOOSH_EARS names their folder.
 */
const EARS = process.env.WHOOSH_EARS;
const NOT_HERE =
  'This needs the two listening programs: set WHOOSH_EARS to the folder that holds tools/judge and tools/acoustics.';
const LONGEST_OUTPUT = 256 * 1024 * 1024;

/** @returns whether both can be asked */
export function canListen() {
  return (
    EARS !== undefined &&
    existsSync(path.join(EARS, 'tools/judge/judge')) &&
    existsSync(path.join(EARS, 'tools/acoustics/acoustics'))
  );
}

/** Folder of the measured profiles and tables. @throws Error where the listeners are not installed */
export function listeningData() {
  if (!canListen()) throw new Error(NOT_HERE);
  return path.join(EARS, 'data');
}

/**
 * What the tagger hears.
 * @param {readonly { file: string, expect: string }[]} entries expected AudioSet classes, separated by commas; absolute
 * paths
 * @returns {{ rank: number, beatsNoise: boolean, heard: string[] }[]} in their order; rank 1 is best, siblings counted
 * once
 * @throws Error where the program is missing or fails
 */
export function judge(entries, folder) {
  const manifest = path.join(folder, 'judge.json');
  writeFileSync(manifest, JSON.stringify(entries));
  const { files } = JSON.parse(ask('judge', ['--manifest', manifest]));
  return files.map(({ expect, combined }) => ({
    rank: expect?.combined?.rank ?? Infinity,
    beatsNoise: expect?.beats_plain_noise ?? false,
    heard: combined.slice(0, 3).map((entry) => entry.class),
  }));
}

/**
 * How far sounds lie from real recordings of their source.
 * @param {readonly { file: string, source: string }[]} entries
 * @returns {({ distance: number, real?: { count: number, p10: number, p50: number, p90: number }, independent: number,
 * lines: string[] } | undefined)[]}
 *   undefined where the source has no profile
 */
export function compare(entries, folder) {
  const known = entries.filter(({ source }) => hasProfile(source));
  if (known.length === 0) return entries.map(() => undefined);
  const manifest = path.join(folder, 'compare.jsonl');
  writeFileSync(manifest, known.map((entry) => JSON.stringify(entry)).join('\n'));
  const answers = ask('acoustics', ['compare', '--json', '--manifest', manifest])
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const byFile = new Map(answers.map((answer) => [path.resolve(folder, answer.file), answer]));
  return entries.map(({ file }) => byFile.get(path.resolve(folder, file)));
}

/** Whether real recordings of that source were measured. */
export function hasProfile(source) {
  return existsSync(profileFile(source));
}

/**
 * Seconds of the middle one of the real recordings that a source is compared with. @throws Error for a source without a
 * profile
 */
export function recordedSeconds(source) {
  return readProfile(source).length_s[1];
}

/**
 * By how much the level of the middle one of the real recordings of a source changes, dB; infinite where that was not
 * measured.
 */
export function recordedLevelRange(source) {
  return readProfile(source).ranges.dynamic_range_db?.[2] ?? Infinity;
}

/** How many of the real recordings of a source are of sessions of their own; 0 without a profile. */
export function independentRecordings(source) {
  return hasProfile(source) ? readProfile(source).independent : 0;
}

function readProfile(source) {
  return JSON.parse(readFileSync(profileFile(source), 'utf8'));
}

function profileFile(source) {
  return path.join(listeningData(), 'acoustics/profiles', `${source}.json`);
}

function ask(program, args) {
  if (!canListen()) throw new Error(NOT_HERE);
  const result = spawnSync(path.join(EARS, 'tools', program, program), args, {
    encoding: 'utf8',
    maxBuffer: LONGEST_OUTPUT,
    env: { ...process.env, OMP_NUM_THREADS: '1' },
  });
  if (result.error ?? result.stdout === '')
    throw new Error(`${program} failed: ${result.error?.message ?? result.stderr.trim()}`);
  return result.stdout;
}
