describe('samples that are compared by toEqual', () => {
  const samples = (...values: number[]) => ({ channels: [Float32Array.from(values)] });

  it('are the same number by number, where none is a number too', () => {
    expect(samples(1, NaN, 0)).toEqual(samples(1, NaN, 0));
  });

  it.each([
    ['another number', samples(0, 1, 2)],
    ['a minus zero', samples(-0, 1)],
    ['one more', samples(0, 1, 0)],
    ['another kind', { channels: [Float64Array.of(0, 2)] }],
  ])('are others with %s', (_, others) => {
    expect(samples(0, 1)).not.toEqual(others);
  });

  it('are compared as fast as they are read', () => {
    const second = () => new Float32Array(48_000).fill(0.5);
    const begun = process.cpuUsage().user;
    for (let time = 0; time < 20; time += 1) expect(second()).toEqual(second());
    // Key by key it were 0.1 s each.
    expect((process.cpuUsage().user - begun) / 1000).toBeLessThan(1000);
  });
});
