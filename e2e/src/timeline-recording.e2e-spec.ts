import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { decodeWav, encodeWav } from '@whoosh/audio-codec';
import type { ProjectMedia, TimelineResponse, UploadUrlResponse } from '@whoosh/contracts';
import { expectNoBarrier } from './support/axe';
import { post } from './support/small-project';
import { Visit } from './support/visit';

const RATE = 48_000;
const run = promisify(execFile);
/** Seconds by which what leaves the loudspeaker comes back into the microphone, beside the browser's own way. */
const ROOM_SECONDS = 0.06;
/** The click that is performed along with, seconds of the timeline. */
const CLICK_AT = 2;

describe('recording over the picture [long]', () => {
  let visit: Visit;
  let page: Visit['page'];
  let folder: string;
  let projectId: number;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'whoosh-recording-'));
    const spoken = path.join(folder, 'spoken.wav');
    const tone = Float32Array.from({ length: RATE * 2 }, (_, i) => 0.4 * Math.sin((2 * Math.PI * 440 * i) / RATE));
    writeFileSync(spoken, encodeWav({ sampleRate: RATE, channels: [tone] }, { bitDepth: 16 }));
    visit = await Visit.begin({
      context: { reducedMotion: 'reduce', bypassCSP: true },
      switches: [
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-audio-capture=${spoken}`,
      ],
      person: { email: 'voice@example.com', name: 'Voice', credits: 20 },
    });
    ({ page } = visit);
    ({ id: projectId } = await post<{ id: number }>(visit.context.request, '/api/projects', {
      name: 'Booth',
      type: 'timeline',
    }));
    await page.addInitScript(standIns, ROOM_SECONDS);
  });
  afterAll(async () => {
    await visit?.end();
    rmSync(folder, { recursive: true, force: true });
  });

  const recorder = () => page.getByRole('region', { name: 'Record', exact: true });
  const isReady = () => recorder().getByText('Ready', { exact: true }).waitFor();
  const clips = () => page.locator('[data-clip]');
  const stored = async () =>
    (await (await visit.context.request.get(`/api/projects/${projectId}/timeline-state`)).json()) as TimelineResponse;
  const saved = () => page.getByText('All changes saved').waitFor();
  /** Changes the timeline as another window does. */
  const edit = async (changes: object[]) => {
    const { revision } = await stored();
    const edited = await visit.context.request.patch(`/api/projects/${projectId}/timeline`, {
      data: { revision, editId: randomUUID(), changes },
    });
    if (!edited.ok()) throw new Error(await edited.text());
  };
  /** Records for some seconds from where the playhead is. */
  const record = async (seconds: number) => {
    await page.keyboard.press('r');
    await recorder().getByText('Recording', { exact: true }).waitFor();
    await page.waitForTimeout(seconds * 1_000);
    await page.keyboard.press('r');
  };
  const mediaNamed = async (name: string): Promise<ProjectMedia> => {
    for (;;) {
      const found = (await stored()).media.find((each) => each.name === name);
      if (found?.state === 'ready') return found;
      await page.waitForTimeout(200);
    }
  };
  const samplesOf = async ({ audioUrl48k }: ProjectMedia) =>
    decodeWav(await (await visit.context.request.get(audioUrl48k ?? '')).body());

  it('opens by its key, also in a page that may not record and is loaded anew, without a barrier', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: /Booth/ }).first().click();
    await page.getByRole('slider', { name: 'Playhead' }).waitFor();
    await page.keyboard.press('r');
    await isReady();
    const [type] = await page.evaluate(() =>
      performance.getEntriesByType('navigation').map((each) => each.toJSON().type),
    );
    expect(type).toBe('reload');
    await expectNoBarrier(page);
  });

  it('lays down what the microphone gives, under a name and on a track of its own, and takes it back', async () => {
    await recorder().getByText('0 s', { exact: true }).click();
    await page.getByRole('slider', { name: 'Playhead' }).focus();
    await record(1.5);
    await clips().waitFor();
    await saved();
    const { items, tracks, media } = await stored();
    expect(media).toEqual([expect.objectContaining({ name: 'Take 1', role: 'voice' })]);
    expect(items).toEqual([expect.objectContaining({ mediaId: media[0]?.id, startTime: 0, trackIndex: 3 })]);
    expect(tracks[3]?.name).toBe('Voice');
    const { channels, sampleRate } = await samplesOf(await mediaNamed('Take 1'));
    const [left = new Float32Array(0)] = channels;
    expect([sampleRate, left.length / RATE]).toEqual([RATE, expect.closeTo(items[0]?.duration ?? 0, 3)]);
    expect(Math.sqrt(left.reduce((sum, sample) => sum + sample * sample, 0) / left.length)).toBeGreaterThan(0.1);
    await page.keyboard.press('Control+z');
    await clips().waitFor({ state: 'detached' });
    await page.keyboard.press('Control+y');
    await clips().waitFor();
    await saved();
  });

  it('keeps a take that could not be stored over a reload, offers it again, and mutes the take under it [long]', async () => {
    await page.route('**/api/upload-url', (route) => route.fulfill({ status: 400, json: { error: 'No', code: 'X' } }));
    await page.getByRole('slider', { name: 'Playhead' }).focus();
    await record(1);
    await recorder().getByText('could not be saved. It is kept in this browser.').waitFor();
    await page.unroute('**/api/upload-url');
    await page.reload();
    await clips().waitFor();
    await page.keyboard.press('r');
    await recorder().getByText('was recorded earlier and not saved.').waitFor();
    await recorder().getByRole('button', { name: 'Save' }).click();
    await clips().nth(1).waitFor();
    await saved();
    const { items, media } = await stored();
    expect(media.map(({ name }) => name).sort()).toEqual(['Take 1', 'Take 2']);
    const mutedOf = (name: string) =>
      items.find(({ mediaId }) => mediaId === media.find((each) => each.name === name)?.id)?.muted;
    expect([mutedOf('Take 1'), mutedOf('Take 2')]).toEqual([true, false]);
  });

  it('measures the latency and lays a take where it was performed, within 10 ms, over a picture [long]', async () => {
    const { request } = visit.context;
    const click = new Float32Array(RATE);
    click.fill(0.8, 0, 48);
    const wav = Buffer.from(encodeWav({ sampleRate: RATE, channels: [click] }, { bitDepth: 16 }));
    const clickPath = await upload(wav, 'click.wav', 'audio/wav');
    const media = await post<ProjectMedia>(request, `/api/projects/${projectId}/media`, {
      path: clickPath,
      role: 'music',
      name: 'Click',
    });
    await mediaNamed('Click');
    const { items } = await stored();
    await edit([
      ...items.map(({ key }) => ({ op: 'remove', key })),
      { op: 'put', key: randomUUID(), item: { mediaId: media.id, startTime: CLICK_AT, duration: 1, trackIndex: 0 } },
    ]);
    await page.goto(`/?project=${projectId}`);
    await page.evaluate(() => localStorage.setItem('microphone', 'room'));
    await clips().waitFor();
    const video = path.join(folder, 'still.mp4');
    await makeVideo(video);
    await page.getByTestId('choose-video').setInputFiles(video);
    await page.getByText('New cut? Add its list').waitFor();
    await page.reload();
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
    await page.keyboard.press('r');
    await isReady();
    await recorder().getByRole('button', { name: 'Measure' }).click();
    await recorder()
      .getByText(/^\d+ ms, measured$/)
      .waitFor();
    expect(
      parseInt(
        (await recorder()
          .getByText(/, measured$/)
          .textContent()) ?? '',
      ),
    ).toBeGreaterThan(60);
    await recorder().getByText('Foley', { exact: true }).click();
    await page.getByRole('slider', { name: 'Playhead' }).focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+ArrowRight');
    await record(2.5);
    await clips().nth(1).waitFor();
    await saved();
    const clip = (await stored()).items.find(({ mediaId }) => mediaId !== media.id);
    const laid = (await stored()).media.find(({ id }) => id === clip?.mediaId);
    expect([laid?.role, clip?.startTime]).toEqual(['effect', 1]);
    const take = await mediaNamed(laid?.name ?? '');
    const [heard = new Float32Array(0)] = (await samplesOf(take)).channels;
    const onset = heard.findIndex((sample) => Math.abs(sample) > 0.2);
    expect(onset).toBeGreaterThan(0);
    const performedAt = (clip?.startTime ?? NaN) + onset / RATE;
    expect(Math.abs(performedAt - CLICK_AT)).toBeLessThan(0.01);
  });

  it('says what to do when the microphone is refused [long]', async () => {
    // takes that lie over each other are no matter of this one
    await edit((await stored()).items.slice(1).map(({ key }) => ({ op: 'remove', key })));
    await page.evaluate(() => localStorage.setItem('microphone', 'refused'));
    await page.reload();
    await clips().first().waitFor();
    await page.keyboard.press('r');
    await recorder().getByRole('alert').getByText('The microphone is blocked.').waitFor();
    await expectNoBarrier(page);
  });

  it('did all of that without an error in the page', () => {
    // the refused upload is told in the console, as the specification asks
    expect(page.problems.filter((problem) => !/ApiError|JSHandle@error|No$/.test(problem))).toEqual([]);
  });

  async function upload(body: Buffer, name: string, contentType: string): Promise<string> {
    const { request } = visit.context;
    const asked = { fileType: 'uploads', name, size: body.length, contentType };
    const { uploadURL, normalizedPath } = await post<UploadUrlResponse>(request, '/api/upload-url', asked);
    await request.put(uploadURL, { data: body, headers: { 'content-type': contentType } });
    return normalizedPath;
  }
});

/** Eight seconds of a picture without a sound. */
async function makeVideo(file: string): Promise<void> {
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=320x180:rate=25:duration=8'];
  await run('ffmpeg', ['-v', 'error', ...picture, '-pix_fmt', 'yuv420p', '-y', file]);
}

/**
 * Runs in the page: what stands in for the microphone when `localStorage.microphone` says so. `room`: it hears what
 * leaves the loudspeaker, later by the way through the room. `refused`: nobody allows it.
 */
function standIns(roomSeconds: number): void {
  const kind = localStorage.getItem('microphone');
  if (kind === null) return;
  const connect = AudioNode.prototype.connect as (this: AudioNode, target: AudioNode) => AudioNode;
  let room: { way: AudioNode; stream: MediaStream } | null = null;
  AudioNode.prototype.connect = function (this: AudioNode, target: AudioNode): AudioNode {
    if (target instanceof AudioDestinationNode) {
      if (room === null) {
        const way = new DelayNode(target.context, { delayTime: roomSeconds });
        const microphone = new MediaStreamAudioDestinationNode(target.context as AudioContext, { channelCount: 1 });
        connect.call(way, microphone);
        room = { way, stream: microphone.stream };
      }
      connect.call(this, room.way);
    }
    return connect.call(this, target);
  } as typeof AudioNode.prototype.connect;
  navigator.mediaDevices.getUserMedia = async () => {
    if (kind === 'refused') throw new DOMException('Permission denied', 'NotAllowedError');
    if (room === null) throw new DOMException('nothing sounds', 'NotFoundError');
    return room.stream.clone();
  };
}
