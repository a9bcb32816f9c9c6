/** Key in local storage; the script in the page's head reads the same one before the first paint. */
const STORAGE_KEY = 'whoosh-has-sounds';

/**
 * Remembers, where the browser allows it, whether the person has made sounds: the next creator page then begins without
 * its greeting.
 */
export function rememberSounds(hasSounds: boolean): void {
  try {
    if (hasSounds) localStorage.setItem(STORAGE_KEY, 'yes');
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked: the greeting shows until the page is there.
  }
}
