import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from './free-port.mjs';

jest.mock('node:crypto', () => {
  const actual = jest.requireActual<typeof import('node:crypto')>('node:crypto');
  return { ...actual, randomInt: jest.fn((most: number) => actual.randomInt(most)) };
});
const { randomInt } = jest.requireMock<{ randomInt: jest.Mock<number, [number]> }>('node:crypto');

describe('a free port', () => {
  it('lies below those that the system gives away, and is not one that somebody has', async () => {
    const taken = await freePort();
    expect(taken).toBeGreaterThanOrEqual(20_000);
    expect(taken).toBeLessThan(32_768);
    const owner = createServer().listen(taken, '127.0.0.1');
    await once(owner, 'listening');
    randomInt.mockReturnValueOnce(taken - 20_000);
    expect(await freePort()).not.toBe(taken);
    owner.close();
  });
});
