import { MasterBus } from './master-bus';
import { StemsBus } from './stems-bus';
import { noise } from './testing/timelines';

it('gives parts that add up to the limited mix', () => {
  const parts = [noise(48_000, 0.9), noise(48_000, 0.9, 9), noise(48_000, 0.4, 4)];
  const mix = { left: new Float32Array(48_000), right: new Float32Array(48_000) };
  for (const { left, right } of parts)
    left.forEach((sample, i) => {
      mix.left[i] += sample;
      mix.right[i] += right[i];
    });
  const plain = mix.left.slice();
  new MasterBus(1.4).process(mix);
  const bus = new StemsBus(1.4);
  for (let at = 0; at < 48_000; at += 8_000)
    bus.process(
      parts.map(({ left, right }) => ({ left: left.subarray(at, at + 8_000), right: right.subarray(at, at + 8_000) })),
    );
  const worst = mix.left.reduce(
    (most, sample, i) => Math.max(most, Math.abs(sample - parts.reduce((sum, { left }) => sum + left[i], 0))),
    0,
  );
  expect(worst).toBeLessThan(1e-6);
  // The limiter worked: otherwise this would prove nothing.
  expect(Math.max(...mix.left)).toBeLessThan(Math.max(...plain));
});
