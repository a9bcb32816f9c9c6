import { expectNoBarrier } from './support/axe';
import { Keyboard } from './support/keyboard';
import { Visit } from './support/visit';

const ADDRESS = 'acc@example.com';

describe('projects, account, support and payment by the keyboard alone [long]', () => {
  let visit: Visit;
  let page: Visit['page'];
  let keys: Keyboard;

  beforeAll(async () => {
    visit = await Visit.begin({
      context: { reducedMotion: 'reduce', bypassCSP: true },
      person: { email: ADDRESS, name: 'Acc', credits: 50 },
    });
    ({ page } = visit);
    keys = new Keyboard(page);
    await page.goto('/');
    await page.getByRole('heading', { name: /Welcome back/ }).waitFor();
  });
  afterAll(() => visit?.end());

  const dialog = () => page.getByRole('dialog');
  const closed = () => dialog().waitFor({ state: 'detached' });
  const item = (name: string) => page.getByRole('listitem').filter({ hasText: name });

  it('skips the navigation', async () => {
    await keys.press('Tab');
    await keys.expectFocus('link', 'Skip to content');
    await keys.press('Enter');
    await keys.press('Tab');
    await page.waitForFunction(() => (document.activeElement?.closest('main') ?? null) !== null);
  });

  it('creates a project, opens it and comes back', async () => {
    for (const name of ['Trailer', 'Podcast']) {
      await keys.use('button', 'New project');
      await keys.expectFocus('textbox', 'Name');
      await keys.type(name);
      await keys.press('Enter');
      await page.waitForURL('**/?project=*');
      await page.getByRole('heading', { name }).waitFor();
      await closed();
      await keys.use('link', 'Back to Dashboard', { back: true });
      await item(name).waitFor();
    }
    await keys.use('link', /^Trailer/);
    await page.getByRole('heading', { name: 'Trailer' }).waitFor();
    await keys.use('link', 'Back to Dashboard', { back: true });
    await item('Trailer').waitFor();
  });

  it('gives the focus back to what opened the question for a new project, after Escape', async () => {
    await keys.use('button', 'New project');
    await keys.expectFocus('textbox', 'Name');
    await keys.press('Escape');
    await closed();
    await keys.expectFocus('button', 'New project');
  });

  it('renames a project', async () => {
    await keys.use('button', 'More for Trailer');
    await keys.choose('Rename');
    await keys.expectFocus('textbox', 'Name');
    await keys.press('Control+a');
    await keys.type('Teaser');
    await keys.press('Enter');
    await closed();
    await keys.expectFocus('button', 'More for Teaser');
  });

  it('deletes a project after a question, and brings it back from the message', async () => {
    await keys.use('button', 'More for Teaser');
    await keys.choose('Delete');
    await keys.expectFocus('button', 'Cancel');
    await keys.use('button', 'Delete');
    await closed();
    await item('Teaser').waitFor({ state: 'detached' });
    await keys.expectFocus('button', 'More for Podcast');
    await keys.press('F8');
    await keys.use('button', 'Undo');
    await item('Teaser').waitFor();
    await keys.expectFocus('button', 'More for Podcast');
  });

  it('changes the name, and leaves the change of the address with Escape', async () => {
    await keys.use('link', 'Settings');
    await page.waitForURL('**/account');
    await keys.use('button', 'Edit name');
    await keys.expectFocus('textbox', 'Name');
    await keys.press('Control+a');
    await keys.type('Ada');
    await keys.press('Enter');
    await page.getByText('Name updated').waitFor();
    await keys.expectFocus('button', 'Edit name');
    for (const opener of ['Edit name', 'Change email']) {
      await keys.use('button', opener);
      await keys.waitForFocusIn('form');
      await keys.press('Escape');
      await keys.expectFocus('button', opener);
    }
  });

  it('makes an API key, which shows itself once, and revokes it', async () => {
    await keys.use('link', 'API keys');
    await page.getByText(/API keys let your programs/).waitFor();
    await keys.use('button', 'Create API key');
    await keys.expectFocus('textbox', 'Name');
    await expectNoBarrier(page);
    await keys.type('Level editor');
    await keys.tabTo('checkbox', /^Manage/);
    await keys.press('Space');
    await keys.use('button', 'Create');
    await keys.expectFocus('button', 'Copy');
    await expectNoBarrier(page);
    await keys.use('button', 'Done', { back: true });
    await closed();
    // the button stands elsewhere now
    await keys.waitForFocusIn('section[aria-label="API keys"]');
    await keys.use('button', 'Revoke Level editor');
    await keys.expectFocus('button', 'Cancel');
    await keys.use('button', 'Revoke');
    await closed();
    await item('Level editor').waitFor({ state: 'detached' });
    await keys.expectFocus('button', 'Create API key');
  });

  it('adds a webhook, pauses it, gives it a new secret and removes it', async () => {
    await keys.use('link', 'Webhooks', { back: true });
    await keys.use('button', 'Add webhook');
    await keys.expectFocus('textbox', 'Address');
    await expectNoBarrier(page);
    await keys.type('https://example.com/hook');
    await keys.press('Enter');
    await keys.expectFocus('button', 'Copy');
    await keys.press('Escape');
    await closed();
    await keys.waitForFocusIn('section[aria-label="Webhooks"]');
    await expectNoBarrier(page);
    await keys.use('button', /^Pause https/);
    await keys.expectFocus('button', /^Resume https/);
    await keys.use('button', /^Messages to/, { back: true });
    await page.getByText('No messages yet.').waitFor();
    await keys.use('button', /^New secret for/);
    await keys.expectFocus('button', 'New secret');
    await keys.press('Enter');
    await keys.expectFocus('button', 'Copy');
    await keys.press('Escape');
    await closed();
    await keys.expectFocus('button', /^New secret for/);
    await keys.use('button', /^Remove https/);
    await keys.expectFocus('button', 'Cancel');
    await keys.use('button', 'Remove');
    await closed();
    await keys.expectFocus('button', 'Add webhook');
  });

  it('writes to support', async () => {
    await keys.use('link', 'Support');
    await page.waitForURL('**/support');
    await keys.pick('Category', 'Bug report');
    await keys.tabTo('textbox', 'Subject');
    await keys.type('Rain sounds dry');
    await keys.tabTo('textbox', 'Message');
    await keys.type('It does.');
    await keys.use('button', 'Send Message');
    await page.getByText('Message Sent Successfully').waitFor();
  });

  it('opens the checkout of a pack and closes it with Escape', async () => {
    await keys.use('link', 'Billing');
    await page.waitForURL('**/pricing');
    await keys.tabTo('button', 'Purchase Credits');
    await keys.press('Enter');
    await page.frameLocator('iframe[title="Checkout"]').getByText('$3.00').waitFor();
    await keys.press('Escape');
    await page.locator('iframe').waitFor({ state: 'detached' });
    await keys.expectFocus('button', 'Purchase Credits');
  });

  it('asks before the account is deleted, from Cancel on', async () => {
    await keys.use('link', 'Settings', { back: true });
    await page.waitForURL('**/account');
    await keys.use('button', 'Delete account');
    await keys.expectFocus('button', 'Cancel');
    await keys.press('Escape');
    await closed();
    await keys.expectFocus('button', 'Delete account');
  });

  it('signs out from the menu', async () => {
    await keys.use('button', new RegExp(ADDRESS), { back: true });
    await keys.choose('Log out');
    await page.getByRole('button', { name: 'Send login code' }).waitFor();
    await keys.expectFocus('textbox', 'Email');
  });

  it('had no error on the way', () => {
    expect(page.problems).toEqual([]);
  });
});
