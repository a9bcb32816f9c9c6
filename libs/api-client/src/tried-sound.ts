/** Of this tab alone; gone with it. */
const KEY = 'whoosh.tried-sound';

/** A sound that a visitor made without an account and wants to keep: the same words and seed give it again. */
export interface TriedSound {
  text: string;
  seed: number;
}

/** Keeps it until its visitor has an account. Without storage (private windows) it is written again by hand. */
export function keepTriedSound(sound: TriedSound): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(sound));
  } catch {
    // a full or forbidden storage costs the words, never the page
  }
}

/** The sound that waits for its visitor's account, else null. */
export function readTriedSound(): TriedSound | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as TriedSound | null;
  } catch {
    return null;
  }
}

/** After its words stand in the creator. */
export function forgetTriedSound(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // nothing was kept then
  }
}
