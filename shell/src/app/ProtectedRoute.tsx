import { useSession } from '@whoosh/api-client';
import { Loading, Navigate, Outlet } from '@whoosh/ui';

/** Pages for signed-in people: Loading... while the session loads, then the page, or the way to sign in. */
export function ProtectedRoute() {
  const { user, isLoading } = useSession();
  if (isLoading) return <Loading page />;
  return user === null ? <Navigate to="/auth" replace /> : <Outlet />;
}
