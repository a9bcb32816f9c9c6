import { interpret } from '@whoosh/sound-engine';
import '@whoosh/sound-engine/languages';
import { AppError } from '../../../http';
import type { WorkBudget } from '../../../infra/work-budget';
import { ReadingThreads, TEXT_LIMIT_MS } from './reading-threads';

jest.setTimeout(120_000);

describe('reading off the event loop', () => {
  const spent: [userId: number, ms: number][] = [];
  const budget = {
    spend: (userId: number, ms: number) => {
      spent.push([userId, ms]);
      return Promise.resolve();
    },
  };
  const threads = new ReadingThreads(budget as unknown as WorkBudget);
  const options = { seed: 7, intensity: 'moderate' } as const;
  const read = (userId: number, description = 'a dog barks twice') =>
    threads.read(userId, { kind: 'interpret', description, options });
  /**
   * Takes the thread a hundred times its limit here, so it passes that on any machine; no text that a route takes is
   * this long.
   */
  const limitMs = 5;
  const endless = () =>
    threads.read(1, { kind: 'interpret', description: 'xqzvw3ächer '.repeat(20_000), options }, limitMs);
  afterAll(() => threads.onApplicationShutdown());
  beforeEach(() => spent.splice(0));

  it('gives what the engine gives, in every language', async () => {
    for (const text of ['heavy rain on a tin roof', 'fernes Gewitter über dem Wald', '遠くで雷が鳴る'])
      expect(await read(1, text)).toEqual(interpret(text, options));
  });

  it('gives a text 100 ms of processor time', () => {
    expect(TEXT_LIMIT_MS).toBe(100);
  });

  it('ends a text that takes more processor time than its limit, charges it, and goes on with the next [security 63]', async () => {
    const begun = process.cpuUsage();
    await expect(endless()).rejects.toMatchObject({ code: 'TEXT_TOO_COMPLICATED', status: 422 });
    const { user, system } = process.cpuUsage(begun);
    expect((user + system) / 1000).toBeLessThan(3_000);
    expect(await read(2)).toEqual(interpret('a dog barks twice', options));
    expect(spent.map(([userId]) => userId)).toEqual([1, 2]);
    expect(spent[0]?.[1]).toBeGreaterThanOrEqual(limitMs);
  });

  it('serves persons in turn: whoever asks for one waits for no more than two of somebody with many', async () => {
    const order: string[] = [];
    const ended = (name: string) => () => void order.push(name);
    await Promise.all([
      ...[1, 2, 3, 4].map((text) => read(1).then(ended(`first, ${text}`))),
      read(2).then(ended('second')),
    ]);
    expect(order.indexOf('second')).toBeLessThanOrEqual(2);
    expect(order.filter((name) => name !== 'second')).toEqual([1, 2, 3, 4].map((text) => `first, ${text}`));
  });

  it('takes no more than fifty waiting texts of a person, and of others still', async () => {
    const asked = Array.from({ length: 60 }, () => read(1));
    const other = read(2);
    const ends = await Promise.allSettled(asked);
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as AppError] : []));
    expect(refused.length).toBeGreaterThanOrEqual(9);
    expect([...new Set(refused.map(({ code }) => code))]).toEqual(['RATE_LIMITED']);
    expect((await other).layers).toHaveLength(1);
  });
});
