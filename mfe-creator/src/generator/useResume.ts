import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isBeingMade, useUnsavedGenerations } from '@whoosh/api-client';
import type { PendingGeneration } from './model/generation-state';
import {
  forgetGeneration,
  rememberedGeneration,
  rememberGeneration,
  type RememberedGeneration,
} from './model/remembered-generation';
import { EMPTY_FORM, type PromptForm } from '../request/prompt-form';

interface ResumeOptions {
  userId: number;
  /** Only sounds of this project; null: standalone ones. */
  projectId: number | null;
  /** What is being made now. */
  pending: PendingGeneration | null;
  /** What the prompt box has kept, which knows more of the request where it is its own. */
  kept: PromptForm;
  resume: (found: RememberedGeneration) => void;
}

/**
 * Goes on, once, with what is being made when the page opens: with what this tab remembers before anything is painted,
 * else with what the server tells of, which was asked for in another tab or before the browser was closed.
 */
export function useResume({ userId, projectId, pending, kept, resume }: ResumeOptions): void {
  const [remembered] = useState(() => rememberedGeneration(userId, projectId));
  const { data } = useUnsavedGenerations();
  const isLooked = useRef(false);
  useLayoutEffect(() => {
    forgetGeneration();
    if (remembered === null || isLooked.current) return;
    isLooked.current = true;
    resume(remembered);
  }, [remembered, resume]);
  useEffect(() => {
    if (data === undefined || isLooked.current) return;
    isLooked.current = true;
    const found = data.find((status) => status.projectId === projectId && isBeingMade(status));
    if (found === undefined) return;
    const { id, description, intensity, progress } = found;
    const form = kept.text === description ? kept : { ...EMPTY_FORM, text: description, intensity };
    resume({ id, form, since: performance.now(), aside: false, progress });
  }, [data, projectId, kept, resume]);
  useEffect(() => {
    const leave = () => (pending === null ? forgetGeneration() : rememberGeneration(userId, projectId, pending));
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [userId, projectId, pending]);
}
