import { useEffect, useState } from 'react';
import type { Preview, PreviewRenderer, PreviewSpec } from '@whoosh/preview';

/** A preview and what it is of; null where it cannot be made. */
export interface MadePreview {
  spec: PreviewSpec;
  preview: Preview | null;
}

/**
 * The newest preview; the one before while it is on its way, null where nothing is asked for.
 * @param spec the same object while the same is asked for
 */
export function usePreview(renderer: PreviewRenderer, spec: PreviewSpec | null): MadePreview | null {
  const [made, setMade] = useState<MadePreview | null>(null);
  useEffect(() => {
    if (spec === null) {
      setMade(null);
      return undefined;
    }
    const superseded = new AbortController();
    const { signal } = superseded;
    void renderer.ask(spec, { signal, urgent: true }).then((preview) => signal.aborted || setMade({ spec, preview }));
    return () => superseded.abort();
  }, [renderer, spec]);
  return made;
}
