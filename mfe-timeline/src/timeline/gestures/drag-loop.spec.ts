import { DragLoop, edgeSpeed } from './drag-loop';
import { PointerGround } from './pointer-ground';

const WIDTH = 800;
const FRAME_MS = 16;

it('rests in the middle and goes faster the nearer the edge is', () => {
  expect(edgeSpeed(400, WIDTH)).toBe(0);
  expect(edgeSpeed(WIDTH - 24, WIDTH)).toBe(600);
  expect(edgeSpeed(24, WIDTH)).toBe(-600);
  expect(edgeSpeed(WIDTH + 300, WIDTH)).toBe(edgeSpeed(WIDTH, WIDTH));
});

describe('a drag', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function dragging() {
    const scroller = document.createElement('div');
    Object.defineProperty(scroller, 'clientWidth', { value: WIDTH });
    Object.defineProperty(scroller, 'scrollWidth', { value: 100 * WIDTH });
    const moved = jest.fn();
    const scrolled = jest.fn();
    const loop = new DragLoop(new PointerGround(document.createElement('div'), scroller), moved, scrolled);
    const hold = (clientX: number) => loop.hold(new MouseEvent('pointermove', { clientX, clientY: 5 }) as PointerEvent);
    return { scroller, loop, hold, moved, scrolled };
  }

  it('moves once a frame, to where the pointer is last', () => {
    const { hold, moved } = dragging();
    [300, 310, 320].forEach(hold);
    jest.advanceTimersByTime(3 * FRAME_MS);
    expect(moved.mock.calls).toEqual([[expect.objectContaining({ x: 320, y: 5 })]]);
  });

  it('takes the news of its own scroll without asking the page, and asks for those of others', () => {
    const scroller = document.createElement('div');
    Object.defineProperty(scroller, 'clientWidth', { value: WIDTH });
    Object.defineProperty(scroller, 'scrollWidth', { value: 100 * WIDTH });
    const ground = new PointerGround(document.createElement('div'), scroller);
    ground.scrollBy(40);
    const asked = jest.spyOn(scroller, 'scrollTop', 'get').mockReturnValue(12);
    expect([ground.follow(), ground.scrolledLeft, asked.mock.calls.length]).toEqual(['own', 40, 0]);
    scroller.scrollLeft = 90;
    expect([ground.follow(), ground.scrolledLeft]).toEqual(['vertical', 90]);
  });

  it('scrolls while it is held at an edge, tells that, and stops', () => {
    const { scroller, loop, hold, moved, scrolled } = dragging();
    hold(400);
    jest.advanceTimersByTime(200);
    expect([scroller.scrollLeft, scrolled.mock.calls.length]).toEqual([0, 0]);
    hold(WIDTH);
    jest.advanceTimersByTime(500);
    expect(scroller.scrollLeft).toBeGreaterThan(300);
    expect(moved).toHaveBeenLastCalledWith(expect.objectContaining({ x: WIDTH + scroller.scrollLeft }));
    expect(scrolled.mock.calls.length).toBeGreaterThan(5);
    loop.stop();
    const there = scroller.scrollLeft;
    jest.advanceTimersByTime(200);
    expect(scroller.scrollLeft).toBe(there);
  });
});
