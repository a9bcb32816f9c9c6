import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');
/** The product asks for 60 times real time, which npm run bench measures on a quiet machine; tests share theirs. */
const TEST_SPEED = 30;
/** Places full of people render slower than asked (docs/measurements.md); until that is mended they must at least not get slower still. */
const CROWDED_PLACES = ['cafe', 'city', 'public_place', 'stadium'];
const CROWDED_SPEED = 8;

describe('rendering', () => {
  it('is many times faster than the sound, for every model', () => {
    const script = "const { engineSpeedsInProcessorTime } = await import('./tools/bench/engine-speed.mjs'); console.log(JSON.stringify(engineSpeedsInProcessorTime(Number(process.argv[1]))));";
    const run = spawnSync(process.execPath, ['--input-type=module', '-e', script, String(TEST_SPEED)], { cwd: ROOT, encoding: 'utf8' });
    expect(run.stderr).toBe('');
    const speeds = JSON.parse(run.stdout) as { id: string; timesRealTime: number }[];
    expect(speeds.length).toBe(323);
    expect(speeds.filter(({ id, timesRealTime }) => timesRealTime < (CROWDED_PLACES.includes(id) ? CROWDED_SPEED : TEST_SPEED))).toEqual([]);
  }, 300_000);
});
