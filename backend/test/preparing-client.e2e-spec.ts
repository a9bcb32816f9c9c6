import { PreparingClient } from '../src/database/preparing-client';

describe('a connection that prepares its statements', () => {
  const client = new PreparingClient({ connectionString: process.env['TEST_DATABASE_URL'] });
  beforeAll(() => client.connect());
  afterAll(() => client.end());
  const prepared = async () =>
    (await client.query<{ n: number }>('SELECT count(*)::int AS n FROM pg_prepared_statements')).rows[0]?.n;

  it('plans a statement with parameters once, and each call gets its own answer', async () => {
    const twice = async (n: number) => (await client.query<{ n: number }>('SELECT $1::int * 2 AS n', [n])).rows[0]?.n;
    expect([await twice(1), await twice(2), await twice(3)]).toEqual([2, 4, 6]);
    expect(await prepared()).toBe(1);
  });

  it('works on after a statement that fails', async () => {
    const divide = (by: number) => client.query('SELECT 1 / $1::int AS n', [by]);
    await expect(divide(0)).rejects.toThrow('division by zero');
    expect((await divide(1)).rows).toEqual([{ n: 1 }]);
    await expect(client.query('SELECT $1::int FROM no_such_table', [1])).rejects.toThrow('no_such_table');
    expect((await divide(1)).rows).toEqual([{ n: 1 }]);
  });
});
