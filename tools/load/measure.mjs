import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeResidentBytes } from '../bench/memory.mjs';
import { median, quantile } from '../bench/statistics.mjs';
import { fillLibraries } from './accounts.mjs';
import { gather } from './crowd.mjs';
import { hundredBesideOne, keepMaking, makersOf } from './makers.mjs';
import { Records } from './records.mjs';

const MIB = 1024 * 1024;
const MEMORY_EVERY_MS = 1_000;
/** Of this part of the time on, memory must not grow any more: before, caches fill and code is compiled. */
const WARM_PART = 0.25;
/**
 * Memory goes up and down with the sounds under way; a leak is more than this share between the first and the last
 * quarter of what is left.
 */
const GROWTH_LIMIT_PERCENT = 10;

/** Puts the load on a running product. @returns {Promise<{ rows: object[], failures: string[] }>} rows for the table */
export async function measureLoad(product, { minutes, creators, makers: makerCount }) {
  const records = new Records();
  const crowd = await gather(product, creators, records);
  await fillLibraries(product);
  const makers = await makersOf(product, makerCount);
  const sounds = { times: [], add: (ms) => sounds.times.push(ms), fail: (what) => records.failures.push(what) };
  const ownDelay = monitorEventLoopDelay({ resolution: 5 });
  ownDelay.enable();
  const startedAt = performance.now();
  let hasFailed = false;
  const isOver = () => hasFailed || performance.now() - startedAt > minutes * 60_000;
  const memory = [];
  const watch = setInterval(() => memory.push(nodeResidentBytes(product.child.pid) / MIB), MEMORY_EVERY_MS);
  const [fairness] = await Promise.all([
    sleep((minutes * 60_000) / 3).then(() => hundredBesideOne(product)),
    ...crowd.map((browser) => browser.browse(isOver)),
    ...makers.map((maker) => keepMaking(maker, isOver, sounds)),
  ])
    .catch((error) => {
      // The others would go on until the time is over.
      hasFailed = true;
      throw error;
    })
    .finally(() => clearInterval(watch));
  const seconds = (performance.now() - startedAt) / 1000;
  const warm = memory.slice(Math.floor(memory.length * WARM_PART));
  const quarter = Math.max(1, Math.floor(warm.length / 4));
  const [first, last] = [median(warm.slice(0, quarter)), median(warm.slice(-quarter))];
  const rows = [
    {
      what: `reads a second, ${creators} people browsing for ${minutes} min`,
      value: records.times.length / seconds,
      unit: '/s',
    },
    { what: `sounds of 10 s made meanwhile by ${makerCount} others`, value: sounds.times.length, unit: '' },
    { what: 'reads, p50', value: quantile(records.times, 0.5), unit: 'ms', digits: 1 },
    { what: 'reads, p99', value: quantile(records.times, 0.99), limit: 150, unit: 'ms', digits: 1 },
    { what: 'reads, slowest', value: largest(records.times), unit: 'ms' },
    {
      what: 'of it here, p99 of how late this program itself was',
      value: ownDelay.percentile(99) / 1e6,
      unit: 'ms',
      digits: 1,
    },
    { what: 'reads refused with Retry-After', value: records.refused, unit: '' },
    {
      what: 'answers as promised, of a hundred',
      value: 100 - (records.failures.length * 100) / records.times.length,
      limit: 100,
      unit: '%',
      better: 'more',
      digits: 3,
    },
    { what: 'a sound of 10 s among the others, median', value: median(sounds.times), unit: 'ms' },
    {
      what: 'one sound beside somebody’s hundred',
      value: fairness.ms,
      limit: Math.round(2 * quantile(sounds.times, 0.95)),
      unit: 'ms',
    },
    { what: 'of the hundred, made before it', value: fairness.before, limit: 10, unit: '' },
    { what: 'resident memory of Node, most', value: largest(memory), unit: 'MiB' },
    {
      what: 'growth from the first to the last quarter, once warm',
      value: ((last - first) / first) * 100,
      limit: GROWTH_LIMIT_PERCENT,
      unit: '%',
      digits: 1,
    },
  ];
  return { rows, failures: records.failures };
}

/** Of as many values as half an hour gives: too many for the arguments of a call. */
const largest = (values) => values.reduce((most, value) => Math.max(most, value), 0);
