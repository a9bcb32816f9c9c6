import { conformance, conformanceBrief } from '../../testing/conformance';
import { centroid, mono, powerSpectrum, take, layerModifiers } from '../../testing/spectra';
import { APPLIANCES } from './appliances';

const [vacuum, , blender] = APPLIANCES;
conformance(blender, { seconds: 4 });
for (const model of APPLIANCES.filter((each) => each !== blender)) conformanceBrief(model);

describe('appliances with a motor', () => {
  it('run up from rest', () => {
    const x = mono(take(vacuum, { seconds: 3, params: { ...vacuum.mapModifiers(layerModifiers()), spin: 0.6 } }));
    expect(centroid(x.subarray(96_000, 120_000))).toBeGreaterThan(1.05 * centroid(x.subarray(0, 9600)));
  });

  it('have the tone of their motor', () => {
    const params = {
      ...blender.mapModifiers(layerModifiers()),
      load: 0,
      beat: 0,
      noise: 0,
      air: 0,
      brush: 0,
      gear: 0,
      pitch: 300,
      drive: 0.5,
      slope: 1.5,
      spin: 0.02,
    };
    const spectrum = powerSpectrum(mono(take(blender, { seconds: 2, params })).subarray(48_000));
    expect((spectrum.indexOf(spectrum.reduce((a, b) => Math.max(a, b), 0)) * 48_000) / 4096 / 300).toBeCloseTo(1, 1);
  });
});
