import { keepView, readView } from './kept-views';

beforeEach(() => localStorage.clear());

it('keeps what was seen of each project', () => {
  keepView(7, { zoom: 250, leftMs: 1_500 });
  keepView(8, { zoom: 40, leftMs: 0 });
  keepView(7, { zoom: 300, leftMs: 0 });
  expect([readView(7), readView(8), readView(9)]).toEqual([{ zoom: 300, leftMs: 0 }, { zoom: 40, leftMs: 0 }, null]);
});

it('forgets the view that was left longest ago', () => {
  for (let id = 1; id <= 101; id++) keepView(id, { zoom: 100, leftMs: id });
  expect([readView(1), readView(2)]).toEqual([null, { zoom: 100, leftMs: 2 }]);
});

it.each(['no JSON', '{}', '[[7, 0, 0]]', '[[7, "a", 0]]', '[[7, 100]]'])('passes over %s in the storage', (text) => {
  localStorage.setItem('whoosh.timeline.views', text);
  expect(readView(7)).toBeNull();
});
