import { rowsInSight } from './rows-in-sight';

const sight = { windowHeight: 900, height: 60, count: 5000 };

describe('the rows in sight', () => {
  it('begin at the first, with some more below the window', () => {
    expect(rowsInSight({ ...sight, top: -200 })).toEqual({ first: 0, end: 26 });
  });

  it('have some more on both sides in the middle of a list', () => {
    expect(rowsInSight({ ...sight, top: 6_030 })).toEqual({ first: 86, end: 130 });
  });

  it('end with the last', () => {
    expect(rowsInSight({ ...sight, top: 5000 * 60 - 900 })).toEqual({ first: 4971, end: 5000 });
    expect(rowsInSight({ ...sight, top: 0, count: 3 })).toEqual({ first: 0, end: 3 });
  });

  it('are the same object until a row comes or goes', () => {
    const before = rowsInSight({ ...sight, top: 6_030 });
    expect(rowsInSight({ ...sight, top: 6_050 }, before)).toBe(before);
    expect(rowsInSight({ ...sight, top: 6_090 }, before)).toEqual({ first: 87, end: 131 });
  });
});
