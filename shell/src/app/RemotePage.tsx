import type { RemoteRoutes } from '@whoosh/ui';
import { useCallback, type ComponentType } from 'react';
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
    const page = pageOf(await loadRemote(id), path);
    if (page === null) throw new Error(`${id} has no page ${path}`);
    return page;
  }, [loadRemote, id, path]);
  return <RemoteBoundary title={title} load={load} loaded={pageOf(loadRemote.loaded?.(id), path)} props={{}} />;
}

/** A page of what a remote exposes as its routes; null: it has none, or is not loaded. */
function pageOf(routes: unknown, path: string): ComponentType | null {
  return (routes as { default: RemoteRoutes } | undefined)?.default[path] ?? null;
}
