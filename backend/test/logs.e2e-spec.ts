import type { LoggerService } from '@nestjs/common';
import { LedgerAudit } from '../src/modules/billing/ledger-audit';
import { createTestApp, type TestApp } from './support/create-test-app';
import { codeFor, mailsTo, wrongCode } from './support/mailbox';

const ADA = 'ada.lovelace@example.com';

/** Keeps every line as JSON, as the log would have it. */
class LineKeeper implements LoggerService {
  readonly lines: string[] = [];
  log = (...parts: unknown[]) => this.keep(parts);
  warn = (...parts: unknown[]) => this.keep(parts);
  error = (...parts: unknown[]) => this.keep(parts);
  debug = (...parts: unknown[]) => this.keep(parts);

  private keep(parts: unknown[]): void {
    this.lines.push(JSON.stringify(parts));
  }
}

describe('logs of production', () => {
  const keeper = new LineKeeper();
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({
      settings: {
        APP_ENV: 'production',
        MAIL: 'outbox',
        MAIL_FROM: 'whoosh@example.com',
        SUPPORT_EMAIL: 'help@example.com',
        PAYMENTS: 'sandbox',
      },
    });
    test.app.useLogger(keeper);
  });
  afterAll(async () => {
    await test.close();
  });

  it('tell who did what by number, and hold no address, name, code, cookie or text of a person [security 53, 54]', async () => {
    const agent = test.agent();
    await agent.post('/api/auth/send-code').send({ email: ADA, isSignup: true }).expect(200);
    const code = await codeFor(test, ADA);
    await agent
      .post('/api/auth/verify-code')
      .send({ email: ADA, code: wrongCode(code) })
      .expect(400);
    const signedIn = await agent
      .post('/api/auth/verify-code')
      .send({ email: ADA, code, name: 'Ada Lovelace' })
      .expect(200);
    const { body: project } = await agent
      .post('/api/projects')
      .send({ name: 'Analytical engine\r\n{"forged":true}', type: 'sfx' })
      .expect(400);
    expect(project.code).toBe('VALIDATION_FAILED');
    await agent.get('/api/projects/77?secret=query').expect(404);
    const text = keeper.lines.join('\n');
    expect(text).toContain(`"userId":${signedIn.body.user.id}`);
    expect(text).toContain('"route":"/api/projects/:id"');
    expect(text).toContain('"event":"code-refused"');
    const cookies = String(signedIn.headers['set-cookie']);
    const secrets = [
      ADA,
      'ovelace',
      code,
      wrongCode(code),
      'Analytical',
      'secret=query',
      '127.0.0.1',
      /sid=([^;]+)/.exec(cookies)?.[1] ?? '',
    ];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('tell of each event of security once, by the number of the person [security 54]', async () => {
    const [address, other] = ['grace@example.com', 'hopper@example.com'];
    const agent = test.agent();
    await agent.post('/api/auth/send-code').send({ email: address, isSignup: true }).expect(200);
    const {
      body: { user },
    } = await agent
      .post('/api/auth/verify-code')
      .send({ email: address, code: await codeFor(test, address), name: 'Grace' })
      .expect(200);
    const { body: key } = await agent
      .post('/api/keys')
      .send({ name: 'Build', scopes: ['read'] })
      .expect(201);
    await agent.delete(`/api/keys/${key.id}`).expect(204);
    await agent.post('/api/auth/send-email-change-code').send({ email: other }).expect(200);
    await agent
      .put('/api/auth/update-email')
      .send({ email: other, code: await codeFor(test, other) })
      .expect(200);
    const token = /undo-email-change#(\S+)/.exec((await mailsTo(test, address)).at(-1)?.text ?? '')?.[1] ?? '';
    await test.http().post('/api/auth/undo-email-change').send({ token }).expect(200);
    await test.dataSource.query(`DELETE FROM rate_limits`);
    const again = test.agent();
    const signInAgain = async () => {
      await again.post('/api/auth/send-code').send({ email: address, isSignup: false }).expect(200);
      await again
        .post('/api/auth/verify-code')
        .send({ email: address, code: await codeFor(test, address) })
        .expect(200);
    };
    await signInAgain();
    await again.delete('/api/auth/user').expect(200);
    await test.dataSource.query(`DELETE FROM rate_limits`);
    await signInAgain();
    const events = keeper.lines
      .flatMap((line) => [...line.matchAll(/"event":"([\w-]+)","userId":(\d+)/g)])
      .filter(([, , id]) => Number(id) === user.id)
      .map(([, event]) => event);
    expect(events).toEqual([
      'signed-up',
      'api-key-created',
      'api-key-revoked',
      'address-changed',
      'address-change-undone',
      'signed-in',
      'account-deletion-requested',
      'signed-in',
      'account-deletion-taken-back',
    ]);
    expect(keeper.lines.join('\n')).not.toMatch(/grace@|hopper@/);
  });

  it('name what alarms wait for: codes that are guessed all over the site, and a ledger that does not add up [security 54]', async () => {
    const agent = test.agent();
    const guess = () =>
      agent.post('/api/auth/verify-code').send({ email: 'guessed@example.com', code: '123456' }).expect(400);
    await guess();
    const eventsSince = (first: number) =>
      keeper.lines
        .slice(first)
        .flatMap((line) =>
          [...line.matchAll(/\{"event":"(?:code-breaker|ledger-mismatch)"[^}]*\}/g)].map(
            ([event]) => JSON.parse(event) as object,
          ),
        );
    const quiet = keeper.lines.length;
    await guess();
    await test.app.get(LedgerAudit).audit();
    expect(eventsSince(quiet)).toEqual([]);
    await test.dataSource.query(`UPDATE rate_limits SET points = 501 WHERE key LIKE 'guesses-wrong%'`);
    await guess();
    await test.dataSource.transaction(async (manager) => {
      // As a superuser can, with the triggers asleep.
      await manager.query('SET LOCAL session_replication_role = replica');
      await manager.query('UPDATE users SET credits = credits + 1');
    });
    await test.app.get(LedgerAudit).audit();
    const [{ people }] = await test.dataSource.query('SELECT count(*)::int AS people FROM users');
    expect(eventsSince(quiet)).toEqual([
      { event: 'code-breaker', wrong: 501, right: expect.any(Number) },
      { event: 'ledger-mismatch', people },
    ]);
  });
});
