import { conformance, conformanceBrief } from '../../testing/conformance';
import { centroid, eventTimes, mono, take, layerModifiers } from '../../testing/spectra';
import { RUBBED_THINGS } from './rubbed-things';

const TRIAL = { stop: 0.6, teeth: 0.5, grains: 200, grainLevel: 0.5, rate: 4, length: 0.2, texture: 60 };
for (const model of RUBBED_THINGS) {
  if (model.id === 'scrape') conformance(model, { trial: TRIAL, seconds: 4 });
  else conformanceBrief(model);
}

describe('rubbed things', () => {
  const scrape = RUBBED_THINGS[0];

  it('keep the rate that the words ask for', () => {
    const params = scrape.mapModifiers(layerModifiers({ mods: { rate: 4 } }));
    expect(Math.abs(eventTimes(scrape, { seconds: 5, params }).length - 20)).toBeLessThanOrEqual(2);
  });

  it('sound higher when small', () => {
    const of = (size: number): number =>
      centroid(mono(take(scrape, { seconds: 2, params: scrape.mapModifiers(layerModifiers({ mods: { size } })) })));
    expect(of(0.1)).toBeGreaterThan(1.15 * of(0.9));
  });
});
