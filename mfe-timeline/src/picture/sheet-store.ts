import type { PictureSheets } from '@whoosh/contracts';
import type { ReadBytes } from './paged-file';

/** A picture within an image. */
export interface PicturePart {
  image: CanvasImageSource;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A sheet takes 6 MB once it is decoded. */
const KEPT_SHEETS = 12;
const RETRY_MS = 5_000;

type Sheet = { state: 'loading' } | { state: 'there'; image: ImageBitmap } | { state: 'failed'; untilMs: number };

interface StoreOptions {
  read: (url: string) => ReadBytes;
  decode: (jpeg: Blob) => Promise<ImageBitmap>;
  /** Milliseconds of any clock. */
  now: () => number;
  /** A sheet has come. */
  onChange: () => void;
}

/** Sheets of pictures as they are needed; some are kept. */
export class SheetStore {
  /** By address and number; the longest unused first. */
  private readonly sheets = new Map<string, Sheet>();
  private readonly aborter = new AbortController();

  constructor(private readonly options: StoreOptions) {}

  /** The picture of a moment; null while its sheet is on its way, which this begins. */
  picture(of: PictureSheets, seconds: number): PicturePart | null {
    const number = Math.max(0, Math.min(of.count - 1, Math.floor(seconds / of.interval + 1e-6)));
    const perSheet = of.columns * of.rows;
    const sheet = this.sheet(of, Math.floor(number / perSheet));
    if (sheet.state !== 'there') return null;
    const place = number % perSheet;
    const { width, height } = of;
    return {
      image: sheet.image,
      x: (place % of.columns) * width,
      y: Math.floor(place / of.columns) * height,
      width,
      height,
    };
  }

  dispose(): void {
    this.aborter.abort();
    for (const sheet of this.sheets.values()) if (sheet.state === 'there') sheet.image.close();
    this.sheets.clear();
  }

  private sheet(of: PictureSheets, number: number): Sheet {
    const name = `${of.url} ${number}`;
    const known = this.sheets.get(name);
    const isDue = known === undefined || (known.state === 'failed' && this.options.now() >= known.untilMs);
    const sheet = isDue ? { state: 'loading' as const } : known;
    this.sheets.delete(name);
    this.sheets.set(name, sheet);
    if (isDue) void this.load(name, of, number);
    return sheet;
  }

  private async load(name: string, { url, offsets }: PictureSheets, number: number): Promise<void> {
    const { read, decode, now, onChange } = this.options;
    try {
      const bytes = await read(url)(offsets[number] ?? 0, offsets[number + 1] ?? 0, this.aborter.signal);
      const image = await decode(new Blob([bytes], { type: 'image/jpeg' }));
      if (this.aborter.signal.aborted) return image.close();
      this.sheets.set(name, { state: 'there', image });
      this.forgetUnused();
      onChange();
    } catch {
      this.sheets.set(name, { state: 'failed', untilMs: now() + RETRY_MS });
    }
  }

  private forgetUnused(): void {
    for (const [name, sheet] of this.sheets) {
      if (this.sheets.size <= KEPT_SHEETS) return;
      if (sheet.state === 'loading') continue;
      if (sheet.state === 'there') sheet.image.close();
      this.sheets.delete(name);
    }
  }
}
