import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { loadEffect, serverMessage } from '@whoosh/api-client';
import type { SoundEffect, TakeResponse } from '@whoosh/contracts';
import { useToast } from '@whoosh/ui';
import { SoundDialogs, type SoundQuestion } from '../effects/SoundDialogs';
import { t } from '../messages';

/** Saves a take. Resolves to the id of its effect, or null where it failed, which has been said. */
type Keep = (take: TakeResponse) => Promise<number | null>;

/** The dialogs of the library about a take: it is kept where it is not yet, as they speak of what the library holds. */
export function useTakeQuestions(onKeep: Keep): {
  ask: (take: TakeResponse, question: SoundQuestion) => void;
  dialogs: ReactNode;
} {
  const [asked, setAsked] = useState<{ question: SoundQuestion; effect: SoundEffect } | null>(null);
  const toast = useToast();
  const gone = useRef(new AbortController());
  useEffect(() => {
    const here = new AbortController();
    gone.current = here;
    return () => here.abort();
  }, []);
  const open = useCallback(
    async (take: TakeResponse, question: SoundQuestion) => {
      const { signal } = gone.current;
      const id = take.soundEffectId ?? (await onKeep(take));
      if (id === null || signal.aborted) return;
      try {
        const effect = await loadEffect(id, signal);
        if (!signal.aborted) setAsked({ question, effect });
      } catch (error) {
        if (signal.aborted) return;
        toast({
          title: t('shared.error'),
          description: serverMessage(error, t('takeMenu.notOpened')),
          tone: 'destructive',
        });
      }
    },
    [onKeep, toast],
  );
  const close = useCallback(() => setAsked(null), []);
  const about = (question: SoundQuestion) => (asked?.question === question ? asked.effect : null);
  return {
    ask: (take, question) => void open(take, question),
    dialogs: <SoundDialogs about={about} onClose={close} />,
  };
}
