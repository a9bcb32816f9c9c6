import { ApiProvider, type createQueryClient } from '@whoosh/api-client';
import { BrowserRouter, keepFocus, LanguageProvider, ThemeProvider, ToastProvider } from '@whoosh/ui';
import { useEffect } from 'react';
import { OwnLanguage } from './OwnLanguage';
import { RemotesContext, type LoadRemote } from './remotes';
import { KeyHelp } from '../keys/KeyHelp';
import { AppRoutes } from './AppRoutes';

interface AppProps {
  client: ReturnType<typeof createQueryClient>;
  loadRemote: LoadRemote;
}

/**
 * The product: design, language, cache and session, routes, toasts (inside the router, because they may hold links).
 */
export function App({ client, loadRemote }: AppProps) {
  useEffect(keepFocus, []);
  return (
    <ThemeProvider>
      <LanguageProvider>
        <ApiProvider client={client}>
          <OwnLanguage />
          <RemotesContext value={loadRemote}>
            <BrowserRouter>
              <ToastProvider>
                <AppRoutes />
                <KeyHelp />
              </ToastProvider>
            </BrowserRouter>
          </RemotesContext>
        </ApiProvider>
      </LanguageProvider>
    </ThemeProvider>
  );
}
