import type { RemoteRoutes } from '@whoosh/ui';
import { useCallback } from 'react';
import { RemoteBoundary } from './RemoteBoundary';
import { useLoadRemote, type RemoteModuleId } from './remotes';

interface RemotePageProps {
  title: string;
  /** A remote's routes. */
  id: RemoteModuleId;
  /** Which of them. */
  path: string;
}

/** A page that a remote brings. */
export function RemotePage({ title, id, path }: RemotePageProps) {
  const loadRemote = useLoadRemote();
  const load = useCallback(async () => {
    const { default: routes } = (await loadRemote(id)) as { default: RemoteRoutes };
    const page = routes[path];
    if (page === undefined) throw new Error(`${id} has no page ${path}`);
    return page;
  }, [loadRemote, id, path]);
  return <RemoteBoundary title={title} load={load} props={{}} />;
}
