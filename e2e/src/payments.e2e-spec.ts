import type { GenerationResponse, SoundEffect, SubscriptionResponse } from '@whoosh/contracts';
import type { Page } from 'playwright-core';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPage } from './support/browser';
import { Product } from './support/product';
import { Visit } from './support/visit';

describe('buying credits, as a person does it', () => {
  let visit: Visit;
  let page: Visit['page'];

  beforeAll(async () => {
    // In the long form it is started again on the way. A dialog that still grows moves the frame's button away from
    // under the pointer.
    visit = await Visit.begin({
      ...(process.env['TEST_FORM'] !== 'short' && { product: Product.start() }),
      context: { reducedMotion: 'reduce' },
      person: { email: 'buyer@example.com', name: 'Ada' },
    });
    ({ page } = visit);
  });
  afterAll(() => visit?.end());

  const credits = async (): Promise<number> =>
    ((await (await visit.context.request.get('/api/auth/user')).json()) as { user: { credits: number } }).user.credits;
  const buyButton = () => page.getByRole('article', { name: 'Starter Pack' }).getByRole('button');
  const checkout = () => page.frameLocator('iframe[title="Checkout"]');

  it('has a free sound for personal use, and reads on each card what a paid one may be used for', async () => {
    const { request } = visit.context;
    const made = await request.post('/api/sound-effects/generate', {
      data: { description: 'a knock on a wooden door', duration: 1 },
    });
    const { audioUrl, audioUrl48k, duration } = (await made.json()) as GenerationResponse;
    const kept = await request.post('/api/sound-effects', {
      data: { title: 'Free knock', audioUrl, audioUrl48k, duration },
    });
    expect(((await kept.json()) as SoundEffect).licence).toBe('personal');
    await page.goto('/pricing');
    const rights = async (card: string): Promise<string> => {
      const said = page.getByRole('article', { name: card }).getByText(/Personal use|ommercial rights/);
      await said.first().waitFor();
      return (await said.allInnerTexts()).join();
    };
    expect(await rights('Free')).toBe('Personal use,Commercial rights later: 1 credit per second');
    for (const card of ['Premium', 'Starter Pack']) expect(await rights(card)).toBe('Commercial rights, forever');
  });

  it('opens the checkout over the page, keeps the focus there, and gives button and focus back when it is cancelled', async () => {
    await page.goto('/pricing');
    await buyButton().click();
    await checkout().getByText('$3.00').waitFor();
    // Round and round: the dialog, its frame, and at the end the browser's own buttons, of which the page sees its
    // body.
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press(step < 8 ? 'Tab' : 'Shift+Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('[role="dialog"]') !== null,
        ),
      ).toBe(true);
    }
    await checkout().getByRole('button', { name: 'Cancel' }).click();
    await page.locator('iframe').waitFor({ state: 'detached' });
    expect(await buyButton().innerText()).toBe('Purchase Credits');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Purchase Credits');
  });

  it('says in the checkout that a card was declined, and gives nothing', async () => {
    await buyButton().click();
    await checkout().getByText('$3.00').waitFor();
    await checkout().getByLabel('Card number').fill('4000 0000 0000 0002');
    await checkout().getByRole('button', { name: 'Pay' }).click();
    await checkout().getByText('Your card was declined.').waitFor();
    expect(await credits()).toBe(0);
  });

  it('ignores a forged message, and a webhook that the provider did not sign [security 33]', async () => {
    await page.evaluate(() => window.postMessage({ event: 'success' }, '*'));
    // The right origin in a frame that is not the overlay's, and a frame of no origin at all.
    const { checkoutOrigin } = (await (await visit.context.request.get('/api/config')).json()) as {
      checkoutOrigin: string;
    };
    for (const attributes of [
      { src: `${checkoutOrigin}/log` },
      { srcdoc: '<p>Not the checkout</p>', sandbox: 'allow-scripts' },
    ]) {
      const element = await page.evaluateHandle((named) => {
        const frame = document.createElement('iframe');
        for (const [name, value] of Object.entries(named)) frame.setAttribute(name, value);
        document.body.append(frame);
        return frame;
      }, attributes);
      const frame = await element.contentFrame();
      await frame
        ?.getByText(/Delivery log|Not the checkout/)
        .first()
        .waitFor();
      await frame?.evaluate(() => parent.postMessage({ event: 'success' }, '*'));
      await element.evaluate((made) => made.remove());
    }
    const forged = await visit.context.request.post('/api/webhooks/stripe', {
      headers: { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` },
      data: {
        id: 'evt_forged',
        object: 'event',
        type: 'checkout.session.completed',
        data: { object: { id: 'cs_test_forged' } },
      },
    });
    expect(forged.status()).toBe(400);
    await checkout().getByLabel('Card number').waitFor();
    expect(await page.getByText('Purchase Successful!').count()).toBe(0);
    expect(await credits()).toBe(0);
  });

  it('adds the credits of a paid pack and says so, after the bank was asked', async () => {
    await checkout().getByLabel('Card number').fill('4000 0027 6000 3184');
    await checkout().getByRole('button', { name: 'Pay' }).click();
    await checkout().getByRole('button', { name: 'Confirm at your bank' }).click();
    await page.getByText('Purchase Successful!').waitFor();
    expect(await credits()).toBe(100);
    await page.getByText('100 credits remaining').first().waitFor();
  });

  it('has the receipt in the mail', async () => {
    const receipt = await visit.product.mailed('buyer@example.com', (mail) =>
      mail.includes('Subject: Your Whoosh receipt: $3.00') ? mail : undefined,
    );
    expect(receipt).toContain('Starter Pack, 100 credits: $3.00');
  });

  it('generates with the bought credits', async () => {
    const answer = await visit.context.request.post('/api/sound-effects/generate', {
      data: { description: 'three knocks on a wooden door', duration: 4 },
    });
    expect(answer.ok()).toBe(true);
    expect(await credits()).toBe(96);
  });

  it('tells on the account page what became of the credits', async () => {
    await page.goto('/account');
    const history = page.getByRole('list', { name: 'Usage history' }).getByRole('listitem');
    await history.first().waitFor();
    expect((await history.allInnerTexts()).map((row) => row.split('\n')[0])).toEqual([
      'three knocks on a wooden door',
      'Starter Pack',
    ]);
  });

  it('turns the free sound into one with commercial rights, for a credit [long]', async () => {
    await page.goto('/sfx-library');
    const row = page.getByRole('listitem').filter({ hasText: 'Free knock' });
    await row.getByText(/Personal use/).waitFor();
    await row.getByRole('button', { name: 'More for Free knock' }).click();
    await page.getByRole('menuitem', { name: 'Get commercial rights for 1 credit' }).click();
    await row.getByText(/Commercial rights/).waitFor();
    await page.getByText('95 credits remaining').first().waitFor();
    expect(await credits()).toBe(95);
  });

  it('writes to the team, whose answer would go to the address that was given [long]', async () => {
    await page.goto('/support');
    await page.getByLabel('Email').fill('ada@elsewhere.example');
    await page.getByLabel('Category').click();
    await page.getByText('Billing', { exact: true }).last().click();
    await page.getByLabel('Subject').fill('A receipt in another currency');
    await page.getByLabel('Message', { exact: true }).fill('Can you send one?');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Message Sent Successfully').waitFor();
    const mail = await visit.product.mailed('support@localhost', (text) =>
      text.includes('Subject: [billing] A receipt in another currency') ? text : undefined,
    );
    expect(mail).toContain('Reply-To: ada@elsewhere.example');
  });

  it('gives what was paid for, though the browser closed before it heard of the payment', async () => {
    const cleo = await visit.browser.newContext({ baseURL: visit.product.url, reducedMotion: 'reduce' });
    await cleo.request.post('/api/auth/dev-login', { data: { email: 'cleo@example.com', name: 'Cleo' } });
    const lost = await openPage(cleo);
    await lost.goto('/pricing');
    await lost.getByRole('article', { name: 'Starter Pack' }).getByRole('button').click();
    const frame = lost.frameLocator('iframe[title="Checkout"]');
    await frame.getByText('$3.00').waitFor();
    const closed = new Promise<void>((resolve) => {
      void lost.route('**/checkout/pay', async (route) => {
        await route.fetch();
        await lost.close();
        resolve();
      });
    });
    // The page may be gone before the click has ended.
    await Promise.all([
      closed,
      frame
        .getByRole('button', { name: 'Pay' })
        .click()
        .catch(() => undefined),
    ]);
    const owned = async () =>
      ((await (await cleo.request.get('/api/auth/user')).json()) as { user: { credits: number } }).user.credits;
    while ((await owned()) === 0) await sleep(100);
    expect(await owned()).toBe(100);
    await cleo.close();
  });

  it('knows after a restart what was bought, and repeats nothing [long]', async () => {
    await visit.product.stop();
    await visit.product.launch();
    expect(await credits()).toBe(95);
    expect(page.problems).toEqual([]);
  });
});

describe('Premium, as a person lives with it [long]', () => {
  let visit: Visit;
  let page: Visit['page'];
  let portal: Page;
  let sandbox: string;

  beforeAll(async () => {
    visit = await Visit.begin({
      context: { reducedMotion: 'reduce' },
      person: { email: 'bea@example.com', name: 'Bea' },
    });
    ({ page } = visit);
    sandbox = ((await (await visit.context.request.get('/api/config')).json()) as { checkoutOrigin: string })
      .checkoutOrigin;
  });
  afterAll(() => visit?.end());

  const me = async () =>
    (
      (await (await visit.context.request.get('/api/auth/user')).json()) as {
        user: { credits: number; planId: number };
      }
    ).user;
  const plan = (name: string) => page.getByRole('article', { name });
  /** What the provider tells us arrives by its own way: asked until it is there. */
  const becomes = async (wanted: { credits: number; planId: number }) => {
    const deadline = Date.now() + 20_000;
    for (;;) {
      const { credits, planId } = await me();
      if (credits === wanted.credits && planId === wanted.planId) return;
      if (Date.now() > deadline) throw new Error(`still ${JSON.stringify({ credits, planId })}`);
      await sleep(100);
    }
  };
  /** As `becomes`: a page that is opened before shows the plan as it was. */
  const ends = async () => {
    const deadline = Date.now() + 20_000;
    for (;;) {
      const answer = await visit.context.request.get('/api/billing/subscription');
      const { state } = (await answer.json()) as SubscriptionResponse;
      if (state === 'ending') return;
      if (Date.now() > deadline) throw new Error(`still ${state}`);
      await sleep(100);
    }
  };
  /** Presses a button of the portal once its page is ready for it. */
  const inPortal = async (button: string, state: RegExp) => {
    await portal.getByRole('status').filter({ hasText: state }).waitFor();
    await portal.getByRole('button', { name: button }).click();
  };

  it('upgrades through the checkout, and has the plan, its credits and the way to more of them', async () => {
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
    const checkout = page.frameLocator('iframe[title="Checkout"]');
    await checkout.getByText('$5.00').waitFor();
    await checkout.getByRole('button', { name: 'Pay' }).click();
    await page.getByText('Purchase Successful!').waitFor();
    await becomes({ credits: 500, planId: 2 });
    await plan('Free').getByRole('button', { name: 'Downgraded Plan' }).waitFor();
    expect(await plan('Premium').getByRole('button', { name: 'Current Plan' }).isDisabled()).toBe(true);
    await page.getByRole('link', { name: 'Top Up Credits' }).waitFor();
  });

  it('gets the next month when the subscription renews', async () => {
    [portal] = await Promise.all([
      visit.context.waitForEvent('page'),
      page.getByRole('link', { name: 'Open Customer Portal' }).click(),
    ]);
    await inPortal('Move on to the next renewal', /renews on/);
    await becomes({ credits: 1000, planId: 2 });
  });

  it('keeps Premium and says so when a renewal cannot be paid, and gets the month once it is', async () => {
    const pay = (card: string) =>
      portal
        .getByLabel('Card for the next months')
        .fill(card)
        .then(() => portal.getByRole('button', { name: 'Save the card' }).click());
    await pay('4000 0000 0000 0341');
    await inPortal('Move on to the next renewal', /renews on/);
    await portal.getByRole('status').filter({ hasText: 'Payment failed' }).waitFor();
    await visit.product.mailed('bea@example.com', (mail) =>
      mail.includes('Subject: Your Whoosh payment failed') ? mail : undefined,
    );
    await page.goto('/account');
    await page.getByRole('region', { name: 'Payment failed' }).waitFor();
    expect(await me()).toMatchObject({ credits: 1000, planId: 2 });
    await pay('4242 4242 4242 4242');
    await inPortal('Move on by a week', /Payment failed/);
    await becomes({ credits: 1500, planId: 2 });
    await page.reload();
    await page.getByText(/per month, renews on \d+ \w+/).waitFor();
    expect(await page.getByRole('region', { name: 'Payment failed' }).count()).toBe(0);
  });

  it('counts every message of the provider once, though each comes five times and in another order', async () => {
    const deliveries = async () => (await (await fetch(`${sandbox}/deliveries`)).json()) as { statuses: number[] }[];
    const tell = (path: string, body: object) =>
      fetch(sandbox + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    for (const [reorder, times] of [
      [true, 2],
      [false, 3],
      [true, 4],
      [false, 5],
    ] as const) {
      await tell('/desk/do', { action: 'chaos', chaos: { reorder } });
      await tell('/deliveries/repeat', {});
      while ((await deliveries()).some(({ statuses }) => statuses.length < times)) await sleep(50);
    }
    expect((await deliveries()).flatMap(({ statuses }) => statuses).filter((status) => status !== 200)).toEqual([]);
    expect(await me()).toMatchObject({ credits: 1500, planId: 2 });
  });

  it('keeps Premium after cancelling until the paid month ends, and its credits after that', async () => {
    await inPortal('Cancel at the end of the period', /renews on/);
    await portal.getByText('Premium until').waitFor();
    await ends();
    await page.goto('/account');
    await page.getByText(/per month, until \d+ \w+/).waitFor();
    expect((await me()).planId).toBe(2);
    await inPortal('Move on to the next renewal', /Premium until/);
    await becomes({ credits: 1500, planId: 1 });
    await page.goto('/pricing');
    await plan('Free').getByRole('button', { name: 'Current Plan' }).waitFor();
    await plan('Premium').getByRole('button', { name: 'Upgrade to Premium' }).waitFor();
    expect(await page.getByRole('link', { name: 'Top Up Credits' }).count()).toBe(0);
  });

  it('deletes the account, and keeps it by signing in again', async () => {
    await page.goto('/account');
    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.getByText('Your 1,500 credits, without a refund').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText(/To keep it, sign in before/).waitFor();
    await page.waitForURL(/\/auth/);
    await page.getByLabel('Email').fill('bea@example.com');
    await page.getByRole('button', { name: 'Send login code' }).click();
    await page
      .getByLabel('Verification code')
      .fill(await visit.product.mailed('bea@example.com', (mail) => /Subject: (\d{6}) is/.exec(mail)?.[1]));
    await page.getByRole('button', { name: 'Verify code' }).click();
    await page.getByText('Your account will not be deleted.').waitFor();
    expect(await me()).toMatchObject({ credits: 1500, planId: 1 });
    expect(page.problems).toEqual([]);
  });
});
