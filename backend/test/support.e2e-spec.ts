import { LIMITS, SUPPORT_CATEGORIES } from '@whoosh/contracts';
import { Mailer } from '../src/infra/mail';
import { SupportMails } from '../src/modules/support/support-mails';
import type { TestApp } from './support/create-test-app';
import { signIn, type SignedIn } from './support/factories';
import { mailsTo } from './support/mailbox';
import { shareTestApp } from './support/share-test-app';

const MESSAGE = {
  email: 'ada@elsewhere.example',
  category: 'bug',
  subject: 'Rain sounds dry',
  message: 'I asked for rain.\nI got sand.',
};

describe('support', () => {
  let test: TestApp;
  let ada: SignedIn;
  beforeAll(async () => {
    test = await shareTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    ada = await signIn(test, { name: 'Ada' });
  });
  afterEach(() => jest.restoreAllMocks());

  const write = (message: object = MESSAGE) => ada.agent.post('/api/support/requests').send(message);
  const teamMails = () => mailsTo(test, test.env.SUPPORT_EMAIL);
  const rows = () => test.dataSource.query('SELECT * FROM support_messages ORDER BY id');

  it('keeps a message and mails it to the team, so that an answer goes to its author [spec 3.11, 7.24]', async () => {
    const before = (await teamMails()).length;
    const { body } = await write().expect(201);
    expect(body).toEqual({ id: 1 });
    expect(await rows()).toEqual([
      expect.objectContaining({ ...MESSAGE, id: 1, user_id: ada.user.id, mailed_at: expect.any(Date) }),
    ]);
    const mails = (await teamMails()).slice(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: '[bug] Rain sounds dry', replyTo: [{ address: MESSAGE.email }] });
    expect(mails[0]?.text).toContain('I asked for rain.\nI got sand.');
    expect(mails[0]?.text).toContain(`Account ${ada.user.id}, Ada, ${ada.user.email}, plan 1`);
  });

  it.each(SUPPORT_CATEGORIES)('takes the category %s [spec 9.17]', async (category) => {
    await write({ ...MESSAGE, category }).expect(201);
  });

  it.each([
    ['email', 'without a domain', 'nobody', 'Please enter a valid email address'],
    ['email', 'of two people', 'a@b.example, c@d.example', 'Please enter a valid email address'],
    ['category', 'that we do not know', 'praise', 'Please choose a category'],
    ['subject', 'of blanks', '  ', 'Please enter a subject'],
    ['subject', 'that would add a header', 'Hello\r\nBcc: eve@example.com', 'A subject is one line'],
    [
      'subject',
      'that is too long',
      'x'.repeat(LIMITS.supportSubjectMaxLength + 1),
      'A subject has at most 200 characters',
    ],
    ['message', 'of blanks', '\n \n', 'Please enter a message'],
    [
      'message',
      'that is too long',
      'x'.repeat(LIMITS.supportMessageMaxLength + 1),
      'A message has at most 5000 characters',
    ],
  ])('refuses the %s %s', async (field, _what, value, message) => {
    const { body } = await write({ ...MESSAGE, [field]: value }).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', error: message, details: [{ field, message }] });
    expect(await rows()).toEqual([]);
  });

  it('requires every field, and takes no other [spec 5.19] [security 40]', async () => {
    const { body } = await write({}).expect(400);
    expect([...new Set(body.details.map(({ field }: { field: string }) => field))].sort()).toEqual([
      'category',
      'email',
      'message',
      'subject',
    ]);
    await write({ ...MESSAGE, mailedAt: '2026-01-01' }).expect(400);
    for (const field of ['category', 'email', 'message', 'subject']) {
      const refused = await write({ ...MESSAGE, [field]: '  ' }).expect(400);
      expect(refused.body.details).toContainEqual(expect.objectContaining({ field }));
    }
  });

  it('takes five messages an hour from one person', async () => {
    for (let count = 0; count < 5; count += 1) await write().expect(201);
    const refused = await write().expect(429);
    expect(refused.body.code).toBe('RATE_LIMITED');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('keeps what the mail server refuses, and mails it later, once', async () => {
    const mailer = test.app.get(Mailer);
    const refusal = jest.spyOn(mailer, 'send').mockRejectedValueOnce(new Error('busy'));
    await write().expect(201);
    expect((await rows())[0].mailed_at).toBeNull();
    const later = test.app.get(SupportMails);
    await later.sendWaiting();
    expect(refusal).toHaveBeenCalledTimes(1);
    await test.dataSource.query(`UPDATE support_messages SET mail_tried_at = now() - interval '6 minutes'`);
    await Promise.all([later.sendWaiting(), later.sendWaiting()]);
    expect(refusal).toHaveBeenCalledTimes(2);
    expect((await rows())[0].mailed_at).not.toBeNull();
  });
});
