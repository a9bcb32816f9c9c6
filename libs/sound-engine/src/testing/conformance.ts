import { defaultParams } from '../default-params';
import type { Modifiers } from '@whoosh/sound-scene';
import { measureLoudness } from '../mix/loudness';
import type { Cue, Params, SoundModel, LayerModifiers } from '../model';
import { SAMPLE_RATE } from '../voice';
import { correlation, mono, rms, take, layerModifiers } from './spectra';

export interface ConformanceOptions {
  /** Seconds rendered for levels; longer for slow sources. */
  seconds?: number;
  /** Parameters that are heard only together with others: set these first when trying each. */
  trial?: Readonly<Record<string, number>>;
  /** Tones keep their wave from seed to seed. */
  isTone?: boolean;
  /** A melody of exact tones is the same with every seed: takes of it differ by what the scene varies. */
  isMelody?: boolean;
  /** Seconds until a source that winds up must be heard. */
  audibleWithin?: number;
}

/** What the calibration asks of the defaults at moderate: this loudness, give or take the tolerance. */
const TARGET_LUFS = -23;
const TOLERANCE_LU = 3;
/** One seed and a shorter time scatter more. */
const BRIEF_TOLERANCE_LU = 5;

const EXTREMES: readonly Partial<Modifiers>[] = [
  { size: 0 },
  { size: 1 },
  { intensity: 0 },
  { intensity: 1 },
  { pitch: -24 },
  { pitch: 24 },
  { brightness: 0 },
  { brightness: 1 },
  { speed: 0.25 },
  { speed: 4 },
  { rate: 0.1 },
  { rate: 40 },
  { count: 1 },
  { count: 64 },
  { sources: 1 },
  { sources: 200 },
  { regularity: 0 },
  { regularity: 1 },
  { density: 0 },
  { density: 1 },
  { duration: 0.02 },
  { duration: 22 },
  { age: 1 },
  { wetness: 1 },
  { roughness: 1 },
  { hollowness: 1 },
  { tonality: 0 },
  { tonality: 1 },
  { emotion: 'angry' },
  { sex: 'f' },
  { ageClass: 'child' },
  { size: 1, pitch: -24, speed: 0.25, brightness: 0 },
  { size: 0, pitch: 24, speed: 4, brightness: 1, intensity: 1, density: 1 },
];

/** The short form renders fewer seeds, extremes and parameters of a source that is tried whole. */
const IS_SHORT = process.env.TEST_FORM === 'short';
const RENDERED_EXTREMES = EXTREMES.filter((_, at) => !IS_SHORT || at % 3 === 0 || at >= EXTREMES.length - 2);

/** Kernels of which this file of tests has tried a source whole. */
const triedWhole = new Set<string>();

/**
 * The contract of every sound source, as tests. Call it once in the model's spec. Of several sources of one kernel in a
 * file the short form tries the first one whole and the others in brief.
 */
export function conformance(model: SoundModel, options: ConformanceOptions = {}): void {
  const isWhole = process.env.TEST_FORM === 'full' || !triedWhole.has(model.kernel);
  triedWhole.add(model.kernel);
  if (isWhole) testWhole(model, options);
  else testInBrief(model, options);
}

function testWhole(model: SoundModel, options: ConformanceOptions): void {
  describe(`${model.id} keeps the contract of a sound source`, () => {
    testWords(model);
    testSound(model, options);
    testSeeds(model, options);
    testChanges(model, options);
    testLevel(model, options);
  });
}

/**
 * The contract for the other sources of a kernel whose representative is tested whole: each with its own numbers, in a
 * fraction of the time. The long form (TEST_FORM=full) tests them whole too.
 */
export function conformanceBrief(model: SoundModel, options: ConformanceOptions = {}): void {
  if (process.env.TEST_FORM === 'full') testWhole(model, options);
  else testInBrief(model, options);
}

function testInBrief(model: SoundModel, options: ConformanceOptions): void {
  it(`${model.id} keeps the contract of a sound source, in brief`, () => {
    for (const mods of EXTREMES) expectInRange(model, model.mapModifiers(layerModifiers({ mods, intensity: 0.7 })));
    expect(model.mapModifiers(layerModifiers({ intensity: 0.3 }))).not.toEqual(
      model.mapModifiers(layerModifiers({ intensity: 0.725 })),
    );
    const first = take(model, { seconds: 0.6, seed: 5 });
    expect(isSame(take(model, { seconds: 0.6, seed: 5, blockFrames: 1000 }), first)).toBe(true);
    for (const mods of [EXTREMES[EXTREMES.length - 1], EXTREMES[EXTREMES.length - 2]]) {
      const x = take(model, { seconds: 0.2, params: model.mapModifiers(layerModifiers({ mods, intensity: 0.9 })) });
      expect(isBounded(x, 60)).toBe(true);
    }
    expectLevelInBrief(model, options);
  });
}

function expectLevelInBrief(model: SoundModel, { seconds = 4 }: ConformanceOptions): void {
  const loudness = calibrationLoudness(model, Math.min(4, seconds));
  expect(loudness).toBeGreaterThan(TARGET_LUFS - BRIEF_TOLERANCE_LU);
  expect(loudness).toBeLessThan(TARGET_LUFS + BRIEF_TOLERANCE_LU);
}

/** Sample for sample; jest's own comparison takes a hundred times as long. */
function isSame(a: readonly Float32Array[], b: readonly Float32Array[]): boolean {
  return (
    a.length === b.length &&
    a.every((channel, c) => {
      const other = b[c];
      for (let i = 0; i < channel.length; i++) if (channel[i] !== other[i]) return false;
      return channel.length === other.length;
    })
  );
}

/** Finite, and below the limit. */
function isBounded(x: readonly Float32Array[], limit: number): boolean {
  for (const channel of x)
    for (let i = 0; i < channel.length; i++) if (!(channel[i] < limit && channel[i] > -limit)) return false;
  return true;
}

function expectInRange(model: SoundModel, params: Params): void {
  expect(Object.keys(params).sort()).toEqual(Object.keys(model.params).sort());
  for (const [name, spec] of Object.entries(model.params)) {
    const value = params[name];
    if (!(value >= spec.min && value <= spec.max))
      throw new Error(`${name} = ${value} lies outside ${spec.min}..${spec.max}`);
  }
}

function testWords(model: SoundModel): void {
  it('shapes its parameters within their ranges whatever the words say', () => {
    for (const mods of EXTREMES) {
      for (const intensity of [0, 0.3, 0.5, 0.725, 1]) {
        const said: LayerModifiers = layerModifiers({ mods, intensity });
        const params = model.mapModifiers(said);
        expectInRange(model, params);
        expect(model.mapModifiers(said)).toEqual(params);
        expect(model.naturalSeconds(params)).toBeGreaterThan(0);
        expect(model.naturalRate(params)).toBeGreaterThanOrEqual(0);
      }
    }
    for (const spec of Object.values(model.params))
      expect(spec.default >= spec.min && spec.default <= spec.max).toBe(true);
  });

  it('answers to intensity with its character', () => {
    expect(model.mapModifiers(layerModifiers({ intensity: 0.3 }))).not.toEqual(
      model.mapModifiers(layerModifiers({ intensity: 0.5 })),
    );
    expect(model.mapModifiers(layerModifiers({ intensity: 0.725 }))).not.toEqual(
      model.mapModifiers(layerModifiers({ intensity: 0.5 })),
    );
  });

  it('refuses parameters outside their ranges', () => {
    const [name, spec] = Object.entries(model.params)[0];
    const params = { ...model.mapModifiers(layerModifiers()), [name]: spec.max + 1 };
    expect(() => model.prepare(params, { seed: 1, duration: 1, cue: { kind: 'continuous' } })).toThrow(RangeError);
  });
}

const CUES: readonly Cue[] = [
  { kind: 'continuous' },
  { kind: 'shots', at: [0, 0.4] },
  { kind: 'train', rate: 3, regularity: 0.8 },
  { kind: 'sporadic', perMinute: 60 },
];

function testSound(model: SoundModel, { audibleWithin = 1 }: ConformanceOptions): void {
  it('is finite, bounded and heard soon under every cue', () => {
    for (const cue of CUES) {
      for (const seed of IS_SHORT ? [1] : [1, 2]) {
        const x = take(model, { seconds: 1.5, seed, cue });
        if (!isBounded(x, 16)) throw new Error(`${cue.kind} with seed ${seed} leaves the range`);
        if (rms(mono(x).subarray(0, audibleWithin * SAMPLE_RATE)) < 1e-4)
          throw new Error(`${cue.kind} with seed ${seed} is silent`);
      }
    }
  });

  it('stays finite with words at their extremes', () => {
    for (const mods of RENDERED_EXTREMES) {
      const x = take(model, { seconds: 0.3, params: model.mapModifiers(layerModifiers({ mods, intensity: 0.9 })) });
      if (!isBounded(x, 60)) throw new Error(`not finite with ${JSON.stringify(mods)}`);
    }
  });

  it('notes its events in time order', () => {
    const voice = model.prepare(model.mapModifiers(layerModifiers()), {
      seed: 1,
      duration: 3,
      cue: { kind: 'continuous' },
    });
    const out = Array.from({ length: voice.channels }, () => new Float32Array(SAMPLE_RATE * 3));
    voice.process(out, 0, SAMPLE_RATE * 3);
    const times = voice.events.map((event) => event.time);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.every((time) => time >= 0 && time <= 3)).toBe(true);
  });
}

function testSeeds(model: SoundModel, { isTone = false, isMelody = false }: ConformanceOptions): void {
  it('repeats itself with the same seed and varies with another', () => {
    const first = take(model, { seconds: 1.5, seed: 5 });
    expect(isSame(take(model, { seconds: 1.5, seed: 5 }), first)).toBe(true);
    const second = take(model, { seconds: 1.5, seed: 6 });
    expect(isSame(second, first)).toBe(isMelody);
    if (!isTone && !isMelody) expect(Math.abs(correlation(mono(first), mono(second)))).toBeLessThan(0.98);
  });

  it('sounds the same however the blocks are cut, and keeps its beginning when it lasts longer', () => {
    const whole = take(model, { seconds: 0.7, blockFrames: 100_000 });
    expect(isSame(take(model, { seconds: 0.7, blockFrames: 37 }), whole)).toBe(true);
    expect(isSame(take(model, { seconds: 0.7, blockFrames: 128 }), whole)).toBe(true);
  });
}

function testChanges(model: SoundModel, { trial = {} }: ConformanceOptions): void {
  const base: Params = { ...model.mapModifiers(layerModifiers()), ...trial };
  /**
   * Everything that a kernel can be made of is there: what belongs to a part that this source has none of is heard
   * beside it.
   */
  const middle: Params = Object.fromEntries(
    Object.entries(model.params).map(([name, { min, max }]) => [name, (min + max) / 2]),
  );
  const withSet = (params: Params, name: string, value: number, seconds: number): Float32Array[] => {
    const voice = model.prepare(params, { seed: 1, duration: Math.max(2, seconds), cue: { kind: 'continuous' } });
    const out = Array.from({ length: voice.channels }, () => new Float32Array(SAMPLE_RATE * seconds));
    voice.set(name, value, 0);
    voice.process(out, 0, SAMPLE_RATE * seconds);
    if (!isBounded(out, Infinity)) throw new Error(`set ${name} leaves the range`);
    return out;
  };
  const isHeard = (params: Params, name: string, seconds: number): boolean => {
    const { min, max } = model.params[name];
    const [low, high] = [withSet(params, name, min, seconds), withSet(params, name, max, seconds)];
    return !isSame(low, high) && (rms(mono(low)) >= 1e-7 || rms(mono(high)) >= 1e-7);
  };

  it('lets every parameter be changed while it sounds, and the change is heard', () => {
    for (const name of Object.keys(model.params).filter((_, at) => !IS_SHORT || at % 2 === 0)) {
      if (!isHeard(base, name, 0.5) && !isHeard(base, name, 2) && !isHeard(middle, name, 8))
        throw new Error(`set ${name} changes nothing, or silences it`);
    }
  });

  it('refuses parameters that it does not have', () => {
    const voice = model.prepare(base, { seed: 1, duration: 1, cue: { kind: 'continuous' } });
    expect(() => voice.set('no such parameter', 1, 0)).toThrow(RangeError);
  });
}

/** Loudness in the sense of the calibration: what sounds on over the whole, the others at their loudest 400 ms. */
export function calibrationLoudness(model: SoundModel, seconds = 8, seed = 1): number {
  const params = defaultParams(model);
  const loudness = measureLoudness(take(model, { seconds, seed, params }));
  return model.kind === 'texture' || model.kind === 'modulated' ? loudness.integrated : loudness.momentaryMax;
}

function testLevel(model: SoundModel, options: ConformanceOptions): void {
  if (IS_SHORT) {
    it('lies near -23 LUFS', () => expectLevelInBrief(model, options));
    return;
  }
  const { seconds = 8 } = options;
  it('lies at -23 LUFS within 3 LU', () => {
    const mean = [1, 2, 3].reduce((sum, seed) => sum + calibrationLoudness(model, seconds, seed), 0) / 3;
    expect(mean).toBeGreaterThan(TARGET_LUFS - TOLERANCE_LU);
    expect(mean).toBeLessThan(TARGET_LUFS + TOLERANCE_LU);
  });
}
