import { render } from '@testing-library/react';
import { useCanvas, type Paint } from './useCanvas';

const FORMER = global.ResizeObserver;

/** Tells each element's size as soon as it is observed. */
class ToldAtOnce implements ResizeObserver {
  constructor(private readonly tell: ResizeObserverCallback) {}

  observe(target: Element): void {
    this.tell([{ target, contentRect: { width: 100, height: 20 } } as unknown as ResizeObserverEntry], this);
  }

  unobserve(): void {
    // nothing changes its size here
  }

  disconnect(): void {
    // nothing changes its size here
  }
}

beforeEach(() => {
  global.ResizeObserver = ToldAtOnce;
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ setTransform: () => undefined, clearRect: () => undefined } as never);
});
afterEach(() => {
  global.ResizeObserver = FORMER;
  jest.restoreAllMocks();
});

function Picture({ isShown, paint }: { isShown: boolean; paint: Paint }) {
  const canvas = useCanvas(paint);
  return isShown ? <canvas ref={canvas} /> : null;
}

describe('a canvas', () => {
  it('is painted when it comes, goes and comes again', () => {
    const paint = jest.fn();
    const { rerender } = render(<Picture isShown={false} paint={paint} />);
    expect(paint).not.toHaveBeenCalled();
    for (const times of [1, 2]) {
      rerender(<Picture isShown paint={paint} />);
      expect(paint).toHaveBeenCalledTimes(times);
      expect(paint).toHaveBeenLastCalledWith(expect.anything(), 100, 20);
      rerender(<Picture isShown={false} paint={paint} />);
    }
  });

  it('is painted anew by another paint function', () => {
    const [first, second] = [jest.fn(), jest.fn()];
    const { rerender } = render(<Picture isShown paint={first} />);
    rerender(<Picture isShown paint={second} />);
    expect(second).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenLastCalledWith(expect.anything(), 100, 20);
  });
});
