import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { ApiProvider, createQueryClient, useSession } from '@whoosh/api-client';
import { MemoryRouter, ThemeProvider, ToastProvider } from '@whoosh/ui';
import type { FakeApi } from '@whoosh/api-client/testing';

/**
 * Renders a page as the shell does: theme, router, toasts, session; the page appears once the session is known.
 * Where a test has stopped the clock, keys and clicks take no time.
 * @param _api stands in for the server since it was made
 */
export function renderPage(page: ReactNode, _api: FakeApi): { user: UserEvent; unmount: () => void } {
  // jsdom has no layout, so nothing ever lies under the pointer
  document.elementsFromPoint = () => [];
  window.scrollTo = () => undefined;
  const user = userEvent.setup({
    advanceTimers: (ms) => ('clock' in setTimeout ? jest.advanceTimersByTime(ms) : undefined),
  });
  const { unmount } = render(
    <ThemeProvider>
      <MemoryRouter>
        <ApiProvider client={createQueryClient()}>
          <ToastProvider>
            <WithSession>{page}</WithSession>
          </ToastProvider>
        </ApiProvider>
      </MemoryRouter>
    </ThemeProvider>,
  );
  return { user, unmount };
}

function WithSession({ children }: { children: ReactNode }) {
  const { isLoading } = useSession();
  return isLoading ? null : children;
}
