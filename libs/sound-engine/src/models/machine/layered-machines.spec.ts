import { conformance, conformanceBrief } from '../../testing/conformance';
import { bandDb, centroid, levels, mono, peakFrequency, take, layerModifiers } from '../../testing/spectra';
import { FLYING_MODELS } from './flying';
import { HORN_MODELS } from './horns';
import { RAIL_MODELS } from './rails';
import { ROAD_MODELS } from './road-sounds';

const ALL = [...HORN_MODELS, ...FLYING_MODELS, ...RAIL_MODELS, ...ROAD_MODELS];
const model = (id: string): (typeof ALL)[number] => {
  const found = ALL.find((one) => one.id === id);
  if (!found) throw new RangeError(`no model '${id}'`);
  return found;
};

conformance(model('car_door'), { seconds: 2 });
for (const one of ALL) if (one.id !== 'car_door') conformanceBrief(one, { seconds: 2 });

describe('machines made of layers', () => {
  it('honk a third lower when they are large', () => {
    const pitchOf = (size: number): number =>
      peakFrequency(
        mono(
          take(model('car_horn'), {
            seconds: 0.5,
            params: { ...model('car_horn').mapModifiers(layerModifiers({ mods: { size } })), air: 0 },
          }),
        ),
        100,
        1000,
      );
    expect(pitchOf(0.2)).toBeGreaterThan(1.4 * pitchOf(0.9));
  });

  it('let the fan of a jet slide by a semitone and more, and no highs come through the air', () => {
    const takes = [1, 2, 3, 4].map((seed) => mono(take(model('jet'), { seconds: 6, seed })));
    const slides = takes.map((x) => {
      const lines = [0.5, 3, 5.5].map((at) => peakFrequency(x.subarray(48_000 * at, 48_000 * at + 8192), 4000, 8000));
      return Math.max(...lines) / Math.min(...lines);
    });
    expect(Math.max(...slides)).toBeGreaterThan(1.06);
    const params = { ...model('jet').mapModifiers(layerModifiers()), tone: 0 };
    expect(bandDb(mono(take(model('jet'), { params })), 10_000, 20_000)).toBeLessThan(-31);
  });

  it('turn a propeller faster at higher speed', () => {
    const blades = (speed: number): number =>
      peakFrequency(
        mono(
          take(model('propeller_plane'), {
            seconds: 1,
            params: model('propeller_plane').mapModifiers(layerModifiers({ mods: { speed } })),
          }),
        ),
        45,
        130,
      );
    expect(blades(1.5)).toBeGreaterThan(1.35 * blades(1));
  });

  it('drive past: loudest in the middle, duller afterwards than before', () => {
    const x = mono(take(model('car_pass'), { seconds: 6 }));
    const loud = levels(x, 1);
    expect(loud.indexOf(Math.max(...loud))).toBeGreaterThanOrEqual(2);
    expect(loud.indexOf(Math.max(...loud))).toBeLessThanOrEqual(3);
    expect(centroid(x.subarray(24_000, 96_000))).toBeGreaterThan(centroid(x.subarray(216_000, 280_000)));
  });
});
