import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { faults } from './support/axe';
import { launchBrowser, openPage } from './support/browser';
import { otherLook } from './support/looks';
import { Product } from './support/product';
import { cutTexts } from './support/overflow';
import { INSIDE, openInPseudo, openScreen, OUTSIDE, type Screen } from './support/screens';
import { STATES } from './support/states';
import { signIn as signInAs } from './support/visit';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const NARROWEST = { width: 360, height: 740 };
/**
 * Each screen is looked at in both themes and both sizes; in the short form each in one theme and size, and compared
 * with its look in one theme.
 */
const isFull = process.env['TEST_FORM'] === 'full';
const isShort = process.env['TEST_FORM'] === 'short';
/** Looks are drawn anew on a desktop, and nothing else is asked: RECORD_LOOKS=1 … e2e/src/accessible -t 'as before' */
const isRecording = process.env['RECORD_LOOKS'] === '1';
/** Those of the short form: one of the shell and of each front end, and those that have a state each. */
const SHORT_SCREENS = ['login', 'pricing', 'creator', 'library', 'account'];
const SHORT_STATES = ['the code step, with a toast', 'the dashboard while a payment failed'];
const VISITS = [...OUTSIDE, ...INSIDE]
  .filter(({ name }) => !isShort || SHORT_SCREENS.includes(name))
  .map((screen, index) => ({ ...screen, screen, index }));

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([Product.shared(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.dispose();
});

const signIn = (context: BrowserContext) => signInAs(context, { email: 'ada@example.com', name: 'Ada' });

/** Every other state is looked at in one theme and size here, all of them in each in the full form. */
const LOOKS = (['dark', 'light'] as const).flatMap((theme) =>
  (['desktop', 'phone'] as const).map((size) => ({ theme, size })),
);
const STATE_VISITS = STATES.flatMap((state, index) =>
  LOOKS.filter((_, look) => isFull || 2 * look === index % (2 * LOOKS.length)).map((look) => ({ ...look, ...state })),
).filter(({ name }) => !isShort || SHORT_STATES.includes(name));

describe('a state', () => {
  let context: BrowserContext;
  beforeAll(async () => {
    context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce', bypassCSP: true });
  });
  afterAll(() => context?.close());

  it.each(STATE_VISITS)('$name has no barrier in the $theme theme on a $size', async ({ arrange, theme, size }) => {
    const page = await openPage(context);
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize(SIZES[size]);
    await arrange(page, size === 'phone');
    expect(await faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.evaluate(() => localStorage.clear());
    await page.close();
    await context.clearCookies();
  });
});

describe('a screen', () => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    // axe's own script is none that the page's security policy knows
    context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce', bypassCSP: true });
    page = await openPage(context);
  });
  afterAll(() => context?.close());

  const open = async (screen: Screen) => {
    if (OUTSIDE.includes(screen)) await context.clearCookies();
    else if ((await context.cookies()).length === 0) await signIn(context);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(SIZES.desktop);
    await openScreen(page, screen);
  };
  const isAsked = (theme: number, size: number, index: number) => isFull || theme + 2 * size === index % 4;

  it.each(VISITS)(
    '$name has no barrier in either theme, on a desktop and on a phone, fits 360 px, and looks as before where it has a look',
    async ({ screen, index }) => {
      if (isRecording && screen.hasLook === undefined) return;
      await open(screen);
      for (const [theme, colorScheme] of (['dark', 'light'] as const).entries()) {
        await page.emulateMedia({ colorScheme });
        for (const [size, viewport] of [SIZES.desktop, SIZES.phone].entries()) {
          const isCompared = isFull || isRecording || theme === index % 2;
          const hasLook = screen.hasLook && viewport === SIZES.desktop && isCompared;
          if (!hasLook && !isAsked(theme, size, index)) continue;
          await page.setViewportSize(viewport);
          if (hasLook) expect(await otherLook(page, `${screen.name} ${colorScheme}`)).toBeNull();
          if (isRecording || !isAsked(theme, size, index)) continue;
          const found = await faults(page);
          expect({ colorScheme, viewport, faults: found }).toEqual({ colorScheme, viewport, faults: [] });
        }
      }
      await page.setViewportSize(NARROWEST);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROWEST.width);
    },
  );
});

describe('in a language that takes two fifths more room', () => {
  const NAMES = ['sign-up', 'creator', 'support'];
  const screens = [...OUTSIDE, ...INSIDE].filter(({ name }) => isFull || NAMES.includes(name));

  it('every text can be read whole at 360 px, and the check would find one that cannot [long]', async () => {
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: NARROWEST,
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    const page = await openPage(context);
    const cut: string[] = [];
    for (const screen of screens) {
      if (INSIDE.includes(screen) && (await context.cookies()).length === 0) await signIn(context);
      await openInPseudo(page, screen);
      for (const text of await cutTexts(page)) cut.push(`${screen.name}: ${text}`);
    }
    expect(cut).toEqual([]);
    await page.addStyleTag({ content: 'main * { max-width: 60px; overflow: hidden; white-space: nowrap !important }' });
    expect(await cutTexts(page)).not.toEqual([]);
    await context.close();
  });
});

describe('the words of the sign-in page on a phone', () => {
  it('never stand on the picture, also under the Account not found panel', async () => {
    const context = await browser.newContext({ baseURL: product.url, viewport: SIZES.phone });
    const page = await openPage(context);
    await page.goto('/auth');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByRole('button', { name: 'Send login code' }).click();
    await page.getByText('Account not found').waitFor();
    const note = await page.getByText("We'll email you a 6-digit code").boundingBox();
    const picture = await page.locator('main > canvas').boundingBox();
    expect((note?.y ?? Infinity) + (note?.height ?? 0)).toBeLessThanOrEqual(picture?.y ?? 0);
    await context.close();
  });
});

describe('with a sound in the library [long]', () => {
  let cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  let sound: number;
  beforeAll(async () => {
    const context = await browser.newContext({ baseURL: product.url });
    await signIn(context);
    const made = await context.request.post('/api/sound-effects/generate', {
      data: { description: 'bell', duration: 1 },
    });
    const { audioUrl, audioUrl48k, duration } = (await made.json()) as Record<string, unknown>;
    const effect = {
      projectId: null,
      title: 'Bell',
      name: 'Bell',
      description: 'bell',
      prompt: 'bell',
      intensity: 'moderate',
    };
    const kept = await context.request.post('/api/sound-effects', {
      data: { ...effect, audioUrl, audioUrl48k, duration },
    });
    ({ id: sound } = (await kept.json()) as { id: number });
    const cut = await context.request.post(`/api/sound-effects/${sound}/cuts`, { data: { start: 0, end: 0.5 } });
    const { id: part } = (await cut.json()) as { id: number };
    await context.request.patch(`/api/sound-effects/${part}`, { data: { name: 'Strike' } });
    cookies = await context.cookies();
    await context.close();
  });
  const open = async (options: BrowserContextOptions) => {
    const context = await browser.newContext({
      baseURL: product.url,
      reducedMotion: 'reduce',
      bypassCSP: true,
      ...options,
    });
    await context.addCookies(cookies);
    return { context, page: await openPage(context) };
  };

  it.each(isFull ? LOOKS : LOOKS.slice(-1))(
    'library, selection, menus, a sound and its words have no barrier in the $theme theme on a $size [long]',
    async ({ theme, size }) => {
      const { context, page } = await open({ colorScheme: theme, viewport: SIZES[size] });
      await page.goto('/sfx-library');
      await page.getByRole('button', { name: 'More for Bell' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).waitFor();
      expect(await faults(page)).toEqual([]);
      if (size === 'phone') await page.getByRole('menuitem', { name: 'Select' }).click();
      else await page.keyboard.press('Escape');
      if (size === 'desktop') await page.getByRole('checkbox', { name: 'Select Bell' }).click();
      await page.getByRole('button', { name: 'Clear selection' }).waitFor();
      expect(await faults(page)).toEqual([]);
      await page.goto(`/sfx-library/sounds/${sound}`);
      await page.getByRole('region', { name: 'Versions' }).getByRole('link', { name: 'Strike' }).waitFor();
      await page.getByText('LUFS').waitFor();
      expect(await faults(page)).toEqual([]);
      await page.goto('/sfx-creator');
      await page.getByLabel('Describe your sound effect').fill('rain on a tin roof and a bellwix');
      await page.getByRole('group', { name: 'Not understood: bellwix' }).getByRole('button').first().waitFor();
      expect(await faults(page)).toEqual([]);
      await context.close();
    },
  );

  it('asks before a deletion from Cancel on and gives the focus back to the More button after Esc, every time', async () => {
    const { context, page } = await open({ viewport: SIZES.desktop });
    await page.goto('/sfx-library');
    for (const time of ['first', 'second']) {
      await page.getByRole('button', { name: 'More for Bell' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.waitForFunction(() => document.activeElement?.textContent === 'Cancel', time);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'More for Bell', time);
    }
    await context.close();
  });
});
