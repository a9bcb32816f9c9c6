import type { BrowserContext } from 'playwright-core';
import { Visit } from '../support/visit';

/**
 * From the last key to the sound, milliseconds: 400, and what the figures of a family take that was not heard yet, as
 * each of these was not.
 */
const LIMIT_MS = 550;
/** A fast typist. */
const KEY_MS = 90;
/** Words that stand in no other prompt of the list: each sound is new to worker and player. */
const PROMPTS = [
  'heavy rain on a tin roof',
  'three knocks on a wooden door',
  'a dog barks twice',
  'a sports car drives by',
  'thunder far away',
  'footsteps on gravel',
  'a glass breaks',
  'wind in the trees',
  'a church bell',
  'waves on a beach',
  'an old phone rings',
  'birds and a train',
];

declare global {
  interface Window {
    lastKeyAt: number;
    /** When sounds began, and what they were. */
    begun: { at: number; src: string }[];
  }
}

describe('hearing what one types [long]', () => {
  let visit: Visit;
  let page: Visit['page'];
  beforeAll(async () => {
    const person = { email: 'hearing@example.com', name: 'Hearing' };
    visit = await Visit.begin({ person, prepare: watchKeysAndSounds });
    ({ page } = visit);
    await page.goto('/sfx-creator');
  });
  afterAll(() => visit?.end());

  it(`begins within ${LIMIT_MS} ms of the last key, the first time too, and each time with a sound of its own`, async () => {
    const field = page.getByLabel('Describe your sound effect');
    await field.waitFor();
    // the ideas below are drawn once the page has come to rest, and who opens a page reads before he types
    await page.waitForTimeout(3000);
    const took: Record<string, number> = {};
    for (const prompt of PROMPTS) {
      await field.fill('');
      await page.waitForTimeout(300);
      await field.pressSequentially(prompt, { delay: KEY_MS });
      const heard = await page.waitForFunction(() => window.begun.find(({ at }) => at > window.lastKeyAt));
      took[prompt] = Math.round(await heard.evaluate((sound) => (sound?.at ?? Infinity) - window.lastKeyAt));
      await page.waitForTimeout(700);
    }
    const sounds = await page.evaluate(() => window.begun.map(({ src }) => src));
    expect(new Set(sounds).size).toBeGreaterThanOrEqual(PROMPTS.length);
    expect(Object.fromEntries(Object.entries(took).filter(([, ms]) => ms > LIMIT_MS))).toEqual({});
    expect(page.problems).toEqual([]);
  });
});

async function watchKeysAndSounds(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    localStorage.setItem('whoosh.hear-while-typing', 'true');
    window.lastKeyAt = 0;
    window.begun = [];
    addEventListener('keydown', () => (window.lastKeyAt = performance.now()), true);
    const watched = new WeakSet();
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      if (!watched.has(this))
        this.addEventListener('playing', () => window.begun.push({ at: performance.now(), src: this.src }));
      watched.add(this);
      return play.call(this);
    };
  });
}
