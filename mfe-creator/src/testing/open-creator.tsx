import { act, screen, within } from '@testing-library/react';
import { useLocation } from '@whoosh/ui';
import { CreatorPage } from '../generator/CreatorPage';
import type { CreatorApi } from './creator-api';
import { renderPage } from './render-page';

/**
 * Renders the creator and waits for its prompt field. @param playsWhenReady new takes play by themselves; off, so that
 * no test hears another's
 */
export async function open(api: CreatorApi, { playsWhenReady = false } = {}) {
  localStorage.setItem('whoosh.play-when-ready', String(playsWhenReady));
  drawSeedsFrom(4817);
  const { user } = renderPage(
    <>
      <CreatorPage />
      <Address />
    </>,
    api,
  );
  return { user, field: await screen.findByLabelText('Describe your sound effect') };
}

function Address() {
  return (
    <span hidden data-testid="address">
      {useLocation().pathname}
    </span>
  );
}

/** Where the links of the page have led. */
export function currentPath(): string | null {
  return screen.getByTestId('address').textContent;
}

/** Seeds that are drawn are this one, and then one a hundred higher each time. */
function drawSeedsFrom(first: number): void {
  let next = first - 1;
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => {
    if (numbers instanceof Uint32Array) numbers.fill(next);
    next += 100;
    return numbers;
  });
}

export function generateButton(): HTMLElement {
  return screen.getByRole('button', { name: /^Generate/ });
}

/** The choice of so many takes. */
export function takesChoice(takes: number): HTMLElement {
  return within(screen.getByRole('radiogroup', { name: 'Takes' })).getByText(String(takes));
}

/**
 * Each test of the file begins without a kept prompt; how fast this machine types and draws decides nothing: the clock
 * is the test's.
 */
export function onStoppedClock(): void {
  beforeEach(() => {
    sessionStorage.clear();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());
}

/** Lets milliseconds of the page's clock pass. */
export function wait(ms: number): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(ms));
}
