import { useCallback } from 'react';
import { ApiError, downloadSound } from '@whoosh/api-client';
import { downloadFileName, type SoundEffect, type TakeResponse } from '@whoosh/contracts';
import { useToast } from '@whoosh/ui';
import { downloadProblem, type DownloadFormat } from '@whoosh/ui/more';

/** Downloads a saved effect; a failure becomes the toast of specification section 8. */
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

/** Downloads a take that is not in the library: its file itself, under the name that a saved one would have. */
export function downloadTake(take: Pick<TakeResponse, 'audioUrl' | 'audioUrl48k'>, name: string, format: DownloadFormat): Promise<void> {
  const link = document.createElement('a');
  link.href = format === 'wav' ? take.audioUrl48k : take.audioUrl;
  link.download = downloadFileName(name, format);
  document.body.append(link);
  link.click();
  link.remove();
  return Promise.resolve();
}
