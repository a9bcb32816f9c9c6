import { useConfig } from '@whoosh/api-client';
import { Loading, messagesReady, Outlet, Route, Routes, useLanguage } from '@whoosh/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { t } from '../messages';
import { ProtectedRoute } from './ProtectedRoute';
import { RemotePage } from './RemotePage';
import { PUBLIC_PAGES, REMOTE_PAGES } from './remote-pages';
import { useSettledSession } from './useSettledSession';

const AuthPage = lazy(() => import('../pages/AuthPage/AuthPage'));
const DashboardPage = lazy(() => import('../pages/DashboardPage/DashboardPage'));
const LegalPage = lazy(async () => {
  const page = await import('../pages/LegalPage/LegalPage');
  // its texts are a catalogue of their own
  await messagesReady();
  return page;
});
const NotFoundPage = lazy(() => import('./NotFoundPage'));
const TryPage = lazy(() => import('../pages/TryPage/TryPage'));
const TimelineEditorPage = lazy(() => import('../pages/DashboardPage/TimelineEditorPage'));
const SignedInFrame = lazy(() => import('../navigation/SignedInFrame'));

/** The routes of spec §2. */
export function AppRoutes() {
  const { language } = useLanguage();
  return (
    // All that holds texts is drawn anew in another language.
    <Suspense key={language} fallback={<Loading page />}>
      <Routes>
        <Route path="/auth" element={<AuthPage />} />
        <Route path="/try" element={<TryPage />} />
        <Route element={<Frame />}>
          <Route element={<ProtectedRoute />}>
            <Route path="/" element={<DashboardPage />} />
            <Route path="/timeline-editor" element={<TimelineEditorPage />} />
            {REMOTE_PAGES.map(({ path, title, id }) => (
              <Route
                key={path}
                path={path}
                element={
                  <WherePriced isBilling={id.startsWith('mfe_billing/')}>
                    <RemotePage key={path} title={t(title)} id={id} path={path} />
                  </WherePriced>
                }
              />
            ))}
          </Route>
          {PUBLIC_PAGES.map(({ path, title, id }) => (
            <Route key={path} path={path} element={<RemotePage key={path} title={t(title)} id={id} path={path} />} />
          ))}
          <Route path="/legal/:document" element={<LegalPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </Suspense>
  );
}

/** A page of billing exists only where sounds have a price. */
function WherePriced({ isBilling, children }: { isBilling: boolean; children: ReactNode }) {
  return isBilling ? <Priced>{children}</Priced> : children;
}

function Priced({ children }: { children: ReactNode }) {
  return useConfig().data?.hasPlans === false ? <NotFoundPage /> : children;
}

/** The navigation is there for signed-in people; the others see the page without it. */
function Frame() {
  const { user, isLoading } = useSettledSession();
  if (isLoading) return <Loading page />;
  return user === null ? <Outlet /> : <SignedInFrame user={user} />;
}
