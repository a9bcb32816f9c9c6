import { useEffect, useRef } from 'react';
import { useUnsavedGenerations } from '@whoosh/api-client';
import type { GenerationStatusResponse } from '@whoosh/contracts';

const UNDER_WAY = new Set(['queued', 'running']);

/**
 * Goes on, once, with what is being made when the page opens: it was asked for before the page was loaded anew, or in
 * another tab.
 * @param projectId only sounds of this project; null: standalone ones
 */
export function useResume(projectId: number | null, resume: (status: GenerationStatusResponse) => void): void {
  const { data } = useUnsavedGenerations();
  const isLooked = useRef(false);
  useEffect(() => {
    if (data === undefined || isLooked.current) return;
    isLooked.current = true;
    const found = data.find((status) => status.projectId === projectId && UNDER_WAY.has(status.progress.state));
    if (found !== undefined) resume(found);
  }, [data, projectId, resume]);
}
