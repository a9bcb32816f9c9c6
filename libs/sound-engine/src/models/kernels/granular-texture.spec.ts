import { conformance, conformanceBrief } from '../../testing/conformance';
import { bandDb, centroid, excessKurtosis, mono, take, layerModifiers } from '../../testing/spectra';
import { sizzle } from '../fire/sizzle';
import { fizz } from '../water/fizz';
import { windLeaves } from '../weather/wind-leaves';

conformance(sizzle, { trial: { deep: 0.5 } });
describe('textures of very many small sounds', () => {
  conformanceBrief(fizz);
  conformanceBrief(windLeaves);

  it('stand out of their haze: peakier than noise', () => {
    expect(excessKurtosis(mono(take(sizzle, { seconds: 3 })))).toBeGreaterThan(1);
  });

  it('lie where their grains are: fizz over frying fat over leaves', () => {
    const middle = (model: typeof sizzle): number => centroid(mono(take(model, { seconds: 3 })));
    expect(middle(sizzle)).toBeGreaterThan(1.05 * middle(windLeaves));
    expect(bandDb(mono(take(fizz, { seconds: 3 })), 3500, 20_000)).toBeGreaterThan(-1.5);
  });

  it('get denser with force', () => {
    expect(sizzle.mapModifiers(layerModifiers({ intensity: 0.8 })).rate).toBeGreaterThan(
      1.5 * sizzle.mapModifiers(layerModifiers({ intensity: 0.3 })).rate,
    );
  });
});
