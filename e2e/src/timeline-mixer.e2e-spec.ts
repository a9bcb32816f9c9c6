import { randomUUID } from 'node:crypto';
import type { TimelineResponse } from '@whoosh/contracts';
import { expectNoBarrier } from './support/axe';
import { DESKTOP, Visit } from './support/visit';

describe('the mixer of a timeline [long]', () => {
  let visit: Visit;
  let page: Visit['page'];
  let projectId: number;

  beforeAll(async () => {
    visit = await Visit.begin({
      context: { reducedMotion: 'reduce', bypassCSP: true },
      person: { email: 'mix@example.com', name: 'Mix', credits: 20 },
    });
    ({ page } = visit);
    const post = async <T>(path: string, data: object): Promise<T> => {
      const answer = await visit.context.request.post(path, { data, headers: { 'Idempotency-Key': randomUUID() } });
      if (!answer.ok()) throw new Error(await answer.text());
      return (await answer.json()) as T;
    };
    ({ id: projectId } = await post<{ id: number }>('/api/projects', { name: 'Mix', type: 'timeline' }));
    const take = await post<{ audioUrl: string; audioUrl48k: string }>('/api/sound-effects/generate', {
      description: 'rain',
      duration: 6,
    });
    const { id: soundEffectId } = await post<{ id: number }>('/api/sound-effects', {
      projectId,
      title: 'Rain',
      audioUrl: take.audioUrl,
      audioUrl48k: take.audioUrl48k,
      duration: 6,
      prompt: 'rain',
      intensity: 'moderate',
    });
    await post('/api/timeline-items', { projectId, soundEffectId, startTime: 0, trackIndex: 0 });
    // at 100 %, as the drags below count pixels
    await page.addInitScript(
      (id) => localStorage.setItem('whoosh.timeline.views', JSON.stringify([[id, 100, 0]])),
      projectId,
    );
    await page.goto(`/?project=${projectId}`);
    await page.locator('[data-clip]').waitFor();
  });
  afterAll(() => visit?.end());

  const saved = () => page.getByText('All changes saved').waitFor();
  const stored = async () =>
    (await (await visit.context.request.get(`/api/projects/${projectId}/timeline-state`)).json()) as TimelineResponse;
  const integrated = () => page.locator('[data-row="integrated"]').textContent();

  it('opens by its key, without a barrier', async () => {
    await page.keyboard.press('x');
    await page.getByRole('region', { name: 'Mixer' }).waitFor();
    await page.getByRole('button', { name: 'Equalizer and compressor of A1' }).click();
    await expectNoBarrier(page);
  });

  it('measures what is heard, and hears what is set while it plays', async () => {
    await page.getByRole('button', { name: 'Play', exact: true }).first().click();
    await page.waitForFunction(() => document.querySelector('[data-row="integrated"]')?.textContent !== '–');
    const plain = Number((await integrated())?.replace(',', '.'));
    expect(plain).toBeGreaterThan(-40);
    await page.getByRole('button', { name: 'Mute Effects' }).click();
    await page.getByRole('button', { name: 'Measure again' }).click();
    await page.waitForFunction(() => {
      const text = document.querySelector('[data-row="momentary"]')?.textContent ?? '';
      return text === '–' || Number(text) < -60;
    });
    await page.getByRole('button', { name: 'Pause', exact: true }).first().click();
    await page.getByRole('button', { name: 'Mute Effects' }).click();
  });

  it('keeps what is set', async () => {
    await page.getByRole('switch', { name: 'Low cut' }).click();
    const gain = page.getByRole('spinbutton', { name: 'High mids, gain' });
    await gain.fill('-6');
    await gain.press('Enter');
    await page.getByRole('slider', { name: 'Send from A1 to reverb 1' }).press('End');
    await saved();
    const { tracks, mixer } = await stored();
    expect(tracks[0]?.strip).toMatchObject({ lowCutHz: 80, sends: [12, null] });
    expect(tracks[0]?.strip?.eq?.[2]).toMatchObject({ gainDb: -6 });
    expect(mixer?.buses.effects.muted).toBe(false);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Close the mixer' }).click();
    await page.getByRole('region', { name: 'AI Sound Effects' }).waitFor();
  });

  it('comes into sight on a phone, where it stands under the timeline [long]', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Mixer', exact: true }).click();
    const head = page.getByRole('region', { name: 'Mixer' }).getByRole('heading', { name: 'Mixer' });
    const isSeen = (element: Element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 1, top + height / 2));
    };
    await head.waitFor();
    expect(await head.evaluate(isSeen)).toBe(true);
    await page.getByRole('button', { name: 'Close the mixer' }).click();
    await page.setViewportSize(DESKTOP);
  });

  it.each([
    { width: 1920, height: 1080 },
    { width: 2560, height: 1440 },
  ])('has long faders at $width by $height, with 0 dB on one line [long]', async (size) => {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Mixer', exact: true }).click();
    const mixer = page.getByRole('region', { name: 'Mixer' });
    await mixer.getByRole('slider', { name: 'Fader of A1' }).waitFor();
    const box = await mixer.boundingBox();
    const faders = await mixer.getByRole('slider', { name: /^Fader of / }).all();
    const heights = await Promise.all(
      faders.map((fader) => fader.evaluate((handle) => handle.parentElement?.getBoundingClientRect().height ?? 0)),
    );
    expect(heights.length).toBeGreaterThan(4);
    expect(Math.min(...heights)).toBeGreaterThan((box?.height ?? 0) / 2);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
    await page.getByRole('button', { name: 'Close the mixer' }).click();
    await page.setViewportSize(DESKTOP);
  });

  it.each([
    { width: 1440, height: 900 },
    { width: 1366, height: 768 },
    { width: 1024, height: 600 },
  ])('has all of each strip in sight at $width by $height, with 0 dB on one line [long]', async (size) => {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Mixer', exact: true }).click();
    const mixer = page.getByRole('region', { name: 'Mixer' });
    await mixer.getByRole('slider', { name: 'Fader of A1' }).waitFor();
    const faders = await mixer.getByRole('slider', { name: /^Fader of / }).all();
    const zeros = await Promise.all(
      faders.map((fader) => fader.evaluate((handle) => Math.round(handle.getBoundingClientRect().y))),
    );
    expect(zeros.length).toBeGreaterThan(4);
    expect(new Set(zeros).size).toBe(1);
    const rests = await Promise.all(
      [mixer.getByRole('group', { name: 'Mixer' }), mixer.getByRole('region', { name: 'Master' })].map((part) =>
        part.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
      ),
    );
    expect(rests).toEqual([0, 0]);
    await page.getByRole('button', { name: 'Close the mixer' }).click();
    await page.setViewportSize(DESKTOP);
  });

  it('groups tracks by the keys, leads and folds them together, and takes all of it back [long]', async () => {
    await page.getByRole('button', { name: 'Track A1' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Group' }).press('ArrowRight');
    await page.getByRole('menuitem', { name: 'New group' }).press('Enter');
    const head = page.getByRole('group', { name: 'Group 1, group' });
    await head.getByRole('button', { name: 'Mute Group 1' }).click();
    await page.keyboard.press('x');
    const fader = page.getByRole('slider', { name: 'Fader of Group 1' });
    await fader.press('ArrowDown');
    await expectNoBarrier(page);
    await page.getByRole('button', { name: 'Close the mixer' }).click();
    await head.getByRole('button', { name: 'Hide the tracks of Group 1 (1)' }).press('Enter');
    await page.locator('[data-clip]').waitFor({ state: 'detached' });
    await saved();
    const { tracks, groups } = await stored();
    expect(groups).toEqual([expect.objectContaining({ name: 'Group 1', gainDb: -0.5, muted: true, folded: true })]);
    expect(tracks.map(({ group }) => group ?? null)).toEqual([groups?.[0]?.key, null, null]);
    await page.getByLabel('Playhead').focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+z');
    await head.waitFor({ state: 'detached' });
    await page.locator('[data-clip]').waitFor();
    await saved();
    expect((await stored()).groups).toEqual([]);
  });

  it('lets a clip stand in the middle instead of where its scene put it', async () => {
    await page.locator('[data-clip]').click({ position: { x: 20, y: 50 } });
    const place = page.getByRole('switch', { name: 'Position from the scene' });
    const pressed = () =>
      Promise.all([page.waitForResponse((answer) => answer.request().method() === 'PATCH'), place.click()]);
    await pressed();
    expect((await stored()).items[0]?.centered).toBe(true);
    await pressed();
    expect((await stored()).items[0]?.centered).toBe(false);
  });

  it('shows hidden rubber bands with the first point that P sets, and says why F fades nothing', async () => {
    await page.locator('[data-clip]').click({ position: { x: 20, y: 50 } });
    await page.keyboard.press('p');
    await page.getByRole('button', { name: 'Rubber bands: Clip level' }).waitFor();
    const point = page.getByRole('slider', { name: /^Level at/ });
    await point.waitFor();
    await page.keyboard.press('Control+z');
    await point.waitFor({ state: 'detached' });
    // past those of clips and of tracks, they are off again
    for (let view = 0; view < 4; view += 1) await page.keyboard.press('e');
    await page.getByRole('button', { name: 'Rubber bands off' }).waitFor();
    await page.keyboard.press('f');
    await page.getByRole('status').filter({ hasText: 'No selected clip overlaps another' }).waitFor();
    await saved();
  });

  it('draws rubber bands over clips by mouse and by keys, and takes them back [long]', async () => {
    await page.locator('[data-clip]').click({ position: { x: 20, y: 50 } });
    await page.keyboard.press('e');
    const band = page.getByRole('group', { name: 'Level of Rain' });
    const box = await band.boundingBox();
    if (box === null) throw new Error('no band');
    // the line of a band without points lies at 0 dB
    const line = box.y + 8 + (12 / 72) * 50;
    await page.mouse.click(box.x + 30, line);
    const point = page.getByRole('slider', { name: /^Level at 00:03/ });
    await point.waitFor();
    await page.mouse.move(box.x + 30, line);
    await page.mouse.down();
    await page.mouse.move(box.x + 30, line + 20, { steps: 4 });
    await page.mouse.up();
    const value = Number(await point.getAttribute('aria-valuenow'));
    expect(value).toBeLessThan(-20);
    await point.press('ArrowDown');
    expect(Number(await point.getAttribute('aria-valuenow'))).toBeLessThan(value);
    await saved();
    expect((await stored()).items[0]?.envelopes?.level).toHaveLength(1);
    await page.getByLabel('Playhead').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await page.keyboard.press('p');
    await page.getByRole('slider', { name: /^Level at 00:00/ }).waitFor();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+z');
    await page
      .getByRole('slider', { name: /^Level at/ })
      .first()
      .waitFor({ state: 'detached' });
    await saved();
    expect((await stored()).items[0]?.envelopes).toBeNull();
  });

  it('keeps the transport within its bar at every width while a band shows [long]', async () => {
    // shown since the test before
    await page.getByRole('button', { name: 'Rubber bands: Clip level' }).waitFor();
    const sticksOut = (bar: Element) => {
      const { right } = bar.getBoundingClientRect();
      return [...bar.children].filter((part) => part.getBoundingClientRect().right > right + 0.5).length;
    };
    for (const width of [1440, 1024, 820, 768, 720, 440, 320]) {
      await page.setViewportSize({ width, height: DESKTOP.height });
      const left = await page.getByRole('toolbar', { name: 'Transport' }).evaluate(sticksOut);
      expect({ width, left }).toEqual({ width, left: 0 });
    }
    await page.setViewportSize(DESKTOP);
  });

  it('keeps the controls of the picture beside the mixer, and the names of the tabs whole without it [long]', async () => {
    const mixer = page.getByRole('region', { name: 'Mixer' });
    if (!(await mixer.isVisible())) await page.keyboard.press('x');
    await mixer.waitFor();
    const sticksOut = () =>
      page.locator('[data-part="player-controls"]').evaluate((controls) => {
        const { right } = controls.getBoundingClientRect();
        return [...controls.children].filter((part) => part.getBoundingClientRect().right > right + 0.5).length;
      });
    for (const width of [1440, 1024, 820, 720, 320]) {
      await page.setViewportSize({ width, height: DESKTOP.height });
      expect({ width, left: await sticksOut() }).toEqual({ width, left: 0 });
    }
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.keyboard.press('x');
    const tab = page.locator('.ant-segmented-item-label', { hasText: 'Voice and music' });
    await tab.waitFor();
    expect(await tab.evaluate((label) => label.scrollWidth - label.clientWidth)).toBe(0);
    await page.setViewportSize(DESKTOP);
  });

  it('leaves the header of a phone free of what it says [long]', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('[data-clip]').first().click();
    await page.keyboard.press('Delete');
    const toast = page.getByRole('status').filter({ hasText: 'Sound effect removed from timeline' });
    await toast.waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    // a click that something covers is not made
    await page.getByRole('button', { name: 'Versions', exact: true }).click({ timeout: 2000 });
    const versions = page.getByRole('dialog', { name: 'Versions' });
    await versions.waitFor();
    await page.keyboard.press('Escape');
    await versions.waitFor({ state: 'detached' });
    await page.setViewportSize(DESKTOP);
    await page.keyboard.press('Control+z');
    await page.locator('[data-clip]').first().waitFor();
    await saved();
  });

  it('says that an export has started beside the dialog that shows it, and not over it [long]', async () => {
    await page.getByRole('button', { name: 'Export as' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Mix', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Export', exact: true }).click();
    const toast = page.getByRole('status').filter({ hasText: 'Export Started' });
    await toast.waitFor();
    const [said, asked] = await Promise.all([toast.boundingBox(), dialog.boundingBox()]);
    if (said === null || asked === null) throw new Error('nothing is shown');
    expect(said.y).toBeGreaterThanOrEqual(asked.y + asked.height);
  });

  it('did all of that without an error in the page', () => {
    expect(page.problems).toEqual([]);
  });
});
