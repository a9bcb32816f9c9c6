import { lazy, Suspense, type ComponentProps } from 'react';

const ShareDialog = lazy(() => import('./ShareDialog').then((module) => ({ default: module.ShareDialog })));

/** The dialog for sharing a sound, loaded with the first time that somebody wants to. */
export function LaterShareDialog(props: ComponentProps<typeof ShareDialog>) {
  return (
    <Suspense fallback={null}>
      <ShareDialog {...props} />
    </Suspense>
  );
}
