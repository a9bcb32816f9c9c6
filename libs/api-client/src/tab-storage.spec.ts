import { TabStorage } from './tab-storage';

const storage = new TabStorage<{ text: string }>('whoosh.test');

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it('gives what was kept to the next page, until it is forgotten', () => {
  storage.write({ text: 'rain' });
  expect(new TabStorage('whoosh.test').read()).toEqual({ text: 'rain' });
  expect(new TabStorage('whoosh.other').read()).toBeNull();
  storage.forget();
  expect(storage.read()).toBeNull();
});

it('keeps nothing where there is no storage, and throws nothing', () => {
  for (const name of ['setItem', 'getItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  expect(() => storage.write({ text: 'rain' })).not.toThrow();
  expect(storage.read()).toBeNull();
  expect(() => storage.forget()).not.toThrow();
});

it('gives nothing for what is no JSON', () => {
  sessionStorage.setItem('whoosh.test', '{');
  expect(storage.read()).toBeNull();
});
