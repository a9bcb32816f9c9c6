import type { LoggerService } from '@nestjs/common';
import { createTestApp, type TestApp } from './support/create-test-app';
import { codeFor, wrongCode } from './support/mailbox';

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
      settings: { APP_ENV: 'production', MAIL: 'outbox', MAIL_FROM: 'whoosh@example.com', SUPPORT_EMAIL: 'help@example.com', PAYMENTS: 'sandbox' },
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
    await agent.post('/api/auth/verify-code').send({ email: ADA, code: wrongCode(code) }).expect(400);
    const signedIn = await agent.post('/api/auth/verify-code').send({ email: ADA, code, name: 'Ada Lovelace' }).expect(200);
    const { body: project } = await agent.post('/api/projects').send({ name: 'Analytical engine\r\n{"forged":true}', type: 'sfx' }).expect(400);
    expect(project.code).toBe('VALIDATION_FAILED');
    await agent.get('/api/projects/77?secret=query').expect(404);
    const text = keeper.lines.join('\n');
    expect(text).toContain(`"userId":${signedIn.body.user.id}`);
    expect(text).toContain('"route":"/api/projects/:id"');
    expect(text).toContain('"event":"code-refused"');
    const cookies = String(signedIn.headers['set-cookie']);
    const secrets = [ADA, 'ovelace', code, wrongCode(code), 'Analytical', 'secret=query', '127.0.0.1', /sid=([^;]+)/.exec(cookies)?.[1] ?? ''];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });
});
