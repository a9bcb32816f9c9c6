import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = require.resolve('axe-core/axe.min.js');

/** Under an open dialog nothing can be reached: what it has in it was looked at before it opened. */
const SCOPE = `document.querySelector('[aria-modal="true"]') === null ? document : { exclude: ['main', 'nav'] }`;

/** What axe-core finds against WCAG 2.2 A and AA, one line for each place. The page's context must bypass its security policy. */
export async function faults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(`'axe' in window`))) await page.addScriptTag({ path: AXE });
  const { violations } = await page.evaluate<Pick<AxeResults, 'violations'>>(
    `axe.run(${SCOPE}, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] }).then(({ violations }) => ({ violations }))`,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`));
}

/** What stands on the page now has no barrier in either theme. */
export async function expectNoBarrier(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect({ colorScheme, faults: await faults(page) }).toEqual({ colorScheme, faults: [] });
  }
}
