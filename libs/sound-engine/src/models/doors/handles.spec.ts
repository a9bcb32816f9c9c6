import { conformance, conformanceBrief } from '../../testing/conformance';
import { bandDb, levelDb, mono, onsets, peakFrequency, take } from '../../testing/spectra';
import { CLICKS, clickModel } from './clicks';
import { gate } from './door-creak';
import { doorbell } from './doorbell';
import { gestureModel, GESTURES } from './gesture';

const [lightSwitch, lock] = CLICKS.map(clickModel);
conformance(lock, { trial: { before: 0.4 } });
const [chair, zipper] = GESTURES.map(gestureModel);
conformance(zipper);

describe('small things at a door', () => {
  for (const model of [chair, doorbell]) conformanceBrief(model);
  conformanceBrief(lightSwitch, { trial: { thunk: 0.5 } });
  conformanceBrief(gate, { trial: { balance: 0.5, rate: 4 } });

  const once = (model: typeof lock, seconds = 3): Float32Array =>
    mono(take(model, { seconds, cue: { kind: 'shots', at: [0] } }));

  it('click as often as their mechanism does: a lock many times, a switch down and up', () => {
    expect(onsets(once(lock), 6, 0.04).length).toBeGreaterThanOrEqual(4);
    expect(onsets(once(lightSwitch), 6, 0.04).length).toBeGreaterThanOrEqual(2);
  });

  it('keep a lock from ringing at one pitch, as a metal case of many parts does', () => {
    for (const seed of [1, 2, 3]) {
      const x = mono(take(lock, { seconds: 1.2, seed, cue: { kind: 'shots', at: [0] } }));
      expect(bandDb(x, 1500, 7000)).toBeGreaterThan(-4);
      expect(bandDb(x, 220, 450)).toBeLessThan(-15);
    }
  });

  it('ring a third down from ding to dong', () => {
    const x = once(doorbell);
    const ding = peakFrequency(x.subarray(0, 24_000), 300, 1200);
    const dong = peakFrequency(x.subarray(40_000, 64_000), 300, 700);
    expect(dong / ding).toBeCloseTo(0.79, 1);
  });

  it('end a pull with a stop and are silent soon after', () => {
    const x = once(chair);
    expect(levelDb(x.subarray(0, 24_000)) - levelDb(x.subarray(72_000))).toBeGreaterThan(30);
  });

  it('let a gate fall shut after its groan', () => {
    const x = once(gate, 4);
    const loudest = x.reduce((top, value, at) => (Math.abs(value) > Math.abs(x[top]) ? at : top), 0);
    expect(loudest / 48_000).toBeGreaterThan(0.5);
    const level = (seconds: number): number => {
      const at = loudest + Math.round(seconds * 48_000);
      return levelDb(x.subarray(at, at + 4800));
    };
    expect(level(0)).toBeGreaterThan(level(-0.3) + 3);
    expect(level(0)).toBeGreaterThan(level(0.5) + 15);
  });
});
