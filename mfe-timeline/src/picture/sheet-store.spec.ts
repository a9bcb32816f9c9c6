import { SheetStore } from './sheet-store';

const OF = {
  ...{ url: '/sheets', count: 25, interval: 0.4, columns: 2, rows: 5, width: 160, height: 90 },
  offsets: [0, 100, 230, 300],
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

function opened() {
  const asked: [number, number][] = [];
  const changes: number[] = [];
  let fails = 0;
  const store = new SheetStore({
    read: () => (from, to) => {
      asked.push([from, to]);
      return fails-- > 0 ? Promise.reject(new Error('no answer')) : Promise.resolve(new ArrayBuffer(to - from));
    },
    decode: (jpeg) => Promise.resolve({ width: jpeg.size, close: () => undefined } as ImageBitmap),
    now: () => 0,
    onChange: () => changes.push(1),
  });
  return { store, asked, changes, fail: () => (fails = 1) };
}

describe('sheets of pictures', () => {
  it('are fetched one by one when a picture of theirs is wanted, and give its place [timeline 17]', async () => {
    const { store, asked, changes } = opened();
    expect(store.picture(OF, 4.81)).toBeNull();
    expect(store.picture(OF, 4.9)).toBeNull();
    await settled();
    expect([asked, changes.length]).toEqual([[[100, 230]], 1]);
    // the 13th of all is the third of the second sheet
    expect(store.picture(OF, 4.81)).toEqual({
      image: expect.objectContaining({ width: 130 }),
      x: 0,
      y: 90,
      width: 160,
      height: 90,
    });
  });

  it('end with the last picture', async () => {
    const { store } = opened();
    store.picture(OF, 60);
    await settled();
    expect(store.picture(OF, 60)).toMatchObject({ x: 0, y: 180 });
  });

  it('that could not be had are not asked for again at once', async () => {
    const { store, asked, fail } = opened();
    fail();
    store.picture(OF, 0);
    await settled();
    expect(store.picture(OF, 0)).toBeNull();
    expect(asked).toHaveLength(1);
  });
});
