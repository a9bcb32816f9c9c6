import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { EMPTY_FORM, type PromptForm } from './prompt-form';

/** Of this tab alone; gone with it. */
const KEY = 'whoosh.kept-prompt';

/** A prompt that its page left behind, and whose it is: nobody else sees it. */
interface KeptForm {
  userId: number;
  projectId: number | null;
  form: PromptForm;
}

/**
 * The prompt of one place. However the page goes (the session ended, it is loaded anew, another page was opened), what
 * is in the box stands there again when its owner comes back.
 */
export function useKeptForm(
  userId: number,
  projectId: number | null,
): [PromptForm, Dispatch<SetStateAction<PromptForm>>] {
  const [form, setForm] = useState(() => keptForm(userId, projectId) ?? EMPTY_FORM);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  }, [form]);
  useEffect(() => {
    forgetForm();
    const leave = () =>
      latest.current.text.trim() === '' ? forgetForm() : keepForm({ userId, projectId, form: latest.current });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [userId, projectId]);
  return [form, setForm];
}

/** Keeps a prompt for the page that it belongs to. Without storage (private windows) nothing is kept. */
export function keepForm(kept: KeptForm): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a full or forbidden storage costs the prompt, never the page
  }
}

/** The prompt that was kept for this person in this place, else null. */
function keptForm(userId: number, projectId: number | null): PromptForm | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as KeptForm | null;
    if (kept === null || kept.userId !== userId || kept.projectId !== projectId) return null;
    return { ...EMPTY_FORM, ...kept.form };
  } catch {
    return null;
  }
}

/** After the prompt stands in its box again. */
function forgetForm(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // nothing was kept then
  }
}
