import { Visit } from './support/visit';
import { post } from './support/small-project';

const NAMES = ['Bell', 'Door', 'Knock'];
/** A tablet has the columns of a desktop and no pointer that could rest on a row. */
const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };

describe('library and creator, used with fingers', () => {
  let visit: Visit;
  let page: Visit['page'];

  beforeAll(async () => {
    visit = await Visit.begin({
      context: { hasTouch: true, isMobile: true, viewport: TABLET, reducedMotion: 'reduce' },
      person: { email: 'tess@example.com', name: 'Tess', credits: 20 },
    });
    ({ page } = visit);
    const { request } = visit.context;
    for (const title of NAMES) {
      const { audioUrl, audioUrl48k } = await post<Record<string, string>>(request, '/api/sound-effects/generate', {
        description: title.toLowerCase(),
        duration: 1,
      });
      await post(request, '/api/sound-effects', { title, audioUrl, audioUrl48k });
    }
  });
  afterAll(() => visit?.end());

  const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
  const count = (words: string) => page.getByRole('toolbar').getByText(words).waitFor();

  it('shows on a tablet the boxes of all rows before one is touched, and takes a finger that lands beside one', async () => {
    await page.goto('/sfx-library');
    await box('Bell').waitFor();
    for (const name of NAMES)
      expect(await box(name).evaluate((element) => getComputedStyle(element).borderTopColor)).not.toBe(
        'rgba(0, 0, 0, 0)',
      );
    for (const name of ['Bell', 'Knock']) {
      const place = await box(name).boundingBox();
      if (place === null) throw new Error(`${name} has no box`);
      await page.touchscreen.tap(place.x + place.width / 2, place.y - 8);
    }
    await count('2 selected');
    expect(await box('Door').isChecked()).toBe(false);
  });

  it('begins a selection on a phone from the menu of a row, and goes on with the boxes of the others', async () => {
    await page.setViewportSize(PHONE);
    await page.goto('/sfx-library');
    await page.getByRole('button', { name: 'More for Door' }).tap();
    await page.getByRole('menuitem', { name: 'Select' }).tap();
    await box('Bell').tap();
    await count('2 selected');
    await page.getByRole('button', { name: 'Clear selection' }).tap();
    await page.getByRole('button', { name: 'Play Door' }).waitFor();
  });

  it('says on a phone what Auto and Keep mean, where a press acts before a tooltip could come', async () => {
    await page.setViewportSize(PHONE);
    await page.goto('/sfx-creator');
    await page.getByText('As long as the description needs').waitFor();
    await page.getByLabel('Describe your sound effect').fill('a knock');
    await page.getByRole('radiogroup', { name: 'Takes' }).getByText('2', { exact: true }).tap();
    await page.getByRole('button', { name: /^Generate/ }).tap();
    await page.getByRole('button', { name: 'Keep Take 2: a knock' }).waitFor();
    await page.getByText(/^Keep saves a take to your library/).waitFor();
  });
});
