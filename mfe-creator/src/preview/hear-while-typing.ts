import { useSyncExternalStore } from 'react';

/** In this browser alone. */
const KEY = 'whoosh.hear-while-typing';
const listeners = new Set<() => void>();
/** Stands in for a storage that is forbidden. */
let here = false;

/**
 * Whether what is typed is heard by itself; off until somebody asks for it, since a page that sounds unasked is none
 * that one types in among others.
 */
export function useHearWhileTyping(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, read), keep];
}

function keep(on: boolean): void {
  here = on;
  try {
    localStorage.setItem(KEY, String(on));
  } catch {
    // a full or forbidden storage: it holds until the page is loaded again
  }
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return here;
  }
}
