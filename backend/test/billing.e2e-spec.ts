import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { LedgerEntry as LedgerEntryBody, LedgerKind } from '@whoosh/contracts';
import { AdminService, LedgerService, type Posting } from '../src/modules/billing';
import { LedgerAudit } from '../src/modules/billing/ledger-audit';
import type { Response } from 'supertest';
import type { TestApp } from './support/create-test-app';
import { signIn, type SignedIn } from './support/factories';
import { shareTestApp } from './support/share-test-app';

const ACT = { operator: 'root', reason: 'a test' };
const ADMIN = join(__dirname, '../dist/admin.js');

describe('billing: the ledger of credits', () => {
  let test: TestApp;
  let ledger: LedgerService;
  let admin: AdminService;
  let ada: SignedIn;

  beforeAll(async () => {
    test = await shareTestApp();
    ledger = test.app.get(LedgerService);
    admin = new AdminService(test.dataSource, ledger);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    ada = await signIn(test, { email: 'ada@example.com' });
  });

  const post = (kind: LedgerKind, delta: number, cause: string): Promise<Posting> =>
    test.dataSource.transaction((manager) => ledger.post(ada.user.id, kind, delta, cause, manager));
  const credits = async (): Promise<number> => (await ada.agent.get('/api/auth/user').expect(200)).body.user.credits;
  const entries = async (query = ''): Promise<LedgerEntryBody[]> =>
    (await ada.agent.get(`/api/credits/ledger${query}`).expect(200)).body;
  const sql = (text: string): Promise<unknown> => test.dataSource.query(text);

  it('tells the story of a balance: granted, reserved, released, the newest first [spec 7.30]', async () => {
    await admin.grant(ACT, 'ada@example.com', 100);
    const cause = `gen:${randomUUID()}`;
    await post('reserve', -10, cause);
    await post('release', 10, cause);
    expect(await credits()).toBe(100);
    const list = await entries();
    expect(list.map(({ seq, kind, delta, balanceAfter }) => [seq, kind, delta, balanceAfter])).toEqual([
      [3, 'release', 10, 100],
      [2, 'reserve', -10, 90],
      [1, 'grant', 100, 100],
    ]);
    expect(list[0]?.cause).toBe(cause);
    expect(Date.parse(list[0]?.at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('pages through the ledger by the Link header', async () => {
    for (let i = 1; i <= 7; i += 1) await post('grant', i, `test:${i}`);
    const seen: number[] = [];
    let next: string | undefined = '/api/credits/ledger?limit=3';
    while (next !== undefined) {
      const page: Response = await ada.agent.get(next).expect(200);
      seen.push(...(page.body as LedgerEntryBody[]).map((entry) => entry.seq));
      next = /<([^>]+)>; rel="next"/.exec(page.headers['link'] ?? '')?.[1];
    }
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'cursor=-1', 'cursor=1.5', 'other=1'])(
    'refuses the query %s with VALIDATION_FAILED',
    async (query) => {
      const answer = await ada.agent.get(`/api/credits/ledger?${query}`).expect(400);
      expect(answer.body.code).toBe('VALIDATION_FAILED');
    },
  );

  it('shows nobody the ledger of another', async () => {
    await post('grant', 5, 'test:1');
    const eve = await signIn(test);
    expect((await eve.agent.get('/api/credits/ledger').expect(200)).body).toEqual([]);
    expect((await test.http().get('/api/credits/ledger').expect(401)).body.error).toBe('Not authenticated');
  });

  it('posts a kind and cause once', async () => {
    expect(await post('grant', 50, 'invoice:1')).toEqual({ applied: true, balance: 50 });
    expect(await post('grant', 50, 'invoice:1')).toEqual({ applied: false, balance: 50 });
    const race = await Promise.all(Array.from({ length: 8 }, () => post('grant', 5, 'invoice:2')));
    expect(race.filter((posting) => posting.applied)).toHaveLength(1);
    expect(await credits()).toBe(55);
  });

  it('refuses to overdraw with INSUFFICIENT_CREDITS, also 20 debits at once [security 22]', async () => {
    await post('grant', 100, 'test:start');
    const debits = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => post('reserve', -10, `gen:${i}`)));
    const refused = debits.filter((debit) => debit.status === 'rejected');
    expect(refused).toHaveLength(10);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'INSUFFICIENT_CREDITS', status: 402 });
    expect(await credits()).toBe(0);
  });

  describe('rules of the database that no code passes by', () => {
    beforeEach(() => post('grant', 10, 'test:start'));

    it.each([
      ['a changed entry', 'UPDATE ledger SET delta = 1'],
      ['a removed entry', 'DELETE FROM ledger'],
      ['an emptied ledger', 'TRUNCATE ledger'],
    ])('refuses %s [security 21]', async (_, text) => {
      await expect(sql(text)).rejects.toThrow('append-only');
    });

    it('refuses a balance written past the ledger [security 21]', async () => {
      await expect(sql('UPDATE users SET credits = 1000')).rejects.toThrow('last ledger entry');
      await expect(sql('UPDATE users SET ledger_seq = ledger_seq + 1')).rejects.toThrow('last ledger entry');
      await expect(sql('UPDATE users SET debt = 5')).rejects.toThrow('last ledger entry');
      await expect(sql('UPDATE users SET credits = 0, debt = -5')).rejects.toThrow('ck_users_debt');
      await expect(
        sql(`INSERT INTO users (email, name, credits) VALUES ('rich@example.com', 'Rich', 5)`),
      ).rejects.toThrow('last ledger entry');
      expect(await credits()).toBe(10);
    });

    it('refuses at COMMIT what was written by hand, and takes it when balance and entry agree [security 20]', async () => {
      const byHand = (credits: number) =>
        test.dataSource.transaction(async (manager) => {
          await manager.query('UPDATE users SET credits = $1, ledger_seq = 2', [credits]);
          await manager.query(
            `INSERT INTO ledger (user_id, seq, kind, delta, balance_after, cause) VALUES (1, 2, 'adjust', 5, 15, 'by hand')`,
          );
        });
      await expect(byHand(20)).rejects.toThrow('last ledger entry');
      expect(await credits()).toBe(10);
      await byHand(15);
      expect(await credits()).toBe(15);
    });

    it('are checked every hour by adding everything up, which an alarm watches', async () => {
      await post('reserve', -4, 'gen:1');
      const audit = test.app.get(LedgerAudit);
      expect(await audit.audit()).toMatchObject({ mismatches: 0, moved: { grant: 10, reserve: 4, release: 0 } });
      await test.dataSource.transaction(async (manager) => {
        // As a superuser can, with the triggers asleep.
        await manager.query('SET LOCAL session_replication_role = replica');
        await manager.query('UPDATE users SET credits = 7');
      });
      expect((await audit.audit()).mismatches).toBe(1);
      const { text } = await test.http().get('/metrics').expect(200);
      expect(text).toContain('ledger_mismatch 1');
      expect(text).toContain('credits_total{kind="reserve"} 4');
    });

    it.each([
      ['an entry without its balance', `(1, 2, 'grant', 5, 15, 'x')`, 'last ledger entry'],
      ['a gap', `(1, 3, 'grant', 5, 15, 'x')`, 'does not continue'],
      ['a wrong sum', `(1, 2, 'grant', 5, 16, 'x')`, 'does not continue'],
      ['a negative grant', `(1, 2, 'grant', -5, 5, 'x')`, 'ck_ledger_sign'],
      ['a positive reserve', `(1, 2, 'reserve', 5, 15, 'x')`, 'ck_ledger_sign'],
      ['an entry of nothing', `(1, 2, 'adjust', 0, 10, 'x')`, 'ck_ledger_delta'],
      ['an unknown kind', `(1, 2, 'gift', 5, 15, 'x')`, 'ck_ledger'],
      ['a negative balance', `(1, 2, 'reserve', -11, -1, 'x')`, 'ck_ledger_balance_after'],
    ])('refuses %s', async (_, values, message) => {
      await expect(
        sql(`INSERT INTO ledger (user_id, seq, kind, delta, balance_after, cause) VALUES ${values}`),
      ).rejects.toThrow(message);
    });
  });

  describe('the operator', () => {
    it('grants and adjusts, and every action is on record', async () => {
      await admin.grant(ACT, 'ADA@example.com', 30);
      await admin.adjust(ACT, 'ada@example.com', -10);
      expect(await credits()).toBe(20);
      const rows: {
        operator: string;
        reason: string;
        action: string;
        userId: number;
        isFresh: boolean;
        details: object;
      }[] = await test.dataSource.query(
        `SELECT operator, reason, action, user_id AS "userId", at > now() - interval '1 minute' AS "isFresh", details
         FROM admin_actions ORDER BY at`,
      );
      expect(rows).toEqual([
        { ...ACT, action: 'grant', userId: ada.user.id, isFresh: true, details: { credits: 30 } },
        { ...ACT, action: 'adjust', userId: ada.user.id, isFresh: true, details: { credits: -10 } },
      ]);
    });

    it('cannot take more than there is, nor grant nothing, nor serve a stranger', async () => {
      await expect(admin.adjust(ACT, 'ada@example.com', -1)).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS' });
      await expect(admin.grant(ACT, 'ada@example.com', 0)).rejects.toThrow(RangeError);
      await expect(admin.grant(ACT, 'nobody@example.com', 1)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
      expect(await test.dataSource.query('SELECT 1 FROM admin_actions')).toEqual([]);
    });

    it('bans an account, which ends its session, and lets it in again', async () => {
      await admin.ban(ACT, 'ada@example.com', true);
      await ada.agent.get('/api/credits/ledger').expect(401);
      await admin.ban(ACT, 'ada@example.com', false);
      const again = await signIn(test, { email: 'ada@example.com' });
      await again.agent.get('/api/credits/ledger').expect(200);
    });

    it('works from the console', async () => {
      const console = (...args: string[]) => {
        const { DATABASE_URL, DATA_DIR, SESSION_SECRET } = test.env;
        const env = { PATH: process.env['PATH'], APP_ENV: 'development', DATABASE_URL, DATA_DIR, SESSION_SECRET };
        const { status, stdout, stderr } = spawnSync(process.execPath, [ADMIN, ...args], { env, encoding: 'utf8' });
        return { status, said: (stdout + stderr).trim() };
      };
      expect(console('grant', 'ada@example.com', '25', 'sorry for', 'the outage')).toEqual({
        status: 0,
        said: 'ada@example.com has 25 credits now.',
      });
      expect(console('ban', 'nobody@example.com', 'spam')).toEqual({ status: 1, said: 'User not found' });
      expect(console('grant', 'ada@example.com', '5')).toMatchObject({
        status: 2,
        said: expect.stringContaining('Usage:'),
      });
      expect(console('find', 'ada@').said).toContain('"credits": 25');
      expect(await credits()).toBe(25);
      const [grant]: { operator: string; reason: string }[] = await test.dataSource.query(
        'SELECT operator, reason FROM admin_actions ORDER BY at LIMIT 1',
      );
      expect(grant).toEqual({ operator: userInfo().username, reason: 'sorry for the outage' });
    }, 180_000);

    it('finds accounts by a part of the address, taking wildcards literally, and that is on record too', async () => {
      expect(await admin.find(ACT, 'ada@')).toEqual([
        expect.objectContaining({ email: 'ada@example.com', credits: 0, blocked: false }),
      ]);
      expect(await admin.find(ACT, '%')).toEqual([]);
      const looks: unknown[] = await test.dataSource.query(
        'SELECT operator, action, details FROM admin_actions ORDER BY at',
      );
      expect(looks).toEqual(
        [String(ada.user.id), ''].map((accounts) => ({
          operator: ACT.operator,
          action: 'find',
          details: { accounts },
        })),
      );
    });
  });
});
