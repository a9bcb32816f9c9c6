import { useCallback } from 'react';
import {
  ApiError,
  downloadArchive,
  downloadSound,
  downloadTake,
  downloadTakeStems,
  serverMessage,
} from '@whoosh/api-client';
import { effectName, type SoundEffect, type TakeResponse } from '@whoosh/contracts';
import { Button, useToast } from '@whoosh/ui';
import { downloadProblem, type DownloadFormat, type DownloadProblem } from '@whoosh/ui/more';
import { t } from '../messages';
import type { Chosen } from './useTrash';
import { archiveQuery, changeOf, isPacked, type FileRequest } from './file-request';

/**
 * Runs a download; a failure becomes the toast of docs/spec-walk.md, part 8, with the way to make a sound of another
 * engine again. Resolves to what went wrong.
 */
function useReportedDownload() {
  const toast = useToast();
  return useCallback(
    async (
      format: DownloadFormat,
      work: () => Promise<void>,
      makeAgain?: () => void,
    ): Promise<DownloadProblem | null> => {
      try {
        await work();
        return null;
      } catch (error) {
        const { status, code } = error instanceof ApiError ? error : { status: undefined, code: null };
        const message = error instanceof Error ? error.message : '';
        const problem = downloadProblem(status, message, format, code);
        const { title, text, transient } = problem;
        const again = code === 'ENGINE_CHANGED' && makeAgain !== undefined;
        toast({
          title,
          description: text,
          tone: transient ? 'warning' : 'destructive',
          ...(again ? { action: <MakeAgain onClick={makeAgain} /> } : {}),
        });
        return problem;
      }
    },
    [toast],
  );
}

function MakeAgain({ onClick }: { onClick: () => void }) {
  return (
    <Button size="small" onClick={onClick}>
      {t('effectDownload.makeItAgain')}
    </Button>
  );
}

/**
 * Downloads effects in a form, as a ZIP where they are several or something goes with them. Resolves to whether it
 * began.
 */
export function useFilesDownload() {
  const toast = useToast();
  return useCallback(
    async (effects: readonly Chosen[], request: FileRequest) => {
      const [only] = effects;
      const ids = effects.map(({ id }) => id);
      const { names, bits, rate } = request;
      try {
        if (only && !isPacked(request, ids.length))
          await downloadSound({
            id: only.id,
            name: only.name ?? '',
            format: request.format,
            form: { names, ...changeOf(request), ...(request.format === 'wav' ? { bits, rate } : {}) },
          });
        else await downloadArchive(archiveQuery(ids, request));
        return true;
      } catch (error) {
        toast({
          title: t('files.failed'),
          description: serverMessage(error, t('files.failed.text')),
          tone: 'destructive',
        });
        return false;
      }
    },
    [toast],
  );
}

/**
 * Downloads a saved effect. `makeAgain` is offered where this engine cannot take it apart. Resolves to what went wrong.
 */
export function useEffectDownload() {
  const report = useReportedDownload();
  return useCallback(
    ({ id, name }: Pick<SoundEffect, 'id' | 'name'>, format: DownloadFormat, makeAgain?: () => void) =>
      report(format, () => downloadSound({ id, name, format }), makeAgain),
    [report],
  );
}

/** What a take belongs to. */
interface MadeSound {
  generationId: string;
  prompt: string;
}

/**
 * Downloads a take, through the library when it was kept, under the name that a saved one would have. Resolves to what
 * went wrong.
 */
export function useTakeDownload() {
  const report = useReportedDownload();
  return useCallback(
    ({ take, audioUrl, audioUrl48k, soundEffectId }: TakeResponse, made: MadeSound, format: DownloadFormat) => {
      const name = effectName(null, made.prompt);
      const work = () => {
        if (soundEffectId !== null) return downloadSound({ id: soundEffectId, name, format });
        if (format === 'stems') return downloadTakeStems(made.generationId, take, name);
        return downloadTake({ audioUrl: format === 'wav' ? audioUrl48k : audioUrl, name, format });
      };
      return report(format, work);
    },
    [report],
  );
}
