import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { LANGUAGES } from '@whoosh/contracts';
import { OutboxMailer } from '../src/infra/mail/outbox-mailer';
import { PatientMailer } from '../src/infra/mail/patient-mailer';
import { AUTH_MAIL_TEXTS } from '../src/modules/auth/auth-mail-texts';
import { BILLING_MAIL_TEXTS } from '../src/modules/billing/payments/billing-mail-texts';
import { billingMail } from '../src/modules/billing/payments/billing-mails';
import { createTestApp, type TestApp } from './support/create-test-app';
import { shareTestApp } from './support/share-test-app';

/** A mail server that keeps what it gets; it refuses the next `refusals` mails. */
class TestMailServer {
  readonly received: Email[] = [];
  refusals = 0;
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (this.refusals > 0) {
          this.refusals -= 1;
          done(Object.assign(new Error('busy, ada@example.com'), { responseCode: 451 }));
          return;
        }
        PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          this.received.push(mail);
          done();
        }, done);
      });
    },
  });

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', () => resolve()));
    return (this.server.server.address() as AddressInfo).port;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

/** The placeholders of a mail's texts, by the path of the text. */
function placeholders(texts: object, path = ''): [path: string, names: string[]][] {
  return Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'string'
      ? [[`${path}${key}`, [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()] as [string, string[]]]
      : placeholders(text as object, `${path}${key}.`),
  );
}

describe.each([
  ['an account', AUTH_MAIL_TEXTS],
  ['money', BILLING_MAIL_TEXTS],
])('the mails about %s', (_, texts) => {
  it.each(LANGUAGES)('tell in %s what they tell in English', (language) => {
    expect(placeholders(texts[language])).toEqual(placeholders(texts.en));
  });
});

it.each(LANGUAGES)('a receipt in %s names what was paid, with no placeholder left', (language) => {
  const notice = {
    kind: 'receipt',
    number: 'R-7',
    bought: { pack: 'Creator Pack', credits: 1000 },
    amount: 1190,
    tax: 190,
    currency: 'eur',
    paidAt: '2026-11-22T10:00:00.000Z',
  } as const;
  const { subject, text } = billingMail({ to: 'ada@example.com', language }, notice);
  expect(`${subject}\n${text}`).toMatch(/11[.,]90[^]*Creator Pack[^]*1000[^]*11[.,]90[^]*1[.,]90[^]*2026[^]*R-7/);
  expect(`${subject}\n${text}`).not.toMatch(/[{}]/);
});

it('a receipt that the release before queued names what was paid in its words', () => {
  const notice = {
    kind: 'receipt',
    number: 'R-7',
    what: 'Creator Pack, 1000 credits',
    amount: 1190,
    tax: 0,
    currency: 'eur',
    paidAt: '2026-11-22T10:00:00.000Z',
  } as const;
  expect(billingMail({ to: 'ada@example.com', language: 'de' }, notice).text).toContain(
    'Creator Pack, 1000 credits: 11,90',
  );
});

describe('mail through SMTP', () => {
  const server = new TestMailServer();
  let test: TestApp;
  beforeAll(async () => {
    const port = await server.listen();
    test = await createTestApp({
      settings: { MAIL: 'smtp', SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'whoosh@example.com' },
    });
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });
  beforeEach(async () => {
    await test.reset();
    server.received.length = 0;
  });
  const ask = (email = 'ada@example.com') => test.http().post('/api/auth/send-code').send({ email, isSignup: true });

  it('brings a readable mail with the code to the address that asked', async () => {
    await ask().expect(200);
    const [mail] = server.received;
    expect(mail?.to).toEqual([{ address: 'ada@example.com', name: '' }]);
    expect(mail?.from?.address).toBe('whoosh@example.com');
    expect(mail?.subject).toMatch(/^\d{6} is your Whoosh code$/);
    expect(mail?.text).toContain('It is valid for 10 minutes');
  });

  it('tries three times', async () => {
    server.refusals = 2;
    await ask().expect(200);
    expect(server.received).toHaveLength(1);
  });

  it('answers 503 UNAVAILABLE in words when the server does not take the mail [security 60]', async () => {
    server.refusals = 3;
    const answer = await ask().expect(503);
    expect(answer.body).toMatchObject({
      code: 'UNAVAILABLE',
      error: 'We could not send the email. Please try again in a moment.',
    });
    expect(answer.headers['retry-after']).toBe('30');
  });
});

describe('mail into the outbox', () => {
  const directory = mkdtempSync(join(tmpdir(), 'whoosh-outbox-'));
  const mailer = new OutboxMailer({ directory, from: 'whoosh@localhost', codesOnLog: false });
  afterAll(() => rmSync(directory, { recursive: true }));

  it('writes one .eml file for each mail, in names that sort by time, for its owner only', async () => {
    for (let i = 1; i <= 12; i += 1) await mailer.send({ to: 'ada@example.com', subject: `Mail ${i}`, text: 'Grüße' });
    const names = readdirSync(directory).sort();
    const subjects = await Promise.all(
      names.map(async (name) => (await PostalMime.parse(readFileSync(join(directory, name)))).subject),
    );
    expect(subjects).toEqual(Array.from({ length: 12 }, (_, i) => `Mail ${i + 1}`));
    expect(names.every((name) => name.endsWith('.eml'))).toBe(true);
    expect(statSync(join(directory, names[0] ?? '')).mode & 0o077).toBe(0);
  });

  it('reports a folder that cannot be written, after three tries', async () => {
    const blocked = new OutboxMailer({
      directory: join(directory, readdirSync(directory)[0] ?? '', 'x'),
      from: 'whoosh@localhost',
      codesOnLog: false,
    });
    await expect(new PatientMailer(blocked, [1, 1]).send({ to: 'a@b', subject: '', text: '' })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
  });
});

describe('the outbox in the browser', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await shareTestApp();
  });
  afterAll(() => test.close());

  it('lists the mails and shows one, with what strangers wrote as text', async () => {
    const email = 'ada@example.com';
    await test.http().post('/api/auth/send-code').send({ email, isSignup: true }).expect(200);
    const list = await test
      .http()
      .get('/dev/mail')
      .expect(200)
      .expect('Content-Type', /text\/html/);
    const address = /href="(\/dev\/mail\/[^"]+)"/.exec(list.text)?.[1] ?? '';
    expect(list.text).toContain(email);
    const page = await test.http().get(address).expect(200);
    expect(page.text).toMatch(/<pre>[\s\S]*\d{6}/);
  });

  it.each(['../secret', '..%2fsecret', 'secret', '20260101T000000000Z-000001-abcdef.eml'])(
    'shows no other file: %s [security 47]',
    async (name) => {
      await test.http().get(`/dev/mail/${name}`).expect(404);
    },
  );

  it.each([
    ['through a proxy', { 'X-Forwarded-For': '198.51.100.1' }],
    ['by another name', { Host: 'whoosh.example' }],
  ])('does not exist for whoever comes %s', async (_, headers: Record<string, string>) => {
    const answer = await test.http().get('/dev/mail').set(headers).expect(404);
    expect(answer.body.code).toBe('NOT_FOUND');
  });
});
