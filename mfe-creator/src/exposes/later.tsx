import { Loading } from '@whoosh/ui';
import { lazy, Suspense, useState, type ComponentType } from 'react';

/** A page that is loaded when it is opened, or before. */
export interface LaterPage {
  Page: ComponentType;
  /** What fails is told of where the page is opened. */
  prefetch: () => Promise<unknown>;
}

/** One that was loaded before is shown at once, without a moment in between. */
export function later(load: () => Promise<ComponentType>): LaterPage {
  let there: ComponentType | null = null;
  const keep = async () => (there = await load());
  const Lazy = lazy(async () => ({ default: await keep() }));
  function Page() {
    const [Loaded] = useState(() => there);
    if (Loaded !== null) return <Loaded />;
    return (
      <Suspense fallback={<Loading />}>
        <Lazy />
      </Suspense>
    );
  }
  return { Page, prefetch: () => keep().catch(() => undefined) };
}
