/**
 * Something that a tab keeps from page to page; gone with it. Without storage (private windows, a full or forbidden
 * one) nothing is kept, and no page is lost.
 */
export class TabStorage<Kept> {
  /** @param key of the browser's session storage, unique in the product */
  constructor(private readonly key: string) {}

  write(kept: Kept): void {
    try {
      sessionStorage.setItem(this.key, JSON.stringify(kept));
    } catch {
      // what was to be kept is lost, the page is not
    }
  }

  /** What was kept, else null. */
  read(): Kept | null {
    try {
      return JSON.parse(sessionStorage.getItem(this.key) ?? 'null') as Kept | null;
    } catch {
      return null;
    }
  }

  forget(): void {
    try {
      sessionStorage.removeItem(this.key);
    } catch {
      // nothing was kept then
    }
  }
}
