import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeWav, encodeWav } from '@whoosh/audio-codec';
import { DEFAULT_TIMELINE_SETTINGS, MEDIA_NOTES } from '@whoosh/contracts';
import { Mixer, MIX_RATE, planMix, soundsInMemory, stereo } from '@whoosh/timeline-mix';
import { unzipSync } from 'fflate';
import { renderExport } from './render-export';
import { clip } from '../testing/clip';
import { programs, root, signal, SECONDS, tones, sounds, ITEMS, task, rendered, peakDb } from './testing/export-tasks';

// Real programs, on machines that may be busy.
jest.setTimeout(120_000);

/** Volumes of all clips, for a limiter that has nothing to do and one that works; the short form has the latter. */
const LEVELS = [
  ['where it works', 1.6],
  ['below the limiter', 0.2],
].slice(0, process.env['TEST_FORM'] === 'short' ? 1 : 2) as [where: string, volume: number][];

describe('an export as WAV', () => {
  it('holds the very samples of the mixer, 24 bit, from the first to the last', async () => {
    const made = task('wav', { video: null });
    const { channels, sampleRate } = decodeWav(await rendered(made));
    expect([sampleRate, channels[0]?.length]).toEqual([MIX_RATE, SECONDS * MIX_RATE]);
    // At half the level nothing is limited, so the mixer alone tells what is to be heard.
    const quiet = task('wav', { video: null, items: ITEMS.map((item) => ({ ...item, volume: 0.25 })) });
    const written = decodeWav(await rendered(quiet)).channels;
    const mixed = stereo(SECONDS * MIX_RATE);
    new Mixer(quiet.plan, soundsInMemory(tones)).mix(mixed, 0);
    const worst = Math.max(
      ...[mixed.left, mixed.right].map((samples, c) =>
        samples.reduce((most, sample, i) => Math.max(most, Math.abs(sample - (written[c]?.[i] ?? 9))), 0),
      ),
    );
    expect(20 * Math.log10(worst)).toBeLessThan(-120);
    expect(peakDb(channels)).toBeLessThanOrEqual(-1);
  });

  it("holds the video's own sound at its gain, and none of it without ffmpeg", async () => {
    const only = { items: [], settings: { videoGainDb: -6 } };
    const { channels } = decodeWav(await rendered(task('wav', only)));
    // ffmpeg's sine has an eighth of full scale.
    const middle = (channels[0] ?? new Float32Array()).subarray(MIX_RATE, 2 * MIX_RATE);
    expect(20 * Math.log10(Math.max(...middle))).toBeCloseTo(-18 - 6, 0);
    const silent = decodeWav(await rendered(task('wav', { ...only, programs: null })));
    expect(silent.channels[0]?.every((sample) => sample === 0)).toBe(true);
  });

  it('lowers effects and music by the set amount while the voice speaks, and neither the voice nor what comes after', async () => {
    const ducking = { enabled: true, amountDb: 9, attack: 0.1, release: 0.2 };
    const items = [
      clip('effect', { duration: SECONDS, loop: true }),
      clip('music', { duration: SECONDS, loop: true, soundEffectId: null, mediaId: 2, volume: 0.5 }),
      clip('voice', { startTime: 1, trackIndex: 1, soundEffectId: null, mediaId: 1, volume: 0.5 }),
    ];
    const media = [
      { id: 1, role: 'voice' as const },
      { id: 2, role: 'music' as const },
    ];
    const heard = [...sounds, { id: 'media-2' as const, name: 'Music', file: join(root, 'effect-2.wav') }];
    const plan = planMix({ ...DEFAULT_TIMELINE_SETTINGS, ducking, items, media }, SECONDS);
    const [left = new Float32Array()] = decodeWav(
      await rendered(task('wav', { video: null, sounds: heard, plan })),
    ).channels;
    /** Amplitude of a tone of so many hertz in the half second from there on: whole periods of all three tones. */
    const level = (hertz: number, from: number) => {
      const [start, frames] = [from * MIX_RATE, MIX_RATE / 2];
      let [sine, cosine] = [0, 0];
      for (let i = 0; i < frames; i++) {
        const angle = (2 * Math.PI * hertz * i) / MIX_RATE;
        sine += (left[start + i] ?? 0) * Math.sin(angle);
        cosine += (left[start + i] ?? 0) * Math.cos(angle);
      }
      return (2 / frames) * Math.hypot(sine, cosine);
    };
    for (const hertz of [700, 1100]) {
      expect(20 * Math.log10(level(hertz, 1.25) / level(hertz, 0.25))).toBeCloseTo(-9, 2);
      expect(20 * Math.log10(level(hertz, 2.48) / level(hertz, 0.25))).toBeCloseTo(0, 2);
    }
    expect(level(220, 1.25)).toBeCloseTo(0.25, 3);
    expect(level(220, 0.25)).toBeCloseTo(0, 5);
  });

  it.each([-23, -14])('is brought to %d LUFS, behind its limiter too [timeline 27]', async (loudness) => {
    // Taps of a hundredth of a second over a quiet tone: at -14 LUFS they have to be limited.
    const left = Float32Array.from(
      { length: MIX_RATE },
      (_, i) => (i % 24_000 < 480 ? 0.9 : 0.08) * Math.sin((2 * Math.PI * 1000 * i) / MIX_RATE),
    );
    const file = join(root, 'taps.wav');
    writeFileSync(file, encodeWav({ sampleRate: MIX_RATE, channels: [left, left] }, { bitDepth: 24 }));
    const items = [clip('taps', { duration: SECONDS, loop: true })];
    const made = task('wav', { loudness, video: null, items, sounds: [{ id: 'effect-1', name: 'Taps', file }] });
    expect(await renderExport(made, { signal, onProgress: () => undefined })).toBeNull();
    const lines = await new Promise<string>((resolve, reject) => {
      const args = [
        '-nostdin',
        '-hide_banner',
        '-i',
        made.target,
        '-af',
        'ebur128=framelog=verbose',
        '-f',
        'null',
        '-',
      ];
      import('node:child_process').then(
        ({ execFile }) =>
          execFile(programs.ffmpeg, args, (error, _out, stderr) => (error ? reject(error) : resolve(stderr))),
        reject,
      );
    });
    expect(Number(/I:\s+(-[\d.]+) LUFS/.exec(lines)?.[1])).toBeGreaterThanOrEqual(loudness - 0.2);
    expect(Number(/I:\s+(-[\d.]+) LUFS/.exec(lines)?.[1])).toBeLessThanOrEqual(loudness + 0.2);
  });

  it('says why where the loudness cannot be reached [timeline 27]', async () => {
    const left = new Float32Array(MIX_RATE);
    for (let i = 0; i < left.length; i += 12_000) left[i] = 0.9;
    const file = join(root, 'clicks.wav');
    writeFileSync(file, encodeWav({ sampleRate: MIX_RATE, channels: [left, left] }, { bitDepth: 24 }));
    const items = [clip('clicks', { duration: SECONDS, loop: true })];
    const made = task('wav', { loudness: -14, video: null, items, sounds: [{ id: 'effect-1', name: 'Clicks', file }] });
    expect(await renderExport(made, { signal, onProgress: () => undefined })).toBe(MEDIA_NOTES.LOUDNESS_MISSED);
  });

  it('takes no more memory for hundreds of looped clips at one moment than for one [long]', async () => {
    // Forty minutes of silence that take no room on the disk, and clips that each begin elsewhere in them.
    const [seconds, clips] = [2_400, 300];
    const file = join(root, 'long.wav');
    writeFileSync(
      file,
      encodeWav({ sampleRate: MIX_RATE, channels: [new Float32Array(1), new Float32Array(1)] }, { bitDepth: 24 }),
    );
    const header = readFileSync(file);
    const bytes = seconds * MIX_RATE * 6;
    header.writeUInt32LE(header.readUInt32LE(4) + bytes - 6, 4);
    header.writeUInt32LE(bytes, header.indexOf('data') + 4);
    writeFileSync(file, header);
    truncateSync(file, header.length - 6 + bytes);
    const items = Array.from({ length: clips }, (_, at) =>
      clip(`loop ${at}`, {
        duration: SECONDS,
        loop: true,
        soundEffectId: null,
        mediaId: 1,
        offset: (at * seconds) / clips,
      }),
    );
    const before = process.memoryUsage().arrayBuffers;
    let most = 0;
    const onProgress = () => void (most = Math.max(most, process.memoryUsage().arrayBuffers - before));
    const made = task('wav', { video: null, items, sounds: [{ id: 'media-1', name: 'Long', file }] });
    await renderExport(made, { signal, onProgress });
    // 32 pieces of 2 MB are kept, and what was let go waits to be collected; all of them at once are 900 MB.
    expect(most).toBeGreaterThan(0);
    expect(most / 2 ** 20).toBeLessThan(400);
  });

  it('stops at once when it is not wanted any more', async () => {
    const stop = new AbortController();
    const stopped = renderExport(task('wav'), {
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('not wanted')),
    });
    await expect(stopped).rejects.toThrow('not wanted');
  });
});

describe('an export as stems', () => {
  it.each(LEVELS)('is a WAV for each track that sounds, which add up to the mix: %s', async (_where, volume) => {
    const items = ITEMS.map((item) => ({ ...item, volume }));
    const files = unzipSync(await rendered(task('stems', { items })));
    expect(Object.keys(files)).toEqual([
      'My__film__A1.wav',
      'My__film__A2.wav',
      'My__film__A3.wav',
      'My__film__Video.wav',
    ]);
    const parts = Object.values(files).map((bytes) => decodeWav(bytes).channels[0] ?? new Float32Array());
    const mix = decodeWav(await rendered(task('wav', { items }))).channels[0] ?? new Float32Array();
    let worst = 0;
    for (let i = 0; i < mix.length; i++)
      worst = Math.max(worst, Math.abs((mix[i] ?? 0) - parts.reduce((sum, part) => sum + (part[i] ?? 0), 0)));
    expect(worst).toBeLessThan(5 / 2 ** 23);
    const first = Buffer.from(files['My__film__A1.wav'] ?? []);
    expect([first.toString('latin1', 12, 16), first.readBigUInt64LE(20 + 338)]).toEqual(['bext', 0n]);
  });

  it('holds what a reverb answers as a stem of its own, and still adds up to the mix [long]', async () => {
    const track = { gainDb: -3, muted: false, solo: false };
    const strip = {
      lowCutHz: 100,
      compressor: { thresholdDb: -20, ratio: 3, attack: 0.01, release: 0.1, makeupDb: 3 },
      sends: [null, -6],
    };
    const settings = { tracks: [{ ...track, strip }, track, track], videoStrip: { sends: [null, -3] } };
    const files = unzipSync(await rendered(task('stems', { settings })));
    expect(Object.keys(files).slice(-2)).toEqual(['My__film__Video.wav', 'My__film__Reverb_2.wav']);
    const parts = Object.values(files).map((bytes) => decodeWav(bytes).channels[0] ?? new Float32Array());
    const mix = decodeWav(await rendered(task('wav', { settings }))).channels[0] ?? new Float32Array();
    let worst = 0;
    for (let i = 0; i < mix.length; i++)
      worst = Math.max(worst, Math.abs((mix[i] ?? 0) - parts.reduce((sum, part) => sum + (part[i] ?? 0), 0)));
    expect(worst).toBeLessThan(6 / 2 ** 23);
    expect(parts.at(-1)?.some((sample) => Math.abs(sample) > 0.01)).toBe(true);
  });
});

describe('an export as stems of buses', () => {
  /** Voices on A1, rain of the ambience on A2 with a reverb, music on A3; the video's own sound is dialogue. */
  const track = { gainDb: 0, muted: false, solo: false };
  const settings = {
    tracks: [
      { ...track, strip: { bus: 'dialogue' as const, sends: [-6] } },
      { ...track, strip: { bus: 'ambience' as const, sends: [-3, null] } },
      track,
    ],
    ducking: { enabled: true, amountDb: 12, attack: 0.1, release: 0.3 },
  };
  const left = (bytes: Uint8Array | undefined) => decodeWav(Buffer.from(bytes ?? [])).channels[0] ?? new Float32Array();
  const furthest = (mix: Float32Array, parts: readonly Float32Array[]) =>
    mix.reduce(
      (most, sample, i) => Math.max(most, Math.abs(sample - parts.reduce((sum, of) => sum + (of[i] ?? 0), 0))),
      0,
    );

  it.each(LEVELS)('adds up to the mix, and M&E to it with the dialogue: %s [long]', async (_where, volume) => {
    const items = ITEMS.map((item) => ({ ...item, volume }));
    const files = unzipSync(await rendered(task('buses', { items, settings })));
    expect(Object.keys(files)).toEqual([
      'My__film__Dialogue.wav',
      'My__film__Ambience.wav',
      'My__film__Music.wav',
      'My__film__Music_and_effects.wav',
    ]);
    const [dialogue, ambience, music, both] = Object.values(files).map(left);
    const mix = left(await rendered(task('wav', { items, settings })));
    if (!dialogue || !ambience || !music || !both) throw new Error('a stem is missing');
    expect(furthest(mix, [dialogue, ambience, music])).toBeLessThan(6 / 2 ** 23);
    expect(furthest(mix, [dialogue, both])).toBeLessThan(6 / 2 ** 23);
    expect(ambience.some((sample) => Math.abs(sample) > 0.01)).toBe(true);
  });

  it('leaves out buses on which nothing sounds, and M&E where all is dialogue [long]', async () => {
    const items = [clip('a', { trackIndex: 0 }), clip('b', { trackIndex: 1, muted: true })];
    const files = unzipSync(await rendered(task('buses', { items, settings })));
    expect(Object.keys(files)).toEqual(['My__film__Dialogue.wav']);
  });
});
