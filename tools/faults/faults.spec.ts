import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { planOf } from './plan.mjs';

jest.setTimeout(600_000);

/** One of a worker and one of a server in the short form, then each kind of victim. */
const KILLS = process.env.TEST_FORM === 'short' ? '2' : '12';

describe('the fault injection', () => {
  it('is the same for the same seed, and spares nobody', () => {
    const amounts = { kills: 200, faults: ['diskFull', 'webhooksLost'] };
    const plan = planOf(7, amounts);
    expect(planOf(7, amounts)).toEqual(plan);
    expect(planOf(8, amounts)).not.toEqual(plan);
    const count = (...kinds: string[]): number =>
      plan.filter(({ kind }: { kind: string }) => kinds.includes(kind)).length;
    expect(count('worker', 'server', 'database', 'connection')).toBe(200);
    expect(count('database', 'connection')).toBeGreaterThanOrEqual(20);
    expect([count('diskFull'), count('webhooksLost')]).toEqual([20, 20]);
  });

  it('of a few kills breaks no promise: no credit, sound, upload or payment is lost or doubled [security 59] [long]', async () => {
    const child = spawn(
      process.execPath,
      [path.join(__dirname, 'faults.mjs'), '--short', '--kills', KILLS, '--seed', '3'],
      {
        env: { ...process.env, WHOOSH_PREBUILT: '1' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let told = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (told += text.toString()));
    const [status] = (await once(child, 'exit')) as [number | null];
    expect({ told, status }).toEqual({ told: expect.not.stringContaining('BROKEN'), status: 0 });
    expect(told.match(/^kept/gm)?.length).toBeGreaterThan(15);
  });
});
