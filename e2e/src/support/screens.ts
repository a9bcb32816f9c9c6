import type { Page } from 'playwright-core';

/** A page of the product, and what must be on it before it is looked at. */
export interface Screen {
  name: string;
  path: string;
  /** Shown once everything that the page asks for has come. */
  heading: RegExp;
}

/** The pages of a signed-out visitor. */
export const OUTSIDE: readonly Screen[] = [
  { name: 'login', path: '/auth', heading: /Describe a sound/ },
  { name: 'sign-up', path: '/auth?tab=signup', heading: /Describe a sound/ },
  { name: 'not-found', path: '/nowhere', heading: /404 Page Not Found/ },
  { name: 'terms', path: '/legal/terms', heading: /Terms of use/ },
];

/** The pages of somebody signed in on the Free plan without credits, whom the dashboard sends to /pricing. */
export const INSIDE: readonly Screen[] = [
  { name: 'creator', path: '/sfx-creator', heading: /SFX Creator|What should it sound like/ },
  { name: 'library', path: '/sfx-library', heading: /SFX Library/ },
  { name: 'pricing', path: '/pricing', heading: /Billing & Pricing/ },
  { name: 'account', path: '/account', heading: /Settings/ },
  { name: 'account-sounds', path: '/account?section=sound-effects', heading: /Settings/ },
  { name: 'top-up', path: '/top-up', heading: /Top Up Credits/ },
  { name: 'no payment', path: '/checkout/success', heading: /No payment found/ },
  { name: 'support', path: '/support', heading: /Support/ },
  { name: 'not-found-signed-in', path: '/nowhere', heading: /404 Page Not Found/ },
];

/** Opens a screen and waits until it stands still. */
export async function openScreen(page: Page, { path, heading }: Screen): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: heading }).first().waitFor({ state: 'attached' });
  await page.getByText('Loading...').waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(() => document.fonts.ready);
}
