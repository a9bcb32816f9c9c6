import type { Page } from 'playwright-core';

/** A page of the product, and what must be on it before it is looked at. */
export interface Screen {
  name: string;
  path: string;
  /** Shown once everything that the page asks for has come. */
  heading: RegExp;
  /** Looks the same on every day and for everybody: it is compared with its picture in `looks`. */
  hasLook?: true;
}

/** The pages of a signed-out visitor. */
export const OUTSIDE: readonly Screen[] = [
  { name: 'login', path: '/auth', heading: /Describe a sound/, hasLook: true },
  { name: 'sign-up', path: '/auth?tab=signup', heading: /Describe a sound/, hasLook: true },
  { name: 'not-found', path: '/nowhere', heading: /404 Page Not Found/, hasLook: true },
  { name: 'verify', path: '/verify', heading: /Check a Sound/, hasLook: true },
  { name: 'a shared sound that was cut off', path: '/share#x', heading: /A shared sound/, hasLook: true },
  {
    name: 'a shared sound that was revoked',
    path: '/s/AAAAAAAAAAAAAAAAAAAAAA',
    heading: /A shared sound/,
    hasLook: true,
  },
  { name: 'terms', path: '/legal/terms', heading: /Terms of use/ },
];

export const PRICING: Screen = { name: 'pricing', path: '/pricing', heading: /Billing & Pricing/, hasLook: true };

/** The pages of somebody signed in on the Free plan without credits, whom the dashboard sends to /pricing. */
export const INSIDE: readonly Screen[] = [
  { name: 'creator', path: '/sfx-creator', heading: /SFX Creator|What should it sound like/ },
  { name: 'library', path: '/sfx-library', heading: /SFX Library/, hasLook: true },
  { name: 'a sound that is not there', path: '/sfx-library/sounds/999999', heading: /Sound not found/ },
  PRICING,
  { name: 'account', path: '/account', heading: /Settings/ },
  { name: 'account-security', path: '/account?section=security', heading: /Settings/ },
  { name: 'account-keys', path: '/account?section=api-keys', heading: /Settings/ },
  { name: 'account-webhooks', path: '/account?section=webhooks', heading: /Settings/ },
  { name: 'account-sounds', path: '/account?section=sound-effects', heading: /Settings/ },
  { name: 'top-up', path: '/top-up', heading: /Top Up Credits/, hasLook: true },
  { name: 'no payment', path: '/checkout/success', heading: /No payment found/, hasLook: true },
  { name: 'support', path: '/support', heading: /Support/, hasLook: true },
  { name: 'not-found-signed-in', path: '/nowhere', heading: /404 Page Not Found/, hasLook: true },
];

/** Opens a screen and waits until it stands still. */
export async function openScreen(page: Page, { path, heading }: Screen): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: heading }).first().waitFor({ state: 'attached' });
  for (const waiting of ['Loading...', 'Opening the sound'])
    await page.getByText(waiting).waitFor({ state: 'detached' });
  await settled(page);
}

/** The same in the pseudo-language, in which every text is two fifths longer. */
export async function openInPseudo(page: Page, { path }: Screen): Promise<void> {
  const address = new URL(path, 'http://localhost');
  address.searchParams.set('locale', 'pseudo');
  await page.goto(`${address.pathname}${address.search}${address.hash}`);
  const own = page.getByText(/^\[.* one two/).first();
  await own.waitFor({ state: 'attached' });
  await settled(page);
}

/** So a text of the pseudo-language begins, whatever stands on its letters. */
export const inPseudo = (english: string): RegExp => new RegExp(`^\\[${english.replace(/[aceinosuyzd]/gi, '.')}`);

async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(() => document.fonts.ready);
}
