import { DrawnRange } from './drawn-range';

it('draws some more than is seen, and another stretch only when little of that is left', () => {
  const drawn = new DrawnRange();
  const told = jest.fn();
  drawn.subscribe(told);
  drawn.follow(1000, 800);
  expect(drawn.snapshot()).toEqual({ fromPx: 150, toPx: 2700 });
  drawn.follow(1600, 800);
  drawn.follow(450, 800);
  expect(told).toHaveBeenCalledTimes(1);
  drawn.follow(1601, 800);
  expect(drawn.snapshot()).toEqual({ fromPx: 750, toPx: 3300 });
  expect(told).toHaveBeenCalledTimes(2);
});

it('begins at the start of the timeline', () => {
  const drawn = new DrawnRange();
  drawn.follow(0, 1000);
  expect(drawn.snapshot()).toEqual({ fromPx: 0, toPx: 1600 });
  drawn.follow(200, 1000);
  expect(drawn.snapshot()).toEqual({ fromPx: 0, toPx: 1600 });
});

it('draws less again when less is seen', () => {
  const drawn = new DrawnRange();
  drawn.follow(3000, 4000);
  drawn.follow(4500, 500);
  expect(drawn.snapshot()).toEqual({ fromPx: 3600, toPx: 5850 });
});

it('tells of what comes in a task of its own where a frame has more to do', () => {
  jest.useFakeTimers();
  const drawn = new DrawnRange();
  const told = jest.fn();
  drawn.subscribe(told);
  drawn.follow(1000, 800, true);
  expect(told).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(told).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
