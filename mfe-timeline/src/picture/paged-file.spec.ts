import { PagedFile } from './paged-file';

const PAGE = 1 << 17;

function fileOf(length: number) {
  const whole = Uint8Array.from({ length }, (_, i) => (i * 7) % 251);
  const asked: [number, number][] = [];
  let failures = 0;
  const file = new PagedFile((from, to) => {
    asked.push([from, to]);
    if (failures-- > 0) return Promise.reject(new Error('no answer'));
    return Promise.resolve(whole.slice(from, to).buffer);
  });
  return { whole, asked, file, fail: () => (failures = 1) };
}

describe('a file that is read in pages', () => {
  it('gives the bytes of any stretch, pages side by side with one request and none twice [long]', async () => {
    const { whole, asked, file } = fileOf(4 * PAGE + 100);
    for (const [from, to] of [
      [PAGE - 5, 2 * PAGE + 7],
      [10, 4 * PAGE + 60],
      [PAGE, PAGE + 1],
    ] as const)
      expect(await file.read(from, to)).toEqual(whole.slice(from, to));
    expect(asked).toEqual([
      [0, 3 * PAGE],
      [3 * PAGE, 5 * PAGE],
    ]);
  });

  it('asks again for what failed', async () => {
    const { whole, file, fail } = fileOf(100);
    fail();
    await expect(file.read(0, 10)).rejects.toThrow('no answer');
    expect(await file.read(0, 10)).toEqual(whole.slice(0, 10));
  });
});
