import { TabStorage } from '@whoosh/api-client';
import type { GenerationProgress } from '@whoosh/contracts';
import { EMPTY_FORM, type PromptForm } from '../../request/prompt-form';

/** What was being made when a page was left: shown at once by the next one, until the server has answered. */
export interface RememberedGeneration {
  /** null: the server had not told it yet. */
  id: string | null;
  form: PromptForm;
  /** When it was asked for, milliseconds of the page's clock; negative where that was before the page was loaded. */
  since: number;
  /** The dialog was put aside. */
  aside: boolean;
  progress: GenerationProgress | null;
}

/** The same as it is stored, with whose it is: nobody else sees it. */
interface StoredGeneration extends Omit<RememberedGeneration, 'since'> {
  userId: number;
  projectId: number | null;
  /** When it was asked for, milliseconds of the system's clock: that of a page begins with it. */
  askedAt: number;
}

const storage = new TabStorage<StoredGeneration>('whoosh.running-generation');

/** Keeps what is being made for the page that comes next. */
export function rememberGeneration(
  userId: number,
  projectId: number | null,
  { id, form, since, aside, progress }: RememberedGeneration,
): void {
  const askedAt = Date.now() - (performance.now() - since);
  storage.write({ userId, projectId, id, form, askedAt, aside, progress });
}

/** What this person was having made in this place when its page was left, else null. */
export function rememberedGeneration(userId: number, projectId: number | null): RememberedGeneration | null {
  const stored = storage.read();
  if (stored === null || stored.userId !== userId || stored.projectId !== projectId) return null;
  const { id, form, askedAt, aside, progress } = stored;
  const since = performance.now() - (Date.now() - askedAt);
  return { id, form: { ...EMPTY_FORM, ...form }, since, aside, progress };
}

/** Once it is shown again, or has ended. */
export function forgetGeneration(): void {
  storage.forget();
}
