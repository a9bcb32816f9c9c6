import { LIMITS, type SoundEffect } from '@whoosh/contracts';
import { NO_EDITS, type SceneEdits } from './scene-edits';

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
  /** What was changed by hand on what was understood. */
  edits: SceneEdits;
}

export const EMPTY_FORM: PromptForm = {
  text: '',
  duration: 5,
  intensity: 'moderate',
  takes: 1,
  loop: false,
  seed: null,
  edits: NO_EDITS,
};

/** The intensities in the order of the selector. */
export const INTENSITIES: readonly { value: Intensity; label: string }[] = [
  { value: 'subtle', label: 'Subtle' },
  { value: 'moderate', label: 'Moderate' },
  { value: 'intense', label: 'Intense' },
];

/** A saved effect's request, as 'Use again' puts it back. */
export function formOfEffect(effect: Pick<SoundEffect, 'prompt' | 'duration' | 'intensity' | 'seed'>): PromptForm {
  const duration = Math.min(LIMITS.maxDurationSeconds, Math.max(LIMITS.sliderMinSeconds, Math.round(effect.duration)));
  return { ...EMPTY_FORM, text: effect.prompt, duration, intensity: effect.intensity, seed: effect.seed };
}

/** Keeps a form within what the account may ask for. */
export function withinPlan(form: PromptForm, maxDuration: number, maxTakes: number): PromptForm {
  if (form.duration <= maxDuration && form.takes <= maxTakes) return form;
  return { ...form, duration: Math.min(form.duration, maxDuration), takes: Math.min(form.takes, maxTakes) };
}
