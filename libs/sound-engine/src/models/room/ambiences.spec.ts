import { conformance, conformanceBrief } from '../../testing/conformance';
import { bandDb, correlation, mono, take, layerModifiers } from '../../testing/spectra';
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
