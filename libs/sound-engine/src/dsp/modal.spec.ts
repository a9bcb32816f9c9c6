import { ModalBank } from './modal';

function render(bank: ModalBank, frames: number): Float32Array {
  const out = new Float32Array(frames);
  for (let i = 0; i < frames; i += 32) bank.add(out, i, Math.min(frames, i + 32));
  return out;
}
const rms = (x: Float32Array): number => Math.sqrt(x.reduce((s, v) => s + v * v, 0) / x.length);

describe('modal bank', () => {
  it('rings at its frequency with the gain asked for', () => {
    const bank = new ModalBank([{ frequency: 1000, t60: 20, gain: 0.5 }]);
    bank.strike(0, 1, 0);
    const x = render(bank, 4800);
    expect(Math.max(...x)).toBeCloseTo(0.5, 2);
    let crossings = 0;
    for (let i = 1; i < x.length; i++) if (x[i - 1] < 0 && x[i] >= 0) crossings++;
    expect(crossings).toBeGreaterThanOrEqual(99);
    expect(crossings).toBeLessThanOrEqual(100);
  });

  it('leaves out what a soft contact does not excite, and nothing else', () => {
    const modes = [
      { frequency: 200, t60: 0.5, gain: 1 },
      { frequency: 12_000, t60: 2, gain: 0.01 },
    ];
    const [all, heard] = [new ModalBank(modes), new ModalBank(modes, 0.004)].map((bank) => {
      bank.strike(0, 1, 0.004);
      return render(bank, 24_000);
    });
    expect(rms(heard)).toBeCloseTo(rms(all), 4);
    expect(rms(heard.map((x, i) => x - all[i]))).toBeLessThan(3e-5 * rms(all));
  });

  it('is 60 dB down after t60 and then silent for good', () => {
    const bank = new ModalBank([{ frequency: 700, t60: 0.3, gain: 1 }]);
    bank.strike(0, 1, 0.0005);
    expect(bank.isRinging).toBe(true);
    const x = render(bank, 48_000);
    const drop = 20 * Math.log10(rms(x.subarray(14_400, 14_880)) / rms(x.subarray(0, 480)));
    expect(drop).toBeGreaterThan(-62);
    expect(drop).toBeLessThan(-57);
    expect(rms(x.subarray(24_000))).toBe(0);
    expect(bank.isRinging).toBe(false);
  });

  it('sounds from the frame of the strike on', () => {
    const bank = new ModalBank([{ frequency: 3000, t60: 0.3, gain: 1 }]);
    bank.strike(17, 1, 0);
    const x = render(bank, 64);
    expect(Math.max(...x.subarray(0, 17).map(Math.abs))).toBeLessThan(1e-10);
    expect(Math.abs(x[17])).toBeGreaterThan(0.1);
  });

  it('a softer contact leaves out the high modes', () => {
    const level = (contact: number): number => {
      const bank = new ModalBank([{ frequency: 5000, t60: 0.3, gain: 1 }]);
      bank.strike(0, 1, contact);
      return rms(render(bank, 4800));
    };
    expect(level(0.002)).toBeLessThan(level(0.0001) / 10);
  });

  it('leaves out modes that the sample rate cannot hold', () => {
    const bank = new ModalBank([{ frequency: 23_000, t60: 1, gain: 1 }]);
    bank.strike(0, 1, 0);
    expect(rms(render(bank, 320))).toBe(0);
  });
});
