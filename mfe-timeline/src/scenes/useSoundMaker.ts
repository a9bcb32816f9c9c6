import {
  ApiError,
  CACHE_KEYS,
  generateSound,
  newIdempotencyKey,
  refreshSounds,
  serverMessage,
  useQueryClient,
  useSaveSoundEffect,
  useSession,
} from '@whoosh/api-client';
import {
  checkGeneration,
  ERRORS,
  freeSoundsLeft,
  generationCost,
  isFreeAllowance,
  isUnpriced,
  LIMITS,
  type GenerationResponse,
  type SoundEffect,
} from '@whoosh/contracts';
import { generationFailure, renderedShare, SAVE_FAILED, SESSION_EXPIRED } from '@whoosh/ui/more';
import { useCallback } from 'react';
import { t } from '../messages';
import { useFailureToast } from '../sounds/useProjectGeneration';
import { pinnedEvents } from './events';
import type { MadeSound } from './remake';
import type { SoundOrder } from './requested-sound';
import { variantName } from './variant-name';

export interface SoundMaker {
  /**
   * Makes sounds and keeps them in the project; what was refused or failed has been told.
   * @param onProgress 0..1
   * @returns one for each take; null when there is none
   */
  make: (order: SoundOrder, onProgress: (share: number) => void) => Promise<MadeSound[] | null>;
  /** Whether the plan and the credits allow so many sounds; when not, it has been told why. */
  mayMake: (duration: number, takes: number) => boolean;
  /** What sounds cost, to stand behind what makes them: " (8 credits)"; nothing where they have no price. */
  priceWords: (duration: number, takes: number) => string;
  /** The same of sounds of several lengths, seconds each. */
  priceOf: (durations: readonly number[]) => string;
}

/** Makes the sounds of clips: the rule of the page and the server, the request, saving, the toasts. */
export function useSoundMaker(projectId: number): SoundMaker {
  const { user, refresh } = useSession();
  const client = useQueryClient();
  const show = useFailureToast();
  const { mutateAsync: save } = useSaveSoundEffect();

  const keep = useCallback(
    ({ name }: SoundOrder, { takes, scene }: GenerationResponse): Promise<MadeSound[]> => {
      const { text: prompt, intensity } = scene;
      const details = { projectId, description: prompt, prompt, intensity };
      const known = client.getQueryData<SoundEffect[]>(CACHE_KEYS.projectSoundEffects(projectId)) ?? [];
      const taken = new Set(known.map((effect) => effect.name));
      const named = takes.map((take) => {
        const own = variantName(name, taken);
        taken.add(own);
        return { take, own };
      });
      return Promise.all(
        named.map(async ({ take: { audioUrl, audioUrl48k, duration, events }, own }) => ({
          effect: await save({ ...details, title: own, name: own, audioUrl, audioUrl48k, duration }),
          events: pinnedEvents(scene, events),
        })),
      );
    },
    [client, projectId, save],
  );

  const mayMake = useCallback(
    (duration: number, takes: number): boolean => {
      const verdict = user === null ? null : checkGeneration({ ...user, durationSeconds: duration, takes });
      if (verdict === null) show(SESSION_EXPIRED);
      else if (!verdict.allowed) show(generationFailure(verdict.code, verdict.message));
      return verdict?.allowed === true;
    },
    [user, show],
  );

  const make = useCallback<SoundMaker['make']>(
    async (order, onProgress) => {
      const { of, duration, takes } = order;
      if (!mayMake(duration, takes)) return null;
      let response: GenerationResponse;
      try {
        const what = typeof of === 'string' ? { description: of } : { scene: of };
        response = await generateSound({
          body: { ...what, duration, takes, projectId },
          idempotencyKey: newIdempotencyKey(),
          onProgress: (progress) => onProgress(renderedShare(progress)),
        });
      } catch (error) {
        const code = error instanceof ApiError ? error.code : null;
        if (error instanceof ApiError && error.status === 401) void refresh();
        return show(generationFailure(code, serverMessage(error, ERRORS.GENERATION_FAILED.message)));
      }
      try {
        return await keep(order, response);
      } catch {
        return show(SAVE_FAILED);
      } finally {
        void refreshSounds(client, projectId);
      }
    },
    [mayMake, refresh, client, projectId, keep, show],
  );

  const priceOf = useCallback(
    (durations: readonly number[]) => {
      const takes = durations.length;
      if (user !== null && isUnpriced(user.planId)) return '';
      const price =
        user !== null && isFreeAllowance(user.planId, user.credits)
          ? freePrice(takes, freeSoundsLeft(user.existingEffects))
          : t('soundMaker.credits', { cost: durations.reduce((sum, seconds) => sum + generationCost(seconds, 1), 0) });
      return t('soundMaker.inBrackets', { price });
    },
    [user],
  );
  const priceWords = useCallback(
    (duration: number, takes: number) => priceOf(Array.from({ length: takes }, () => duration)),
    [priceOf],
  );
  return { make, mayMake, priceWords, priceOf };
}

/** Of an account that pays with its free sounds: what is left where that is too few, as the rule will say, too. */
function freePrice(takes: number, left: number): string {
  return takes > left
    ? t('generationForm.ofFreeSoundsLeft', { left, of: LIMITS.freeMaxEffects })
    : t('soundMaker.freeSounds', { takes });
}
