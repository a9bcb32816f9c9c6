import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { ApiProvider, createQueryClient, useSession } from '@whoosh/api-client';
import { MemoryRouter, ThemeProvider, ToastProvider } from '@whoosh/ui';
import type { FakeApi } from './fake-api';

/** Renders a page as the shell does: theme, router, toasts, session; the page appears once the session is known. */
export function renderPage(page: ReactNode, api: FakeApi): { user: UserEvent } {
  api.install();
  // jsdom has no layout, so nothing ever lies under the pointer
  document.elementsFromPoint = () => [];
  const user = userEvent.setup();
  render(
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
  return { user };
}

function WithSession({ children }: { children: ReactNode }) {
  const { isLoading } = useSession();
  return isLoading ? null : children;
}
