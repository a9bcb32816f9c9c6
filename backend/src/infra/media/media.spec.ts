import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeWav, encodeWav } from '@whoosh/audio-codec';
import { decodeBars, WAVE_PYRAMID } from '@whoosh/contracts';
import {
  convertWav,
  decodeSound,
  drawPictureStrip,
  isCutOff,
  makePlayableCopy,
  makeProxy,
  measurePeaks,
  MediaTools,
  playabilityOf,
  probeMedia,
  readMovieHeader,
  runProgram,
  UnreadableMedia,
} from './index';
import { makeMedia, makeVideo, mediaPrograms } from './testing/videos';

// Real programs, on machines that may be busy.
jest.setTimeout(120_000);

/** The short form holds one of several variants. */
const IS_SHORT = process.env['TEST_FORM'] === 'short';

const programs = mediaPrograms();
const folder = mkdtempSync(join(tmpdir(), 'whoosh-media-'));
const { signal } = new AbortController();
const at = (name: string) => join(folder, name);
const probe = (file: string, kind: 'video' | 'sound' = 'video') => probeMedia(programs, file, kind, signal);
const onProgress = () => undefined;
const MJPEG = ['-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p', '-q:v', '9'];

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a video', () => {
  it('is probed for its length, size, rate and sound', async () => {
    const info = await probe(makeVideo(at('plain.mp4')));
    expect(info.duration).toBeCloseTo(2, 1);
    expect(info.picture).toEqual({
      codec: 'h264',
      pixelFormat: 'yuv420p',
      assumedColors: null,
      width: 320,
      height: 180,
      rates: { mean: { numerator: 30, denominator: 1 }, base: { numerator: 30, denominator: 1 } },
    });
    expect(info.sound).toEqual({ codec: 'aac', channels: 1, sampleRate: 48_000 });
    expect(playabilityOf(info)).toBe('as-is');
  });

  it('gets a copy that browsers play: another sound beside the same picture, or a proxy of both', async () => {
    const pcm = await probe(makeVideo(at('pcm.mov'), { sound: ['-c:a', 'pcm_s16le'] }));
    expect(playabilityOf(pcm)).toBe('remux');
    const avi = await probe(makeVideo(at('old.avi'), { codec: MJPEG, sound: ['-c:a', 'pcm_s16le'] }));
    expect(playabilityOf(avi)).toBe('proxy');
    for (const [name, info, make] of [
      ['pcm.mov', pcm, makePlayableCopy],
      ['old.avi', avi, makeProxy],
    ] as const) {
      const heard: number[] = [];
      await make(programs, {
        ...{ file: at(name), info, starts: null, keepsStart: false, target: at(`${name}.mp4`), signal },
        onProgress: (part) => heard.push(part),
      });
      const copy = await probe(at(`${name}.mp4`));
      expect(playabilityOf(copy)).toBe('as-is');
      expect(copy.duration).toBeCloseTo(info.duration, 1);
      expect(heard.at(-1)).toBeGreaterThan(0.8);
    }
  });

  it('is drawn as a strip of one picture for each second', async () => {
    const info = await probe(makeVideo(at('strip.mp4'), { seconds: 5, sound: null }));
    const layout = await drawPictureStrip(programs, {
      file: at('strip.mp4'),
      info,
      widestKeyGap: info.duration,
      target: at('strip.jpg'),
      signal,
    });
    expect(layout).toEqual({ count: 5, interval: 1, width: 160, height: 90 });
    const strip = JSON.parse(
      await outputOf('ffprobe', '-v', 'error', '-of', 'json', '-show_streams', at('strip.jpg')),
    ) as { streams: unknown[] };
    expect(strip.streams[0]).toMatchObject({ width: 800, height: 90 });
  });

  it('shows its sound as level and brightness of each 10 ms, at its place beside the picture', async () => {
    const late = ['-filter_complex', '[1:a]asetpts=PTS+0.5/TB[late]', '-map', '0:v', '-map', '[late]'];
    const info = await probe(makeVideo(at('late.mov'), { seconds: 2, sound: ['-c:a', 'pcm_s16le'], extra: late }));
    const {
      peaks: { count, peaks },
      wave,
    } = await measurePeaks(programs, {
      file: at('late.mov'),
      duration: info.duration,
      kind: 'video',
      signal,
    });
    const bars = decodeBars(peaks);
    expect(count).toBe(bars.length);
    const firstLoud = bars.findIndex(({ level }) => level > 0.05);
    expect(firstLoud).toBeGreaterThanOrEqual(49);
    expect(firstLoud).toBeLessThanOrEqual(51);
    expect(bars[120]?.level).toBeCloseTo(0.125, 1);
    // 440 Hz on a log axis from 120 Hz to 12 kHz.
    expect(bars[120]?.brightness).toBeCloseTo(0.28, 1);
    // the same down to samples: the tone begins at 0.5 s, to a third of a millisecond
    const finest = wave.bytes.subarray(0, Math.ceil(wave.samples / WAVE_PYRAMID.finest));
    const firstHeard = (finest.findIndex((level) => level > 3) * WAVE_PYRAMID.finest) / 48_000;
    expect(firstHeard).toBeGreaterThanOrEqual(0.4995);
    expect(firstHeard).toBeLessThanOrEqual(0.5015);
  });
});

describe("a sound of one's own", () => {
  it('becomes 48 kHz stereo of the same length and pitch', async () => {
    const file = makeMedia(at('voice.mp3'), '-f', 'lavfi', '-i', 'sine=frequency=1000:sample_rate=44100:duration=1.5');
    const info = await probe(file, 'sound');
    await decodeSound(programs, { file, info, kind: 'sound', target: at('voice.wav'), signal, onProgress });
    const { sampleRate, channels } = decodeWav(readFileSync(at('voice.wav')));
    expect([sampleRate, channels.length]).toEqual([48_000, 2]);
    expect((channels[0]?.length ?? 0) / 48_000).toBeCloseTo(1.5, 1);
    // One channel sounds in both at its own level: ffmpeg's tone has an eighth of full scale.
    expect(Math.max(...(channels[1] ?? []).slice(12_000, 36_000))).toBeGreaterThan(0.11);
    const crossings = (channels[0] ?? new Float32Array())
      .subarray(12_000, 36_000)
      .filter((v, i, all) => v >= 0 && (all[i - 1] ?? 0) < 0).length;
    expect(crossings).toBeGreaterThanOrEqual(499);
    expect(crossings).toBeLessThanOrEqual(501);
  });
});

describe('without ffmpeg', () => {
  const SECONDS = 1.5;
  const wav = (name: string, ...args: string[]) =>
    makeMedia(at(name), '-f', 'lavfi', '-i', `sine=frequency=1000:sample_rate=44100:duration=${SECONDS}`, ...args);
  const convert = async (file: string) => {
    rmSync(at('converted.wav'), { force: true });
    const { seconds, bars } = await convertWav({ file, target: at('converted.wav'), signal });
    return { seconds, bars, ...decodeWav(readFileSync(at('converted.wav'))) };
  };

  it('nothing is found on a path that does not hold it', () => {
    const path = process.env['PATH'];
    process.env['PATH'] = folder;
    try {
      expect(MediaTools.find().programs).toBeNull();
    } finally {
      process.env['PATH'] = path;
    }
  });

  const WAVS: [what: string, args: string[]][] = [
    ['mono of 44.1 kHz and 16 bit', []],
    ['stereo of 96 kHz and 24 bit', ['-ar', '96000', '-ac', '2', '-c:a', 'pcm_s24le', '-af', 'pan=stereo|c0=c0|c1=c0']],
    ['8 bit of 8 kHz with the header of a large file', ['-ar', '8000', '-c:a', 'pcm_u8', '-rf64', 'always']],
  ];
  it.each(IS_SHORT ? WAVS.slice(-1) : WAVS)(
    'a WAV is made into what is mixed as ffmpeg does it: %s',
    async (_what, args) => {
      const file = wav('sound.wav', ...args);
      const { seconds, bars, sampleRate, channels } = await convert(file);
      expect([seconds, bars.length, sampleRate, channels.length, channels[0]?.length]).toEqual([
        SECONDS,
        150,
        48_000,
        2,
        SECONDS * 48_000,
      ]);
      await decodeSound(programs, {
        file,
        info: await probe(file, 'sound'),
        kind: 'sound',
        target: at('by-ffmpeg.wav'),
        signal,
        onProgress,
      });
      const expected = decodeWav(readFileSync(at('by-ffmpeg.wav'))).channels[1] ?? new Float32Array();
      const worst = (channels[1] ?? new Float32Array())
        .subarray(2_000, -2_000)
        .reduce((most, sample, i) => Math.max(most, Math.abs(sample - (expected[i + 2_000] ?? 9))), 0);
      expect(worst).toBeLessThan(2e-3);
      expect(bars[75]?.level).toBeCloseTo(0.125, 2);
    },
  );

  it('what a WAV takes is told while it is made into what is mixed [long]', async () => {
    const file = at('long.wav');
    makeMedia(file, '-f', 'lavfi', '-i', 'sine=sample_rate=96000:duration=30', '-ac', '2');
    let told = 0;
    const before = process.threadCpuUsage();
    await convertWav({ file, target: at('long-converted.wav'), signal }, (ms) => void (told += ms));
    // Of this thread, as what is told: those of the compiler and the garbage collector work beside it.
    const { user, system } = process.threadCpuUsage(before);
    expect(told).toBeGreaterThan(0.3 * (user / 1000));
    expect(told).toBeLessThan(1.05 * ((user + system) / 1000));
  });

  it('six channels are folded into two as ffmpeg is told to, and four by their sides', async () => {
    const tone = (level: number) => Float32Array.from({ length: 4_800 }, () => level);
    writeFileSync(at('six.wav'), encodeWav({ sampleRate: 48_000, channels: [0.1, 0.2, 0.1, 0.9, 0.2, 0.3].map(tone) }));
    const six = (await convert(at('six.wav'))).channels.map((samples) => samples[2_400]);
    expect(six[0]).toBeCloseTo(0.1 + Math.SQRT1_2 * 0.3, 4);
    expect(six[1]).toBeCloseTo(0.2 + Math.SQRT1_2 * 0.4, 4);
    writeFileSync(at('four.wav'), encodeWav({ sampleRate: 48_000, channels: [0.1, 0.2, 0.1, 0.2].map(tone) }));
    expect((await convert(at('four.wav'))).channels.map((samples) => samples[2_400])).toEqual([
      expect.closeTo(0.1 + 0.0707, 4),
      expect.closeTo(0.2 + 0.1414, 4),
    ]);
  });

  it('what is no WAV that can be read ends in words', async () => {
    await expect(convert(wav('sound.mp3'))).rejects.toThrow(
      'Reading a sound that is no WAV needs ffmpeg on the server. Install it with: apt-get install ffmpeg',
    );
    await expect(convert(wav('mulaw.wav', '-c:a', 'pcm_mulaw'))).rejects.toThrow(
      /^Reading this kind of WAV needs ffmpeg/,
    );
    writeFileSync(at('cut.wav'), readFileSync(wav('whole.wav')).subarray(0, 30));
    await expect(convert(at('cut.wav'))).rejects.toThrow(/^This sound could not be read/);
    const half = readFileSync(at('whole.wav'));
    writeFileSync(at('half.wav'), half.subarray(0, half.length / 2));
    expect((await convert(at('half.wav'))).seconds).toBeCloseTo(SECONDS / 2, 2);
  });

  it('a video is known by its header: length, size, frames and whether it sounds', async () => {
    expect(await readMovieHeader(makeVideo(at('header.mp4')))).toEqual({
      duration: expect.closeTo(2, 1),
      hasSound: true,
      width: 320,
      height: 180,
      frameRate: expect.closeTo(30, 1),
    });
    const mute = makeVideo(at('mute.mov'), { seconds: 1, sound: null, extra: ['-movflags', '+faststart'] });
    expect(await readMovieHeader(mute)).toMatchObject({ duration: 1, hasSound: false, frameRate: 30 });
  });

  it('a header that lies ends as no header, and never in an error', async () => {
    const whole = readFileSync(makeVideo(at('lies.mp4'), { seconds: 0.3 }));
    const moov = whole.indexOf('moov') - 4;
    let state = 7;
    const random = (below: number) => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) % below;
    for (let i = 0; i < 60; i += 1) {
      const damaged = Buffer.from(whole.subarray(0, i % 2 === 0 ? whole.length : random(whole.length)));
      for (let n = 0; n < 4; n += 1) damaged[(moov + random(whole.length - moov)) % damaged.length] = random(256);
      writeFileSync(at('lies.mp4'), damaged);
      const header = await readMovieHeader(at('lies.mp4'));
      if (header !== null) expect(Object.keys(header)).toHaveLength(5);
    }
    writeFileSync(at('lies.mp4'), Buffer.from('0000000166726565000000000000000000000000', 'hex'));
    expect(await readMovieHeader(at('lies.mp4'))).toBeNull();
  });
});

describe('a hostile file', () => {
  const refused = (file: string, words: RegExp) => expect(probe(file)).rejects.toThrow(words);

  it('that is cut off, text, or a playlist in disguise ends in words [security 46]', async () => {
    const whole = readFileSync(makeVideo(at('whole.mp4')));
    writeFileSync(at('cut.mp4'), whole.subarray(0, whole.length / 3));
    writeFileSync(at('text.mp4'), '<html>hello</html>');
    writeFileSync(at('playlist.mp4'), `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile:///etc/passwd\n`);
    writeFileSync(at('concat.mp4'), `ffconcat version 1.0\nfile 'whole.mp4'\n`);
    await refused(at('cut.mp4'), /damaged, cut off/);
    await refused(at('text.mp4'), /damaged, cut off/);
    await refused(at('playlist.mp4'), /damaged, cut off/);
    await refused(at('concat.mp4'), /damaged, cut off/);
  });

  it('that ends before its header says is told from a whole one, also where its header comes first and it plays', async () => {
    const kinds: [name: string, options: Parameters<typeof makeVideo>[1]][] = [
      ['first.mp4', { extra: ['-movflags', '+faststart'] }],
      ['last.mp4', {}],
      ['old.avi', { codec: ['-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p'], sound: null }],
    ];
    for (const [name, options] of kinds) {
      const file = makeVideo(at(name), { seconds: 1, ...options });
      expect(await isCutOff(file)).toBe(false);
      const whole = readFileSync(file);
      writeFileSync(file, whole.subarray(0, whole.length - 2000));
      expect(await isCutOff(file)).toBe(true);
    }
    expect(await isCutOff(at('text.mp4'))).toBe(false);
  });

  it('reaches no server and no other file, whatever it names', async () => {
    let calls = 0;
    const server = createServer((_request, response) => {
      calls += 1;
      response.end('#EXTM3U');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret.ts`;
    const other = makeVideo(at('other.mp4'), { seconds: 0.3 });
    const named = [
      ['m3u8', `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n${address}\n#EXT-X-ENDLIST\n`],
      ['m3u8', `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n${other}\n#EXT-X-ENDLIST\n`],
      ['ffconcat', `ffconcat version 1.0\nfile '${other}'\n`],
      [
        'mpd',
        `<MPD type="static"><Period>
          <AdaptationSet mimeType="video/mp4"><Representation><BaseURL>${address}</BaseURL></Representation>
          </AdaptationSet></Period></MPD>`,
      ],
      ['sdp', `v=0\no=- 0 0 IN IP4 127.0.0.1\nm=video 5004 RTP/AVP 96\n`],
    ] as const;
    try {
      for (const [ending, text] of named) {
        const file = at(`names.${ending}.mp4`);
        writeFileSync(file, text);
        await refused(file, /damaged, cut off/);
        const info = { container: '', duration: 1, start: 0, startTimecode: null, picture: null, sound: null };
        for (const make of [makePlayableCopy, makeProxy]) {
          const copy = make(programs, {
            ...{ file, info, starts: null, keepsStart: false, target: at('named.mp4'), signal },
            onProgress,
          });
          await expect(copy).rejects.toThrow(UnreadableMedia);
        }
      }
      await refused(`${address.slice(0, -9)}x.mp4`, /damaged, cut off/);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
    expect(calls).toBe(0);
  });

  it('whose name reads like an option or an address is only a name [security 47]', async () => {
    const file = makeVideo(at('-i http:x.mp4'));
    expect((await probe(file)).picture?.width).toBe(320);
  });

  it('with an absurd size in its header is refused', async () => {
    const bytes = readFileSync(makeVideo(at('absurd.avi'), { seconds: 0.3, sound: null, codec: MJPEG }));
    // Each picture of JPEG tells its size after its start of frame.
    for (let i = bytes.indexOf('ffc00011', 0, 'hex'); i >= 0; i = bytes.indexOf('ffc00011', i + 4, 'hex'))
      bytes.writeUInt32BE(0xffdcffdc, i + 5);
    writeFileSync(at('absurd.avi'), bytes);
    await expect(
      probe(at('absurd.avi')).then((info) =>
        makeProxy(programs, {
          ...{ file: at('absurd.avi'), info, starts: null, keepsStart: false, signal },
          target: at('absurd-copy.mp4'),
          onProgress,
        }),
      ),
    ).rejects.toThrow(UnreadableMedia);
  });

  it('that is only a sound is no video', async () => {
    await refused(makeMedia(at('only.m4a'), '-f', 'lavfi', '-i', 'sine=duration=0.2', '-f', 'mp4'), /no picture/);
  });
});

async function outputOf(name: 'ffmpeg' | 'ffprobe', ...args: string[]): Promise<string> {
  const chunks: Buffer[] = [];
  await runProgram(
    programs,
    name,
    args,
    { signal, timeLimitMs: 20_000 },
    { onOutput: (chunk) => void chunks.push(chunk) },
  );
  return Buffer.concat(chunks).toString('utf8');
}
