import { readSettings } from './settings.mjs';

describe('the settings that the starters read', () => {
  const { MAIL } = process.env;
  afterEach(() => {
    delete process.env['MAIL'];
    if (MAIL !== undefined) process.env['MAIL'] = MAIL;
  });

  it('leave out the mailbox that a login shell names in MAIL', () => {
    process.env['MAIL'] = '/var/mail/ada';
    expect(readSettings().env).not.toHaveProperty('MAIL');
  });

  it('keep MAIL where it says how to mail', () => {
    process.env['MAIL'] = 'smtp';
    expect(readSettings().env).toHaveProperty('MAIL', 'smtp');
  });
});
