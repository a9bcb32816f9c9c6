import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { GenerationResponse, Project, SoundEffect, UploadUrlResponse } from '@whoosh/contracts';
import type { APIRequestContext, Locator } from 'playwright-core';
import { expectNoBarrier } from './support/axe';
import { Visit } from './support/visit';

const run = promisify(execFile);
const EMAIL = 'sid@example.com';
/** Seconds at which the picture of the test's video changes. */
const CUTS = [6, 12];
/** At 100 % a second is this wide. */
const SECOND_PX = 10;

describe('clips that keep their scenes [long]', () => {
  let visit: Visit;
  let page: Visit['page'];
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'whoosh-cuts-'));
    const video = path.join(folder, 'cuts.mp4');
    [visit] = await Promise.all([
      Visit.begin({
        context: { reducedMotion: 'reduce', bypassCSP: true },
        person: { email: EMAIL, name: 'Sid', credits: 200 },
      }),
      makeVideo(video),
    ]);
    ({ page } = visit);
    const { request } = visit.context;
    const project = await makeProject(request, video);
    await place(request, project, { description: 'heavy rain', startTime: 0, trackIndex: 0 });
    await place(request, project, { description: 'three knocks on a wooden door', startTime: 5, trackIndex: 1 });
    // at 100 %, as the drags below count pixels
    await page.addInitScript(
      (id) => localStorage.setItem('whoosh.timeline.views', JSON.stringify([[id, 100, 0]])),
      project.id,
    );
    await page.goto(`/?project=${project.id}`);
    await page.locator('[data-clip]').nth(1).waitFor();
  });
  afterAll(async () => {
    await visit?.end();
    rmSync(folder, { recursive: true, force: true });
  });

  const clip = (track: number) =>
    page.locator('[data-clip]').filter({ has: page.getByRole('button', { name: new RegExp(`, track ${track}, `) }) });
  const duration = () => page.getByLabel('Duration', { exact: true }).last().inputValue();
  const select = (track: number) =>
    clip(track)
      .locator('[data-part="body"]')
      .click({ position: { x: 12, y: 40 } });
  const count = () => page.locator('[data-clip]').count();

  it('pins an event of a sound to a moment, to the millisecond', async () => {
    await select(2);
    await page.getByRole('combobox', { name: 'Sync point' }).click();
    await page.locator('.ant-select-item-option').nth(2).click();
    const field = page.getByLabel('Sync point at');
    await field.fill('00:08.480');
    await field.press('Enter');
    expect(await field.inputValue()).toBe('00:08.480');
  });

  it('makes a sound again when its edge is dragged past its end, and keeps what is pinned [long]', async () => {
    await dragEnd(clip(2), 2);
    await page.getByText('Regenerate it at 5.8 s?').waitFor();
    // as it is and as it will be
    await page.getByRole('dialog').locator('canvas').nth(1).waitFor();
    await expectNoBarrier(page);
    await page.getByRole('button', { name: 'Regenerate (6 credits)' }).click();
    await page.getByText('The new take is in place; undo brings the old one back').waitFor();
    expect(await page.getByLabel('Sync point at').inputValue()).toBe('00:08.480');
    expect(await duration()).toBe('5.8 s');
    await page.keyboard.press('Control+z');
    expect(await duration()).toBe('4.0 s');
    expect(await page.getByLabel('Sync point at').inputValue()).toBe('00:08.480');
  });

  it('opens the scene of a clip by a double click, and makes it again from other words', async () => {
    await clip(1)
      .locator('[data-part="body"]')
      .dblclick({ position: { x: 12, y: 40 } });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Rain, change/ }).waitFor();
    // how it sounds is drawn from a draft that this browser renders
    await dialog.locator('[data-testid="lane-preview"] canvas').first().waitFor();
    await dialog.getByLabel('Description').fill('crackling campfire');
    await dialog.getByRole('button', { name: /^Campfire, change/ }).waitFor();
    await dialog.getByRole('button', { name: 'Regenerate (4 credits)' }).click();
    await page.getByRole('button', { name: /^crackling campfire, track 1, / }).waitFor();
  });

  it('opens the curves of a clip without moving anything on the timeline or in the inspector', async () => {
    await select(1);
    const parts = '[data-track], [data-clip], [data-part="ruler"], video, [data-part="inspector"] :is(input, button)';
    const places = () =>
      page
        .locator(parts)
        .evaluateAll((found) =>
          found
            .filter((part) => part.closest('[role="group"][aria-label="Curves"]') === null)
            .map((part) => JSON.stringify(part.getBoundingClientRect())),
        );
    const before = await places();
    await page.getByRole('button', { name: 'Curves' }).click();
    await page.getByRole('group', { name: 'Intensity of the clip' }).waitFor();
    expect(await places()).toEqual(before);
    // what the tools lie over is scrolled to
    await page.locator('[data-part="inspector"]').hover();
    await page.mouse.wheel(0, 2_000);
    const fader = page.getByRole('spinbutton', { name: /^Gain of / }).last();
    await fader.click({ timeout: 5_000, trial: true });
    await page.getByRole('button', { name: 'Close', exact: true }).click();
  });

  it('drives a clip by a curve that is drawn over it [long]', async () => {
    await select(1);
    await page.getByRole('button', { name: 'Curves' }).click();
    const lane = page.getByRole('group', { name: 'Intensity of the clip' });
    await lane.click({ position: { x: 4, y: 54 } });
    await lane.click({ position: { x: 36, y: 12 } });
    const last = page.getByRole('slider', { name: /^Intensity at / }).last();
    const before = Number(await last.getAttribute('aria-valuenow'));
    await last.press('ArrowDown');
    expect(Number(await last.getAttribute('aria-valuenow'))).toBeLessThan(before);
    await page.getByRole('button', { name: 'Apply (4 credits)' }).click();
    await page.getByText('Generating', { exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Curves' }).click();
    // the new sound knows its curve
    await page
      .getByRole('slider', { name: /^Intensity at / })
      .nth(1)
      .waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
  });

  it('puts a different whoosh into every cut, and takes all of them back at once [long]', async () => {
    await page.keyboard.press('Escape');
    await page.getByText('2 cuts found in the video').waitFor();
    await page.getByRole('button', { name: 'Add a whoosh to every cut' }).click();
    await page.getByRole('button', { name: 'Generate 2 (2 credits)' }).waitFor();
    await expectNoBarrier(page);
    await page.getByRole('button', { name: 'Generate 2 (2 credits)' }).click();
    await page.waitForFunction(() => document.querySelectorAll('[data-clip]').length === 4);
    for (const [index, cut] of CUTS.entries()) {
      await clip(3)
        .nth(index)
        .locator('[data-part="body"]')
        .click({ position: { x: 12, y: 40 } });
      expect(await page.getByLabel('Sync point at').inputValue()).toBe(`00:${String(cut).padStart(2, '0')}.000`);
    }
    await page.keyboard.press('Control+z');
    expect(await count()).toBe(2);
    // a found cut that is written otherwise than it is read would be saved for ever
    await page.getByText('All changes saved').waitFor();
  });

  it('says how long a sound that waits in the queue still takes, and lets it be stopped [long]', async () => {
    const progress = { state: 'queued', queuePosition: 2, renderedSeconds: 0, askedSeconds: 5, remainingSeconds: 30 };
    const waiting = { id: 'waiting', progress: { ...progress, encodedTakes: 0, storedTakes: 0 }, result: null };
    let error: { error: string; code: string } | null = null;
    await page.route('**/api/sound-effects/generate', (route) => route.fulfill({ status: 202, json: waiting }));
    await page.route('**/api/generations/waiting/events', (route) => route.fulfill({ status: 503 }));
    await page.route(/\/api\/generations\/waiting(\?stop=true)?$/, (route) => {
      if (route.request().method() !== 'DELETE') return route.fulfill({ json: { ...waiting, error } });
      error = { error: 'Stopped', code: 'GENERATION_CANCELLED' };
      return route.fulfill({ status: 204 });
    });
    await page.getByLabel('Description').fill('a door slams');
    await page.getByRole('button', { name: 'Generate with AI' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('2 ahead in the queue').waitFor();
    await dialog.getByText(/^(30|29|28) s left/).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByLabel('Description').fill('');
    for (const path of ['**/api/sound-effects/generate', '**/api/generations/waiting/events']) await page.unroute(path);
  });

  it('did all of that without an error in the page', () => {
    expect(page.problems).toEqual([]);
  });

  /** Drags the end of a clip so many seconds to the right, as a hand does. */
  async function dragEnd(target: Locator, seconds: number): Promise<void> {
    const box = await target.locator('[data-part="trim-end"]').boundingBox();
    if (box === null) throw new Error('nothing to drag');
    const [x, y] = [box.x + box.width / 2, box.y + 40];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + seconds * SECOND_PX, y, { steps: 6 });
    await page.mouse.up();
  }
});

/** Three pictures that have nothing in common, one after the other. */
async function makeVideo(file: string): Promise<void> {
  const sources = [
    'smptebars=s=320x180:r=25:d=6',
    'testsrc2=s=320x180:r=25:d=6',
    'color=c=navy:s=320x180:r=25:d=6',
  ].flatMap((source) => ['-f', 'lavfi', '-i', source]);
  const coding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'];
  await run('ffmpeg', ['-loglevel', 'error', '-y', ...sources, '-filter_complex', 'concat=n=3:v=1', ...coding, file]);
}

async function makeProject(request: APIRequestContext, video: string): Promise<Project> {
  const project = (await (
    await request.post('/api/projects', { data: { name: 'Cuts', type: 'timeline' } })
  ).json()) as Project;
  const body = readFileSync(video);
  const asked = { fileType: 'uploads', name: 'cuts.mp4', size: body.length, contentType: 'video/mp4' };
  const { uploadURL, normalizedPath } = (await (
    await request.post('/api/upload-url', { data: asked })
  ).json()) as UploadUrlResponse;
  await request.put(uploadURL, { data: body, headers: { 'content-type': 'video/mp4' } });
  await request.put(`/api/projects/${project.id}`, { data: { videoUrl: normalizedPath } });
  return project;
}

/** Makes a sound of four seconds and lays it on the timeline. */
async function place(
  request: APIRequestContext,
  { id: projectId }: Project,
  { description, ...where }: { description: string; startTime: number; trackIndex: number },
): Promise<void> {
  let made = await request.post('/api/sound-effects/generate', {
    data: { description, duration: 4, seed: 3, projectId },
  });
  // A machine that is busy with other suites may end a sound that takes too long, and says so: whoever made it asks
  // again.
  for (let again = 0; made.status() === 503 && again < 4; again += 1)
    made = await request.post('/api/sound-effects/generate', {
      data: { description, duration: 4, seed: 3, projectId },
    });
  expect(made.status()).toBe(200);
  const { audioUrl, audioUrl48k } = (await made.json()) as GenerationResponse;
  const effect = (await (
    await request.post('/api/sound-effects', { data: { projectId, audioUrl, audioUrl48k } })
  ).json()) as SoundEffect;
  await request.post('/api/timeline-items', { data: { projectId, soundEffectId: effect.id, duration: 4, ...where } });
}
