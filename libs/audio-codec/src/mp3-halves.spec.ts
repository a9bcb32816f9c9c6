import { MPEGDecoder } from 'mpg123-decoder';
import { encodeMp3Stream, finishMp3 } from './mp3';
import { cutForMp3, joinMp3Streams, type Mp3Cut } from './mp3-halves';
import type { PcmAudio } from './pcm-audio';
import { resample, resampledFrames } from './resample';
import { noise, sine, stereo } from './testing/signals';

const FRAMES = 3.5 * 48_000;
const decoder = new MPEGDecoder();
beforeAll(() => decoder.ready);
afterAll(() => decoder.free());

const partOf = ({ sampleRate, channels }: PcmAudio, from: number, to: number): PcmAudio => ({
  sampleRate,
  channels: channels.map((samples) => samples.subarray(from, to)),
});
const encode = (audio: PcmAudio, from = 0, to = FRAMES) => encodeMp3Stream(resample(partOf(audio, from, to), 44_100));
const cutOf = (frames: number): Mp3Cut => {
  const cut = cutForMp3(frames);
  if (cut === null) throw new Error('not cut');
  return cut;
};
const decoded = async (stream: Uint8Array) => {
  await decoder.reset();
  const { channelData, errors } = decoder.decode(finishMp3(stream, resampledFrames(FRAMES)));
  expect(errors).toEqual([]);
  return channelData;
};
/** Power of what two have not in common around the cut, dB of full scale. */
const difference = (a: Float32Array, b: Float32Array, at: number) => {
  const part = a.subarray(at, at + 16 * 1152);
  return 10 * Math.log10(part.reduce((sum, x, i) => sum + (x - b[at + i]) ** 2, 1e-12) / part.length);
};

const SIGNALS: [string, () => Float32Array][] = [
  ['noise', () => noise(FRAMES, 1)],
  ['a tone', () => sine(997, 48_000, FRAMES, 0.5)],
  ['clicks', () => noise(FRAMES, 2).map((x, i) => x * Math.exp(-(i % 9000) / 300))],
  ['silence', () => new Float32Array(FRAMES)],
];

describe('an MP3 of two halves', () => {
  it.each(SIGNALS)('of %s decodes to the length of the whole, as near to the source at the joint', async (_, make) => {
    const audio = stereo(make(), make());
    const cut = cutOf(FRAMES);
    const [whole, head, tail] = [
      await encode(audio),
      await encode(audio, 0, cut.headTo),
      await encode(audio, cut.tailFrom),
    ];
    const joined = joinMp3Streams(head, tail, cut);
    expect(joined).toHaveLength(whole.length);
    const source = resample(audio, 44_100).channels[0];
    const at = resampledFrames(cut.tailFrom);
    const [mine, theirs] = [await decoded(joined ?? whole), await decoded(whole)].map(([left]) => left);
    expect(mine).toHaveLength(source.length);
    expect(difference(mine, source, at)).toBeLessThan(difference(theirs, source, at) + 0.5);
  });

  it('has no joint where the windows of the two never agree', async () => {
    const cut = cutOf(FRAMES);
    const head = await encode(stereo(sine(997, 48_000, FRAMES, 0.5), sine(997, 48_000, FRAMES, 0.5)), 0, cut.headTo);
    const beats = noise(FRAMES, 3).map((x, i) => (i % 1100 < 60 ? x : 0));
    expect(joinMp3Streams(head, await encode(stereo(beats, beats), cut.tailFrom), cut)).toBeNull();
  });

  it('begins its tail where frames and phases begin anew, and cuts nothing short', () => {
    for (const seconds of [0.5, 1, 3]) expect(cutForMp3(seconds * 48_000)).toBeNull();
    for (const seconds of [4, 10, 22]) {
      const { tailFrom, headTo } = cutOf(seconds * 48_000);
      expect([tailFrom % 61_440, resampledFrames(tailFrom) % 1152]).toEqual([0, 0]);
      expect(headTo).toBeLessThan(seconds * 48_000);
    }
  });
});
