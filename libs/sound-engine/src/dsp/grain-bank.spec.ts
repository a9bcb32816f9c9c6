import { CONTROL_FRAMES } from '../voice';
import type { Block, Grain } from './control-voice';
import { GrainBank, recorded } from './grain-bank';
import { NoiseGrain } from './grains';
import { Random } from './random';

const tick = (): Grain => new NoiseGrain().begin(5, 3000, 1, 0.004, 0.3);

function played(grain: Grain, frames: number): Float32Array {
  const out = new Float32Array(frames);
  for (let from = 0; from < frames; from += CONTROL_FRAMES) {
    const block: Block = [out.subarray(from, from + CONTROL_FRAMES)];
    if (!grain.add(block, 0, CONTROL_FRAMES)) break;
  }
  return out;
}

describe('grain bank', () => {
  it('writes out what a grain gives, sample by sample', () => {
    const recording = recorded([tick()]);
    expect(recording.some((x) => x !== 0)).toBe(true);
    const frames = recording.length - (recording.length % CONTROL_FRAMES);
    expect(recording.subarray(0, frames)).toEqual(played(tick(), frames));
  });

  it('sums what begins together', () => {
    const twice = recorded([tick(), tick()]);
    expect(twice).toEqual(recorded([tick()]).map((x) => 2 * x));
  });

  it('records each of its sounds once, and anew when what they are made of changes', () => {
    let count = 0;
    const bank = new GrainBank(4);
    const random = new Random(1);
    const pickMany = (): void => {
      for (let k = 0; k < 200; k++) bank.pick(random, () => Float32Array.of(count++));
    };
    bank.keepFor(440, 1);
    pickMany();
    bank.keepFor(440, 1);
    pickMany();
    expect(count).toBe(4);
    bank.keepFor(441, 1);
    pickMany();
    expect(count).toBe(8);
  });

  it('chooses from a part of the bank', () => {
    const bank = new GrainBank(10);
    const random = new Random(1);
    for (let k = 0; k < 100; k++) bank.pick(random, () => Float32Array.of(1), [0, 0.5]);
    for (let k = 0; k < 100; k++) expect(bank.pick(random, () => Float32Array.of(2), [0.5, 1])[0]).toBe(2);
  });
});
