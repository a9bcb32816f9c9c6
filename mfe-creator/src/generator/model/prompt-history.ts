import { EMPTY_FORM, type PromptForm } from '../../request/prompt-form';

/** What was asked for is remembered in this browser alone, for each person apart. */
const KEY = 'whoosh.prompt-history.';
const REMEMBERED = 30;

/** Forms that were asked for, newest first, each text once. */
export function rememberPrompt(history: readonly PromptForm[], form: PromptForm): PromptForm[] {
  // what it went on from may be gone by then
  const asked = { ...form, parentId: null };
  return [asked, ...history.filter(({ text }) => text !== form.text)].slice(0, REMEMBERED);
}

/**
 * The prompt before or after the one that stands in the box; null where there is none.
 * @param text of the box; one that is not of the history stands before its newest
 */
export function neighbourPrompt(
  history: readonly PromptForm[],
  text: string,
  direction: 'older' | 'newer',
): PromptForm | null {
  const at = history.findIndex((form) => form.text === text);
  return history[at + (direction === 'older' ? 1 : -1)] ?? null;
}

/** Without storage (private windows) nothing is remembered. */
export function readHistory(userId: number): PromptForm[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY + userId) ?? '[]') as Partial<PromptForm>[];
    return kept.map((form) => ({ ...EMPTY_FORM, ...form }));
  } catch {
    return [];
  }
}

export function storeHistory(userId: number, history: readonly PromptForm[]): void {
  try {
    localStorage.setItem(KEY + userId, JSON.stringify(history));
  } catch {
    // a full or forbidden storage costs the history, never the page
  }
}
