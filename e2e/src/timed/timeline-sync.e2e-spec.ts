import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { encodeWav } from '@whoosh/audio-codec';
import { DEFAULT_TIMELINE_SETTINGS, type TimelineItem } from '@whoosh/contracts';
import { Mixer, planMix, renderMix, soundsInMemory, stereo, type SourceId, type Stereo } from '@whoosh/timeline-mix';
import { launchBrowser } from '../support/browser';
import { PlayerPage } from '../support/player-page';

const RATE = 48_000;
const SECONDS = 240;
/**
 * A click: 5 ms of 1 kHz. The video's stand in its left channel at every whole second, the clips' in the right one half
 * a second later.
 */
const CLICK_FRAMES = 240;
const click = (i: number): number => 0.5 * Math.sin((2 * Math.PI * 1_000 * i) / RATE);

function videoWithClicks(): Buffer {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'whoosh-clicks-'));
  const file = path.join(folder, 'clicks.mp4');
  const wave = 'aevalsrc=if(lt(mod(t\\,1)\\,0.005)\\,0.5*sin(2*PI*1000*mod(t\\,1))\\,0)|0:s=48000';
  const inputs = ['-f', 'lavfi', '-i', 'testsrc2=size=160x90:rate=25', '-f', 'lavfi', '-i', wave];
  const made = spawnSync(
    'ffmpeg',
    [
      '-v',
      'error',
      ...inputs,
      '-t',
      String(SECONDS + 1),
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-pix_fmt',
      'yuv420p',
      '-c:a',
      'aac',
      '-b:a',
      '256k',
      file,
    ],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`ffmpeg: ${made.error?.message ?? made.stderr}`);
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
}

const item = (key: string, fields: Partial<TimelineItem>): TimelineItem => ({
  id: 1,
  projectId: 1,
  key,
  soundEffectId: 1,
  mediaId: null,
  startTime: 0,
  samples: { start: 0, offset: 0, duration: 96_000, fadeIn: 0, fadeOut: 0 },
  trackIndex: 0,
  volume: 1,
  gainDb: 0,
  duration: 2,
  offset: 0,
  fadeIn: 0,
  fadeOut: 0,
  muted: false,
  loop: false,
  scene: null,
  sync: null,
  envelopes: null,
  centered: false,
  ...fields,
});

/** Seconds of the recording at which clicks are: the middle of their energy. */
function clicks(samples: Float32Array): number[] {
  const found: number[] = [];
  for (let i = 0; i < samples.length; i++) {
    if (Math.abs(samples[i]) < 0.2) continue;
    const [from, to] = [Math.max(0, i - 480), Math.min(samples.length, i + 960)];
    let energy = 0;
    let moment = 0;
    for (let k = from; k < to; k++) {
      const power = samples[k] ** 2;
      energy += power;
      moment += power * k;
    }
    found.push(moment / energy / RATE);
    i = to + 4_800;
  }
  return found;
}

/**
 * How late each clip's click is, milliseconds, seen from the video's click before it; in a recording that begins within
 * one second.
 */
function lateness({ left, right }: Stereo, after = 0.5): number[] {
  const own = clicks(left);
  return clicks(right).flatMap((at) => {
    const before = own.filter((click) => click < at).at(-1);
    return before === undefined ? [] : (at - before - after) * 1_000;
  });
}

const worst = (values: readonly number[]) => Math.max(...values.map(Math.abs));

let server: PlayerPage;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([PlayerPage.start(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  server?.dispose();
});

describe('a timeline plays in step with its video [long]', () => {
  let page: Page;

  beforeAll(async () => {
    const right = Float32Array.from({ length: CLICK_FRAMES }, (_, i) => click(i));
    server.files.set(
      'effect-1.wav',
      Buffer.from(encodeWav({ sampleRate: RATE, channels: [new Float32Array(CLICK_FRAMES), right] })),
    );
    server.files.set('clicks.mp4', videoWithClicks());
    page = await server.open(browser);
    await page.evaluate(async () => {
      const { video, player } = window.playerPage;
      video.src = '/clicks.mp4';
      await new Promise((resolve) => video.addEventListener('canplaythrough', resolve, { once: true }));
      player.attach(video);
    });
    await load(0.5);
  });

  const load = (after: number) =>
    page.evaluate(({ items, seconds }) => window.playerPage.load({ items }, seconds), {
      items: Array.from({ length: SECONDS }, (_, i) => item(`k${i}`, { startTime: i + after, duration: 0.05 })),
      seconds: SECONDS + 1,
    });
  const seek = (ms: number) => page.evaluate((to) => window.playerPage.player.seek(to), ms);
  const setRate = (rate: number) => page.evaluate((to) => window.playerPage.player.setRate(to), rate);
  const play = () => page.evaluate(() => window.playerPage.player.play());
  const pause = () => page.evaluate(() => window.playerPage.player.pause());
  const listen = async (seconds: number) => {
    await page.waitForTimeout(seconds * 1_000 + 300);
    return server.recorded(page);
  };

  it(
    `starts within 5 ms and drifts less than 20 ms in ${SECONDS} s`,
    async () => {
      await play();
      const late = lateness(await listen(SECONDS));
      console.log(`late by ${late.map((ms) => ms.toFixed(2)).join(' ')} ms`);
      expect(late.length).toBeGreaterThan(SECONDS - 4);
      expect(worst(late.slice(0, 3))).toBeLessThan(5);
      expect(Math.max(...late) - Math.min(...late)).toBeLessThan(20);
    },
    (SECONDS + 60) * 1_000,
  );

  it('is right after a seek and after a pause', async () => {
    await pause();
    await seek(1_200);
    await play();
    await page.waitForTimeout(700);
    for (const interrupt of [() => seek(2_300), async () => [await pause(), await play()]]) {
      await interrupt();
      await page.waitForTimeout(300);
      await server.recorded(page);
      const late = lateness(await listen(1.3));
      expect(late.length).toBeGreaterThanOrEqual(1);
      expect(worst(late)).toBeLessThan(5);
    }
  });

  it('is right after an edit while it plays', async () => {
    await load(0.75);
    await page.waitForTimeout(300);
    await server.recorded(page);
    const late = lateness(await listen(1.5), 0.75);
    await load(0.5);
    expect(late.length).toBeGreaterThanOrEqual(1);
    expect(worst(late)).toBeLessThan(5);
  });

  it.each([1.5, 0.5, 2])('is right at %s times the speed, changed while it plays', async (rate) => {
    await pause();
    await seek(3_100);
    await play();
    await setRate(rate);
    await page.waitForTimeout(500);
    await server.recorded(page);
    const late = lateness(await listen(1.5 / rate), 0.5 / rate);
    await setRate(1);
    expect(late.length).toBeGreaterThanOrEqual(1);
    expect(worst(late)).toBeLessThan(5);
  });
});

describe('what is heard is what is exported [long]', () => {
  const PLAYED = 2.6;

  /** Noise in whole steps of 24 bits, so that a WAV file holds it exactly. */
  function noise(frames: number, seed: number): Stereo {
    let state = seed;
    const channel = () =>
      Float32Array.from(
        { length: frames },
        () => Math.round((0.4 * (state = (Math.imul(state, 1664525) + 1013904223) | 0)) / 256) / 0x80_0000,
      );
    return { left: channel(), right: channel() };
  }

  const timeline = {
    ...DEFAULT_TIMELINE_SETTINGS,
    ducking: { enabled: true, amountDb: 9, attack: 0.12, release: 0.4 },
    media: [{ id: 1, role: 'voice' as const }],
    items: [
      item('a', { startTime: 0.2, fadeIn: 0.5 }),
      item('b', { startTime: 0.8, soundEffectId: 2, trackIndex: 1, offset: 0.3, loop: true }),
      item('c', { startTime: 1.1, fadeOut: 0.7, gainDb: 9 }),
      item('d', { startTime: 1.7, soundEffectId: null, mediaId: 1, trackIndex: 2, duration: 0.8 }),
    ],
  };
  const sounds = new Map<SourceId, Stereo>([
    ['effect-1', noise(90_000, 1)],
    ['effect-2', noise(40_000, 2)],
    ['media-1', noise(60_000, 3)],
  ]);

  it('to within -90 dB: the player in Chromium and the mix in Node', async () => {
    const plan = planMix(timeline, PLAYED);
    const exported = stereo(plan.length).left;
    let at = 0;
    for await (const { left } of renderMix(new Mixer(plan, soundsInMemory(sounds)), plan)) {
      exported.set(left, at);
      at += left.length;
    }
    for (const [source, { left, right }] of sounds)
      server.files.set(`${source}.wav`, Buffer.from(encodeWav({ sampleRate: RATE, channels: [left, right] })));
    const page = await server.open(browser);
    await page.evaluate(([of, seconds]) => window.playerPage.load(of, seconds), [timeline, PLAYED] as const);
    await page.evaluate(() => window.playerPage.player.play());
    await page.waitForTimeout((PLAYED + 0.5) * 1_000);
    const { left: heard } = await server.recorded(page);
    const [first, begun] = [exported, heard].map((samples) => samples.findIndex((sample) => sample !== 0));
    const difference = exported.reduce(
      (most, sample, i) => Math.max(most, Math.abs(sample - (heard[i + begun - first] ?? 1))),
      0,
    );
    console.log(`difference ${(20 * Math.log10(difference)).toFixed(1)} dB`);
    expect(begun).toBeGreaterThan(0);
    expect(20 * Math.log10(difference)).toBeLessThan(-90);
    expect(Math.max(...exported.subarray(0, 90_000))).toBeGreaterThan(0.3);
  });
});
