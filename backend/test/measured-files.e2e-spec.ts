import { createRealFft, decodeWav, LoudnessMeter, truePeak } from '@whoosh/audio-codec';
import type { EffectSceneResponse, GenerationResponse, SoundEffect } from '@whoosh/contracts';
import { varyScene } from '@whoosh/sound-engine';
import { MPEGDecoder } from 'mpg123-decoder';
import { binary } from './support/binary';
import type { TestApp } from './support/create-test-app';
import { signIn, type SignedIn } from './support/factories';
import { shareTestApp } from './support/share-test-app';
import { finished, grant, keepSound, makeSound } from './support/sounds';

// Real sounds are made here, on machines that may be busy.
jest.setTimeout(60_000);

/** Half a step of 24 bits, the rounding of a file, and a little for single precision. */
const ROUNDING = 0.6 / 2 ** 23;
/** Of BS.1770: what an undamped tail under the ceiling may not pass, dBTP. */
const CEILING = -1;
const AMOUNTS = [0.25, 0.5, 1];
const VARIATION_SEEDS = { seed: 500, count: 4 };

/** Files as they arrive at a client, measured by what is in them and not by the code that wrote them. */
describe('what a file of a sound measures', () => {
  let test: TestApp;
  let ada: SignedIn;
  let rain: SoundEffect;
  let knock: SoundEffect;
  let knocked: GenerationResponse;

  beforeAll(async () => {
    test = await shareTestApp({ WORKER: 'on' });
    ada = await signIn(test, { planId: 2 });
    await grant(test, ada, 100);
    rain = await keepSound(
      ada,
      await makeSound(ada, { scene: undefined, description: 'heavy rain on a tin roof', duration: 2, seed: 42 }),
    );
    knocked = await makeSound(ada, {
      scene: undefined,
      description: 'two knocks on a wooden door far to the left',
      duration: 1,
      seed: 7,
    });
    knock = await keepSound(ada, knocked);
  });
  afterAll(() => test.close());

  const file = async (format: 'wav' | 'mp3', id: number, query = ''): Promise<Buffer> =>
    (await ada.agent.post(`/api/sound-effects/${id}/download-${format}${query}`).buffer(true).parse(binary).expect(200))
      .body;
  const samplesOf = async (id: number, query = ''): Promise<Float32Array[]> =>
    decodeWav(await file('wav', id, query)).channels;

  it.each([
    ['?loudness=-16', -16, -1],
    ['?loudness=-14&peak=-3', -14, -3],
    ['?loudness=-27&channels=1', -27, -1],
  ])('has the loudness and the ceiling that are asked for: %s', async (query, loudness, peak) => {
    const channels = await samplesOf(rain.id, query);
    const meter = new LoudnessMeter();
    meter.add(channels);
    expect(10 * Math.log10(meter.integratedPower()) - 0.691).toBeCloseTo(loudness, 0);
    expect(20 * Math.log10(truePeak(channels))).toBeLessThanOrEqual(peak + 0.01);
    expect(channels[0]).toHaveLength(2 * 48_000);
  });

  it('comes under a ceiling alone, as loud as it is, and refuses targets that there are not', async () => {
    const [made, lowered] = [await samplesOf(knock.id), await samplesOf(knock.id, '?peak=-6')];
    expect(20 * Math.log10(truePeak(made))).toBeGreaterThan(-6);
    expect(20 * Math.log10(truePeak(lowered))).toBeLessThanOrEqual(-6 + 0.01);
    for (const query of ['?loudness=-15', '?loudness=loud', '?peak=1'])
      await ada.agent.post(`/api/sound-effects/${rain.id}/download-wav${query}`).expect(400);
  });

  it.each(['wide', 'one-sided'])(
    'in mono it is one channel, half the sum of both to the last bit, heard as loud as both: a %s sound',
    async (kind) => {
      const { id } = kind === 'wide' ? rain : knock;
      const [left = NONE, right = NONE] = await samplesOf(id);
      const mono = await samplesOf(id, '?channels=1');
      expect(mono).toHaveLength(1);
      const [together = NONE] = mono;
      expect(together).toHaveLength(left.length);
      expect(largest(together, (i) => ((left[i] ?? 0) + (right[i] ?? 0)) / 2)).toBeLessThan(ROUNDING);
      // Both loudspeakers play the one channel. What cancels between the two would be missing (at most 1.5
      // dB); what both have in common would not become more.
      const change = loudness([together, together]) - loudness([left, right]);
      expect(change).toBeGreaterThan(-1.5);
      expect(change).toBeLessThan(0.1);
      expect(20 * Math.log10(truePeak(mono))).toBeLessThanOrEqual(CEILING);
    },
  );

  it('in mono it is the same sound as MP3: one channel, as long and as loud as the WAV', async () => {
    const [wav = NONE] = await samplesOf(rain.id, '?channels=1');
    const decoder = new MPEGDecoder();
    await decoder.ready;
    const { channelData, sampleRate, samplesDecoded } = decoder.decode(await file('mp3', rain.id, '?channels=1'));
    const [left = NONE, right = left] = channelData;
    expect([sampleRate, samplesDecoded]).toEqual([44_100, 2 * 44_100]);
    expect(largest(left, (i) => right[i] ?? 0)).toBe(0);
    expect(10 * Math.log10(power(left) / power(wav))).toBeCloseTo(0, 1);
    decoder.free();
  });

  it('a part of it has the asked frames, begins and ends at silence where it fades, and is the sound itself between', async () => {
    const cut = { start: 0.3, end: 1.4567, fadeIn: 0.05, fadeOut: 0.2 };
    const part: SoundEffect = (await ada.agent.post(`/api/sound-effects/${rain.id}/cuts`).send(cut).expect(201)).body;
    const [whole, made] = [await samplesOf(rain.id), await samplesOf(part.id)];
    const [from, frames, fadeIn, fadeOut] = [14_400, 69_922 - 14_400, 2_400, 9_600];
    expect(made.map(({ length }) => length)).toEqual([frames, frames]);
    for (const [c, samples] of made.entries()) {
      const original = (i: number): number => whole[c]?.[from + i] ?? 0;
      expect([samples[0], samples[frames - 1]].map((sample = 1) => Math.abs(sample))).toEqual([0, 0]);
      expect(largest(samples.subarray(fadeIn, frames - fadeOut), (i) => original(fadeIn + i))).toBe(0);
      // At its half a fade has half the level, and from there to its end it only comes or goes.
      for (const [middle, towards] of [
        [fadeIn / 2, 1],
        [frames - 1 - fadeOut / 2, -1],
      ] as const) {
        expect(largest(samples.subarray(middle, middle + 1), () => original(middle) / 2)).toBeLessThan(ROUNDING);
        const gains = Array.from({ length: 9 }, (_, step) =>
          level(samples, original, middle + towards * (step - 4) * (middle < frames / 2 ? fadeIn : fadeOut) * 0.1),
        );
        expect(gains).toEqual([...gains].sort((a, b) => a - b));
      }
    }
    const decoder = new MPEGDecoder();
    await decoder.ready;
    expect(decoder.decode(await file('mp3', part.id)).samplesDecoded).toBe(Math.round((frames * 44_100) / 48_000));
    decoder.free();
  });

  it('a part without fades is the sound itself from its first sample to its last', async () => {
    const part: SoundEffect = (
      await ada.agent.post(`/api/sound-effects/${rain.id}/cuts`).send({ start: 1, end: 2 }).expect(201)
    ).body;
    const [whole, made] = [await samplesOf(rain.id), await samplesOf(part.id)];
    expect(made.map(({ length }) => length)).toEqual([48_000, 48_000]);
    made.forEach((samples, c) => expect(largest(samples, (i) => whole[c]?.[48_000 + i] ?? 0)).toBe(0));
  });

  it('its variations lie the further from it the larger the amount is that was asked for [long]', async () => {
    const original = picture(await samplesOf(knock.id));
    const distances: number[] = [];
    for (const amount of AMOUNTS) {
      const asked = await ada.agent
        .post(`/api/sound-effects/${knock.id}/variations`)
        .set('Idempotency-Key', `amount-${amount}`)
        .send({ amount, ...VARIATION_SEEDS })
        .expect((answer) => expect([200, 202]).toContain(answer.status));
      const made = await finished(ada, asked);
      let sum = 0;
      for (const { take, seed } of made.takes) {
        const { id } = await keepSound(ada, made, { take });
        const { scene }: EffectSceneResponse = (await ada.agent.get(`/api/sound-effects/${id}/scene`).expect(200)).body;
        expect(scene).toEqual(varyScene(knocked.scene, amount, seed));
        sum += distance(original, picture(await samplesOf(id)));
      }
      distances.push(sum / made.takes.length);
    }
    const [little = 0, some = 0, wild = 0] = distances;
    expect(some).toBeGreaterThan(little * 1.02);
    expect(wild).toBeGreaterThan(some * 1.02);
  });
});

const NONE = new Float32Array(0);

/** Largest difference of samples from what they should be. */
function largest(samples: Float32Array, wanted: (frame: number) => number): number {
  return samples.reduce((most, sample, i) => Math.max(most, Math.abs(sample - wanted(i))), 0);
}

const power = (samples: Float32Array): number =>
  samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;

/** LUFS, without the constant. */
function loudness(channels: readonly Float32Array[]): number {
  const meter = new LoudnessMeter();
  meter.add(channels);
  return 10 * Math.log10(meter.integratedPower());
}

/** How much is left of a sound around a frame, 0..1. */
function level(samples: Float32Array, original: (frame: number) => number, at: number): number {
  const around = Array.from({ length: 101 }, (_, i) => Math.round(at) + i - 50);
  const energy = (sampleAt: (frame: number) => number): number =>
    around.reduce((sum, frame) => sum + sampleAt(frame) ** 2, 0);
  return Math.sqrt(energy((frame) => samples[frame] ?? 0) / energy(original));
}

/** Levels of third octaves from 50 Hz on in frames of 43 ms, dB, floored at 60 under the loudest. */
function picture(channels: readonly Float32Array[]): number[] {
  const size = 2048;
  const fft = createRealFft(size);
  const [block, bins] = [new Float64Array(size), new Float64Array(size / 2 + 1)];
  const edges = Array.from({ length: 26 }, (_, b) => (50 * 2 ** (b / 3) * size) / 48_000);
  const levels: number[] = [];
  for (let at = 0; at + size <= (channels[0]?.length ?? 0); at += size) {
    block.forEach(
      (_, i) =>
        (block[i] =
          Math.sin((Math.PI * i) / size) ** 2 * channels.reduce((sum, samples) => sum + (samples[at + i] ?? 0), 0)),
    );
    fft.powerSpectrum(block, bins);
    levels.push(
      ...edges
        .slice(1)
        .map(
          (end, b) =>
            10 *
            Math.log10(bins.slice(Math.floor(edges[b] ?? 0), Math.ceil(end)).reduce((sum, bin) => sum + bin, 1e-20)),
        ),
    );
  }
  const loudest = Math.max(...levels);
  return levels.map((value) => Math.max(-60, value - loudest));
}

/** Root mean square, dB. */
function distance(one: readonly number[], other: readonly number[]): number {
  expect(other).toHaveLength(one.length);
  return Math.sqrt(one.reduce((sum, value, i) => sum + (value - (other[i] ?? 0)) ** 2, 0) / one.length);
}
