/** What is shown. */
export type Mode = 'dark' | 'light';
/** What the person chose; `system` follows the system's setting. */
export type ModeChoice = 'system' | Mode;

/** Key in local storage; the script in the page's head reads the same one before the first paint. */
export const MODE_STORAGE_KEY = 'whoosh-mode';

const LIGHT_QUERY = '(prefers-color-scheme: light)';

/** The stored choice; anything unknown or unreadable is `system`. */
export function readModeChoice(): ModeChoice {
  try {
    const stored = localStorage.getItem(MODE_STORAGE_KEY);
    return stored === 'dark' || stored === 'light' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Remembers the choice where the browser allows it. */
export function storeModeChoice(choice: ModeChoice): void {
  try {
    localStorage.setItem(MODE_STORAGE_KEY, choice);
  } catch {
    // Storage is blocked: the choice then holds until the page is left.
  }
}

/** The mode that a choice means now. */
export function resolveMode(choice: ModeChoice): Mode {
  if (choice !== 'system') return choice;
  return matchMedia(LIGHT_QUERY).matches ? 'light' : 'dark';
}

/** Calls back whenever the system's preference changes; returns how to stop. */
export function onSystemModeChange(callback: () => void): () => void {
  const query = matchMedia(LIGHT_QUERY);
  query.addEventListener('change', callback);
  return () => query.removeEventListener('change', callback);
}

/** Puts the mode on the page: our styles read the class `light` of the root element. */
export function applyMode(mode: Mode): void {
  document.documentElement.classList.toggle('light', mode === 'light');
}
