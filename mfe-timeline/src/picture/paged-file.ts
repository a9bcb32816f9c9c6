/** Reads bytes from..to of a file. */
export type ReadBytes = (from: number, to: number, signal: AbortSignal) => Promise<ArrayBuffer>;

/** A group of a proxy lies in one or two of them. */
const PAGE_BYTES = 1 << 17;
/** 32 MB, four minutes of a common proxy. */
const KEPT_PAGES = 256;

/** A file that is read here and there: what was read stays for a while, in pages. */
export class PagedFile {
  /** The longest unused first. */
  private readonly pages = new Map<number, Promise<ArrayBuffer>>();
  private readonly aborter = new AbortController();

  constructor(private readonly readBytes: ReadBytes) {}

  /** @throws ApiError, or an AbortError once it is disposed of */
  async read(from: number, to: number): Promise<Uint8Array> {
    const first = Math.floor(from / PAGE_BYTES);
    const last = Math.floor((to - 1) / PAGE_BYTES);
    this.fetchMissing(first, last);
    const parts = await Promise.all(this.use(first, last));
    const bytes = new Uint8Array(to - from);
    parts.forEach((part, i) => {
      const start = (first + i) * PAGE_BYTES;
      const wanted = new Uint8Array(part).subarray(Math.max(0, from - start), Math.max(0, to - start));
      bytes.set(wanted, Math.max(0, start - from));
    });
    return bytes;
  }

  dispose(): void {
    this.aborter.abort();
    this.pages.clear();
  }

  private use(first: number, last: number): Promise<ArrayBuffer>[] {
    const used: Promise<ArrayBuffer>[] = [];
    for (let page = first; page <= last; page += 1) {
      const part = this.pages.get(page);
      if (part === undefined) continue;
      this.pages.delete(page);
      this.pages.set(page, part);
      used.push(part);
    }
    for (const page of this.pages.keys()) {
      if (this.pages.size <= Math.max(KEPT_PAGES, last - first + 1)) break;
      this.pages.delete(page);
    }
    return used;
  }

  /** Pages side by side that are missing come with one request. */
  private fetchMissing(first: number, last: number): void {
    for (let page = first; page <= last; page += 1) {
      if (this.pages.has(page)) continue;
      let end = page + 1;
      while (end <= last && !this.pages.has(end)) end += 1;
      const together = this.readBytes(page * PAGE_BYTES, end * PAGE_BYTES, this.aborter.signal);
      for (let each = page; each < end; each += 1) {
        const start = (each - page) * PAGE_BYTES;
        const part = together.then((bytes) => bytes.slice(start, start + PAGE_BYTES));
        // one that failed is asked for again, by whoever needs it next
        part.catch(() => this.pages.delete(each));
        this.pages.set(each, part);
      }
      page = end - 1;
    }
  }
}
