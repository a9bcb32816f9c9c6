import type { BrowserContext, Locator, Page } from 'playwright-core';
import { rememberPlayedMedia } from './support/played-media';
import { Visit } from './support/visit';

const IDEA = 'Three knocks on a wooden door';
const PROMPT = 'rain while a dog barks twice';
const SEED = 4;
/** -70 dBFS: an individual dog has a quiet of its own, -77 dBFS for this seed; the rain of it lies at -32. */
const SILENCE = 0.0003;

declare global {
  interface Window {
    madeBlobs: Map<string, Blob>;
  }
}

describe('previews in the visitor’s own browser', () => {
  let visit: Visit;
  let page: Visit['page'];
  const asked: string[] = [];

  beforeAll(async () => {
    visit = await Visit.begin({ prepare: watchMedia });
    ({ page } = visit);
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.goto('/auth');
    await page.getByLabel('Email').fill('previews@example.com');
    await page.getByRole('button', { name: 'Development login' }).click();
    await page.waitForURL('**/pricing');
  });
  afterAll(() => visit?.end());

  it('load the engine in a worker of its own, after the page', async () => {
    expect(asked.filter((request) => request.includes('/preview.'))).toEqual([]);
    const started = page.waitForEvent('worker');
    await page.goto('/sfx-creator');
    await page.getByRole('button', { name: IDEA, exact: true }).waitFor();
    expect(new URL((await started).url()).pathname).toMatch(/^\/remotes\/creator\/preview\.[0-9a-f]+\.js$/);
  });

  it('draw an idea in colour in the place that was kept for it [long]', async () => {
    const row = page.getByRole('listitem').filter({ hasText: IDEA });
    await coloured(row.locator('canvas'), 20);
    expect(await row.evaluate((element) => element.getBoundingClientRect().height)).toBe(52);
  });

  it('play an idea free: it sounds, and no sound is asked of the server', async () => {
    await page.getByRole('button', { name: `Play ${IDEA}` }).click();
    await page.waitForFunction(() => window.playedMedia.some((media) => !media.paused && media.currentTime > 0.5));
    const media = await page.evaluate(async () => {
      const address = window.playedMedia[0]?.src ?? '';
      const file = await window.madeBlobs.get(address)?.arrayBuffer();
      if (!file) throw new Error('nothing plays');
      const audio = await new OfflineAudioContext(2, 1, 48_000).decodeAudioData(file);
      const peak = audio.getChannelData(0).reduce((max, sample) => Math.max(max, Math.abs(sample)), 0);
      return { address, seconds: audio.duration, peak };
    });
    expect(media.address).toMatch(/^blob:/);
    expect(media.seconds).toBeCloseTo(5, 3);
    expect(media.peak).toBeGreaterThan(0.02);
  });

  it('pause the one that plays when another is played', async () => {
    await page.getByRole('button', { name: 'Play A church bell strikes far away' }).click();
    await page.getByRole('button', { name: 'Pause A church bell strikes far away' }).waitFor();
    await page.getByRole('button', { name: `Play ${IDEA}` }).waitFor();
    await page.getByRole('button', { name: 'Pause A church bell strikes far away' }).click();
    await page.waitForFunction(() => window.playedMedia.every((media) => media.paused));
  });

  it('fill the box by the words of an idea, and draw each layer of what is typed', async () => {
    await page.getByRole('button', { name: IDEA, exact: true }).click();
    const field = page.getByLabel('Describe your sound effect');
    expect(await field.inputValue()).toBe(IDEA);
    await field.fill(PROMPT);
    const lanes = page.getByRole('list', { name: 'How we read it' });
    await lanes.getByText(/dog/i).first().waitFor();
    await lanes.locator('canvas').nth(1).waitFor();
    expect(await lanes.locator('canvas').count()).toBe(2);
    for (const lane of await lanes.locator('canvas').all()) await coloured(lane, 50);
  });

  it('are heard before anything is paid: on a press, and by themselves after a pause once that is switched on', async () => {
    const isHeard = () =>
      page.waitForFunction(() =>
        window.playedMedia.some((media) => !media.paused && media.currentTime > 0.2 && media.src.startsWith('blob:')),
      );
    await page.getByRole('button', { name: 'Listen' }).click();
    await isHeard();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => window.playedMedia.every((media) => media.paused));
    await page.getByRole('button', { name: 'Play as I type, free' }).click();
    await isHeard();
    const first = await page.evaluate(() => window.playedMedia[0]?.src);
    const field = page.getByLabel('Describe your sound effect');
    await field.fill('');
    await page.waitForFunction(() => window.playedMedia.every((media) => media.paused));
    await field.pressSequentially(PROMPT, { delay: 20 });
    await isHeard();
    expect(await page.evaluate(() => window.playedMedia[0]?.src)).not.toBe(first);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Play as I type, free' }).click();
  });

  it('cost nothing, ask the server for nothing, and leave nothing to complain of', async () => {
    await page.getByText('2 of 2 free sounds left').first().waitFor();
    expect(
      asked.filter((request) => request.includes('/api/sound-effects/generate') || request.includes('/api/files/')),
    ).toEqual([]);
    expect(
      asked.filter((request) => request.startsWith('POST /api/sound-effects') && !request.endsWith('/interpret')),
    ).toEqual([]);
    expect(page.problems).toEqual([]);
  });

  it('are the take that is made of them: it is heard before the server answers, and plays on when it has', async () => {
    let answer: () => void = () => undefined;
    const isTime = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/sound-effects/generate', async (route) => {
      const response = await route.fetch();
      await isTime;
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: /^Generate/ }).click();
    await page.waitForFunction(() => window.playedMedia.some((media) => !media.paused && media.currentTime > 0.2));
    expect(await page.getByRole('article').getByText('In library').count()).toBe(0);
    answer();
    await page.getByRole('article').getByText('In library').waitFor();
    const [played] = await page.evaluate(() =>
      window.playedMedia.map(({ src, currentTime, paused, ended }) => ({
        src,
        currentTime,
        isHeard: !paused || ended,
      })),
    );
    expect(played?.src).toMatch(/^blob:/);
    expect(played?.currentTime).toBeGreaterThan(0.2);
    // on a slow machine it may have come to its end by now
    expect(played?.isHeard).toBe(true);
    await page.evaluate(() => window.playedMedia.forEach((media) => media.pause()));
    await page.unroute('**/api/sound-effects/generate');
  });

  it('mix the layers of a take: one that is muted is gone from what plays, and so is all else beside a solo [long]', async () => {
    await page.getByLabel('Describe your sound effect').fill(PROMPT);
    await page.getByRole('button', { name: 'Listen' }).waitFor();
    // A rain whose peaks hold its level down is not so much softer for being turned down: this one has none.
    await page.route('**/api/sound-effects/generate', (route) =>
      route.continue({ postData: { ...(route.request().postDataJSON() as object), seed: SEED } }),
    );
    await page.getByRole('button', { name: /^Generate/ }).click();
    await page.getByText(/Made in/).waitFor({ timeout: 40_000 });
    const layers = page.getByRole('region', { name: 'Layers' });
    await layers.getByRole('button', { name: /^Mute .*rain/i }).waitFor();
    await page
      .getByRole('region', { name: 'Takes' })
      .getByRole('button', { name: `Play ${PROMPT}` })
      .click();
    await page.waitForFunction(() => window.playedMedia.some((media) => !media.paused && media.currentTime > 0));
    const rainOff = await mixAfter(page, () => layers.getByRole('button', { name: /^Mute .*rain/i }).click());
    expect(rainOff.between).toBeLessThan(SILENCE);
    expect(rainOff.peak).toBeGreaterThan(0.02);
    const dogAlone = await mixAfter(page, async () => {
      await layers.getByRole('button', { name: /^Mute .*rain/i }).click();
      await layers.getByRole('button', { name: /^Solo .*dog/i }).click();
    });
    expect(dogAlone).toEqual(rainOff);
    const rainAlone = await mixAfter(page, async () => {
      await layers.getByRole('button', { name: /^Solo .*dog/i }).click();
      await layers.getByRole('button', { name: /^Solo .*rain/i }).click();
    });
    expect(rainAlone.between).toBeGreaterThan(0.001);
    const softer = await mixAfter(page, async () => {
      await layers.getByRole('slider', { name: /^Level of .*rain/i }).focus();
      for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowLeft');
    });
    expect(softer.between / rainAlone.between).toBeCloseTo(10 ** (-6 / 20), 2);
  });

  it('leave the page as it was when the engine cannot be loaded [long]', async () => {
    const plain = await visit.context.newPage();
    await plain.route('**/remotes/creator/preview.*', (route) => route.fulfill({ status: 503, body: 'down' }));
    await plain.goto('/sfx-creator');
    await plain.getByRole('button', { name: `Play ${IDEA}` }).waitFor({ state: 'detached' });
    await plain.getByLabel('Describe your sound effect').fill(PROMPT);
    const lanes = plain.getByRole('list', { name: 'How we read it' });
    await lanes.getByText(/dog/i).first().waitFor();
    expect(await lanes.locator('canvas').count()).toBe(0);
    expect(await plain.getByRole('alert').allTextContents()).not.toContainEqual(expect.stringMatching(/./));
    await plain.close();
  });
});

interface Heard {
  /** Loudest sample, 0..1. */
  peak: number;
  /** Root mean square of the last half second, in which no dog barks. */
  between: number;
}

/** Changes the mix, plays it, and measures what plays then: a mix that was made after the change. */
async function mixAfter(page: Page, change: () => Promise<void>): Promise<Heard> {
  const made = () => page.evaluate(() => window.madeBlobs.size);
  const before = await made();
  await change();
  // levels are rendered once they have rested: the last of several mixes counts
  let blobs = 0;
  for (let same = 0, tries = 0; tries < 200 && (same < 3 || blobs === before); tries += 1) {
    await page.waitForTimeout(100);
    const now = await made();
    same = now === blobs ? same + 1 : 0;
    blobs = now;
  }
  const takes = page.getByRole('region', { name: 'Takes' });
  const pause = takes.getByRole('button', { name: `Pause ${PROMPT}` });
  const play = takes.getByRole('button', { name: `Play ${PROMPT}` });
  // One that ends while this looks is played again.
  for (let tries = 0; tries < 20 && (await pause.isHidden()); tries += 1) {
    await play.click({ timeout: 2_000 }).catch(() => undefined);
    await page.waitForTimeout(300);
  }
  // on a slow machine the last mix may be made only now
  const played = await page.waitForFunction(() => {
    const last = [...window.madeBlobs.keys()].at(-1);
    return window.playedMedia.find((media) => media.src === last)?.src;
  });
  const src = (await played.jsonValue()) ?? '';
  return page.evaluate(async (src) => {
    const file = await window.madeBlobs.get(src)?.arrayBuffer();
    if (!file) throw new Error(`no mix plays: ${src}`);
    const audio = await new OfflineAudioContext(2, 1, 48_000).decodeAudioData(file);
    const samples = audio.getChannelData(0);
    const end = samples.subarray(-24_000, -2_400);
    return {
      peak: samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0),
      between: Math.sqrt(end.reduce((sum, sample) => sum + sample * sample, 0) / end.length),
    };
  }, src);
}

/** Waits until a canvas shows at least `pixels` in the warm colours of sound; rest lines and placeholders are grey. */
async function coloured(canvas: Locator, pixels: number): Promise<void> {
  let most = 0;
  for (let tries = 0; tries < 100 && most < pixels; tries += 1) {
    most = await canvas.evaluate((element: HTMLCanvasElement) => {
      const data = element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data ?? [];
      let count = 0;
      for (let i = 0; i < data.length; i += 4) {
        const rgb = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
        if ((data[i + 3] ?? 0) > 60 && Math.max(...rgb) - Math.min(...rgb) > 60) count += 1;
      }
      return count;
    });
    if (most < pixels) await canvas.page().waitForTimeout(100);
  }
  expect(most).toBeGreaterThanOrEqual(pixels);
}

async function watchMedia(context: BrowserContext): Promise<void> {
  await rememberPlayedMedia(context);
  await context.addInitScript(() => {
    // The policy lets media read a blob's address, but not the test.
    window.madeBlobs = new Map();
    const makeAddress = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob) => {
      const address = makeAddress(blob);
      if (blob instanceof Blob) window.madeBlobs.set(address, blob);
      return address;
    };
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`${event.violatedDirective} forbids ${event.blockedURI}`),
    );
  });
}
