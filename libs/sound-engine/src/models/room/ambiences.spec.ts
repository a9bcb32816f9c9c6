import { conformance, conformanceBrief } from '../../testing/conformance';
import { bandDb, correlation, levelDb, mono, take, layerModifiers } from '../../testing/spectra';
import { ambienceModel } from '../kernels/ambience';
import { MODELS } from '../registry';
import { AMBIENCES } from './ambiences';

conformance(MODELS.room_tone);

describe('places', () => {
  for (const { id } of AMBIENCES) if (id !== 'room_tone') conformanceBrief(MODELS[id], { seconds: 4 });

  it('keep two places apart by what is in them: birds of a forest, crickets of a night', () => {
    expect(bandDb(mono(take(MODELS.night, { seconds: 3 })), 4000, 6000)).toBeGreaterThan(
      bandDb(mono(take(MODELS.room_tone, { seconds: 3 })), 4000, 6000) + 6,
    );
  });

  it('surround: left and right are kin, not the same', () => {
    const [left, right] = take(MODELS.public_place, { seconds: 3 });
    expect(correlation(left, right)).toBeLessThan(0.98);
    expect(correlation(left, right)).toBeGreaterThan(0.05);
  });

  it('have walls that send back what sounds between them: a cave is louder between its drops, a hollow one more so', () => {
    const { cave } = MODELS;
    const quietest = (walls: number): number => {
      const x = mono(take(cave, { seconds: 4, params: { ...cave.mapModifiers(layerModifiers()), walls } }));
      const levels = Array.from({ length: 40 }, (_, k) => levelDb(x.subarray(k * 4800, (k + 1) * 4800)));
      return levels.sort((a, b) => a - b)[8] - levelDb(x);
    };
    expect(quietest(1)).toBeGreaterThan(quietest(0) + 1);
    expect(cave.mapModifiers(layerModifiers({ mods: { hollowness: 1 } })).walls).toBeGreaterThan(
      cave.mapModifiers(layerModifiers()).walls,
    );
    expect(MODELS.forest.params.walls).toBeUndefined();
  });

  it('let a storm itself go harder where the words ask for force, not only its level', () => {
    const share = (intensity: number): number =>
      bandDb(
        mono(
          take(MODELS.thunderstorm, {
            seconds: 3,
            params: MODELS.thunderstorm.mapModifiers(layerModifiers({ intensity })),
          }),
        ),
        2000,
        8000,
      );
    expect(Math.abs(share(0.725) - share(0.3))).toBeGreaterThan(1);
  });

  it('refuse a layer whose source nobody has', () => {
    expect(() =>
      ambienceModel({ id: 'nowhere', level: 1, top: 5000, layers: [{ source: 'nothing', gain: 1 }] }, MODELS),
    ).toThrow(RangeError);
  });
});
