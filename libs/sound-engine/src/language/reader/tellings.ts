import { exp, log as ln } from '../../dsp/exact-math';
import type { Span } from '../normalise/normalised-text';
import type { WordReading } from './network';

/** Words of a text that tell of one sound. */
export interface Telling {
  source: string;
  /** Share of the word that tells of it most surely, in thousandths. */
  share: number;
  /** What else they may tell of, the likeliest first. */
  alternatives: readonly string[];
  spans: readonly Span[];
}

/** Below this two words rather tell of two sources than of one. */
const RATHER_APART = 0.5;
/** No two words tell less likely of one source (docs/measurements/understanding.md). */
const LEAST_TOGETHER = 0.1;
/** Trait of a word that only says how something sounds. */
const DESCRIBING = 'tagged effect';
/** Natural logarithm of odds against a sound whose words stand apart. */
const APART = -1;
/** Nothing is quite certain. */
const LEAST = 1e-6;
const NEVER = -1e9;
/** Natural logarithm of a share that counts for nothing. */
const NO_SHARE = -12;
const MOST_ALTERNATIVES = 4;
const LEAST_ALTERNATIVE = 0.02;

type State = 0 | 1 | 2;
const NONE: State = 0;
const BEGINS: State = 1;
const GOES_ON: State = 2;
const STATES = [NONE, BEGINS, GOES_ON] as const;

/**
 * Which words tell of one sound together, and of which: the likeliest sequence of beginning, going on and nothing
 * (Viterbi 1967), then for each run of words the source of which they tell most.
 */
export function tellingsIn(readings: readonly WordReading[], sources: readonly string[]): Telling[] {
  return runsOf(readings).flatMap((run) => tellingOf(run, sources));
}

function runsOf(readings: readonly WordReading[]): WordReading[][] {
  const runs: WordReading[][] = [];
  likeliestStates(readings).forEach((state, at) => {
    const reading = readings[at];
    if (state === NONE || !reading) return;
    const open = runs.at(-1);
    if (state === GOES_ON && open) open.push(reading);
    else runs.push([reading]);
  });
  return runs;
}

function likeliestStates(readings: readonly WordReading[]): State[] {
  let best: number[] = [0, NEVER, NEVER];
  const before: State[][] = [];
  let last: WordReading | undefined;
  for (const reading of readings) {
    const isNaming = reading.word.isContent && !reading.word.traits.includes(DESCRIBING);
    const own = scoresOf(reading, isNaming ? last : undefined);
    if (isNaming) last = reading;
    const from = STATES.map((state) =>
      STATES.reduce<State>((top, other) => (reach(best, other, state) > reach(best, top, state) ? other : top), NONE),
    );
    best = STATES.map((state, at) => reach(best, from[at] ?? NONE, state) + (own[state] ?? NEVER));
    before.push(from);
  }
  let state = STATES.reduce<State>((top, one) => ((best[one] ?? NEVER) > (best[top] ?? NEVER) ? one : top), NONE);
  const states: State[] = [];
  for (const from of before.reverse()) {
    states.push(state);
    state = from[state] ?? NONE;
  }
  return states.reverse();
}

function reach(best: readonly number[], from: State, to: State): number {
  return (best[from] ?? NEVER) + (from === NONE && to === GOES_ON ? APART : 0);
}

/** @param last the word before it that may name something */
function scoresOf({ word, shares, telling: [none, begins, goesOn] }: WordReading, last?: WordReading): number[] {
  if (!word.isContent) return [none, begins, goesOn];
  const silence = shares[0] ?? 0;
  const told = ln(Math.max(LEAST, 1 - exp(silence)));
  const together = last ? 1 - apartness(last.shares, shares) : 1;
  const asOne = together < RATHER_APART ? ln(Math.max(LEAST_TOGETHER, together)) : 0;
  return [none + silence, begins + told, goesOn + told + asOne];
}

/** How likely it is that two words tell of two sources. */
function apartness(first: Float64Array, second: Float64Array): number {
  let same = 0;
  for (let at = 1; at < second.length; at++)
    if (Math.min(first[at], second[at]) > NO_SHARE) same += exp(first[at] + second[at]);
  return (1 - exp(first[0] ?? 0)) * (1 - exp(second[0] ?? 0)) - same;
}

function tellingOf(run: readonly WordReading[], sources: readonly string[]): Telling[] {
  const telling = run.filter(({ word }) => word.isContent);
  if (telling.length === 0) return [];
  const sums = new Float64Array(sources.length);
  const most = new Float64Array(sources.length);
  for (const { shares } of telling)
    for (let at = 0; at < sums.length; at++) {
      if (shares[at + 1] < NO_SHARE) continue;
      const share = exp(shares[at + 1]);
      sums[at] += share;
      most[at] = Math.max(most[at], share);
    }
  const likely: number[] = [];
  for (let at = 0; at < sums.length; at++) if (sums[at] >= LEAST_ALTERNATIVE * telling.length) likely.push(at);
  const [first = 0, ...others] = likely.sort((a, b) => sums[b] - sums[a]);
  return [
    {
      source: sources[first] ?? '',
      share: Math.round(1000 * (most[first] ?? 0)),
      alternatives: others.slice(0, MOST_ALTERNATIVES).map((at) => sources[at] ?? ''),
      spans: telling.map(({ word }) => word.span),
    },
  ];
}
