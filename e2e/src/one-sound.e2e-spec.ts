import { rememberPlayedMedia } from './support/played-media';
import { makeProject } from './support/small-project';
import { Visit } from './support/visit';

/** The front ends are built apart from one another, and what plays in one knows nothing of the others' pages. */
describe('one sound at a time [long]', () => {
  let visit: Visit;
  let page: Visit['page'];
  let project: number;

  beforeAll(async () => {
    visit = await Visit.begin({
      context: { reducedMotion: 'reduce' },
      person: { email: 'uno@example.com', name: 'Uno', credits: 20 },
      prepare: rememberPlayedMedia,
    });
    ({ page } = visit);
    ({ project } = await makeProject(visit.context.request));
  });
  afterAll(() => visit?.end());

  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
  /** What sounds apart from the timeline. */
  const sounding = () => page.evaluate(() => window.playedMedia.filter(({ paused }) => !paused).length);

  it('pauses a prompt idea for a sound of the library, and goes on as one player into another front end', async () => {
    await page.goto('/sfx-creator');
    await page
      .getByRole('button', { name: /^Play (?!Rain)/ })
      .first()
      .click();
    const idea = page.getByRole('button', { name: /^Pause / });
    await idea.waitFor();
    await button('Play Rain').click();
    await button('Pause Rain').waitFor();
    expect([await idea.count(), await sounding()]).toEqual([1, 1]);
    await page.getByRole('navigation').getByRole('link', { name: 'SFX Library' }).click();
    await page.getByRole('heading', { level: 1, name: /SFX Library/ }).waitFor();
    await button(/^(Play|Pause) Rain$/).click();
    expect(await page.evaluate(() => window.playedMedia.length)).toBe(1);
  });

  it('pauses the sound of a card for the timeline, and the timeline for the sound of a card [long]', async () => {
    await page.goto(`/?project=${project}`);
    await page.locator('[data-clip]').first().waitFor();
    await button('Play Rain').click();
    await button('Pause Rain').waitFor();
    await button('Play').click();
    await button('Pause').waitFor();
    await button('Play Rain').waitFor();
    expect(await sounding()).toBe(0);
    await button('Play Rain').click();
    await button('Play').waitFor();
    expect(await sounding()).toBe(1);
  });
});
