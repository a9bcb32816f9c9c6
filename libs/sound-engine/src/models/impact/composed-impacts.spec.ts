import { conformance, conformanceBrief } from '../../testing/conformance';
import { bandDb, centroid, levelDb, mono, peakFrequency, take, layerModifiers } from '../../testing/spectra';
import { composedModel } from '../kernels/composed-event';
import { BLADE_SOUNDS } from './blade-sounds';
import { BREAKING_SOUNDS } from './breaking-sounds';
import { COMPOSED_IMPACTS } from './composed-impacts';
import { HANDLED_SOUNDS } from './handled-sounds';
import { WEAPON_SOUNDS } from './weapon-sounds';

const REPRESENTATIVE = 'wood_break';
for (const model of COMPOSED_IMPACTS) {
  if (model.id === REPRESENTATIVE) conformance(model, { seconds: 3 });
  else conformanceBrief(model, { seconds: 3 });
}

describe('composed impacts', () => {
  const sound = (
    id: string,
    said: Parameters<typeof layerModifiers>[0] = {},
    levels: Readonly<Record<string, number>> = {},
  ): Float32Array => {
    const row = [...BREAKING_SOUNDS, ...WEAPON_SOUNDS, ...BLADE_SOUNDS, ...HANDLED_SOUNDS].find(
      (each) => each.id === id,
    );
    if (!row) throw new Error(`no sound ${id}`);
    const model = composedModel(row);
    return mono(
      take(model, {
        seconds: 2,
        cue: { kind: 'shots', at: [0] },
        params: { ...model.mapModifiers(layerModifiers(said)), ...levels },
      }),
    );
  };

  it('cocks a gun in two strokes: back over its catches, then home with the loudest clack of all', () => {
    const x = sound('gun_handling', {}, { spring: 0 });
    const [back, between, home] = [x.subarray(0, 9600), x.subarray(10_560, 14_400), x.subarray(18_240, 24_000)];
    expect(Math.max(...home)).toBeGreaterThan(Math.max(...back));
    expect(levelDb(between)).toBeLessThan(levelDb(back) - 20);
    expect(bandDb(x, 10_000, 20_000)).toBeGreaterThan(-8);
  });

  it('lets the whine of a ricochet fall', () => {
    const x = sound('ricochet', {}, { strike: 0, air: 0, chips: 0, thud: 0 });
    expect(peakFrequency(x.subarray(4800, 8896))).toBeGreaterThan(1.3 * peakFrequency(x.subarray(19_200, 23_296)));
  });

  it('cracks a whip after its swish', () => {
    const x = sound('whip');
    expect(levelDb(x.subarray(8200, 9400)) - levelDb(x.subarray(2400, 7200))).toBeGreaterThan(12);
  });

  it('plays large things lower and hard blows brighter', () => {
    expect(centroid(sound('ball_bounce', { mods: { size: 0.1 } }))).toBeGreaterThan(
      1.3 * centroid(sound('ball_bounce', { mods: { size: 0.9 } })),
    );
    expect(centroid(sound('wood_break', { intensity: 0.9 }))).toBeGreaterThan(
      1.1 * centroid(sound('wood_break', { intensity: 0.2 })),
    );
  });
});
