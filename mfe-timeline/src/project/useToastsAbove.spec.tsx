import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useToastsAbove } from './useToastsAbove';

type Watched = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>;

let tell: (entries: Watched[]) => void = () => undefined;
const observed: Element[] = [];
const former = Object.getOwnPropertyDescriptor(globalThis, 'IntersectionObserver');

beforeEach(() => {
  observed.length = 0;
  class Watcher {
    constructor(told: typeof tell) {
      tell = told;
    }
    observe = (element: Element) => observed.push(element);
    disconnect = () => undefined;
  }
  Object.defineProperty(globalThis, 'IntersectionObserver', { value: Watcher, configurable: true });
});
afterEach(() => {
  if (former === undefined) Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  else Object.defineProperty(globalThis, 'IntersectionObserver', former);
});

function Page() {
  const timeline = useRef<HTMLElement>(null);
  useToastsAbove(timeline);
  return (
    <>
      <div data-part="player-controls" />
      <main ref={timeline}>
        <div role="toolbar" />
        <div data-testid="lanes" />
        <section />
      </main>
    </>
  );
}

it('lays toasts over the picture, above the controls of the player and no wider than they are', () => {
  const heights = { DIV: 52, MAIN: 352 };
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return heights[this.tagName as keyof typeof heights];
  });
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(72, 480, 380, 52));
  let measure: () => void = () => undefined;
  const former = globalThis.ResizeObserver;
  globalThis.ResizeObserver = class {
    constructor(told: ResizeObserverCallback) {
      measure = () => told([], this);
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  const { unmount } = render(<Page />);
  measure();
  const { style } = document.documentElement;
  const placed = () =>
    ['--toast-bottom', '--toast-centre', '--toast-width'].map((name) => style.getPropertyValue(name));
  expect(placed()).toEqual(['426px', '262px', '380px']);
  unmount();
  expect(placed()).toEqual(['', '', '']);
  globalThis.ResizeObserver = former;
  jest.restoreAllMocks();
});

it('sends toasts of a phone to the top while the transport or tracks lie where they are, and no longer', () => {
  const { getByRole, getByTestId, unmount } = render(<Page />);
  const [toolbar, lanes] = [getByRole('toolbar'), getByTestId('lanes')];
  expect(observed).toEqual([toolbar, lanes]);
  const top = () => document.documentElement.style.getPropertyValue('--toast-phone-top');
  tell([{ target: toolbar, isIntersecting: true }]);
  tell([
    { target: toolbar, isIntersecting: false },
    { target: lanes, isIntersecting: true },
  ]);
  expect(top()).toBe('112px');
  tell([{ target: lanes, isIntersecting: false }]);
  expect(top()).toBe('');
  tell([{ target: lanes, isIntersecting: true }]);
  unmount();
  expect(top()).toBe('');
});
