import { conformance, conformanceBrief } from '../../testing/conformance';
import { bandDb, levelDb, mono, onsets, peakFrequency, take, layerModifiers } from '../../testing/spectra';
import { jetModel, JETS } from './jet';
import { plungeModel, PLUNGES } from './plunge-sounds';

const models = Object.fromEntries(PLUNGES.map((plunge) => [plunge.id, plungeModel(plunge)]));
/** All that a plunge can be made of. */
const WHOLE = { tick: 0.5, slap: 0.5, suck: 0.5, body: 0.5, slosh: 0.3, plops: 2, spray: 0.3, drops: 10, bubbles: 50 };
conformance(models.splash, { trial: { tick: 0.5, suck: 0.5 } });
describe('drips, splashes and gulps', () => {
  for (const id of ['drip', 'swallow']) conformanceBrief(models[id], { trial: WHOLE });

  it('are heard by the cavity that closes, lower for a larger drop', () => {
    const plop = (size: number): number =>
      peakFrequency(
        mono(
          take(models.drip, {
            seconds: 1,
            cue: { kind: 'shots', at: [0] },
            params: {
              ...models.drip.mapModifiers(layerModifiers({ mods: { size } })),
              spread: 0,
              bubbles: 0,
              spray: 0,
              tick: 0,
            },
          }),
        ),
        150,
        3000,
      );
    expect(plop(0.1)).toBeGreaterThan(1.5 * plop(0.9));
  });

  it('drip on, several times within some seconds', () => {
    expect(onsets(mono(take(models.drip, { seconds: 6 })), 9, 0.25).length).toBeGreaterThanOrEqual(5);
  });

  it('splash with the weight of the water that is pushed away, not with spray alone', () => {
    const first = mono(take(models.splash, { seconds: 3, cue: { kind: 'shots', at: [0] } })).subarray(0, 14_400);
    expect(bandDb(first, 60, 350)).toBeGreaterThan(-12);
    expect(bandDb(first, 2000, 8000)).toBeGreaterThan(-12);
  });

  it('splash from the slap over the crown of spray to the drops that fall back: ever less, and hardly a low in the end', () => {
    for (const seed of [1, 2, 3]) {
      const x = mono(take(models.splash, { seconds: 2, seed, cue: { kind: 'shots', at: [0] } }));
      const [slap, crown, drops] = [x.subarray(0, 7200), x.subarray(14_400, 26_400), x.subarray(40_000, 60_000)];
      expect(levelDb(slap)).toBeGreaterThan(levelDb(crown));
      expect(levelDb(crown)).toBeGreaterThan(levelDb(drops) + 4);
      expect(levelDb(slap) + bandDb(slap, 60, 350)).toBeGreaterThan(levelDb(drops) + bandDb(drops, 60, 350) + 12);
    }
  });

  it('splash at once and fall back within two seconds', () => {
    const x = mono(take(models.splash, { seconds: 4, cue: { kind: 'shots', at: [0] } }));
    expect(levelDb(x.subarray(0, 12_000)) - levelDb(x.subarray(144_000))).toBeGreaterThan(30);
  });
});

const jets = Object.fromEntries(JETS.map((jet) => [jet.id, jetModel(jet)]));
conformance(jets.steam);
describe('jets', () => {
  conformanceBrief(jets.spray);

  it('leave a hole below their hiss, deeper for the finer spray', () => {
    const low = (id: string): number => bandDb(mono(take(jets[id], { seconds: 2 })), 100, 1500);
    expect(low('steam')).toBeLessThan(-9);
    expect(low('spray')).toBeLessThan(low('steam') - 6);
  });
});
