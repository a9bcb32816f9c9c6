import { LIMITS, type SoundEffect } from '@whoosh/contracts';
import { isEdited, NO_EDITS, type SceneEdits } from '@whoosh/scene-editing';

export type Intensity = SoundEffect['intensity'];

/** What the prompt box holds. */
export interface PromptForm {
  text: string;
  /** Seconds, 0.5..22; null: as long as the words ask for. */
  duration: number | null;
  intensity: Intensity;
  /** 1..4. */
  takes: number;
  /** null: as the words say ("looped rain"). */
  loop: boolean | null;
  /** Put back by 'Use again'; null draws a new one. */
  seed: number | null;
  /** Of the engine that made the sound whose seed it is; null: of none, or of this one. */
  engineVersion: string | null;
  /** The sound of the library that it goes on from; null: none. */
  parentId: number | null;
  /** The sound that it was put back from, and what was asked for with it; null: it was written here. */
  putBack: PutBack | null;
  /** What was changed by hand on what was understood. */
  edits: SceneEdits;
  /** Lines of words that changed what was understood, oldest first. */
  refinements: readonly Refining[];
  /** The text for which the operator's other reader was asked; no other text is sent to it. */
  sentElsewhere: string | null;
}

/** A sound that is used again: what it was made of holds as long as this is asked for. */
export interface PutBack extends Pick<PromptForm, 'text' | 'duration' | 'intensity' | 'loop'> {
  /** In the library. */
  id: number;
}

/** A line of words that changes a scene. */
export interface Refining {
  words: string;
  /** What was changed by hand before: the words speak of that scene. */
  after: SceneEdits;
}

/** The length of what is not described, and of what cannot be read (docs/spec-walk.md, part 9), seconds. */
export const DEFAULT_SECONDS = 5;

export const EMPTY_FORM: PromptForm = {
  text: '',
  duration: null,
  intensity: 'moderate',
  takes: 1,
  loop: null,
  seed: null,
  engineVersion: null,
  parentId: null,
  putBack: null,
  edits: NO_EDITS,
  refinements: [],
  sentElsewhere: null,
};

/** A saved effect's request, as 'Use again' puts it back. */
export function formOfEffect(
  effect: Pick<SoundEffect, 'id' | 'prompt' | 'duration' | 'intensity' | 'loop' | 'seed' | 'engineVersion'> &
    Partial<Pick<SoundEffect, 'madeBy'>>,
): PromptForm {
  const duration = Math.min(LIMITS.maxDurationSeconds, Math.max(LIMITS.minDurationSeconds, effect.duration));
  const { prompt: text, intensity, loop, seed, engineVersion } = effect;
  const asked = { ...EMPTY_FORM, text, duration, intensity, loop, parentId: effect.id };
  // another engine gives another sound for the same words, whatever the seed
  if (effect.madeBy) return asked;
  const putBack = { id: effect.id, text, duration, intensity, loop };
  return { ...asked, seed, engineVersion, putBack };
}

/**
 * Without what belongs to the words that stood in it: their seed, their sound, and with it the length that came back
 * and that it did not loop, which "looped rain" would else be kept from.
 */
export function withoutSeed(form: PromptForm): PromptForm {
  const cameBack = form.seed !== null;
  return {
    ...form,
    seed: null,
    engineVersion: null,
    putBack: null,
    duration: cameBack ? null : form.duration,
    loop: cameBack && form.loop === false ? null : form.loop,
  };
}

/** Keeps a form within what the account may ask for. */
export function withinPlan(form: PromptForm, maxDuration: number, maxTakes: number): PromptForm {
  const { duration, takes } = form;
  if ((duration ?? 0) <= maxDuration && takes <= maxTakes) return form;
  return {
    ...form,
    duration: duration === null ? null : Math.min(duration, maxDuration),
    takes: Math.min(takes, maxTakes),
  };
}

/** Whether what is asked for is another scene than that of the words alone. */
export function hasOwnScene(form: PromptForm): boolean {
  return soundPutBack(form) !== null || isChanged(form);
}

/** Whether something was changed here of what the words, or the sound that was put back, say. */
export function isChanged(form: PromptForm): boolean {
  return isReadElsewhere(form) || form.refinements.length > 0 || isEdited(form.edits);
}

/** The sound whose scene is asked for: the one that was put back, as long as all is asked for as it was then. */
export function soundPutBack(form: Pick<PromptForm, 'putBack'> & Omit<PutBack, 'id'>): number | null {
  const { putBack } = form;
  if (putBack === null) return null;
  const { id, ...asked } = putBack;
  return (Object.keys(asked) as (keyof typeof asked)[]).every((key) => form[key] === asked[key]) ? id : null;
}

/** Whether the other reader reads it: only the very text that somebody sent there by a press. */
export function isReadElsewhere({ text, sentElsewhere }: Pick<PromptForm, 'text' | 'sentElsewhere'>): boolean {
  return text !== '' && sentElsewhere === text;
}
