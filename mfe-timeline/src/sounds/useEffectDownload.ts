import { ApiError, downloadSound } from '@whoosh/api-client';
import type { SoundEffect } from '@whoosh/contracts';
import { useToast } from '@whoosh/ui';
import { downloadProblem, type DownloadFormat } from '@whoosh/ui/more';
import { useCallback } from 'react';

/** Downloads a saved effect; a failure becomes the toast of docs/spec-walk.md, part 8. */
export function useEffectDownload() {
  const toast = useToast();
  return useCallback(
    async ({ id, name }: Pick<SoundEffect, 'id' | 'name'>, format: DownloadFormat) => {
      try {
        await downloadSound({ id, name, format });
      } catch (error) {
        const status = error instanceof ApiError ? error.status : undefined;
        const { title, text, transient } = downloadProblem(status, error instanceof Error ? error.message : '', format);
        toast({ title, description: text, tone: transient ? 'warning' : 'destructive' });
      }
    },
    [toast],
  );
}
