import { Suspense, useState, type ReactNode } from 'react';

/** Loads what is seldom asked for with the first time that it is, and keeps it, so that it can close by itself. */
export function Later({ wanted, children }: { wanted: boolean; children: ReactNode }) {
  const [isLoaded, setLoaded] = useState(wanted);
  if (wanted && !isLoaded) setLoaded(true);
  return isLoaded ? <Suspense fallback={null}>{children}</Suspense> : null;
}
