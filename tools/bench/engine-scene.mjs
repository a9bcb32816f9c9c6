import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../workspace/root.mjs';
import { loadEngine, ownProcessorSeconds } from './engine-speed.mjs';

/** Six sources of a usual scene, and the six that the table of costs has as the heaviest. */
export const SIX_LAYERS = {
  usual: ['rain', 'thunder', 'wind', 'car_engine', 'crowd_walla', 'footsteps'],
  get heaviest() {
    const { SOURCE_COSTS } = createRequire(import.meta.url)(
      path.join(ROOT, 'libs/sound-engine/dist/recorded-costs.js'),
    );
    return Object.keys(SOURCE_COSTS)
      .sort((a, b) => SOURCE_COSTS[b] - SOURCE_COSTS[a])
      .slice(0, 6);
  },
};
const LONGEST_SECONDS = 22;

/** @param {readonly string[]} models one layer each, around the listener, in a hall */
function sceneOf(engine, models, duration) {
  const layers = models.map((model, index) => ({
    id: `${model}-${index}`,
    source: { model, alternatives: [] },
    mods: {},
    timing: { kind: 'continuous', start: 0, end: duration, fadeIn: 0.05, fadeOut: 0.2 },
    place: { distance: 2 + index, azimuth: 30 * index - 75, spread: 0.3 },
    gainDb: -index,
    role: 'main',
    span: [],
    origin: { by: 'user', confidence: 1 },
  }));
  return {
    v: 1,
    text: '',
    lang: 'en',
    seed: 1,
    duration,
    loop: false,
    intensity: 'moderate',
    engine: engine.ENGINE_VERSION,
    space: { kind: 'hall', wet: 0.2 },
    layers,
    report: { chips: [], warnings: [], lang: { code: 'en', confidence: 1 } },
  };
}

/** Seconds of sound per second of rendering the whole scene, the better of two: by the clock, and in processor time. */
export function sceneSpeed(models, seconds = 10) {
  const engine = loadEngine();
  const scene = sceneOf(engine, models, seconds);
  const runs = [0, 1].map(() => {
    const started = performance.now();
    const before = ownProcessorSeconds();
    engine.render(scene);
    return {
      byTheClock: (seconds * 1000) / (performance.now() - started),
      inProcessorTime: seconds / (ownProcessorSeconds() - before),
    };
  });
  return {
    byTheClock: Math.max(...runs.map((run) => run.byTheClock)),
    inProcessorTime: Math.max(...runs.map((run) => run.inProcessorTime)),
  };
}

/**
 * The same by the clock as the product renders it, in its threads: from the task to the samples, the best of eight: the
 * first ones are slow, as the code is cold.
 */
export async function pooledSceneSpeed(models, seconds = 10) {
  const { RenderPool } = createRequire(import.meta.url)(
    path.join(ROOT, 'backend/dist/modules/sound-effects/render-pool.js'),
  );
  const scene = sceneOf(loadEngine(), models, seconds);
  const pool = new RenderPool();
  pool.warmUp();
  let best = Infinity;
  for (let run = 0; run < 8; run += 1) {
    const started = performance.now();
    const { details } = await pool.render(scene, { signal: new AbortController().signal, onProgress: () => undefined });
    best = Math.min(best, performance.now() - started);
    await details;
  }
  await pool.onApplicationShutdown();
  return (seconds * 1000) / best;
}

/**
 * Bytes that the longest scene takes above a process that has only loaded the engine: measured in a process of its own.
 */
export function sceneMemory(models) {
  const run = spawnSync(process.execPath, [fileURLToPath(import.meta.url), ...models], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr);
  return Number(run.stdout);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const engine = loadEngine();
  const idle = process.memoryUsage().rss;
  engine.render(sceneOf(engine, process.argv.slice(2), LONGEST_SECONDS));
  process.stdout.write(String(mostResidentBytes() - idle));
}

/**
 * The most memory that this process ever held. What the kernel tells through resourceUsage begins with that of the
 * process that started this one.
 */
function mostResidentBytes() {
  const inStatus = existsSync('/proc/self/status')
    ? /^VmHWM:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8'))
    : null;
  return (inStatus === null ? process.resourceUsage().maxRSS : Number(inStatus[1])) * 1024;
}
