import { DEVICES, SPACES } from '@whoosh/sound-scene';
import { bandDb, correlation, rms, t60 } from '../testing/spectra';
import { DeviceUnit } from './device';
import { Reflections } from './reflections';
import { Reverb } from './reverb';
import { SPACE_PRESETS } from './space-presets';
import { layerSpace, spaceKey, SpaceUnit, wetGains } from './space-unit';

const SECOND = 48_000;
const noise = (frames: number, level = 0.3): Float32Array => {
  let s = 7;
  return Float32Array.from({ length: frames }, () => {
    s = (Math.imul(s, 1664525) + 1013904223) | 0;
    return (level * s) / 2147483648;
  });
};
const impulse = (frames: number): Float32Array => {
  const x = new Float32Array(frames);
  x[0] = 1;
  return x;
};

function reverberate(send: Float32Array, rt60: number, cuts = send.length): [Float32Array, Float32Array] {
  const reverb = new Reverb({ rt60, size: 1, damping: 0.45, highCut: 8000, preDelayMs: 4 });
  const left = new Float32Array(send.length);
  const right = new Float32Array(send.length);
  for (let i = 0; i < send.length; i += cuts) reverb.process(send, left, right, i, Math.min(send.length, i + cuts), 1);
  return [left, right];
}

describe('reverb', () => {
  it.each([0.4, 1.5, 4])('decays by 60 dB in %d s', (rt60) => {
    const [left] = reverberate(impulse(SECOND * 5), rt60);
    expect(t60(left) / rt60).toBeGreaterThan(0.7);
    expect(t60(left) / rt60).toBeLessThan(1.2);
  });

  it('lets high frequencies die first', () => {
    const [left] = reverberate(impulse(SECOND * 3), 2);
    const early = left.subarray(2400, 12_000);
    const late = left.subarray(SECOND, SECOND + 9600);
    expect(bandDb(late, 4000, 8000)).toBeLessThan(bandDb(early, 4000, 8000) - 8);
  });

  it('gives steady noise back about as loud as it went in, wide and unlike left and right', () => {
    const send = noise(SECOND * 4);
    const [left, right] = reverberate(send, 1);
    const late = (x: Float32Array): Float32Array => x.subarray(SECOND * 2);
    const gain = Math.sqrt(rms(late(left)) ** 2 + rms(late(right)) ** 2) / rms(send);
    expect(20 * Math.log10(gain)).toBeGreaterThan(-9);
    expect(20 * Math.log10(gain)).toBeLessThan(2);
    expect(Math.abs(correlation(late(left), late(right)))).toBeLessThan(0.4);
  });

  it('does not care how the blocks are cut', () => {
    const send = noise(20_000);
    expect(reverberate(send, 1, 77)).toEqual(reverberate(send, 1));
    expect(reverberate(send, 1, 4096)).toEqual(reverberate(send, 1));
  });
});

describe('reflections', () => {
  const answer = (cuts: number): [Float32Array, Float32Array] => {
    const unit = new Reflections(30, [[100, -6]], 8000, 3);
    const send = impulse(9600);
    const left = new Float32Array(9600);
    const right = new Float32Array(9600);
    for (let i = 0; i < 9600; i += cuts) unit.process(send, left, right, i, Math.min(9600, i + cuts), 1);
    return [left, right];
  };

  it('come within their time, other ones left than right, and the echo where it belongs', () => {
    const [left, right] = answer(9600);
    expect(rms(left.subarray(0, 140))).toBe(0);
    expect(rms(left.subarray(144, 1500))).toBeGreaterThan(0);
    expect(rms(left.subarray(2400, 4300))).toBeLessThan(1e-6);
    expect(rms(left.subarray(4500, 5200))).toBeGreaterThan(1e-3);
    expect(Math.abs(correlation(left, right))).toBeLessThan(0.8);
  });

  it('do not care how the blocks are cut', () => {
    expect(answer(100)).toEqual(answer(9600));
  });
});

describe('places', () => {
  it.each(SPACES)('%s answers finitely and within reason', (kind) => {
    const unit = new SpaceUnit({ kind, wet: 0.4 }, 1);
    const send = noise(SECOND);
    const left = new Float32Array(SECOND);
    const right = new Float32Array(SECOND);
    unit.process({ left: send, right: send, send }, left, right, 0, SECOND);
    expect(left.every(Number.isFinite) && right.every(Number.isFinite)).toBe(true);
    const gain = 20 * Math.log10(rms(left) / rms(send));
    expect(gain).toBeGreaterThan(kind === 'underwater' ? -20 : -4);
    expect(gain).toBeLessThan(6);
    expect(SPACE_PRESETS[kind].rt60).toBeGreaterThanOrEqual(0);
  });

  it('a dry place changes nothing', () => {
    const unit = new SpaceUnit({ kind: 'dry', wet: 0 }, 1);
    const x = noise(4800);
    const left = new Float32Array(4800);
    unit.process({ left: x, right: x, send: x }, left, new Float32Array(4800), 0, 4800);
    expect(left).toEqual(x);
  });

  it('shares direct and reverberant sound by wetness', () => {
    expect(wetGains(0)).toEqual({ direct: 1, reverberant: 0 });
    expect(wetGains(0.5)).toEqual({ direct: 1, reverberant: 1 });
    expect(wetGains(1)).toEqual({ direct: 0, reverberant: 1 });
    expect(wetGains(0.2).reverberant).toBeCloseTo(0.25, 12);
  });

  it('lets a layer have a place of its own', () => {
    const scene = { kind: 'room', rt60: 0.3, wet: 0.2 } as const;
    expect(layerSpace(scene, undefined)).toBe(scene);
    expect(layerSpace(scene, { wet: 0.5 })).toEqual({ kind: 'room', rt60: 0.3, wet: 0.5 });
    expect(layerSpace(scene, { kind: 'church' })).toEqual({ kind: 'church', wet: 0.2 });
    expect(spaceKey(scene)).not.toBe(spaceKey({ ...scene, device: 'phone' }));
  });
});

describe('devices', () => {
  const through = (device: (typeof DEVICES)[number], x = noise(SECOND)): Float32Array => {
    const left = x.slice();
    const right = x.slice();
    const unit = new DeviceUnit(device, 1);
    unit.process(left, right, 0, 2000);
    unit.process(left, right, 2000, x.length);
    return left;
  };

  it.each(DEVICES)('%s keeps the sound finite and audible', (device) => {
    const x = through(device);
    expect(x.every(Number.isFinite)).toBe(true);
    expect(rms(x)).toBeGreaterThan(0.01);
    expect(rms(x)).toBeLessThan(1);
  });

  it('a telephone carries 300 to 3400 Hz only', () => {
    const x = through('phone');
    expect(bandDb(x, 5000, 24_000)).toBeLessThan(-18);
    expect(bandDb(x, 0, 150)).toBeLessThan(-25);
    expect(bandDb(x, 300, 3400)).toBeGreaterThan(-1);
  });

  it('a wall lets only low sounds through', () => {
    expect(bandDb(through('wall'), 2000, 24_000)).toBeLessThan(-30);
    expect(rms(through('wall'))).toBeLessThan(rms(noise(SECOND)) / 3);
  });

  it('a record crackles on its own', () => {
    const x = through('vinyl', new Float32Array(SECOND * 2));
    expect(Math.max(...x.map(Math.abs))).toBeGreaterThan(5 * rms(x));
  });
});
