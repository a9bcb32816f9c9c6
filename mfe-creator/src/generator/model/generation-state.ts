import type { GenerationProgress, GenerationResponse, InterpretedLayer, TakeResponse } from '@whoosh/contracts';
import type { Scene } from '@whoosh/sound-scene';
import type { FailureToast, WaitingSound } from '@whoosh/ui/more';
import type { PromptForm } from '../../request/prompt-form';
import type { RememberedGeneration } from './remembered-generation';

/** A request that is being made. */
export interface PendingGeneration extends WaitingSound {
  /** null until the server tells it. */
  id: string | null;
  form: PromptForm;
  /** It was asked for before the page was loaded: what the account has left is what is left after it. */
  isResumed: boolean;
}

/** The takes of the last request. */
export interface MadeTakes {
  form: PromptForm;
  generationId: string;
  takes: readonly TakeResponse[];
  /** What was rendered, with the seed of the first take. */
  scene: Scene;
  /** What it is made of, in the order told; empty where that is not known. */
  layers: readonly InterpretedLayer[];
  /** What its takes are called that are kept; empty: as its words. */
  name: string;
  /** The take that is compared and played by the keys, 1..4. */
  chosen: number;
  /** The take that is being kept right now. */
  keeping: number | null;
  /** How long it took, seconds. */
  madeIn: number;
  /** With credits. */
  isPaid: boolean;
  /** false: they stood here before, and somebody has come back to them. */
  isNew: boolean;
}

/** A request that came to nothing. */
export interface FailedGeneration {
  form: PromptForm;
  why: FailureToast;
}

export interface GenerationState {
  pending: PendingGeneration | null;
  made: MadeTakes | null;
  /** The last request, where it failed. */
  failed: FailedGeneration | null;
}

/** The dialog waits this long, milliseconds, so that a quick sound needs none. */
export const SLOW_MS = 600;

export const NOTHING_MADE: GenerationState = { pending: null, made: null, failed: null };

export type GenerationAction =
  | { type: 'asked'; form: PromptForm; now: number; resumed?: RememberedGeneration | null }
  | { type: 'started'; id: string }
  | { type: 'slow' }
  | { type: 'put-aside' }
  | { type: 'stopping'; stopping: boolean }
  | { type: 'away' }
  | { type: 'progress'; progress: GenerationProgress }
  | { type: 'made'; response: GenerationResponse; layers: readonly InterpretedLayer[]; name: string; now: number }
  | { type: 'failed'; why: FailureToast | null }
  | { type: 'chosen'; take: number }
  | { type: 'keeping'; take: number }
  | { type: 'kept'; take: number; soundEffectId: number }
  | { type: 'not-kept' }
  | { type: 'effect-deleted'; soundEffectId: number };

/** The effect that the chosen take was kept as; null: it was not. */
export function keptAs({ takes, chosen }: MadeTakes): number | null {
  return takes.find(({ take }) => take === chosen)?.soundEffectId ?? null;
}

/**
 * idle, pending (dialog shown when slow), then success or failure; the takes of a success stay until the next one, a
 * failure until something is asked for again.
 */

export function generationReducer(state: GenerationState, action: GenerationAction): GenerationState {
  const { pending, made } = state;
  const waits = (part: Partial<PendingGeneration>) =>
    pending ? { ...state, pending: { ...pending, ...part } } : state;
  switch (action.type) {
    case 'asked':
      return { pending: pendingOf(action), made, failed: null };
    case 'started':
      return waits({ id: action.id });
    case 'slow':
      return waits({ slow: true });
    case 'put-aside':
      return waits({ aside: true });
    case 'away':
      return waits({ away: true });
    case 'stopping':
      return waits({ stopping: action.stopping });
    case 'progress':
      return waits({ away: false, progress: action.progress });
    case 'made':
      return pending ? { pending: null, made: madeOf(pending, action), failed: null } : state;
    case 'failed':
      return { pending: null, made, failed: pending && action.why && { form: pending.form, why: action.why } };
    default:
      return made ? { ...state, made: changeTakes(made, action) } : state;
  }
}

function pendingOf({ form, now, resumed = null }: Extract<GenerationAction, { type: 'asked' }>): PendingGeneration {
  const waiting = { form, slow: false, away: false, stopping: false };
  if (resumed === null) return { ...waiting, id: null, isResumed: false, since: now, aside: false, progress: null };
  const { id, since, aside, progress } = resumed;
  return { ...waiting, id, isResumed: true, since, slow: now - since >= SLOW_MS, aside, progress };
}

export type TakeAction = Extract<
  GenerationAction,
  { type: 'chosen' | 'keeping' | 'kept' | 'not-kept' | 'effect-deleted' }
>;

export function changeTakes(made: MadeTakes, action: TakeAction): MadeTakes {
  switch (action.type) {
    case 'chosen':
      return made.takes.some((take) => take.take === action.take) ? { ...made, chosen: action.take } : made;
    case 'keeping':
      return { ...made, keeping: action.take };
    case 'kept':
      return {
        ...made,
        keeping: null,
        takes: made.takes.map((take) =>
          take.take === action.take ? { ...take, soundEffectId: action.soundEffectId } : take,
        ),
      };
    case 'not-kept':
      return { ...made, keeping: null };
    case 'effect-deleted':
      return {
        ...made,
        takes: made.takes.map((take) =>
          take.soundEffectId === action.soundEffectId ? { ...take, soundEffectId: null } : take,
        ),
      };
  }
}

function madeOf(
  { form, since }: PendingGeneration,
  { response, layers, name, now }: Extract<GenerationAction, { type: 'made' }>,
): MadeTakes {
  return {
    form: { ...form, seed: response.takes[0]?.seed ?? form.seed },
    generationId: response.generationId,
    takes: response.takes,
    scene: response.scene,
    layers,
    name,
    chosen: response.takes[0]?.take ?? 1,
    keeping: null,
    madeIn: (now - since) / 1000,
    isPaid: response.creditsDeducted > 0,
    isNew: true,
  };
}
