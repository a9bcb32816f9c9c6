import { ApiProvider, type createQueryClient } from '@whoosh/api-client';
import { BrowserRouter, ThemeProvider, ToastProvider } from '@whoosh/ui';
import { RemotesContext, type LoadRemote } from './remotes';
import { AppRoutes } from './AppRoutes';

interface AppProps {
  client: ReturnType<typeof createQueryClient>;
  loadRemote: LoadRemote;
}

/** The product: design, cache and session, routes, toasts (inside the router, because they may hold links). */
export function App({ client, loadRemote }: AppProps) {
  return (
    <ThemeProvider>
      <ApiProvider client={client}>
        <RemotesContext value={loadRemote}>
          <BrowserRouter>
            <ToastProvider>
              <AppRoutes />
            </ToastProvider>
          </BrowserRouter>
        </RemotesContext>
      </ApiProvider>
    </ThemeProvider>
  );
}
