import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findHeadlessBrowser } from '../../test/browser.mjs';
import { csv, results, wilson } from './answers.mjs';
import { matchingGains } from './level-match.mjs';
import { drawTrials, listeningServer } from './server.mjs';

/** Half a second of a tone as a 16-bit WAV at 8 kHz. */
function wav(amplitude: number): Buffer {
  const frames = 4000;
  const file = Buffer.alloc(44 + 2 * frames);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + 2 * frames, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(8000, 24);
  file.writeUInt32LE(16_000, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(2 * frames, 40);
  for (let i = 0; i < frames; i++) file.writeInt16LE(Math.round(32_000 * amplitude * Math.sin(i)), 44 + 2 * i);
  return file;
}

const rms = (x: Float32Array): number => Math.sqrt(x.reduce((sum, v) => sum + v * v, 0) / x.length);

describe('the arithmetic of a listening test', () => {
  it('gives the interval of Wilson (1927)', () => {
    const { share, low, high } = wilson(8, 10);
    expect(share).toBe(0.8);
    expect(low).toBeCloseTo(0.4902, 4);
    expect(high).toBeCloseTo(0.9433, 4);
    expect(wilson(0, 5).low).toBeCloseTo(0, 9);
    expect(() => wilson(1, 0)).toThrow(RangeError);
  });

  it('counts the recording that was found, and ours where it fits better', () => {
    const answer = (question: string, chosen: string): Parameters<typeof results>[0][number] => ({
      question,
      source: 'gunshot',
      ours: 'a',
      chosen,
    });
    const table = results([answer('recorded', 'b'), answer('recorded', 'a'), answer('fits', 'a')]);
    expect(table.map(({ question, source, hits, answers }) => [question, source, hits, answers])).toEqual([
      ['recorded', 'all', 1, 2],
      ['recorded', 'gunshot', 1, 2],
      ['fits', 'all', 1, 1],
      ['fits', 'gunshot', 1, 1],
    ]);
  });

  it('writes values that hold commas and quotes so that they can be read again', () => {
    expect(csv([{ a: 'x,"y"', b: 0.5 }])).toBe('a,b\r\n"x,""y""",0.500\r\n');
  });

  it('makes a quiet and a loud sound equally loud, and none of them clip', () => {
    const tone = (level: number): { sampleRate: number; channels: Float32Array[] } => ({
      sampleRate: 8000,
      channels: [Float32Array.from({ length: 8000 }, (_, i) => level * Math.sin(i))],
    });
    const click = { sampleRate: 8000, channels: [Float32Array.from({ length: 8000 }, (_, i) => (i === 0 ? 1 : 0))] };
    const [quiet, loud, peaky] = matchingGains([tone(0.01), tone(0.9), click]);
    expect((quiet ?? 0) * rms(Float32Array.from(tone(0.01).channels[0] ?? []))).toBeCloseTo(
      (loud ?? 0) * rms(Float32Array.from(tone(0.9).channels[0] ?? [])),
      3,
    );
    expect(peaky).toBeLessThanOrEqual(0.9);
  });

  it('asks both questions and puts ours on either side', () => {
    const trials = drawTrials(Array.from({ length: 60 }, (_, k) => ({ source: 'rain', file: `${k}.wav` })));
    expect(new Set(trials.map(({ file }) => file)).size).toBe(60);
    expect(new Set(trials.map(({ ours }) => ours)).size).toBe(2);
    expect(trials.filter(({ question }) => question === 'fits')).toHaveLength(30);
  });
});

describe('the page', () => {
  it('plays both sounds before it takes an answer, and leaves the answers as a file', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'whoosh-listen-'));
    const file = path.join(folder, 'one.wav');
    writeFileSync(file, wav(0.5));
    const out = path.join(folder, 'answers.csv');
    const trials = [
      { source: 'rain', file, question: 'recorded', ours: 'a', seed: 1 },
      { source: 'rain', file, question: 'fits', ours: 'b', seed: 2 },
    ];
    const server = listeningServer({ trials, labelOf: () => 'rain', makeOurs: () => wav(0.1), out });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
    const browser = await chromium.launch({ executablePath: findHeadlessBrowser(), args: ['--no-sandbox'] });
    try {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      await page.getByRole('heading', { name: 'Which was recorded?' }).waitFor();
      await page.getByRole('button', { name: 'Play A' }).click();
      expect(await page.getByRole('button', { name: 'It is B' }).isDisabled()).toBe(true);
      await page.getByRole('button', { name: 'Play B' }).click();
      await page.getByRole('button', { name: 'It is B' }).click();
      await page.getByRole('heading', { name: 'Which fits “rain” better?' }).waitFor();
      await page.getByText('2 of 2').waitFor();
      for (const key of ['a', 'b']) {
        await page.keyboard.press(key);
        await page.waitForTimeout(100);
      }
      await page.keyboard.press('1');
      await page.getByRole('heading', { name: 'Done' }).waitFor();
      expect(readFileSync(out, 'utf8')).toBe(
        'question,source,recording,seed,ours,chosen\r\nrecorded,rain,one.wav,1,a,b\r\nfits,rain,one.wav,2,b,a\r\n',
      );
      expect(readFileSync(path.join(folder, 'answers-results.csv'), 'utf8')).toContain('recorded,');
    } finally {
      await browser.close();
      await new Promise((done) => server.close(done));
      rmSync(folder, { recursive: true, force: true });
    }
  }, 60_000);
});
