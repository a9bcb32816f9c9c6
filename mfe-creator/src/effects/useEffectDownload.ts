import { useCallback } from 'react';
import { ApiError, downloadSound, downloadTake } from '@whoosh/api-client';
import { effectName, type SoundEffect, type TakeResponse } from '@whoosh/contracts';
import { useToast } from '@whoosh/ui';
import { downloadProblem, type DownloadFormat } from '@whoosh/ui/more';

/** Runs a download; a failure becomes the toast of specification section 8. */
function useReportedDownload() {
  const toast = useToast();
  return useCallback(
    async (format: DownloadFormat, work: () => Promise<void>) => {
      try {
        await work();
      } catch (error) {
        const status = error instanceof ApiError ? error.status : undefined;
        const { title, text, transient } = downloadProblem(status, error instanceof Error ? error.message : '', format);
        toast({ title, description: text, tone: transient ? 'warning' : 'destructive' });
      }
    },
    [toast],
  );
}

/** Downloads a saved effect. */
export function useEffectDownload() {
  const report = useReportedDownload();
  return useCallback(
    ({ id, name }: Pick<SoundEffect, 'id' | 'name'>, format: DownloadFormat) =>
      report(format, () => downloadSound({ id, name, format })),
    [report],
  );
}

/** Downloads a take: through the library when it was kept, else its file itself, under the name that a saved one would have. */
export function useTakeDownload() {
  const report = useReportedDownload();
  return useCallback(
    // stems can be had of what stands in the library
    (take: TakeResponse, prompt: string, format: DownloadFormat) => {
      const name = effectName(null, prompt);
      const { soundEffectId, audioUrl, audioUrl48k } = take;
      return report(format, () =>
        soundEffectId === null
          ? downloadTake({ audioUrl: format === 'wav' ? audioUrl48k : audioUrl, name, format })
          : downloadSound({ id: soundEffectId, name, format }),
      );
    },
    [report],
  );
}
