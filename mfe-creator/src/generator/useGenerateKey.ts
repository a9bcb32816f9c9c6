import type { RefObject } from 'react';
import { useDocumentKey } from '../keys/useDocumentKey';
import { isTyping } from './useTakeKeys';

/**
 * The key that stands on the button generates from anywhere in the box, and where nothing has the focus; in the prompt
 * it is one of the prompt's own, and other fields keep it.
 */
export function useGenerateKey(box: RefObject<HTMLElement | null>, onGenerate: () => void): void {
  useDocumentKey((event) => {
    const { target, key, ctrlKey, metaKey, defaultPrevented } = event;
    if (key !== 'Enter' || !(ctrlKey || metaKey) || defaultPrevented || isTyping(event)) return;
    if (!(target instanceof Element) || !(target.matches('body, main') || box.current?.contains(target))) return;
    event.preventDefault();
    onGenerate();
  });
}
