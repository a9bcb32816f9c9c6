import { encodeWav } from '@whoosh/audio-codec';
import { LIMITS } from '@whoosh/contracts';
import { rememberPlayedMedia } from './support/played-media';
import { Visit } from './support/visit';

/**
 * The peaks of what the two takes are replaced by, which is one noise: two that come out of the engine are nearly of
 * one loudness.
 */
const PEAKS = [0.4, 0.1];
const QUIETER_DB = 20 * Math.log10(0.4 / 0.1);
/** Samples of what is heard that a level is taken of: 0.7 s. */
const HEARD = 32_768;

describe('two takes of very different loudness [long]', () => {
  let visit: Visit;
  let page: Visit['page'];

  beforeAll(async () => {
    visit = await Visit.begin({
      context: { reducedMotion: 'reduce' },
      person: { email: 'abe@example.com', name: 'Abe', credits: 50 },
      prepare: rememberPlayedMedia,
    });
    ({ page } = visit);
  });
  afterAll(() => visit?.end());

  // of one noise, the difference of two levels is that of their loudness
  it('are compared at equal loudness: what the keys 1 and 2 let out of the player lies within 1 dB', async () => {
    const files = new Map<string, Buffer>();
    await page.route('**/api/files/*.mp3', async (route) => {
      const path = new URL(route.request().url()).pathname;
      const body = files.get(path) ?? noise(PEAKS[files.size] ?? 0);
      files.set(path, body);
      await route.fulfill({ body, contentType: 'audio/wav' });
    });
    // what is not rendered here is played from its file
    await page.route('**/remotes/creator/preview.*.js', (route) => route.abort());
    // the keys alone play here
    await page.addInitScript(() => localStorage.setItem('whoosh.play-when-ready', 'false'));
    await page.goto('/sfx-creator');
    await page.getByLabel('Describe your sound effect').fill('white noise');
    await page.getByRole('slider', { name: 'Duration' }).press('End');
    await page.getByRole('radiogroup', { name: 'Takes' }).getByText('2', { exact: true }).click();
    await page.getByRole('button', { name: /^Generate/ }).click();
    const shown = page.getByText(/^-\d+\.\d LUFS/);
    await shown.nth(1).waitFor();
    const [first = 0, second = 0] = (await shown.allTextContents()).map(Number.parseFloat);
    expect(Math.abs(first - second)).toBeCloseTo(QUIETER_DB, 0);
    await page.getByRole('heading', { name: '2 takes' }).click();
    await page.keyboard.press('Space');
    const heard = [await levelOf(0)];
    await page.keyboard.press('2');
    heard.push(await levelOf(1));
    await page.keyboard.press('1');
    heard.push(await levelOf(0));
    expect(Math.min(...heard)).toBeGreaterThan(-60);
    expect(Math.max(...heard) - Math.min(...heard)).toBeLessThan(1);
  });

  /** dB RMS of what comes out of the player, once this take plays. */
  async function levelOf(take: number): Promise<number> {
    await page
      .getByRole('region', { name: 'Takes' })
      .getByRole('article')
      .nth(take)
      .getByRole('button', { name: /^Pause/ })
      .first()
      .waitFor();
    return page.evaluate(levelOfPlayer, HEARD);
  }
});

declare global {
  interface Window {
    /** Hears what the page's player lets out, behind its volume. */
    playerTap?: AnalyserNode;
  }
}

/** Run in the page. */
async function levelOfPlayer(samples: number): Promise<number> {
  const [media] = window.playedMedia.filter(({ paused }) => !paused);
  if (media === undefined || window.playedMedia.length > 1) throw new Error('there is not one player that plays');
  if (window.playerTap === undefined) {
    const context = new AudioContext();
    window.playerTap = new AnalyserNode(context, { fftSize: samples });
    context.createMediaElementSource(media).connect(window.playerTap).connect(context.destination);
  }
  const { context } = window.playerTap;
  // until nothing of what played before is among the samples
  const [from, begun] = [media.currentTime, context.currentTime];
  const length = samples / context.sampleRate + 0.3;
  while (media.currentTime < from + length || context.currentTime < begun + length)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const heard = new Float32Array(samples);
  window.playerTap.getFloatTimeDomainData(heard);
  return 10 * Math.log10(heard.reduce((sum, sample) => sum + sample * sample, 0) / samples);
}

/**
 * A WAV of noise as long as the longest sound: one channel, 16 bits, the same samples every time but for their level.
 */
function noise(peak: number): Buffer {
  const sampleRate = 48_000;
  const samples = new Float32Array(sampleRate * LIMITS.maxDurationSeconds);
  let state = 1;
  for (let at = 0; at < samples.length; at += 1) {
    state = (state * 48_271) % 2_147_483_647;
    samples[at] = peak * ((2 * state) / 2_147_483_647 - 1);
  }
  return Buffer.from(encodeWav({ sampleRate, channels: [samples] }, { bitDepth: 16 }));
}
