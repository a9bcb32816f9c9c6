import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { Visit } from './support/visit';

const run = promisify(execFile);
const EMAIL = 'tess@example.com';
const VIDEO_SECONDS = 12;
const SOUND = 'three knocks on a wooden door';

describe('a timeline project, from the video to the export', () => {
  let visit: Visit;
  let page: Visit['page'];
  let folder: string;
  let video: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'whoosh-video-'));
    video = path.join(folder, 'harbour.mp4');
    [visit] = await Promise.all([
      Visit.begin({ context: { reducedMotion: 'reduce' }, person: { email: EMAIL, name: 'Tess', credits: 100 } }),
      makeVideo(video),
    ]);
    ({ page } = visit);
  });
  afterAll(async () => {
    await visit?.end();
    rmSync(folder, { recursive: true, force: true });
  });

  const clips = () => page.locator('[data-clip]');
  const inspector = () => page.getByRole('region', { name: 'Selection' });
  const start = () => inspector().getByLabel('Start');
  const playheadMs = async () => Number(await page.getByLabel('Playhead').getAttribute('aria-valuenow'));
  const chosenTrack = () =>
    inspector()
      .locator('.ant-select')
      .filter({ has: page.getByRole('combobox', { name: 'Track' }) })
      .innerText();
  const saved = () => page.getByText('All changes saved').waitFor();

  it('is created and has an address of its own [spec 2.36]', async () => {
    await page.goto('/');
    await page.getByRole('region', { name: 'Timeline Editor' }).getByRole('button', { name: 'New project' }).click();
    await page.getByLabel('Name').fill('Harbour trailer');
    await page.getByRole('button', { name: 'Create project' }).click();
    await page.waitForURL('**/?project=*');
    await page.getByRole('heading', { name: 'Harbour trailer' }).waitFor();
    await page.getByText('Supports MP4, MOV, AVI up to 500MB').waitFor();
  });

  it('takes a swipe sideways for one along the timeline, wherever it is made, and not for the way back', async () => {
    const takenBy = () => page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorX);
    expect(await takenBy()).toBe('none');
    const address = page.url();
    await page.goto('/');
    await page.getByRole('region', { name: 'Timeline Editor' }).waitFor();
    expect(await takenBy()).toBe('auto');
    await page.goto(address);
    await page.getByRole('toolbar', { name: 'Transport' }).waitFor();
  });

  it('has transport, ruler, playhead and tracks before there is a video, for 240 s [spec 2.46, 2.48, 2.49, 2.52, 3.4]', async () => {
    const transport = page.getByRole('toolbar', { name: 'Transport' });
    for (const name of ['Skip to start', 'Play', 'Skip to end'])
      await transport.getByRole('button', { name, exact: true }).waitFor();
    await transport.getByText('/ 04:00').waitFor();
    await transport.getByText('100%').waitFor();
    await transport.getByRole('button', { name: 'Zoom out' }).click();
    await transport.getByText('75%').waitFor();
    await transport.getByRole('button', { name: 'Zoom in' }).click();
    for (const track of ['Video', 'A1', 'A2', 'A3'])
      await page.getByRole('region', { name: 'Timeline' }).getByText(track, { exact: true }).first().waitFor();
    await page.locator('[data-track="0"]').click({ position: { x: 100, y: 30 } });
    expect(await playheadMs()).toBe(10_000);
    const [red = 0, green = 0, blue = 0] = await page.getByLabel('Playhead').evaluate((element) => {
      const colours = [element.parentElement ?? element, element].map((part) => getComputedStyle(part).backgroundColor);
      return (colours.find((colour) => colour.startsWith('rgb(')) ?? '').match(/\d+/g)?.map(Number) ?? [];
    });
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    await transport.getByRole('button', { name: 'Skip to start' }).click();
    expect(await playheadMs()).toBe(0);
  });

  it('refuses a file that is no video before it is sent', async () => {
    const text = path.join(folder, 'notes.txt');
    writeFileSync(text, 'no video');
    await page.getByTestId('choose-video').setInputFiles(text);
    await page.getByText(/^You can only upload: /).waitFor();
  });

  it('takes a video and makes it playable [spec 4.7]', async () => {
    await page.getByTestId('choose-video').setInputFiles(video);
    await page.locator('video').waitFor();
    await page.getByText('00:00 / 00:12').waitFor();
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
    expect(await page.locator('video').evaluate((element: HTMLVideoElement) => element.duration)).toBeCloseTo(
      VIDEO_SECONDS,
      0,
    );
  });

  it('makes a sound inside the project [timeline 34]', async () => {
    await page.getByRole('button', { name: 'Generate with AI' }).click();
    await page.getByText('Please enter a description for your sound effect').waitFor();
    await page.getByLabel('Description').fill(SOUND);
    await page.getByRole('button', { name: 'Generate with AI' }).click();
    await card().waitFor();
    expect(await page.getByLabel('Description').inputValue()).toBe('');
  });

  it('lays a sound on a track by drag, at a whole second [spec 2.50]', async () => {
    await card().dragTo(page.locator('[data-track="1"]'), {
      sourcePosition: { x: 120, y: 20 },
      targetPosition: { x: 42, y: 30 },
    });
    await clips().first().waitFor();
    expect(await start().inputValue()).toBe('00:04.000');
    expect(await chosenTrack()).toBe('A2');
  });

  it('lays one at the playhead by keyboard', async () => {
    await page.getByLabel('Playhead').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByRole('button', { name: /^Add .* to the timeline$/ }).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'menuitem');
    await page.keyboard.press('End');
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('A3'));
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelectorAll('[data-clip]').length === 2);
    expect(await start().inputValue()).toBe('00:01.000');
    expect(await chosenTrack()).toBe('A3');
  });

  it('says that what is no sound cannot be dropped [spec 5.17]', async () => {
    await page.locator('[data-track="2"]').evaluate((lane) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('application/json', 'no JSON');
      lane.dispatchEvent(
        new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer, clientX: 500, clientY: 700 }),
      );
    });
    await page.getByText('Failed to add sound effect to timeline').waitFor();
    expect(await clips().count()).toBe(2);
  });

  it('removes a clip by its own small control, says so, and brings it back [spec 2.54, 8.23]', async () => {
    await clips().last().hover();
    await clips().last().locator('[data-part="remove"]').click();
    await page.getByText('Sound effect removed from timeline').waitFor();
    expect(await clips().count()).toBe(1);
    await page.keyboard.press('Control+z');
    await page.waitForFunction(() => document.querySelectorAll('[data-clip]').length === 2);
  });

  it('drags a clip to another track and time, and takes that back [spec 2.51, 4.11]', async () => {
    const first = page.getByRole('button', { name: /track 2, 4 seconds/ });
    await drag(page, first, { x: 20, y: 40 }, { x: 30, y: -72 });
    await page.getByRole('button', { name: /track 1, 7 seconds/ }).waitFor();
    await page.keyboard.press('Control+z');
    await first.waitFor();
    await page.keyboard.press('Control+Shift+z');
    await page.getByRole('button', { name: /track 1, 7 seconds/ }).waitFor();
  });

  it('trims and fades an edge by hand and moves by frames with the keys [timeline 3]', async () => {
    const edge = page.locator('[data-clip]:has([aria-pressed="true"]) [data-part="trim-end"]');
    await drag(page, edge, { x: 4, y: 30 }, { x: -20, y: 0 });
    expect(await inspector().getByLabel('Duration').inputValue()).toBe('3.0 s');
    await drag(page, page.locator('[data-part="fade-out"]'), { x: 12, y: 12 }, { x: -10, y: 0 });
    expect(await inspector().getByLabel('Fade out').inputValue()).toBe('1.0 s');
    await page.getByRole('button', { name: /track 1, 7 seconds/ }).focus();
    await page.keyboard.press('Alt+ArrowRight');
    expect(await start().inputValue()).toBe('00:07.040');
    await saved();
  });

  it('keeps everything when the page is loaded anew', async () => {
    await page.reload();
    await page.getByRole('button', { name: /track 1, 7.04 seconds/ }).waitFor();
    expect(await clips().count()).toBe(2);
  });

  it('undoes after that what was done before it, and does it again', async () => {
    await page.getByLabel('Playhead').focus();
    await page.keyboard.press('Control+z');
    await page.getByRole('button', { name: /track 1, 7 seconds/ }).waitFor();
    await page.keyboard.press('Control+Shift+z');
    await page.getByRole('button', { name: /track 1, 7.04 seconds/ }).waitFor();
    await saved();
  });

  it('has all buttons of several clips within the inspector', async () => {
    await page.getByLabel('Playhead').focus();
    await page.keyboard.press('Control+a');
    await inspector().getByText('2 clips').waitFor();
    const room = await inspector().boundingBox();
    for (const name of ['Replace', 'New takes', 'Delete']) {
      const button = await inspector().getByRole('button', { name }).boundingBox();
      if (room === null || button === null) throw new Error(`no room for ${name}`);
      expect([name, button.x >= room.x, button.x + button.width <= room.x + room.width]).toEqual([name, true, true]);
    }
    await page.keyboard.press('Escape');
  });

  it('ends the waveform of a sound where all else in its panel ends', async () => {
    const edge = async (part: Locator) => {
      const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
      return Math.round(x + width);
    };
    const button = page.getByRole('button', { name: 'Generate with AI' });
    expect(await edge(card().getByRole('slider'))).toBe(await edge(button));
  });

  it('shows all that is set on a clip, and the faders of the tracks, without scrolling', async () => {
    await clips().first().click();
    const parts = [
      ...['Start', 'Duration', 'Gain, decibels', 'Fade out', 'Sync point'].map((name) =>
        inspector().getByLabel(name).first(),
      ),
      ...['Set at playhead', 'Curves', 'Replace', 'Delete'].map((name) => inspector().getByRole('button', { name })),
      ...['Clip volume', 'Gain of A3'].map((name) => inspector().getByRole('slider', { name })),
      inspector().getByRole('switch', { name: 'Duck effects under voice' }),
    ];
    // what is scrolled away or lies under something else is not what stands at its middle
    const isInSight = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return seen !== null && (element.contains(seen) || element.parentElement?.contains(seen) === true);
    };
    expect(await Promise.all(parts.map((part) => part.evaluate(isInSight)))).toEqual(parts.map(() => true));
    await page.keyboard.press('Escape');
  });

  it('plays video and timeline together', async () => {
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    const at = await page.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime);
    expect(Number(await page.getByLabel('Playhead').getAttribute('aria-valuenow')) / 1000).toBeCloseTo(at, 1);
  });

  it('shows what is played again and again, over the ruler and on its button [timeline 25]', async () => {
    const look = (part: Locator, property: string) =>
      part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    const button = page.getByRole('button', { name: 'Loop between in and out' });
    const off = await look(button, 'color');
    await page.getByLabel('Playhead').focus();
    await page.keyboard.press('Shift+L');
    const band = page.getByTestId('loop-band');
    const ruler = page.locator('[data-part="ruler"]').first();
    expect(Number(await look(band, 'z-index'))).toBeGreaterThan(Number(await look(ruler, 'z-index')));
    expect(await look(button, 'color')).not.toBe(off);
    await page.keyboard.press('Shift+L');
    await band.waitFor({ state: 'detached' });
  });

  it('exports the video with its sounds', async () => {
    await page.getByRole('button', { name: 'Export Video' }).click();
    await page.getByText('Your video is being processed. This may take a few minutes.').waitFor();
    await page.getByRole('button', { name: 'Download', exact: true }).click({ timeout: 60_000 });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download' }).click(),
    ]);
    const file = path.join(folder, 'export.mp4');
    await download.saveAs(file);
    const { streams, format } = await probe(file);
    expect(streams.map(({ codec_name: codec }) => codec).sort()).toEqual(['aac', 'h264']);
    expect(streams.find(({ codec_name: codec }) => codec === 'aac')?.sample_rate).toBe('48000');
    expect(Number(format.duration)).toBeCloseTo(VIDEO_SECONDS, 0);
    // whoever comes back finds the file again
    await page.reload();
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    await page.getByRole('link', { name: 'Download' }).waitFor();
  });

  it('opens fitted to its video where it was never open, and then as it was left', async () => {
    const address = page.url();
    const zoomText = () =>
      page
        .getByRole('toolbar', { name: 'Transport' })
        .getByText(/^\d+%$/)
        .innerText();
    await page.goto('/');
    await page.evaluate(() => localStorage.removeItem('whoosh.timeline.views'));
    await page.goto(address);
    await clips().first().waitFor();
    await page.waitForFunction(() => !document.body.textContent?.includes('100%'));
    const fitted = await zoomText();
    // at 100 % twelve seconds take 120 pixels
    expect(Number.parseInt(fitted, 10)).toBeGreaterThan(300);
    await page.getByRole('button', { name: 'Zoom out' }).click();
    const left = await zoomText();
    expect(left).not.toBe(fitted);
    await page.reload();
    await clips().first().waitFor();
    await page.waitForFunction((text) => document.body.textContent?.includes(text), left);
    await page.getByRole('button', { name: 'Download', exact: true }).click();
  });

  it('shows how far an export is, and takes it back', async () => {
    const one = /\/api\/projects\/\d+\/exports\/[^/]+$/;
    // a video this short is exported before a hand can stop it: the page is told that it is half way
    await page.route(one, async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      const half = { status: 'running', progress: 0.5, downloadUrl: null };
      return route.fulfill({ response, json: { ...((await response.json()) as object), ...half } });
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click();
    await page.locator('[role=progressbar][aria-valuenow="50"]').waitFor();
    const [deleted] = await Promise.all([
      page.waitForResponse((response) => one.test(response.url()) && response.request().method() === 'DELETE'),
      page.getByRole('button', { name: 'Cancel export' }).click(),
    ]);
    expect(deleted.status()).toBe(204);
    await page.getByRole('group', { name: 'Format' }).waitFor();
    // an answer that is still on its way is given before nobody changes answers any more
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('did all of that without an error in the page', () => {
    expect(page.problems).toEqual([]);
  });

  function card(): Locator {
    return page.getByRole('region', { name: 'Your Sound Effects' }).getByRole('listitem').first();
  }
});

/** Presses, moves in steps as a hand does, and releases. */
async function drag(
  page: Page,
  target: Locator,
  at: { x: number; y: number },
  by: { x: number; y: number },
): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('nothing to drag');
  const [x, y] = [box.x + at.x, box.y + at.y];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x / 2, y + by.y / 2, { steps: 4 });
  await page.mouse.move(x + by.x, y + by.y, { steps: 4 });
  await page.mouse.up();
}

/** Moving pictures with a tone, H.264 and AAC. */
async function makeVideo(file: string): Promise<void> {
  const sources = [
    '-f',
    'lavfi',
    '-i',
    `testsrc2=s=320x180:r=25:d=${VIDEO_SECONDS}`,
    '-f',
    'lavfi',
    '-i',
    `sine=330:d=${VIDEO_SECONDS}`,
  ];
  const coding = [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-movflags',
    '+faststart',
  ];
  await run('ffmpeg', ['-loglevel', 'error', '-y', ...sources, ...coding, file]);
}

interface Probe {
  streams: { codec_name: string; sample_rate?: string }[];
  format: { duration: string };
}

async function probe(file: string): Promise<Probe> {
  const { stdout } = await run('ffprobe', ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', file]);
  return JSON.parse(stdout) as Probe;
}
