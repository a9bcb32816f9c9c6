import type { Page } from 'playwright-core';
import { cellsOf, differenceOf } from './support/looks';
import { openScreen, PRICING } from './support/screens';
import { Visit } from './support/visit';

/** What a change of a style breaks by accident, as a style on the pricing page. */
const FAULTS = [
  { name: 'an icon is missing', style: 'nav a[aria-current] svg { visibility: hidden }' },
  {
    name: 'a button stands 8 px beside its place',
    style: 'article:first-of-type button { position: relative; left: 8px }',
  },
  { name: 'a button stands 8 px too low', style: 'article:first-of-type button { position: relative; top: 8px }' },
  { name: 'a heading has another size', style: 'h2 { font-size: 16px !important }' },
  { name: 'a card has the ground of the page', style: 'article { background: var(--surface-app) !important }' },
  { name: 'a card has the ground of a panel', style: 'article { background: var(--surface-panel) !important }' },
  {
    name: 'a link of the navigation has another colour',
    style: 'nav a[aria-current] { color: var(--text-secondary) !important }',
  },
];

/** One theme in the short form. */
const THEMES = process.env['TEST_FORM'] === 'full' ? (['dark', 'light'] as const) : (['dark'] as const);

describe.each(THEMES)('the comparison of looks, in the %s theme, [long]', (colorScheme) => {
  let visit: Visit;
  let page: Page;
  let look: Buffer;
  beforeAll(async () => {
    visit = await Visit.begin({
      context: { colorScheme, reducedMotion: 'reduce', bypassCSP: true },
      person: { email: 'lou@example.com', name: 'Lou' },
    });
    ({ page } = visit);
    await openScreen(page, PRICING);
    look = await cellsOf(page);
  });
  afterAll(() => visit?.end());

  it('finds nothing in a page that is drawn again', async () => {
    await openScreen(page, PRICING);
    expect(differenceOf(look, await cellsOf(page))).toBeNull();
  });

  it.each(FAULTS)('sees that $name', async ({ style }) => {
    const fault = await page.addStyleTag({ content: style });
    const difference = differenceOf(look, await cellsOf(page));
    await fault.evaluate((element) => (element as Element).remove());
    expect(difference).not.toBeNull();
  });
});
