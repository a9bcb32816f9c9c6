import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

/** A real Chromium; CHROMIUM_PATH is set by the test runner. @param switches beside those of all suites */
export function launchBrowser(switches: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    // the shell would else draw letters in another way than Chromium with windows
    args: [
      '--font-render-hinting=slight',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--autoplay-policy=no-user-gesture-required',
      ...switches,
    ],
  });
}

/** The front ends that the suite says it visits (tools/test/suite-parts.cjs); anything goes where it is run by hand. */
const VISITED = process.env['FRONT_ENDS']?.split(' ');
const unnamed = new Set<string>();

// A change in a front end runs only the suites that name it: what a suite opens unnamed, it would not be run for.
afterAll(() => expect([...unnamed]).toEqual([]));

/**
 * A page that remembers what went wrong in it: errors, console errors and violations of the content security policy.
 * @param prefetches it also loads what other pages are made of, as it does for everybody who does not save data
 */
export async function openPage(
  context: BrowserContext,
  { prefetches = false } = {},
): Promise<Page & { problems: string[] }> {
  const page = await context.newPage();
  if (!prefetches)
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    );
  // How long is waited decides only when a failure is believed: a slow machine is no failure.
  page.setDefaultTimeout(90_000);
  page.on('request', (request) => {
    const [, frontEnd] = /\/remotes\/(\w+)\//.exec(request.url()) ?? [];
    if (frontEnd !== undefined && VISITED?.includes(frontEnd) === false) unnamed.add(frontEnd);
  });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    // A refused call is an answer the page handles; the browser reports it as an error of its own.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(message.text());
  });
  return Object.assign(page, { problems });
}
