/**
 * A planned complex transform of one size, in place, unscaled, with e^(-2πi kn/N). Reference: Cooley and Tukey (1965),
 * radix 2.
 */
export class ComplexTransform {
  private readonly cos: Float64Array;
  private readonly sin: Float64Array;

  /** @param size a power of two */
  constructor(readonly size: number) {
    this.cos = Float64Array.from({ length: size / 2 }, (_, i) => Math.cos((2 * Math.PI * i) / size));
    this.sin = Float64Array.from({ length: size / 2 }, (_, i) => -Math.sin((2 * Math.PI * i) / size));
  }

  run(re: Float64Array, im: Float64Array): void {
    const { size } = this;
    for (let i = 1, j = 0; i < size; i++) {
      let bit = size >> 1;
      for (; j & bit; bit >>= 1) j ^= bit;
      j ^= bit;
      if (i >= j) continue;
      const [a, b] = [re[i], im[i]];
      re[i] = re[j];
      im[i] = im[j];
      re[j] = a;
      im[j] = b;
    }
    for (let length = 2; length <= size; length *= 2) this.butterflies(re, im, length);
  }

  private butterflies(re: Float64Array, im: Float64Array, length: number): void {
    const { size, cos, sin } = this;
    const half = length / 2;
    const step = size / length;
    for (let block = 0; block < size; block += length) {
      for (let k = 0; k < half; k++) {
        const i = block + k;
        const j = i + half;
        const c = cos[k * step];
        const s = sin[k * step];
        const tr = re[j] * c - im[j] * s;
        const ti = re[j] * s + im[j] * c;
        re[j] = re[i] - tr;
        im[j] = im[i] - ti;
        re[i] += tr;
        im[i] += ti;
      }
    }
  }
}
