import { cancelExport, createExport, isUnderWay, readExport, readExports, serverMessage } from '@whoosh/api-client';
import type { CreateExportRequest, ExportResponse } from '@whoosh/contracts';
import { useToast } from '@whoosh/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { t } from '../messages';
import { noteSentence } from '../messages/notes';

/** How often a running export is asked for, milliseconds. */
const POLL_MS = 1000;

export interface ExportJob {
  /** The last one, also of an earlier visit; null before the first. */
  current: ExportResponse | null;
  isRunning: boolean;
  start: (body: CreateExportRequest) => Promise<void>;
  cancel: () => Promise<void>;
  /** Why the last one could not even begin; null where it did. */
  problem: string | null;
}

/**
 * The project's export: begun, followed until its end, and told of. It goes on without the page, which finds it again
 * when it is opened.
 * @param beforeStart what must have happened before the server may begin: edits are saved
 */
export function useExport(projectId: number, beforeStart: () => Promise<void>): ExportJob {
  const [current, setCurrent] = useState<ExportResponse | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();
  const isRunning = current !== null && isUnderWay(current);
  /** The one that was seen under way: its end is news. */
  const awaited = useRef<string | null>(null);

  useEffect(() => {
    let isGone = false;
    const take = (found: readonly ExportResponse[]) => {
      const last = found.find(({ status }) => status !== 'cancelled');
      if (!isGone && last !== undefined) setCurrent((now) => now ?? last);
    };
    // without the list a new export can still be made
    readExports(projectId).then(take, () => undefined);
    return () => {
      isGone = true;
    };
  }, [projectId]);

  useEffect(() => {
    if (current === null || !isUnderWay(current)) return undefined;
    awaited.current = current.id;
    const timer = setTimeout(() => {
      // a server that is away for a moment is asked again
      readExport(projectId, current.id).then(setCurrent, () => setCurrent({ ...current }));
    }, POLL_MS);
    return () => clearTimeout(timer);
  }, [projectId, current]);

  const ended = current === null || isUnderWay(current) ? null : current;
  useEffect(() => {
    if (ended === null || ended.id !== awaited.current) return;
    awaited.current = null;
    if (ended.status === 'done') {
      toast({
        title: t('export.exportReady'),
        description: t('export.canBeDownloadedNow', { fileName: ended.fileName }),
        tone: 'success',
      });
    }
    if (ended.status === 'failed') {
      toast({
        title: t('export.exportFailed'),
        description: noteSentence(ended) ?? t('export.pleaseTryAgain'),
        tone: 'destructive',
      });
    }
  }, [ended, toast]);

  const start = useCallback(
    async (body: CreateExportRequest) => {
      setProblem(null);
      try {
        await beforeStart();
        setCurrent(await createExport(projectId, body));
        toast({
          title: t('export.exportStarted'),
          description: t('export.yourVideoIsBeingProcessed'),
        });
      } catch (error) {
        const description = serverMessage(error, t('export.theExportCouldNotBe'));
        setProblem(description);
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
      toast({
        title: t('shared.error'),
        description: serverMessage(error, t('export.failedToCancelTheExport')),
        tone: 'destructive',
      });
    }
  }, [projectId, current, toast]);
  return { current, isRunning, problem, start, cancel };
}
