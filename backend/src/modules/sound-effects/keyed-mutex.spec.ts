import { setTimeout as sleep } from 'node:timers/promises';
import { FairThrottle, KeyedMutex } from './keyed-mutex';

describe('turns', () => {
  it('run the work of one user one after the other, in order', async () => {
    const turns = new KeyedMutex<number>();
    const log: string[] = [];
    const work = (name: string, ms: number) =>
      turns.run(1, async () => {
        log.push(`${name} begins`);
        await sleep(ms);
        log.push(`${name} ends`);
      });
    await Promise.all([work('a', 20), work('b', 1), work('c', 5)]);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('let another user go beside them', async () => {
    const turns = new KeyedMutex<number>();
    const ended: string[] = [];
    await Promise.all([
      turns.run(1, () => sleep(30).then(() => ended.push('first'))),
      turns.run(2, () => sleep(1).then(() => ended.push('second'))),
    ]);
    expect(ended).toEqual(['second', 'first']);
  });

  it('go on after an error, which only its own caller sees, and forget who is done', async () => {
    const turns = new KeyedMutex<number>();
    const failing = turns.run(1, () => Promise.reject(new Error('no')));
    const next = turns.run(1, () => Promise.resolve('yes'));
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('yes');
    expect(turns.size).toBe(0);
  });
});

describe('paced turns', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('run what comes alone at once, and what comes together with pauses, one key after the other', async () => {
    const turns = new FairThrottle<string>(40);
    const ran: string[] = [];
    const take = (key: string, name: string) => void turns.run(key, () => ran.push(name));
    for (const name of ['a1', 'a2', 'a3']) take('a', name);
    take('b', 'b1');
    expect(ran).toEqual(['a1']);
    await jest.advanceTimersByTimeAsync(39);
    expect(ran).toEqual(['a1']);
    await jest.advanceTimersByTimeAsync(121);
    expect(ran).toEqual(['a1', 'a2', 'b1', 'a3']);
    await jest.advanceTimersByTimeAsync(40);
    take('c', 'c1');
    expect(ran[4]).toBe('c1');
  });

  it('wait for work that another thread does before the pause begins', async () => {
    const turns = new FairThrottle<string>(40);
    const begun: string[] = [];
    for (const name of ['a', 'b']) {
      void turns.run(name, () => {
        begun.push(name);
        return new Promise((resolve) => setTimeout(resolve, 100));
      });
    }
    await jest.advanceTimersByTimeAsync(139);
    expect(begun).toEqual(['a']);
    await jest.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(['a', 'b']);
  });

  it('give an error to whoever caused it and go on', async () => {
    const turns = new FairThrottle<string>(1);
    await expect(
      turns.run('a', () => {
        throw new RangeError('mine');
      }),
    ).rejects.toThrow('mine');
    const next = turns.run('a', () => 'fine');
    await jest.advanceTimersByTimeAsync(1);
    await expect(next).resolves.toBe('fine');
  });
});
