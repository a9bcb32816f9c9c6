import { useCallback, useEffect, useRef } from 'react';
import {
  ApiError,
  CACHE_KEYS,
  findGeneration,
  followFound,
  generateSound,
  newIdempotencyKey,
  refreshSounds,
  stopGeneration,
  useQueryClient,
  useSession,
  type GenerateOptions,
  type Session,
} from '@whoosh/api-client';
import {
  checkGeneration,
  freeSoundsLeft,
  isFreeAllowance,
  isUnpriced,
  type ConfigResponse,
  type GenerateRequest,
  type GenerationResponse,
  type InterpretResponse,
  type TakeResponse,
  type User,
} from '@whoosh/contracts';
import { useToast } from '@whoosh/ui';
import { sceneToRender } from '@whoosh/scene-editing';
import { failureToast, generationFailure, SESSION_EXPIRED, successText, type FailureToast } from '@whoosh/ui/more';
import { t } from '../messages';
import { SLOW_MS, type GenerationAction, type GenerationState } from './model/generation-state';
import { changeLastTakes } from './model/last-takes';
import type { RememberedGeneration } from './model/remembered-generation';
import { DEFAULT_SECONDS, hasOwnScene, type PromptForm } from '../request/prompt-form';
import { failureOf, useSaveTake } from '../takes';
import { askedOfEngine } from './engine-choice';
import { useLastTakes } from './useLastTakes';
import { useComingSeed } from '../request/coming-seed';
import { nameOfChanged } from '../request/sound-name';
import { useUnderstand } from '../request/useUnderstanding';

export interface Generation {
  state: GenerationState;
  /** Checks the rules, makes the sound and saves the first take. Resolves to false when it was refused or failed. */
  generate: (form: PromptForm) => Promise<boolean>;
  /** Goes on with what was being made when the page was loaded. Resolves as `generate`. */
  resume: (found: RememberedGeneration) => Promise<boolean>;
  putAside: () => void;
  /** Stops what is being made; `generate` then resolves to false. */
  stop: () => void;
  choose: (take: number) => void;
  /** Saves a take into the library. Resolves to the effect's id, or null where it failed. */
  keep: (take: TakeResponse) => Promise<number | null>;
  effectDeleted: (soundEffectId: number) => void;
}

/** A sound that is being made. */
interface Making {
  form: PromptForm;
  understood: Promise<InterpretResponse>;
  /** Where it was asked for before the page was loaded: what is known of it. */
  resumed?: RememberedGeneration;
  /** Begins to make it, or goes on with it, and tells how far it is; null: it is not being made any more. */
  begin: (
    told: Required<Pick<GenerateOptions, 'onStarted' | 'onAway' | 'onProgress'>>,
  ) => Promise<GenerationResponse | null>;
}

/**
 * The life of a generation: rules, request, progress, first save, toasts. @param projectId null for standalone sounds
 */
export function useGeneration(projectId: number | null): Generation {
  const session = useSession();
  const client = useQueryClient();
  const [state, dispatch, place] = useLastTakes(projectId);
  const toast = useToast();
  const saveTake = useSaveTake(projectId);
  const slowTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(slowTimer.current), []);
  const { stop, onStarted, restart } = useStop(dispatch);
  const understand = useUnderstand();
  const coming = useComingSeed();

  const keep = useCallback(
    async (take: TakeResponse, { form, title, generationId }: Kept) => {
      dispatch({ type: 'keeping', take: take.take });
      const soundEffectId = await saveTake(take, form, title);
      const action = soundEffectId === null ? NOT_KEPT : { ...KEPT, take: take.take, soundEffectId };
      dispatch(action);
      changeLastTakes(client, place, generationId, action);
      return soundEffectId;
    },
    [saveTake, dispatch, client, place],
  );

  /** Shows what is being made until it is there or has failed, and saves its first take. */
  const make = useCallback(
    async ({ form, understood, resumed, begin }: Making): Promise<boolean> => {
      restart();
      dispatch({ type: 'asked', form, now: performance.now(), resumed: resumed ?? null });
      slowTimer.current = setTimeout(() => dispatch({ type: 'slow' }), SLOW_MS);
      const layers = understood.then(
        (answer) => answer.layers,
        () => [],
      );
      const changedName = nameOfChanged(form, understood, understand);
      try {
        const response = await begin({
          onStarted,
          onAway: () => dispatch({ type: 'away' }),
          onProgress: (progress) => dispatch({ type: 'progress', progress }),
        });
        if (response === null) {
          dispatch({ type: 'failed', why: null });
          return false;
        }
        dispatch({ type: 'made', response, layers: await layers, name: await changedName, now: performance.now() });
        toast({ title: t('generation.success'), ...successOf(response, session), tone: 'success' });
        // not waited for: the prompt is cleared now, and may hold another text by the time the sound is saved
        void changedName.then((name) => {
          const { generationId, title } = response;
          return saveFirst(response, (take) => keep(take, { form, title: name || title, generationId }));
        });
        return true;
      } catch (error) {
        const why = failureOf(error);
        // what was stopped is no failure
        dispatch({ type: 'failed', why: why.tone === 'info' ? null : why });
        toast(failureToast(why));
        // asked again, so that a session that ended leads to the sign-in page
        if (error instanceof ApiError && error.status === 401) void session.refresh();
        return false;
      } finally {
        clearTimeout(slowTimer.current);
        void refreshSounds(client, projectId);
      }
    },
    [session, projectId, client, toast, keep, understand, onStarted, restart, dispatch],
  );

  const generate = useCallback(
    async (form: PromptForm): Promise<boolean> => {
      const understood = understand(form);
      const duration = form.duration ?? (await understood.then(({ scene }) => scene.duration, noLength));
      const refusal = refusalOf(session.user, duration, form.takes);
      if (refusal !== null) {
        toast(failureToast(refusal));
        return false;
      }
      const generators = client.getQueryData<ConfigResponse>(CACHE_KEYS.config)?.generators ?? [];
      const engine = askedOfEngine(form, generators);
      const isOurs = (engine.generator ?? 'whoosh') === 'whoosh';
      const asked = isOurs ? { ...form, seed: form.seed ?? coming.seed } : form;
      const isMade = await make({
        form: asked,
        understood,
        begin: async (told) =>
          generateSound({
            body: { ...(await requestOf({ ...asked, duration }, projectId, understood)), ...engine },
            idempotencyKey: newIdempotencyKey(),
            ...told,
          }),
      });
      if (isMade) coming.drawNext();
      return isMade;
    },
    [session.user, projectId, client, toast, understand, make, coming],
  );

  const resume = useCallback(
    (resumed: RememberedGeneration): Promise<boolean> => {
      const { form } = resumed;
      return make({
        form,
        understood: understand(form),
        resumed,
        begin: async ({ onStarted: started, ...told }) => {
          const id = resumed.id ?? (await findGeneration({ description: form.text.trim(), projectId }, told));
          if (id === null) return null;
          started(id);
          return followFound(id, told);
        },
      });
    },
    [projectId, understand, make],
  );

  return {
    state,
    generate,
    resume,
    putAside: useCallback(() => dispatch({ type: 'put-aside' }), [dispatch]),
    stop,
    choose: useCallback((take: number) => dispatch({ type: 'chosen', take }), [dispatch]),
    keep: useCallback(
      (take: TakeResponse) =>
        state.made ? keep(take, { ...state.made, title: state.made.name }) : Promise.resolve(null),
      [keep, state.made],
    ),
    effectDeleted: useCallback(
      (soundEffectId: number) => dispatch({ type: 'effect-deleted', soundEffectId }),
      [dispatch],
    ),
  };
}

/** What a take is kept with. */
interface Kept {
  form: PromptForm;
  title: string;
  generationId: string;
}

const KEPT = { type: 'kept' } as const;
const NOT_KEPT = { type: 'not-kept' } as const;

/** Stops the generation under way, as soon as its id is known: the request may come before the server has told it. */
function useStop(dispatch: (action: GenerationAction) => void) {
  const current = useRef<{ id: string | null; requested: boolean }>({ id: null, requested: false });
  const toast = useToast();
  const send = useCallback(
    (id: string) => {
      // one that has ended meanwhile is shown as it came
      stopGeneration(id).catch(() => {
        dispatch({ type: 'stopping', stopping: false });
        toast({ title: t('shared.error'), description: t('generation.failedToStopTheSound'), tone: 'destructive' });
      });
    },
    [dispatch, toast],
  );
  return {
    restart: useCallback(() => {
      current.current = { id: null, requested: false };
    }, []),
    onStarted: useCallback(
      (id: string) => {
        current.current.id = id;
        dispatch({ type: 'started', id });
        if (current.current.requested) send(id);
      },
      [dispatch, send],
    ),
    stop: useCallback(() => {
      dispatch({ type: 'stopping', stopping: true });
      current.current.requested = true;
      if (current.current.id !== null) send(current.current.id);
    }, [dispatch, send]),
  };
}

/** What cannot be read has the length of what is not described. */
const noLength = () => DEFAULT_SECONDS;

function refusalOf(user: User | null, durationSeconds: number, takes: number): FailureToast | null {
  if (user === null) return SESSION_EXPIRED;
  const verdict = checkGeneration({ ...user, durationSeconds, takes });
  return verdict.allowed ? null : generationFailure(verdict.code, verdict.message);
}

/** The request of a form; one that was edited by hand asks for its scene. */
async function requestOf(
  form: PromptForm & { duration: number },
  projectId: number | null,
  understood: Promise<InterpretResponse>,
): Promise<GenerateRequest> {
  const text = form.text.trim();
  const { duration, intensity, takes, loop, seed } = form;
  const common = {
    duration,
    intensity,
    takes,
    ...(projectId === null ? {} : { projectId }),
    ...(form.parentId === null ? {} : { parentEffectId: form.parentId }),
  };
  // a scene says itself whether it loops
  if (seed !== null && hasOwnScene(form))
    return { ...common, scene: sceneToRender(await understood, text, seed), seed };
  const said = { ...common, ...(loop === null ? {} : { loop }), description: text };
  return seed === null ? said : { ...said, seed };
}

/** What it cost; nothing where sounds have no price. */
function successOf(
  { creditsDeducted, remainingCredits, takes }: GenerationResponse,
  { user }: Session,
): { description?: string } {
  if (user === null || isUnpriced(user.planId)) return {};
  const free = creditsDeducted === 0 && isFreeAllowance(user.planId, user.credits);
  const left = free ? freeSoundsLeft(user.existingEffects + takes.length) : null;
  return { description: successText(creditsDeducted, remainingCredits, left) };
}

/** A success saves the effect; of several takes that is the first. */
async function saveFirst(
  { takes: [first] }: GenerationResponse,
  keep: (take: TakeResponse) => Promise<unknown>,
): Promise<void> {
  if (first !== undefined && first.soundEffectId === null) await keep(first);
}
