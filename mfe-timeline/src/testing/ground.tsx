import { SignedIn } from '@whoosh/api-client/testing';
import type { User } from '@whoosh/contracts';
import { MemoryRouter, ToastProvider } from '@whoosh/ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Puts a part of the remote on the ground that the shell gives it. */
export function renderPart(user: User, part: ReactNode): void {
  render(
    <SignedIn user={user}>
      <MemoryRouter>
        <ToastProvider>{part}</ToastProvider>
      </MemoryRouter>
    </SignedIn>,
  );
}
