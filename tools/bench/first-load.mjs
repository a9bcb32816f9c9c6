import { chromium } from 'playwright-core';
import { findBrowser } from '../test/browser.mjs';

/** Bytes of JavaScript that a signed-out visitor's browser really transfers until the page rests (gzip as served). */
export async function firstLoadBytes(url) {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    const scripts = new Set();
    let bytes = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
    session.on(
      'Network.loadingFinished',
      ({ requestId, encodedDataLength }) => scripts.has(requestId) && (bytes += encodedDataLength),
    );
    await session.send('Network.enable');
    await page.goto(url, { waitUntil: 'networkidle' });
    return bytes;
  } finally {
    await browser.close();
  }
}
