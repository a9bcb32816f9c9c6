import type { ReactNode } from 'react';
import { NotLoadedDialog } from '@whoosh/ui/more';
import { useLoaded } from './useLoaded';

interface LaterProps<Part> {
  wanted: boolean;
  /** Must stay the same function. */
  load: () => Promise<Part>;
  onClose: () => void;
  children: (part: Part) => ReactNode;
}

/**
 * A dialog that is loaded with the first time that somebody wants it, and kept, so that it can close by itself. Where
 * its script cannot be had, a dialog says so in its place and the page stays as it is.
 */
export function Later<Part>({ wanted, load, onClose, children }: LaterProps<Part>) {
  const { part, isFailed, retry } = useLoaded(load, wanted);
  if (part !== null) return children(part);
  if (!isFailed) return null;
  return <NotLoadedDialog isOpen onRetry={retry} onClose={onClose} />;
}
