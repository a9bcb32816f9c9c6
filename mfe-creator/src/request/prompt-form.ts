import { LIMITS, type SoundEffect } from '@whoosh/contracts';
import { isEdited, NO_EDITS, type SceneEdits } from '@whoosh/scene-editing';

export type Intensity = SoundEffect['intensity'];

/** What the prompt box holds. */
export interface PromptForm {
  text: string;
  /** Whole seconds, 1..22. */
  duration: number;
  intensity: Intensity;
  /** 1..4. */
  takes: number;
  loop: boolean;
  /** Put back by 'Use again'; null draws a new one. */
  seed: number | null;
  /** Of the engine that made the sound whose seed it is; null: of none, or of this one. */
  engineVersion: string | null;
  /** What was changed by hand on what was understood. */
  edits: SceneEdits;
  /** Lines of words that changed what was understood, oldest first. */
  refinements: readonly Refining[];
}

/** A line of words that changes a scene. */
export interface Refining {
  words: string;
  /** What was changed by hand before: the words speak of that scene. */
  after: SceneEdits;
}

export const EMPTY_FORM: PromptForm = {
  text: '',
  duration: 5,
  intensity: 'moderate',
  takes: 1,
  loop: false,
  seed: null,
  engineVersion: null,
  edits: NO_EDITS,
  refinements: [],
};

/** A saved effect's request, as 'Use again' puts it back. */
export function formOfEffect(
  effect: Pick<SoundEffect, 'prompt' | 'duration' | 'intensity' | 'seed' | 'engineVersion'> &
    Partial<Pick<SoundEffect, 'madeBy'>>,
): PromptForm {
  const duration = Math.min(LIMITS.maxDurationSeconds, Math.max(LIMITS.sliderMinSeconds, Math.round(effect.duration)));
  const { prompt: text, intensity, seed, engineVersion } = effect;
  const asked = { ...EMPTY_FORM, text, duration, intensity };
  // another engine gives another sound for the same words, whatever the seed
  return effect.madeBy ? asked : { ...asked, seed, engineVersion };
}

/** Keeps a form within what the account may ask for. */
export function withinPlan(form: PromptForm, maxDuration: number, maxTakes: number): PromptForm {
  if (form.duration <= maxDuration && form.takes <= maxTakes) return form;
  return { ...form, duration: Math.min(form.duration, maxDuration), takes: Math.min(form.takes, maxTakes) };
}

/** Whether what is asked for is another scene than that of the words alone. */
export function hasOwnScene({ edits, refinements }: PromptForm): boolean {
  return refinements.length > 0 || isEdited(edits);
}
