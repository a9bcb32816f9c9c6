import { conformance, conformanceBrief } from '../../testing/conformance';
import { centroid, eventTimes, levelDb, mono, onsets, t60, take, layerModifiers } from '../../testing/spectra';
import { doorOpenClose, doorSlam, drawer, slidingDoor, windowShut } from './door';

conformance(doorOpenClose);
conformance(doorSlam, { trial: { handle: 0.4, swing: 0.1 } });

describe('door', () => {
  const sound = (model: typeof doorSlam, said: Parameters<typeof layerModifiers>[0] = {}): Float32Array =>
    mono(
      take(model, { seconds: 3, cue: { kind: 'shots', at: [0] }, params: model.mapModifiers(layerModifiers(said)) }),
    );

  it('clicks at the handle first and meets its frame after the swing', () => {
    const x = sound(doorOpenClose);
    expect(onsets(x)[0]).toBeLessThan(0.02);
    const loudest = x.reduce((best, v, i) => (Math.abs(v) > Math.abs(x[best]) ? i : best), 0) / 48_000;
    expect(loudest).toBeGreaterThan(0.35);
    expect(loudest).toBeLessThan(1.1);
  });

  it('does not fall shut when it only opens', () => {
    const opened = sound(doorOpenClose, { variant: 'open' });
    expect(levelDb(opened)).toBeLessThan(levelDb(sound(doorOpenClose)) - 6);
  });

  it('slams at once, deep for a large door, ringing for an iron one', () => {
    const slam = sound(doorSlam);
    expect(onsets(slam)[0]).toBeLessThan(0.03);
    expect(centroid(sound(doorSlam, { mods: { size: 0.95 } }))).toBeLessThan(
      0.8 * centroid(sound(doorSlam, { mods: { size: 0.1 } })),
    );
    expect(t60(sound(doorSlam, { material: 'metal' }))).toBeGreaterThan(1.5 * t60(slam));
  });

  it('swings as long as the words say', () => {
    const closing = (duration: number) =>
      eventTimes(doorOpenClose, {
        seconds: 9,
        cue: { kind: 'shots', at: [0] },
        params: doorOpenClose.mapModifiers(layerModifiers({ mods: { duration } })),
      }).at(-1) ?? 0;
    expect(closing(1)).toBeLessThan(1);
    expect(closing(6)).toBeGreaterThan(4);
    expect(closing(6)).toBeLessThan(8);
  });

  it('is louder with force', () => {
    expect(levelDb(sound(doorSlam, { intensity: 0.9 })) - levelDb(sound(doorSlam, { intensity: 0.2 }))).toBeGreaterThan(
      5,
    );
  });
});

describe('sliding doors, drawers, windows', () => {
  for (const model of [slidingDoor, drawer, windowShut]) conformanceBrief(model);
});
