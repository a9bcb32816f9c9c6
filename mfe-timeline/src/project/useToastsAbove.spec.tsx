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
    <main ref={timeline}>
      <div role="toolbar" />
      <div data-testid="lanes" />
      <section />
    </main>
  );
}

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
  expect(top()).toBe('62px');
  tell([{ target: lanes, isIntersecting: false }]);
  expect(top()).toBe('');
  tell([{ target: lanes, isIntersecting: true }]);
  unmount();
  expect(top()).toBe('');
});
