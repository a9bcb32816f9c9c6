import { DrawnRange } from './drawn-range';

it('draws some more than is seen, and another stretch only when little of that is left', () => {
  const drawn = new DrawnRange();
  const told = jest.fn();
  drawn.subscribe(told);
  drawn.follow(1000, 800);
  expect(drawn.snapshot()).toEqual({ fromPx: 300, toPx: 2400 });
  drawn.follow(1300, 800);
  drawn.follow(600, 800);
  expect(told).toHaveBeenCalledTimes(1);
  drawn.follow(1301, 800);
  expect(drawn.snapshot()).toEqual({ fromPx: 600, toPx: 2850 });
  expect(told).toHaveBeenCalledTimes(2);
});

it('draws as much beyond what is seen as it is told', () => {
  const drawn = new DrawnRange(800);
  drawn.follow(1000, 800);
  expect(drawn.snapshot()).toEqual({ fromPx: 150, toPx: 2700 });
});

it('begins at the start of the timeline', () => {
  const drawn = new DrawnRange();
  drawn.follow(0, 1000);
  expect(drawn.snapshot()).toEqual({ fromPx: 0, toPx: 1650 });
  drawn.follow(200, 1000);
  expect(drawn.snapshot()).toEqual({ fromPx: 0, toPx: 1650 });
});

it('draws less again when less is seen', () => {
  const drawn = new DrawnRange();
  drawn.follow(3000, 4000);
  drawn.follow(4500, 500);
  expect(drawn.snapshot()).toEqual({ fromPx: 3900, toPx: 5700 });
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
