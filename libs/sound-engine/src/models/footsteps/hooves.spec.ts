import { drawUnspoken } from '../../individual/unspoken';
import { conformance } from '../../testing/conformance';
import { eventTimes, layerModifiers } from '../../testing/spectra';
import { hooves } from './hooves';

conformance(hooves);

describe('hooves', () => {
  const beats = (speed: number): number[] => {
    const times = eventTimes(hooves, { seconds: 6, params: hooves.mapModifiers(layerModifiers({ mods: { speed } })) });
    return times.slice(1).map((time, i) => time - times[i]);
  };

  it('walk in four even beats, trot in pairs, gallop in fours with a rest', () => {
    const longest = (gaps: number[]): number =>
      Math.max(...gaps) / (gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length);
    expect(longest(beats(0.5))).toBeLessThan(1.5);
    expect(beats(0.85).filter((gap) => gap < 0.05).length).toBeGreaterThan(0.4 * beats(0.85).length);
    expect(longest(beats(2))).toBeGreaterThan(1.5);
  });

  it('gallop where no pace is said', () => {
    const gait = (said: Parameters<typeof layerModifiers>[0]) => hooves.mapModifiers(layerModifiers(said)).gait;
    expect(gait({})).toBe(gait({ mods: { speed: 2 } }));
    expect(gait({})).not.toBe(gait({ mods: { speed: 0.85 } }));
  });

  it('gallop whichever horse it is, as no individual has a pace that nobody said', () => {
    const paces = Array.from({ length: 200 }, (_, own) => drawUnspoken({ model: 'hooves', alternatives: [] }, own));
    expect(paces.filter(({ modifiers }) => modifiers.speed !== undefined)).toEqual([]);
  });
});
