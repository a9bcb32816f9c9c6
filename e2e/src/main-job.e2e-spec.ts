import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { decodeInBrowser, mp3Format, wavFormat } from './support/decode';
import { rememberPlayedMedia } from './support/played-media';
import { Visit } from './support/visit';

const ADDRESS = 'may@example.com';
const PROMPT = 'three knocks on a wooden door while rain falls';
const SECONDS = 4;

describe('the main job, as a person does it', () => {
  let visit: Visit;
  let page: Visit['page'];

  beforeAll(async () => {
    visit = await Visit.begin({ prepare: rememberPlayedMedia });
    ({ page } = visit);
  });
  afterAll(() => visit?.end());

  it('sends a visitor of a protected page to the sign-in page [spec 2.2]', async () => {
    await page.goto('/sfx-library');
    await page.waitForURL('**/auth**');
  });

  it('tells an unknown address at login that there is no such account, and leads to sign-up [spec 2.28]', async () => {
    await page.getByLabel('Email').fill(ADDRESS);
    await page.getByRole('button', { name: 'Send login code' }).click();
    await page
      .getByText("We couldn't find an account with this email address. Please create an account first.")
      .waitFor();
    await page.getByRole('button', { name: 'Go to Sign Up' }).click();
    await page.waitForURL('**/auth?tab=signup');
  });

  it('signs up with the code from the mail and lands on the plans', async () => {
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Email').fill(ADDRESS);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Enter verification code').waitFor();
    const verify = page.getByRole('button', { name: 'Verify code' });
    expect(await verify.isDisabled()).toBe(true);
    await page.getByLabel('Verification code').fill(await visit.product.mailedCode(ADDRESS));
    await verify.click();
    await page.waitForURL('**/pricing');
    await page.getByRole('heading', { name: 'Billing & Pricing' }).waitFor();
    await page.getByText('Current Plan').first().waitFor();
  });

  it('leads from the plans to the two free sounds', async () => {
    await page.getByText('Make your 2 free sounds').first().click();
    await page.waitForURL('**/sfx-creator');
    await page.getByText('2 of 2 free sounds left').first().waitFor();
  });

  it('shows what was understood while the description is typed', async () => {
    await page.getByLabel('Describe your sound effect').fill(PROMPT);
    await page.getByText('How we read it').waitFor();
    const score = page.getByRole('list', { name: 'How we read it' });
    await score.getByText(/knock/i).first().waitFor();
    await score.getByText(/rain/i).first().waitFor();
  });

  it('generates, and shows a take with its waveform', async () => {
    const duration = page.getByRole('slider', { name: /duration/i });
    await duration.focus();
    await duration.press('Home');
    for (let second = 1; second < SECONDS; second += 1) await duration.press('ArrowRight');
    expect(await duration.getAttribute('aria-valuenow')).toBe(String(SECONDS));
    await page.getByRole('button', { name: /^Generate/ }).click();
    const take = page.getByRole('article', { name: /Take 1/ });
    await take.getByText('In library').waitFor();
    expect(await paintedPixels(take.locator('canvas').first())).toBeGreaterThan(500);
    expect(await page.getByLabel('Describe your sound effect').inputValue()).toBe('');
  });

  it('plays it: the audio clock advances, and pausing stops it', async () => {
    const take = page.getByRole('article', { name: /Take 1/ });
    await take.getByRole('button', { name: /^Play/ }).click();
    await page.waitForFunction(() => window.playedMedia.some((media) => !media.paused && media.currentTime > 0.3));
    await take.getByRole('button', { name: /^Pause/ }).click();
    await page.waitForFunction(() => window.playedMedia.every((media) => media.paused));
    const duration = await page.evaluate(() => window.playedMedia[0]?.duration ?? 0);
    expect(duration).toBeCloseTo(SECONDS, 1);
  });

  it('downloads a 48 kHz WAV that is what it claims, to the sample [spec 7.18]', async () => {
    const { bytes, name } = await download(page, 'WAV');
    expect(name).toMatch(/^three_knocks_on_a_wooden_door.*48.*\.wav$/);
    expect(wavFormat(bytes)).toEqual({ channels: 2, sampleRate: 48000, bits: 24 });
    const decoded = await decodeInBrowser(page, bytes, 48000);
    expect(decoded).toMatchObject({ channels: 2, frames: SECONDS * 48000 });
    expectSound(decoded);
  });

  it('downloads a 44.1 kHz MP3 that is what it claims, to the sample [spec 7.18]', async () => {
    const { bytes, name } = await download(page, 'MP3');
    expect(name).toMatch(/44.*\.mp3$/);
    expect(mp3Format(bytes)).toMatchObject({ sampleRate: 44100 });
    const decoded = await decodeInBrowser(page, bytes, 44100);
    expect(decoded).toMatchObject({ channels: 2, frames: SECONDS * 44100 });
    expectSound(decoded);
  });

  it('finds it in the library after a reload', async () => {
    await page.goto('/sfx-library');
    await page.reload();
    await page.getByText(PROMPT).first().waitFor();
    const bars = page
      .getByRole('slider', { name: /^Position in/ })
      .first()
      .locator('svg path');
    await bars.first().waitFor();
    const drawn = await bars.evaluateAll((paths) => paths.map((path) => path.getAttribute('d') ?? '').join(''));
    expect(drawn.split('M').length).toBeGreaterThan(50);
  });

  it('does not find it in a stranger’s browser', async () => {
    const stranger = await visit.browser.newContext({ baseURL: visit.product.url });
    const address = await page.evaluate(async () => {
      const effects = (await (await fetch('/api/sound-effects/all')).json()) as { audioUrl: string }[];
      return effects[0]?.audioUrl ?? '';
    });
    expect(address).toMatch(/^\/api\/files\//);
    expect((await visit.context.request.get(address)).status()).toBe(200);
    expect((await stranger.request.get(address)).status()).toBe(401);
    await stranger.close();
  });

  it('signs out, and the library asks for a sign-in again', async () => {
    await page.getByRole('button', { name: /may@example\.com/ }).click();
    // Logging out loads the app anew.
    await Promise.all([page.waitForEvent('load'), page.getByRole('menuitem', { name: 'Log out' }).click()]);
    await page.getByRole('button', { name: 'Send login code' }).waitFor();
    await page.goto('/sfx-library');
    await page.waitForURL('**/auth**');
  });

  it('had no error in the console and no violation of the security policy on the way [security 48]', () => {
    expect(page.problems).toEqual([]);
  });
});

async function download(page: Page, format: 'WAV' | 'MP3'): Promise<{ bytes: Buffer; name: string }> {
  await page
    .getByRole('article', { name: /Take 1/ })
    .getByRole('button', { name: /^Download/ })
    .click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: new RegExp(`^${format}`) }).click();
  const file: Download = await arriving;
  return { bytes: readFileSync(await file.path()), name: file.suggestedFilename() };
}

function expectSound({ peak, rms }: { peak: number; rms: number }): void {
  expect(rms).toBeGreaterThan(0.005);
  expect(peak).toBeGreaterThan(0.05);
  expect(peak).toBeLessThan(1);
}

/** How many pixels of a canvas are not empty. */
function paintedPixels(canvas: ReturnType<Page['locator']>): Promise<number> {
  return canvas.evaluate((element) => {
    const drawn = element as HTMLCanvasElement;
    const pixels =
      drawn.getContext('2d')?.getImageData(0, 0, drawn.width, drawn.height).data ?? new Uint8ClampedArray();
    let painted = 0;
    for (let alpha = 3; alpha < pixels.length; alpha += 4) if ((pixels[alpha] ?? 0) > 0) painted += 1;
    return painted;
  });
}
