import fc from 'fast-check';
import { interpret, render } from '@whoosh/sound-engine';
import '@whoosh/sound-engine/figures';
import '@whoosh/sound-engine/reader';
import { validateScene } from '@whoosh/sound-scene';
import { startLanguage } from '@whoosh/ui';
import {
  curveOf,
  CURVE_NAMES,
  curvedLayers,
  movedPoint,
  scaleOf,
  shareOf,
  valueAt,
  valueOn,
  valueWords,
  withCurve,
  withoutPoint,
  withPoint,
  type CurvePoint,
} from './curves';
import { knockLayer, rainLayer, sceneOf } from './testing/scenes';

const anyPoint = (duration: number): fc.Arbitrary<CurvePoint> =>
  fc.tuple(
    fc.integer({ min: 0, max: duration * 1000 }).map((ms) => ms / 1000),
    fc.double({ min: 0, max: 1, noNaN: true }),
  );

describe('points of a curve', () => {
  it('stay in order and inside the sound, whatever is added and moved', () => {
    fc.assert(
      fc.property(
        fc.array(anyPoint(4), { minLength: 1, maxLength: 20 }),
        fc.nat(19),
        fc.double({ min: -9, max: 20, noNaN: true }),
        (added, index, time) => {
          const points = added.reduce<readonly CurvePoint[]>(withPoint, []);
          const moved = movedPoint(points, index % points.length, [time, 0.5], 4);
          expect(moved).toHaveLength(points.length);
          const scene = withCurve(sceneOf(4), 'rain-1', 'intensity', moved);
          expect(validateScene(scene)).toMatchObject({ ok: true });
        },
      ),
    );
  });

  it('have one value at a moment', () => {
    expect(withPoint([[1, 0.2]], [1, 0.9])).toEqual([[1, 0.9]]);
  });

  it('go one by one, and the curve with the last', () => {
    const scene = withCurve(sceneOf(4), 'rain-1', 'speed', [[0, 1]]);
    expect(withCurve(scene, 'rain-1', 'speed', withoutPoint([[0, 1]], 0))).toEqual(sceneOf(4));
  });
});

it('shows every value at a height of its own', () => {
  for (const name of CURVE_NAMES) {
    const scale = scaleOf(name);
    for (const share of [0, 0.25, 0.5, 1]) expect(shareOf(valueAt(share, scale), scale)).toBeCloseTo(share, 1);
    expect(shareOf(scale.neutral, scale)).toBeGreaterThan(0);
  }
});

it('begins where the layer is without a curve', () => {
  const rain = { ...rainLayer(4), mods: { intensity: 0.85 }, place: { distance: 60, azimuth: 0, spread: 0 } };
  expect([
    scaleOf('intensity', rain).neutral,
    scaleOf('distance', rain).neutral,
    scaleOf('speed', rain).neutral,
  ]).toEqual([0.85, 60, 1]);
  expect(valueOn([], 1, scaleOf('intensity', rain))).toBe(0.85);
});

it('goes straight from point to point, and flat beyond them', () => {
  const scale = scaleOf('intensity');
  const points: CurvePoint[] = [
    [1, 0.2],
    [3, 0.8],
  ];
  expect([0, 1, 2, 3, 4].map((time) => valueOn(points, time, scale))).toEqual([0.2, 0.2, 0.5, 0.8, 0.8]);
});

it('offers curves of what sounds on, and of nothing else', () => {
  expect(curvedLayers(sceneOf(4, [rainLayer(4), knockLayer([1])])).map(({ id }) => id)).toEqual(['rain-1']);
  expect(curveOf(knockLayer([1]), 'level')).toEqual([]);
});

it('is heard: the pitch of an engine follows the curve of its speed within 2 %', () => {
  const scene = interpret('a propeller plane', { duration: 4, seed: 2, intensity: 'moderate' });
  const [layer] = curvedLayers(scene);
  const faster = withCurve(scene, layer?.id ?? '', 'speed', [
    [0, 1],
    [1, 1],
    [1.5, 1.5],
    [4, 1.5],
  ]);
  const [left = new Float32Array()] = render(faster).mix.channels;
  const pitch = (from: number) => pitchOf(left.subarray(from * RATE, (from + 0.4) * RATE), 25, 80);
  expect(Math.abs(pitch(3.2) / pitch(0.5) / 1.5 - 1)).toBeLessThan(0.02);
});

const RATE = 48_000;

/** Every fourth sample tells of pitches below 100 Hz all there is to tell. */
const STRIDE = 4;

/** Pitch in Hz by the strongest autocorrelation between two pitches. */
function pitchOf(x: Float32Array, lowHz: number, highHz: number): number {
  const y = x.filter((_, i) => i % STRIDE === 0);
  const rate = RATE / STRIDE;
  let best = { likeness: 0, lag: NaN };
  for (let lag = Math.ceil(rate / highHz); lag <= rate / lowHz; lag++) {
    let likeness = 0;
    for (let i = lag; i < y.length; i++) likeness += (y[i] ?? 0) * (y[i - lag] ?? 0);
    likeness /= y.length - lag;
    if (likeness > best.likeness) best = { likeness, lag };
  }
  return rate / best.lag;
}

it('says a pitch in the language of the page', async () => {
  await startLanguage('de');
  expect(valueWords(3, scaleOf('pitch'))).toBe('3,0 Halbtöne');
  await startLanguage('en');
  expect(valueWords(-1.5, scaleOf('pitch'))).toBe('-1.5 semitones');
});
