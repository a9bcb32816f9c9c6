import { conformance, conformanceBrief } from '../../testing/conformance';
import { levels, mono, take, layerModifiers } from '../../testing/spectra';
import { OTHER_ENGINES } from './car-engine';
import { carStart } from './car-start';
import { motorboat } from './motorboat';
import { airBrake, reverseBeep } from './heavy-vehicles';

conformance(motorboat, { seconds: 4 });
for (const one of [
  carStart,
  reverseBeep,
  airBrake,
  ...OTHER_ENGINES.filter(({ id }) => ['truck', 'bus', 'tractor', 'race_car'].includes(id)),
])
  conformanceBrief(one, { seconds: 3 });

describe('starting a car', () => {
  it('cranks seven or eight times a second, then runs', () => {
    const x = mono(take(carStart, { seconds: 3, params: carStart.mapModifiers(layerModifiers()) }));
    const effort = levels(x.subarray(9600, 60_000), 0.02);
    const crests = effort.filter(
      (level, k) =>
        k > 1 && k < effort.length - 2 && level > effort[k - 1] && level >= effort[k + 1] && level > effort[k - 2],
    ).length;
    expect(crests).toBeGreaterThanOrEqual(6);
    expect(crests).toBeLessThanOrEqual(11);
    expect(levels(x.subarray(96_000), 0.5)[0]).toBeGreaterThan(-45);
  });
});
