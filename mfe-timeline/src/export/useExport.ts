import { cancelExport, createExport, readExport, serverMessage } from '@whoosh/api-client';
import type { CreateExportRequest, ExportResponse } from '@whoosh/contracts';
import { useToast } from '@whoosh/ui';
import { useCallback, useEffect, useState } from 'react';
import { t } from '../messages';

/** How often a running export is asked for, milliseconds. */
const POLL_MS = 1000;

export interface ExportJob {
  /** The last one; null before the first. */
  current: ExportResponse | null;
  isRunning: boolean;
  start: (body: CreateExportRequest) => Promise<void>;
  cancel: () => Promise<void>;
}

/**
 * The project's export: begun, followed until its end, and told of.
 * @param beforeStart what must have happened before the server may begin: edits are saved
 */
export function useExport(projectId: number, beforeStart: () => Promise<void>): ExportJob {
  const [current, setCurrent] = useState<ExportResponse | null>(null);
  const toast = useToast();
  const isRunning = current !== null && isUnderWay(current);

  useEffect(() => {
    if (current === null || !isUnderWay(current)) return undefined;
    const timer = setTimeout(() => {
      // a server that is away for a moment is asked again
      readExport(projectId, current.id).then(setCurrent, () => setCurrent({ ...current }));
    }, POLL_MS);
    return () => clearTimeout(timer);
  }, [projectId, current]);

  const ended = current === null || isUnderWay(current) ? null : current;
  useEffect(() => {
    if (ended?.status === 'done') {
      toast({ title: t('export.exportReady'), description: t('export.canBeDownloadedNow', { fileName: ended.fileName }), tone: 'success' });
    }
    if (ended?.status === 'failed') {
      toast({ title: t('export.exportFailed'), description: ended.message ?? t('export.pleaseTryAgain'), tone: 'destructive' });
    }
  }, [ended, toast]);

  const start = useCallback(
    async (body: CreateExportRequest) => {
      try {
        await beforeStart();
        setCurrent(await createExport(projectId, body));
        toast({
          title: t('export.exportStarted'),
          description: t('export.yourVideoIsBeingProcessed'),
        });
      } catch (error) {
        const description = serverMessage(error, t('export.theExportCouldNotBe'));
        toast({ title: t('export.exportFailed'), description, tone: 'destructive' });
      }
    },
    [projectId, beforeStart, toast],
  );
  const cancel = useCallback(async () => {
    if (current === null) return;
    try {
      await cancelExport(projectId, current.id);
      setCurrent(null);
    } catch (error) {
      toast({ title: t('shared.error'), description: serverMessage(error, t('export.failedToCancelTheExport')), tone: 'destructive' });
    }
  }, [projectId, current, toast]);
  return { current, isRunning, start, cancel };
}

function isUnderWay({ status }: ExportResponse): boolean {
  return status === 'queued' || status === 'running';
}
