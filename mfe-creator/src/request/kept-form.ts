import { TabStorage } from '@whoosh/api-client';
import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { EMPTY_FORM, type PromptForm } from './prompt-form';

/** A prompt that its page left behind, and whose it is: nobody else sees it. */
interface KeptForm {
  userId: number;
  projectId: number | null;
  form: PromptForm;
}

const storage = new TabStorage<KeptForm>('whoosh.kept-prompt');

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
    storage.forget();
    const leave = () =>
      latest.current.text.trim() === '' ? storage.forget() : keepForm({ userId, projectId, form: latest.current });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [userId, projectId]);
  return [form, setForm];
}

/** Keeps a prompt for the page that it belongs to. */
export function keepForm(kept: KeptForm): void {
  storage.write(kept);
}

/** The prompt that was kept for this person in this place, else null. */
function keptForm(userId: number, projectId: number | null): PromptForm | null {
  const kept = storage.read();
  if (kept === null || kept.userId !== userId || kept.projectId !== projectId) return null;
  return { ...EMPTY_FORM, ...kept.form };
}
