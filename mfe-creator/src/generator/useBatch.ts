import { useCallback, useRef, useState } from 'react';
import { generateSound, newIdempotencyKey, refreshSounds, useQueryClient } from '@whoosh/api-client';
import { renderedShare } from '@whoosh/ui/more';
import { t } from '../messages';
import { waitingLines, type BatchLine } from './model/batch';
import { DEFAULT_SECONDS, type PromptForm } from '../request/prompt-form';
import { failureOf, useSaveTake } from '../takes';

/** Several descriptions, one sound each. */
export interface Batch {
  lines: readonly BatchLine[];
  isRunning: boolean;
  /**
   * Makes one after the other, each as long as is said of its line, seconds; what fails is told at its line, and the
   * next one goes on.
   */
  run: (text: string, seconds: readonly number[]) => Promise<void>;
  /** After the sound that is being made no other begins. */
  stop: () => void;
}

/**
 * Makes a sound of each line with the settings of the prompt box, and keeps it. @param projectId null for standalone
 * sounds
 */
export function useBatch({ intensity, loop }: PromptForm, projectId: number | null): Batch {
  const client = useQueryClient();
  const save = useSaveTake(projectId);
  const [lines, setLines] = useState<readonly BatchLine[]>([]);
  const [isRunning, setRunning] = useState(false);
  const stopped = useRef(false);

  const makeLine = useCallback(
    async (text: string, duration: number, tell: (part: Partial<BatchLine>) => void) => {
      tell({ state: 'making' });
      try {
        const body = {
          description: text,
          duration,
          intensity,
          takes: 1,
          ...(loop === null ? {} : { loop }),
          ...(projectId === null ? {} : { projectId }),
        };
        const made = await generateSound({
          body,
          idempotencyKey: newIdempotencyKey(),
          onProgress: (progress) => tell({ rendered: renderedShare(progress) }),
        });
        const [take] = made.takes;
        const kept =
          take !== undefined && (take.soundEffectId ?? (await save(take, { text, intensity }, made.title))) !== null;
        tell(kept ? { state: 'kept', rendered: 1 } : { state: 'failed', problem: { description: t('batch.notKept') } });
      } catch (error) {
        tell({ state: 'failed', problem: failureOf(error) });
      }
    },
    [intensity, loop, projectId, save],
  );
  const run = useCallback(
    async (text: string, seconds: readonly number[]) => {
      const asked = waitingLines(text);
      stopped.current = false;
      setLines(asked);
      setRunning(true);
      for (const [place, line] of asked.entries()) {
        if (stopped.current) break;
        const tell = (part: Partial<BatchLine>) =>
          setLines((before) => before.map((one, i) => (i === place ? { ...one, ...part } : one)));
        await makeLine(line.text, seconds[place] ?? DEFAULT_SECONDS, tell);
      }
      // after a stop nothing waits: the text has what was not made
      setLines((before) => before.filter(({ state }) => state !== 'waiting'));
      setRunning(false);
      void refreshSounds(client, projectId);
    },
    [client, makeLine, projectId],
  );
  const stop = useCallback(() => {
    stopped.current = true;
  }, []);
  return { lines, isRunning, run, stop };
}
