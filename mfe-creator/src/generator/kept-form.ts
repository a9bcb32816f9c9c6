import { EMPTY_FORM, type PromptForm } from './model/prompt-form';

/** Of this tab alone; gone with it. */
const KEY = 'whoosh.kept-prompt';

/** A prompt that was interrupted by the end of the session, and whose it is: nobody else sees it. */
interface KeptForm {
  userId: number;
  projectId: number | null;
  form: PromptForm;
}

/** Keeps a prompt until its owner has signed in again. Without storage (private windows) nothing is kept. */
export function keepForm(kept: KeptForm): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a full or forbidden storage costs the prompt, never the page
  }
}

/** The prompt that was kept for this person in this place, else null. */
export function keptForm(userId: number, projectId: number | null): PromptForm | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as KeptForm | null;
    if (kept === null || kept.userId !== userId || kept.projectId !== projectId) return null;
    return { ...EMPTY_FORM, ...kept.form };
  } catch {
    return null;
  }
}

/** After the prompt stands in its box again. */
export function forgetForm(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // nothing was kept then
  }
}
