import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { ROOT } from '../workspace/root.mjs';
import { median } from './statistics.mjs';

const SECONDS = 10;
const RUNS = 3;
const COST_SEEDS = 5;

/** For each model with its default parameters: seconds of sound per second of rendering, median of three. */
export function engineSpeeds() {
  const engine = loadEngine();
  return Object.values(engine.MODELS).map((model) => ({
    id: model.id,
    timesRealTime: median(Array.from({ length: RUNS }, (_, run) => timesRealTime(engine, model, run + 1))),
  }));
}

/**
 * The same in processor time, the best of five: for tests, which share their machine.
 * @param {number} enough a source that reached this is not run again
 * @param {number} seconds of sound in each run
 */
export function engineSpeedsInProcessorTime(enough = Infinity, seconds = SECONDS) {
  const engine = loadEngine();
  return Object.values(engine.MODELS).map((model) => {
    const speeds = [];
    for (let run = 1; run <= 5 && !(Math.max(...speeds) >= enough); run += 1) {
      const before = ownProcessorSeconds();
      timesRealTime(engine, model, run, seconds);
      speeds.push(seconds / Math.max(LEAST_SECONDS, ownProcessorSeconds() - before));
    }
    return { id: model.id, timesRealTime: Math.max(...speeds) };
  });
}

/**
 * Processor seconds per second of sound of each model with its default parameters: the mean of five seeds, as a seed
 * may hold more or fewer of what happens now and then. A first run only warms the code.
 */
export function engineCosts() {
  const engine = loadEngine();
  return Object.values(engine.MODELS).map((model) => {
    timesRealTime(engine, model, 1);
    const before = ownProcessorSeconds();
    for (let seed = 1; seed <= COST_SEEDS; seed += 1) timesRealTime(engine, model, seed);
    return { id: model.id, cost: Math.max(LEAST_SECONDS, ownProcessorSeconds() - before) / (COST_SEEDS * SECONDS) };
  });
}

/** Shorter than the scheduler's clock shows, s. */
const LEAST_SECONDS = 0.001;

/**
 * Processor time of the thread that renders (Linux); elsewhere that of the whole process, whose compiler and collector
 * run beside it.
 */
export function ownProcessorSeconds() {
  if (existsSync('/proc/self/schedstat'))
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[0]) / 1e9;
  return process.cpuUsage().user / 1e6;
}

/** The compiled engine, as the product runs it: jest's transform makes calls between files ten times slower. */
export function loadEngine() {
  const load = createRequire(import.meta.url);
  load(path.join(ROOT, 'libs/sound-engine/dist/figures.js'));
  return load(path.join(ROOT, 'libs/sound-engine/dist/index.js'));
}

function timesRealTime({ SAMPLE_RATE }, model, seed, seconds = SECONDS) {
  const params = Object.fromEntries(Object.entries(model.params).map(([name, spec]) => [name, spec.default]));
  const rate = model.naturalRate(params);
  const cue =
    rate > 0
      ? { kind: 'train', rate, regularity: 0.8 }
      : model.kind === 'one-shot'
        ? { kind: 'shots', at: [0.1] }
        : { kind: 'continuous' };
  const frames = seconds * SAMPLE_RATE;
  const started = performance.now();
  const voice = model.prepare(params, { seed, duration: seconds, cue });
  const out = Array.from({ length: voice.channels }, () => new Float32Array(frames));
  for (let at = 0; at < frames; at += 4800) voice.process(out, at, Math.min(frames, at + 4800));
  return (seconds * 1000) / (performance.now() - started);
}
