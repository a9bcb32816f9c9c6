import type { Locator } from 'playwright-core';
import { Visit } from './support/visit';
import { makeProject, post } from './support/small-project';

const NAMES = ['Bell', 'Door', 'Knock'];
/** A tablet has the columns of a desktop and no pointer that could rest on a row. */
const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };

describe('library and creator, used with fingers [long]', () => {
  let visit: Visit;
  let page: Visit['page'];
  /** Of the sound that was made last. */
  let soundPath: string;

  beforeAll(async () => {
    visit = await Visit.begin({
      context: { hasTouch: true, isMobile: true, viewport: TABLET, reducedMotion: 'reduce' },
      person: { email: 'tess@example.com', name: 'Tess', credits: 40 },
    });
    ({ page } = visit);
    const { request } = visit.context;
    for (const title of NAMES) {
      const { audioUrl, audioUrl48k } = await post<Record<string, string>>(request, '/api/sound-effects/generate', {
        description: title.toLowerCase(),
        duration: 1,
      });
      const { id } = await post<{ id: number }>(request, '/api/sound-effects', { title, audioUrl, audioUrl48k });
      soundPath = `/sfx-library/sounds/${id}`;
    }
  });
  afterAll(() => visit?.end());

  const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
  const count = (words: string) => page.getByRole('toolbar').getByText(words).waitFor();

  it('shows on a tablet the boxes of all rows before one is touched, and takes a finger that lands beside one [long]', async () => {
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

  it('gives the headings of all pages one size on a phone [long]', async () => {
    await page.setViewportSize(PHONE);
    const sizes: string[] = [];
    for (const path of ['/', '/sfx-library', soundPath]) {
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1 }).first();
      sizes.push(await heading.evaluate((element) => getComputedStyle(element).fontSize));
    }
    expect(sizes).toEqual(['22px', '22px', '22px']);
  });

  it('keeps the two ways on from a shared sound in one row on a phone, and its title with what it is made of', async () => {
    await page.setViewportSize(PHONE);
    const { path } = await post<{ path: string }>(
      visit.context.request,
      `/api${soundPath.replace('sfx-library/sounds', 'sound-effects')}/share`,
      {},
    );
    let answer: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/api\/shares\/[^/]+$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path);
    const place = async (found: Locator) => {
      const box = await found.boundingBox();
      if (box === null) throw new Error('not in sight');
      return box;
    };
    const ownSounds = page.getByRole('link', { name: 'Make your own sounds' });
    await page.getByText('Opening the sound').waitFor();
    const before = await place(ownSounds);
    answer();
    const remix = await place(page.getByRole('button', { name: 'Remix' }));
    const own = await place(ownSounds);
    expect(own.y).toBe(remix.y);
    // its place was kept; a title may have one line more or less
    expect(Math.abs(own.y - before.y)).toBeLessThan(32);
    const title = await place(page.getByRole('heading', { level: 1 }));
    const parts = await place(page.getByRole('list', { name: 'Made of' }));
    expect(parts.y - title.y - title.height).toBeLessThan(24);
  });

  it('says on a phone what Auto and Keep mean, where a press acts before a tooltip could come [long]', async () => {
    await page.setViewportSize(PHONE);
    await page.goto('/sfx-creator');
    await page.getByText('As long as the description needs').waitFor();
    await page.getByLabel('Describe your sound effect').fill('a knock');
    await page.getByRole('radiogroup', { name: 'Takes' }).getByText('2', { exact: true }).tap();
    await page.getByRole('button', { name: /^Generate/ }).tap();
    await page.getByRole('button', { name: 'Keep Take 2: a knock' }).waitFor();
    await page.getByText(/^Keep saves a take to your library/).waitFor();
  });

  it('keeps what tells of a take off what plays a sound, wherever the page scrolls under it', async () => {
    await page.setViewportSize(PHONE);
    await page.goto('/sfx-creator');
    await page.getByLabel('Describe your sound effect').fill('a door slams, then a dog barks');
    await page.getByRole('button', { name: /^Generate/ }).tap();
    const toast = page.locator('[data-over] > [role="status"]');
    await toast.getByText('Success', { exact: true }).waitFor();
    await page.locator('[data-transport]').first().waitFor();
    for (let times = 0; times < 3; times += 1) {
      await page.evaluate(scrollUnderToast);
      await page.waitForFunction(toastOffTransports, null, { timeout: 2_000 });
    }
  });

  it('names no keys of a keyboard on a phone on its side, which has none [long]', async () => {
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
    await page.goto('/sfx-creator');
    await page.getByLabel('Describe your sound effect').fill('a knock');
    const generate = page.getByRole('button', { name: /^Generate/ });
    expect(await generate.getByText('Ctrl Enter').isVisible()).toBe(false);
    await generate.tap();
    await page.getByRole('article', { name: 'Take 1' }).getByText('In library').waitFor();
    expect(await page.locator('[data-takes] kbd').filter({ visible: true }).count()).toBe(0);
    await page.goto('/sfx-library');
    await page.getByRole('searchbox').waitFor();
    expect(await page.getByText('/', { exact: true }).filter({ visible: true }).count()).toBe(0);
  });

  it('cuts through no line of a long description that its takes stand for [long]', async () => {
    for (const viewport of [PHONE, TABLET]) {
      await page.setViewportSize(viewport);
      await page.goto('/sfx-creator');
      const words = 'a wooden door slams shut, then a dog barks twice. '.repeat(30).trim();
      await page.getByLabel('Describe your sound effect').fill(words);
      await page.getByRole('button', { name: /^Generate/ }).tap();
      await page.getByRole('article', { name: 'Take 1' }).getByText('In library').waitFor();
      const [height, line] = await page
        .getByRole('region', { name: 'Describe a sound' })
        .getByTitle(words)
        .evaluate((element) => {
          const { lineHeight, paddingBottom } = getComputedStyle(element);
          return [element.clientHeight - parseFloat(paddingBottom), parseFloat(lineHeight)] as const;
        });
      expect(height).toBeGreaterThan(line);
      expect(height % line).toBe(0);
    }
  });

  it('keeps the whole menu of a clip inside a phone, and the fields that replace clips [long]', async () => {
    const { project } = await makeProject(visit.context.request);
    await page.setViewportSize(PHONE);
    await page.goto(`/?project=${project}`);
    // a finger that rests
    await page.locator('[data-clip] [data-part="body"]').click({ button: 'right' });
    const menu = page.getByRole('menu');
    await menu.getByRole('menuitem', { name: 'Edit the description or get another take' }).waitFor();
    await page.waitForFunction(() => {
      const { top, bottom } = document.querySelector('[role="menu"]')?.getBoundingClientRect() ?? new DOMRect(0, -1);
      return top >= 0 && bottom <= innerHeight;
    });
    await menu.getByRole('menuitem', { name: 'Duplicate' }).click();
    await page.locator('[data-clip]').nth(1).waitFor();
    await page.keyboard.press('Control+a');
    await page.getByRole('button', { name: 'Replace', exact: true }).click({ timeout: 5_000 });
    const dialog = page.getByRole('dialog', { name: 'Replace the sounds of 2 clips' });
    const words = await dialog.getByLabel('Description').boundingBox({ timeout: 5_000 });
    expect((words?.x ?? 0) + (words?.width ?? Infinity)).toBeLessThan(PHONE.width);
  });

  it('keeps the menu of a clip open on a phone on its side, where the page scrolls under it [long]', async () => {
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.reload();
    const clip = page.locator('[data-clip] [data-part="body"]').first();
    await clip.waitFor();
    await page.evaluate(async () => {
      scrollTo(0, document.documentElement.scrollHeight);
      // the event of that scroll comes with a frame, and would close a menu that is open by then
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    await clip.click({ button: 'right' });
    const first = page.getByRole('menuitem', { name: 'Edit the description or get another take' });
    await first.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('ArrowUp');
    await page
      .getByRole('menuitem', { name: /^Delete and close the gap on all/ })
      .and(page.locator(':focus'))
      .waitFor();
    await page.keyboard.press('Escape');
    await first.waitFor({ state: 'hidden' });
  });

  it('opens the curves of a clip on a tablet and a phone without moving the page or what stands on it [long]', async () => {
    const { project } = await makeProject(visit.context.request);
    for (const size of [TABLET, PHONE]) {
      await page.setViewportSize(size);
      await page.goto(`/?project=${project}`);
      await page.locator('[data-clip] [data-part="body"]').tap({ position: { x: 12, y: 40 } });
      const opener = page.getByRole('button', { name: 'Curves' });
      await opener.scrollIntoViewIfNeeded();
      const places = () =>
        page.evaluate(() => [
          scrollY,
          ...[...document.querySelectorAll('[data-part="sounds"], [data-part="inspector"], [data-clip]')].map(
            (part) => part.getBoundingClientRect().top,
          ),
        ]);
      const before = await places();
      await opener.tap();
      const tools = page.getByRole('group', { name: 'Curves', exact: true });
      await tools.waitFor();
      expect(await places()).toEqual(before);
      const place = await tools.boundingBox();
      expect((place?.y ?? 0) + (place?.height ?? Infinity)).toBeLessThanOrEqual(size.height);
      // the words of no field are cut
      const cut = await page
        .locator('[data-part="sounds"] .ant-select-content')
        .evaluateAll((fields) => fields.filter((field) => field.scrollWidth > field.clientWidth).length);
      expect(cut).toBe(0);
      await page.getByRole('button', { name: 'Close', exact: true }).tap();
      await tools.waitFor({ state: 'detached' });
    }
  });

  it('trims a clip that is as narrow as can be by a handle beside it [long]', async () => {
    const { project } = await makeProject(visit.context.request);
    await page.setViewportSize(TABLET);
    await page.evaluate((id) => localStorage.setItem('whoosh.timeline.views', JSON.stringify([[id, 25, 0]])), project);
    await page.goto(`/?project=${project}`);
    await page.locator('[data-clip] [data-part="body"]').tap({ position: { x: 12, y: 40 } });
    const handle = await page.locator('[data-part="beside-end"]').boundingBox();
    if (handle === null) throw new Error('no handle');
    const touch = await visit.context.newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number | null) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at === null ? [] : [{ x: at, y: handle.y + handle.height / 2 }],
      });
    const x = handle.x + handle.width / 2;
    await send('touchStart', x);
    // at 25 % a second is 2.5 px
    for (const moved of [-2, -4, -5]) await send('touchMove', x + moved);
    await send('touchEnd', null);
    const duration = page.getByLabel('Duration', { exact: true }).last();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLInputElement>('input')].some(({ value }) => value === '2.0 s'),
    );
    expect(await duration.inputValue()).toBe('2.0 s');
    expect(await page.getByLabel('Start', { exact: true }).inputValue()).toBe('00:01.000');
  });

  it('moves a clip that is as narrow as can be by a finger on its middle, as long as it was [long]', async () => {
    const { project } = await makeProject(visit.context.request);
    await page.setViewportSize(TABLET);
    // 4 s are 10 px
    await page.evaluate((id) => localStorage.setItem('whoosh.timeline.views', JSON.stringify([[id, 25, 0]])), project);
    await page.goto(`/?project=${project}`);
    const clip = page.locator('[data-clip]').first();
    await clip.locator('[data-part="body"]').tap({ position: { x: 12, y: 40 } });
    const before = await clip.boundingBox();
    if (before === null) throw new Error('no clip');
    const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
    const touch = await visit.context.newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number | null) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: at === null ? [] : [{ x: at, y }] });
    await send('touchStart', x);
    for (const moved of [10, 25, 40]) await send('touchMove', x + moved);
    await send('touchEnd', null);
    await page.waitForFunction(
      ([selector, from]) => (document.querySelector(selector)?.getBoundingClientRect().x ?? 0) > from + 20,
      ['[data-clip]', before.x] as const,
    );
    expect(await page.getByLabel('Duration', { exact: true }).last().inputValue()).toBe('4.0 s');
  });

  it('tells of no keys where versions are compared', async () => {
    const path = soundPath.replace('/sfx-library/sounds', '/api/sound-effects');
    await post(visit.context.request, `${path}/cuts`, { start: 0, end: 0.5 });
    await page.setViewportSize(PHONE);
    await page.goto(soundPath);
    const versions = page.getByRole('region', { name: 'Versions' });
    await versions.getByRole('checkbox', { name: 'Compare' }).tap();
    await versions.getByText('Play another to switch').waitFor();
    expect(await versions.getByText('Press a number').isVisible()).toBe(false);
    expect(await versions.locator('kbd').first().isVisible()).toBe(false);
  });

  it('keeps the buttons of an export in sight on a phone on its side, where what is asked scrolls', async () => {
    const { id } = await post<{ id: number }>(visit.context.request, '/api/projects', {
      name: 'On its side',
      type: 'timeline',
    });
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto(`/?project=${id}`);
    await page.getByRole('button', { name: 'Export as' }).tap();
    const dialog = page.getByRole('dialog');
    const isInSight = async (part: Locator) => {
      const place = await part.boundingBox();
      return place !== null && place.y >= 0 && place.y + place.height <= 390;
    };
    await dialog.getByRole('radio', { name: /^Mix/ }).first().tap();
    for (const name of ['Export', 'Close']) {
      const buttons = await dialog.getByRole('button', { name, exact: true }).all();
      expect(await Promise.all(buttons.map(isInSight))).not.toContain(false);
    }
    await dialog.getByText('Loudness').scrollIntoViewIfNeeded();
    expect(await isInSight(dialog.getByText('Loudness'))).toBe(true);
    expect(await isInSight(dialog.getByRole('button', { name: 'Export', exact: true }))).toBe(true);
    await page.keyboard.press('Escape');
    await page.setViewportSize(PHONE);
  });

  it('says over a dialog of a phone what leaves its buttons in sight', async () => {
    await page.setViewportSize(PHONE);
    const { id } = await post<{ id: number }>(visit.context.request, '/api/projects', {
      name: 'Empty',
      type: 'timeline',
    });
    await page.goto(`/?project=${id}`);
    await page.getByRole('button', { name: 'Export as' }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^Mix/ }).first().tap();
    await dialog.getByRole('button', { name: 'Export', exact: true }).tap();
    const toast = page.locator('[data-over] > *');
    await toast.waitFor();
    const said = await toast.boundingBox();
    for (const button of await dialog.getByRole('button').all()) {
      const place = await button.boundingBox();
      expect(place === null ? Infinity : place.y + place.height).toBeLessThanOrEqual(said?.y ?? 0);
    }
  });
});

/** Brings the first thing that plays a sound to where a toast lies. Run in the page. */
function scrollUnderToast(): void {
  const transport = document.querySelector('[data-transport]')?.getBoundingClientRect();
  const toast = document.querySelector('[data-over]')?.getBoundingClientRect();
  if (transport !== undefined && toast !== undefined) scrollBy(0, transport.top - toast.top);
}

/** Run in the page. */
function toastOffTransports(): boolean {
  const toast = document.querySelector('[data-over] > [role="status"]')?.getBoundingClientRect();
  if (toast === undefined) return false;
  return [...document.querySelectorAll('[data-transport]')].every((transport) => {
    const { left, right, top, bottom } = transport.getBoundingClientRect();
    return right <= toast.left || left >= toast.right || bottom <= toast.top || top >= toast.bottom;
  });
}
