import { DrawnRange } from './drawn-range';

it('draws some more than is seen, and tells only when that is another stretch', () => {
  const drawn = new DrawnRange();
  const told = jest.fn();
  drawn.subscribe(told);
  drawn.follow(1000, 800);
  expect(drawn.snapshot()).toEqual({ fromPx: 300, toPx: 2400 });
  drawn.follow(1100, 800);
  expect(told).toHaveBeenCalledTimes(2);
  drawn.follow(1150, 800);
  expect(told).toHaveBeenCalledTimes(2);
});

it('begins at the start of the timeline', () => {
  const drawn = new DrawnRange();
  drawn.follow(0, 300);
  expect(drawn.snapshot()).toEqual({ fromPx: 0, toPx: 900 });
});
