import { chromium } from 'playwright-core';
import { findBrowser } from '../test/browser.mjs';

/**
 * Bytes that cross the wire to a signed-out visitor's browser until the page rests: all files and answers, as served.
 */
export async function firstLoadBytes(url) {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await session.send('Network.enable');
    await page.goto(url, { waitUntil: 'networkidle' });
    return bytes;
  } finally {
    await browser.close();
  }
}
