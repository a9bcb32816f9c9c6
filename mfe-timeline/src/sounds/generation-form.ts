import { checkGeneration, generationCost, isFreeAllowance, freeSoundsLeft, LIMITS, type User } from '@whoosh/contracts';
import type { Intensity } from '@whoosh/sound-scene';

/** Spec §9: durations offered in a timeline project, seconds. */
export const DURATIONS = [3, 5, 10, 15] as const;

/** What is asked for. */
export interface GenerationForm {
  text: string;
  /** Seconds. */
  duration: number;
  intensity: Intensity;
}

export const EMPTY_FORM: GenerationForm = { text: '', duration: 5, intensity: 'moderate' };

export const INTENSITY_OPTIONS: { value: Intensity; label: string }[] = [
  { value: 'subtle', label: 'Subtle' },
  { value: 'moderate', label: 'Moderate' },
  { value: 'intense', label: 'Intense' },
];

/** The rule's verdict for one take. */
export function verdictOf(user: User, form: GenerationForm) {
  return checkGeneration({ ...user, durationSeconds: form.duration, takes: 1 });
}

/** What it costs and what is there to pay it. */
export function costWords(user: User, duration: number): string {
  if (isFreeAllowance(user.planId, user.credits)) {
    return `${freeSoundsLeft(user.existingEffects)} of ${LIMITS.freeMaxEffects} free sounds left`;
  }
  const cost = generationCost(duration, 1);
  return `${cost} ${cost === 1 ? 'credit' : 'credits'}, ${user.credits ?? 0} left`;
}
