import {
  ApiError,
  generateSound,
  newIdempotencyKey,
  refreshSounds,
  serverMessage,
  stopGeneration,
  useQueryClient,
  useSaveSoundEffect,
  useSession,
} from '@whoosh/api-client';
import {
  effectName,
  ERRORS,
  freeSoundsLeft,
  isFreeAllowance,
  isUnpriced,
  type GenerationResponse,
  type SoundEffect,
} from '@whoosh/contracts';
import { useToast } from '@whoosh/ui';
import {
  failureToast,
  generationFailure,
  SAVE_FAILED,
  SESSION_EXPIRED,
  successText,
  type FailureToast,
  type WaitingSound,
} from '@whoosh/ui/more';
import { useCallback, useRef, useState } from 'react';
import { t } from '../messages';
import { verdictOf, type GenerationForm } from './generation-form';

/** The dialog waits this long, so that a quick sound needs none; milliseconds. */
const SLOW_MS = 600;

/** A sound of the project that is being made. */
export interface MadeSound extends WaitingSound {
  /** What it was described as. */
  words: string;
}

export interface ProjectGeneration {
  pending: MadeSound | null;
  /** Makes the sound and saves it into the project; null when it was refused, failed or could not be saved. */
  generate: (form: GenerationForm) => Promise<SoundEffect | null>;
  putAside: () => void;
  stop: () => void;
  /** Why the last one came to nothing; null where it did not, or was stopped. */
  failure: FailureToast | null;
}

/** The life of one sound that is made inside a project: rule, request, progress, save, toasts. */
export function useProjectGeneration(projectId: number): ProjectGeneration {
  const [pending, setPending] = useState<MadeSound | null>(null);
  const change = useCallback((part: Partial<WaitingSound>) => setPending((now) => now && { ...now, ...part }), []);
  const running = useRef<{ id: string | null; requested: boolean }>({ id: null, requested: false });
  const { user, refresh } = useSession();
  const client = useQueryClient();
  const [failure, setFailure] = useState<FailureToast | null>(null);
  const tell = useFailureToast();
  const show = useCallback(
    (why: FailureToast) => {
      if (why.tone !== 'info') setFailure(why);
      return tell(why);
    },
    [tell],
  );
  const toast = useToast();
  const { mutateAsync: save } = useSaveSoundEffect();

  const stopRunning = useCallback(
    (id: string) => void stopGeneration(id).catch(() => change({ stopping: false })),
    [change],
  );

  const keep = useCallback(
    async (form: GenerationForm, response: GenerationResponse): Promise<SoundEffect | null> => {
      const prompt = form.text.trim();
      const name = effectName(response.title, prompt);
      const { audioUrl, audioUrl48k, duration } = response;
      const sound = { audioUrl, audioUrl48k, duration, prompt, intensity: form.intensity };
      try {
        return await save({ projectId, title: name, name, description: prompt, ...sound });
      } catch {
        show(SAVE_FAILED);
        return null;
      }
    },
    [projectId, save, show],
  );

  const generate = useCallback(
    async (form: GenerationForm): Promise<SoundEffect | null> => {
      setFailure(null);
      if (user === null) return show(SESSION_EXPIRED);
      const verdict = verdictOf(user, form);
      if (!verdict.allowed) return show(generationFailure(verdict.code, verdict.message));
      running.current = { id: null, requested: false };
      const words = form.text.trim();
      const waiting = { slow: false, aside: false, away: false, stopping: false, progress: null };
      setPending({ words, since: performance.now(), ...waiting });
      const slow = setTimeout(() => change({ slow: true }), SLOW_MS);
      try {
        const response = await generateSound({
          body: { description: words, duration: form.duration, intensity: form.intensity, projectId },
          idempotencyKey: newIdempotencyKey(),
          onStarted: (id) => {
            running.current.id = id;
            if (running.current.requested) stopRunning(id);
          },
          onAway: () => change({ away: true }),
          onProgress: (progress) => change({ progress, away: false }),
        });
        const isFree = response.creditsDeducted === 0 && isFreeAllowance(user.planId, user.credits);
        const left = isFree ? freeSoundsLeft(user.existingEffects + 1) : null;
        const cost = successText(response.creditsDeducted, response.remainingCredits, left);
        const description = isUnpriced(user.planId) ? {} : { description: cost };
        toast({ title: t('projectGeneration.success'), ...description, tone: 'success' });
        return await keep(form, response);
      } catch (error) {
        const code = error instanceof ApiError ? error.code : null;
        // asked again, so that a session that ended leads to the sign-in page
        if (error instanceof ApiError && error.status === 401) void refresh();
        return show(generationFailure(code, serverMessage(error, ERRORS.GENERATION_FAILED.message)));
      } finally {
        clearTimeout(slow);
        setPending(null);
        void refreshSounds(client, projectId);
      }
    },
    [user, refresh, client, projectId, change, keep, show, stopRunning, toast],
  );

  const stop = useCallback(() => {
    change({ stopping: true });
    running.current.requested = true;
    if (running.current.id !== null) stopRunning(running.current.id);
  }, [change, stopRunning]);
  return { pending, generate, putAside: useCallback(() => change({ aside: true }), [change]), stop, failure };
}

/** Shows what went wrong; answers null, as what asked for a sound does then. */
export function useFailureToast(): (failure: FailureToast) => null {
  const toast = useToast();
  return useCallback(
    (failure) => {
      toast(failureToast(failure));
      return null;
    },
    [toast],
  );
}
