import { createRequire } from 'node:module';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { ROOT } from '../workspace/root.mjs';
import { median } from './statistics.mjs';

const SECONDS = 10;
const RUNS = 3;

/** For each model with its default parameters: seconds of sound per second of rendering, median of three. */
export function engineSpeeds() {
  const engine = loadEngine();
  return Object.values(engine.MODELS).map((model) => ({ id: model.id, timesRealTime: median(Array.from({ length: RUNS }, (_, run) => timesRealTime(engine, model, run + 1))) }));
}

/**
 * The same in processor time, the best of five: for tests, which share their machine.
 * @param {number} enough a source that reached this is not run again
 */
export function engineSpeedsInProcessorTime(enough = Infinity) {
  const engine = loadEngine();
  return Object.values(engine.MODELS).map((model) => {
    const speeds = [];
    for (let run = 1; run <= 5 && !(Math.max(...speeds) >= enough); run += 1) {
      const before = process.cpuUsage();
      timesRealTime(engine, model, run);
      speeds.push((SECONDS * 1e6) / process.cpuUsage(before).user);
    }
    return { id: model.id, timesRealTime: Math.max(...speeds) };
  });
}

/** The compiled engine, as the product runs it: jest's transform makes calls between files ten times slower. */
function loadEngine() {
  return createRequire(import.meta.url)(path.join(ROOT, 'libs/sound-engine/dist/index.js'));
}

function timesRealTime({ SAMPLE_RATE }, model, seed) {
  const params = Object.fromEntries(Object.entries(model.params).map(([name, spec]) => [name, spec.default]));
  const rate = model.naturalRate(params);
  const cue = rate > 0 ? { kind: 'train', rate, regularity: 0.8 } : model.kind === 'one-shot' ? { kind: 'shots', at: [0.1] } : { kind: 'continuous' };
  const frames = SECONDS * SAMPLE_RATE;
  const started = performance.now();
  const voice = model.prepare(params, { seed, duration: SECONDS, cue });
  const out = Array.from({ length: voice.channels }, () => new Float32Array(frames));
  for (let at = 0; at < frames; at += 4800) voice.process(out, at, Math.min(frames, at + 4800));
  return (SECONDS * 1000) / (performance.now() - started);
}
