import { conformance, conformanceBrief } from '../../testing/conformance';
import { centroid, eventTimes, mono, take, layerModifiers } from '../../testing/spectra';
import { HAND_STROKES } from './hand-strokes';
import { LAWNMOWER } from './lawnmower';
import { POWER_TOOLS } from './power-tools';
import { WORKSHOP } from './workshop';

const [, jackhammer, , , ratchet] = WORKSHOP;
conformance(jackhammer, { seconds: 3 });
for (const model of [...WORKSHOP.filter((tool) => tool !== jackhammer), ...HAND_STROKES, ...POWER_TOOLS, ...LAWNMOWER])
  conformanceBrief(model, { seconds: 3 });

describe('tools', () => {
  it('strike at the pace of a pneumatic hammer', () => {
    expect(
      Math.abs(eventTimes(jackhammer, { seconds: 2, params: jackhammer.mapModifiers(layerModifiers()) }).length - 46),
    ).toBeLessThanOrEqual(3);
  });

  it('click higher with a small ratchet', () => {
    const of = (size: number): number =>
      centroid(mono(take(ratchet, { seconds: 1, params: ratchet.mapModifiers(layerModifiers({ mods: { size } })) })));
    expect(of(0.1)).toBeGreaterThan(1.3 * of(0.9));
  });
});
