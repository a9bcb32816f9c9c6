import { EdgeScroll, edgeSpeed } from './edge-scroll';

const WIDTH = 800;

it('rests in the middle and goes faster the nearer the edge is', () => {
  expect(edgeSpeed(400, WIDTH)).toBe(0);
  expect(edgeSpeed(WIDTH - 24, WIDTH)).toBe(600);
  expect(edgeSpeed(24, WIDTH)).toBe(-600);
  expect(edgeSpeed(WIDTH + 300, WIDTH)).toBe(edgeSpeed(WIDTH, WIDTH));
});

it('scrolls while the drag is held at an edge, tells it, and stops', () => {
  jest.useFakeTimers();
  const scroller = document.createElement('div');
  Object.defineProperty(scroller, 'clientWidth', { value: WIDTH });
  const scrolled = jest.fn();
  const edge = new EdgeScroll(scroller, scrolled);
  edge.hold(400);
  jest.advanceTimersByTime(200);
  expect(scroller.scrollLeft).toBe(0);
  edge.hold(WIDTH);
  jest.advanceTimersByTime(500);
  expect(scroller.scrollLeft).toBeGreaterThan(300);
  expect(scrolled).toHaveBeenCalled();
  edge.stop();
  const there = scroller.scrollLeft;
  jest.advanceTimersByTime(200);
  expect(scroller.scrollLeft).toBe(there);
  jest.useRealTimers();
});
