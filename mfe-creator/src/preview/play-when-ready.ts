import { useSyncExternalStore } from 'react';
import { player, type Track } from '@whoosh/ui/more';

/** In this browser alone. */
const KEY = 'whoosh.play-when-ready';
const listeners = new Set<() => void>();
/** Stands in for a storage that is forbidden. */
let here = true;

/** Whether new takes play by themselves once; on until somebody switches it off. */
export function usePlayWhenReady(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, read), keep];
}

/**
 * Plays a new sound by itself: never over another one, never in a tab that nobody looks at, and not on a phone or
 * tablet, whose silent switch a page cannot ask.
 * @returns whether it plays
 */
export function playOnce(track: Track): boolean {
  if (!read() || isSounding() || document.hidden || matchMedia('(pointer: coarse)').matches) return false;
  player.play(track, 0);
  return true;
}

function isSounding(): boolean {
  const { status } = player.snapshot();
  return status === 'playing' || status === 'loading';
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
    return localStorage.getItem(KEY) !== 'false' && here;
  } catch {
    return here;
  }
}
