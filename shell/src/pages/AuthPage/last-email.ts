const STORAGE_KEY = 'whoosh-last-email';

/** The address that was used last in this browser. */
export function readLastEmail(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Remembers an address where the browser allows it. */
export function storeLastEmail(email: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, email);
  } catch {
    // Storage is blocked: there is then no chip.
  }
}
