import { cancelExport, createExport, readExport, serverMessage } from '@whoosh/api-client';
import type { CreateExportRequest, ExportResponse } from '@whoosh/contracts';
import { useToast } from '@whoosh/ui';
import { useCallback, useEffect, useState } from 'react';

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
      toast({ title: 'Export ready', description: `${ended.fileName} can be downloaded now.`, tone: 'success' });
    }
    if (ended?.status === 'failed') {
      toast({ title: 'Export Failed', description: ended.message ?? 'Please try again.', tone: 'destructive' });
    }
  }, [ended, toast]);

  const start = useCallback(
    async (body: CreateExportRequest) => {
      try {
        await beforeStart();
        setCurrent(await createExport(projectId, body));
        toast({
          title: 'Export Started',
          description: 'Your video is being processed. This may take a few minutes.',
        });
      } catch (error) {
        const description = serverMessage(error, 'The export could not be started. Please try again.');
        toast({ title: 'Export Failed', description, tone: 'destructive' });
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
      toast({ title: 'Error', description: serverMessage(error, 'Failed to cancel the export.'), tone: 'destructive' });
    }
  }, [projectId, current, toast]);
  return { current, isRunning, start, cancel };
}

function isUnderWay({ status }: ExportResponse): boolean {
  return status === 'queued' || status === 'running';
}
