import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = require.resolve('axe-core/axe.min.js');

/** Under an open dialog nothing can be reached: what it has in it was looked at before it opened. */
const SCOPE = `document.querySelector('[aria-modal="true"]') === null ? document : { exclude: ['main', 'nav'] }`;

/** WCAG 2.2 A and AA. */
const ALL = JSON.stringify(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
/** Of all rules those that another theme of the same page can change. */
const COLOURS = JSON.stringify({ type: 'rule', values: ['color-contrast', 'link-in-text-block'] });

/**
 * What axe-core finds, one line for each place. The page's context must bypass its security policy.
 * @param rules all of WCAG 2.2 A and AA, or those alone that look at colours
 */
export async function faults(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(`'axe' in window`))) await page.addScriptTag({ path: AXE });
  const options = `{ runOnly: ${rules === 'all' ? ALL : COLOURS}, resultTypes: ['violations'] }`;
  const { violations } = await page.evaluate<Pick<AxeResults, 'violations'>>(
    `axe.run(${SCOPE}, ${options}).then(({ violations }) => ({ violations }))`,
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  return rules === 'all' ? [...found, ...(await drawingNames(page))] : found;
}

/** What has a name of its own, in which a drawing's is not told. */
const NAMED = ':is(button, a, [role="button"])[aria-label] *';

/** A drawing of antd that nobody named has the English name of its file, as `close-circle`, in every language. */
function drawingNames(page: Page): Promise<string[]> {
  return page.evaluate(
    (named) =>
      [...document.querySelectorAll(`.anticon[aria-label]:not([aria-hidden="true"] *, ${named})`)]
        .filter((drawing) => drawing.checkVisibility({ visibilityProperty: true }))
        .map((drawing) => `drawing-name: ${drawing.getAttribute('aria-label')} in ${drawing.parentElement?.className}`),
    NAMED,
  );
}

const THEMES = ['light', 'dark'] as const;
let looks = 0;

/**
 * What stands on the page now has no barrier in either theme; the short form looks at every other thing in the same
 * theme.
 */
export async function expectNoBarrier(page: Page): Promise<void> {
  const themes = process.env['TEST_FORM'] === 'short' ? [THEMES[looks++ % 2]] : THEMES;
  for (const [at, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme });
    expect({ colorScheme, faults: await faults(page, at === 0 ? 'all' : 'colours') }).toEqual({
      colorScheme,
      faults: [],
    });
  }
}
