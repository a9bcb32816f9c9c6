import { drawIndividual, type Individual, type KindDifferences } from '../../individual/individual';
import type { Params } from '../../model';
import type { Voice } from '../../voice';
import { tempered } from './own-draws';
import { differencesOf, voiceOfItsOwn } from './own-kind';
import type { ParamSpecs } from './word-shaping';

const SPECS: ParamSpecs = {
  pitch: { unit: 'Hz', min: 50, max: 2000, default: 400, meaning: 'pitch' },
  tick: { unit: 'gain', min: 0, max: 4, default: 0, meaning: 'a part that the kind has not' },
  strength: { unit: 'gain', min: 0, max: 4, default: 1, meaning: 'told by words' },
};
const USUAL: Params = { pitch: 400, tick: 0, strength: 1 };
/** How dogs differ in these tests, whatever was found of them. */
const WHOLE: KindDifferences = { share: 1, differs: {}, surfaces: 1 };
const dog = (seed: number, kind = WHOLE): Individual => ({ ...drawIndividual('dog_bark', seed, { mods: {} }), kind });

/** What a voice was prepared with, and what it was told since. */
function prepared(
  seed: number | undefined,
  kind = WHOLE,
  isStruck = false,
): { given: Params; told: [string, number][]; voice: Voice } {
  const told: [string, number][] = [];
  let given: Params = {};
  const make = (params: Params): Voice => {
    given = params;
    return {
      channels: 1,
      events: [],
      forgetEvents: () => {},
      process: () => {},
      set: (name, value) => told.push([name, value]),
    };
  };
  const individual = seed === undefined ? {} : { individual: dog(seed, kind) };
  const performance = { seed: 1, duration: 1, cue: { kind: 'continuous' as const }, ...individual };
  const voice = voiceOfItsOwn(SPECS, differencesOf(SPECS), USUAL, performance, make, isStruck);
  return { given, told, voice };
}

describe('voiceOfItsOwn', () => {
  it('leaves the usual one as its kind is', () => {
    expect(prepared(undefined).given).toEqual(USUAL);
    expect(prepared(3, { ...WHOLE, share: 0 }).given).toEqual(USUAL);
  });

  it('gives each individual parameters of its own, the same ones every time', () => {
    expect(prepared(3).given.pitch).not.toBe(USUAL.pitch);
    expect(prepared(3).given).toEqual(prepared(3).given);
    expect(prepared(4).given.pitch).not.toBe(prepared(3).given.pitch);
  });

  it('keeps individuals inside what recordings of their kind have, unless words left it', () => {
    const differences = { pitch: { octaves: 2, range: [300, 500] } } as const;
    const pitches = (asked: number): number[] =>
      Array.from({ length: 40 }, (_, seed) => {
        let pitch = 0;
        const performance = { seed: 1, duration: 1, cue: { kind: 'continuous' as const }, individual: dog(seed) };
        voiceOfItsOwn(SPECS, differences, { ...USUAL, pitch: asked }, performance, (given) => {
          ({ pitch } = given);
          return { channels: 1, events: [], forgetEvents: () => {}, process: () => {}, set: () => {} };
        });
        return pitch;
      });
    expect(Math.min(...pitches(400))).toBe(300);
    expect(Math.max(...pitches(400))).toBe(500);
    expect(Math.min(...pitches(100))).toBe(100);
    expect(Math.max(...pitches(900))).toBe(900);
  });

  it('moves them as it was found that its kind differs, whatever the share of other draws', () => {
    const differs = { pitch: [1, 0], tick: [1, 0] } as const;
    expect(prepared(3, { ...WHOLE, share: 0, differs }).given).toEqual({ ...USUAL, pitch: 800 });
    const found: KindDifferences = { ...WHOLE, share: 0, differs: { pitch: [0, 0.3] } };
    const spread = [1, 2, 3, 4].map((seed) => prepared(seed, found).given.pitch);
    expect(new Set(spread).size).toBe(4);
  });

  it('adds no part that the kind has not, and leaves to words what is theirs', () => {
    expect(prepared(3).given).toMatchObject({ tick: 0, strength: 1 });
  });

  it('moves what is changed while it sounds as it moved what it began with', () => {
    const { given, told, voice } = prepared(3);
    voice.set('pitch', 400, 0);
    expect(told).toEqual([['pitch', given.pitch]]);
  });
});

describe('surfaces near the microphone', () => {
  const givenBack = (isStruck: boolean): number => {
    const click = new Float32Array(512);
    click[0] = 1;
    prepared(3, WHOLE, isStruck).voice.process([click], 0, click.length);
    return Math.max(...click.subarray(1).map(Math.abs));
  };

  it('give a sound once more, and half as much of a blow', () => {
    expect(givenBack(false)).toBeGreaterThan(0.05);
    expect(givenBack(true)).toBeGreaterThan(0);
    expect(givenBack(true)).toBeLessThan(0.6 * givenBack(false));
  });
});

describe('tempered', () => {
  it('draws every trait towards the usual', () => {
    const whole = Math.log2(dog(5).pitch.factor);
    expect(Math.log2(tempered(dog(5), 0.5).pitch.factor)).toBeCloseTo(0.5 * whole, 9);
    expect(tempered(dog(5), 0).length.factor).toBe(1);
  });
});
