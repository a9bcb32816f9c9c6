import {
  checkGeneration,
  generationCost,
  isFreeAllowance,
  isUnpriced,
  freeSoundsLeft,
  LIMITS,
  type User,
} from '@whoosh/contracts';
import type { Intensity } from '@whoosh/sound-scene';
import { formatNumber } from '@whoosh/ui';
import { intensityLabel } from '@whoosh/ui/more';
import { t } from '../messages';

/** Spec §9: durations offered in a timeline project, seconds. */
export const DURATIONS = [3, 5, 10, 15] as const;

/** What is asked for. */
export interface GenerationForm {
  text: string;
  /** Seconds. */
  duration: number;
  intensity: Intensity;
  /** Where on the timeline it is to begin, milliseconds; without it, wherever the playhead has it. */
  startMs?: number;
}

export const EMPTY_FORM: GenerationForm = { text: '', duration: 5, intensity: 'moderate' };

export const intensityOptions = (): { value: Intensity; label: string }[] =>
  (['subtle', 'moderate', 'intense'] as const).map((value) => ({ value, label: intensityLabel(value) }));

/** The rule's verdict for one take. */
export function verdictOf(user: User, form: GenerationForm) {
  return checkGeneration({ ...user, durationSeconds: form.duration, takes: 1 });
}

/** What it costs and what is there to pay it; nothing where sounds have no price. */
export function costWords(user: User, duration: number): string {
  if (isUnpriced(user.planId)) return '';
  if (isFreeAllowance(user.planId, user.credits)) {
    return t('generationForm.ofFreeSoundsLeft', {
      left: freeSoundsLeft(user.existingEffects),
      of: LIMITS.freeMaxEffects,
    });
  }
  const cost = generationCost(duration, 1);
  return t('generationForm.costAndLeft', { cost, left: formatNumber(user.credits ?? 0) });
}
