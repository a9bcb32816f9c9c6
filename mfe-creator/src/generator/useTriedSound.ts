import { useEffect, useRef } from 'react';
import { triedSound } from '@whoosh/api-client';
import { isFreeAllowance, type User } from '@whoosh/contracts';
import { EMPTY_FORM, type PromptForm } from '../request/prompt-form';

/**
 * Goes on with the sound that its visitor asked to keep before there was an account.
 * @param onTried told once, when the page opens; `isFirst`: it is the first of a new account, which is free and makes
 * it at once. Whoever pays sees the price before
 */
export function useTriedSound(
  user: User,
  projectId: number | null,
  onTried: (form: PromptForm, isFirst: boolean) => void,
): void {
  const opened = useRef({ user, projectId, onTried });
  useEffect(() => {
    const { user: owner, projectId: place, onTried: tell } = opened.current;
    const tried = place === null ? triedSound.read() : null;
    if (tried === null) return;
    triedSound.forget();
    const isFirst = isFreeAllowance(owner.planId, owner.credits) && owner.existingEffects === 0;
    tell({ ...EMPTY_FORM, text: tried.text, seed: tried.seed }, isFirst);
  }, []);
}
