import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import wabt from 'wabt';
import { SimdWindowTransform } from './simd-window-transform';
import { WINDOW_KERNEL } from './window-kernel';
import { ScalarWindowTransform, WINDOW_BINS, WINDOW_FRAMES, type WindowTransform } from './window-transform';

const samplesOf = (seed: number): Float32Array =>
  Float32Array.from({ length: WINDOW_FRAMES }, (_, i) => Math.fround(Math.sin(seed + i * i * (seed % 7))));
const gainsOf = (seed: number): Float64Array =>
  Float64Array.from({ length: WINDOW_BINS }, (_, bin) => Math.abs(Math.cos(seed * bin)));

/** Spectrum and samples of a window that gets gains, one after the other. */
function through(transform: WindowTransform, seed: number): Float64Array[] {
  const [re, im, back] = [WINDOW_BINS, WINDOW_BINS, WINDOW_FRAMES].map((length) => new Float64Array(length));
  transform.analyse(samplesOf(seed), re, im);
  transform.synthesise(re, im, gainsOf(seed), back);
  return [re, im, back];
}

describe('SimdWindowTransform', () => {
  it('gives the very numbers of the transform in JavaScript, whatever it transformed before', () => {
    const [simd, scalar] = [new SimdWindowTransform(), new ScalarWindowTransform()];
    fc.assert(
      fc.property(fc.nat(100_000), (seed) => expect(through(simd, seed)).toEqual(through(scalar, seed))),
      { numRuns: 50 },
    );
  });

  it('leaves a spectrum that it gives back as it was', () => {
    const [re, im, back] = [WINDOW_BINS, WINDOW_BINS, WINDOW_FRAMES].map((length) => new Float64Array(length));
    for (const transform of [new SimdWindowTransform(), new ScalarWindowTransform()]) {
      transform.analyse(samplesOf(3), re, im);
      const before = [re.slice(), im.slice()];
      transform.synthesise(re, im, gainsOf(5), back);
      expect([re, im]).toEqual(before);
    }
  });

  it('is what its source says (else: node tools/workspace/assemble.mjs)', async () => {
    const { parseWat } = await wabt();
    const source = readFileSync(join(__dirname, 'window-kernel.wat'), 'utf8');
    expect(WINDOW_KERNEL).toEqual(new Uint8Array(parseWat('kernel', source, { simd: true }).toBinary({}).buffer));
  });
});
