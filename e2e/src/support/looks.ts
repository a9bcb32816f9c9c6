import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';

const FILE = path.join(__dirname, 'looks.json');
/** Side of a cell in pixels: an icon covers several, and one that is missing changes their colour by far. */
const CELL_PX = 10;
const COLUMNS = 1440 / CELL_PX;
const ROWS = 900 / CELL_PX;

interface Tolerance {
  /** A cell counts as another one when a channel differs by more (of 255). */
  channel: number;
  /** How many cells may. */
  cells: number;
}
/** One Chromium draws one page the same each time; two surfaces of the theme stand further apart than this. */
const HERE: Tolerance = { channel: 4, cells: 3 };
/** Another Chromium than that of the looks draws letters, shadows and edges anew. */
const ELSEWHERE: Tolerance = { channel: 14, cells: 0.04 * COLUMNS * ROWS };

/** Mean colours of the cells of each screen, RGB, packed, and the Chromium that drew them. */
interface Looks {
  chromium: string;
  cells: Record<string, string>;
}

const read = (): Looks =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Looks) : { chromium: '', cells: {} };

/**
 * Compares a page of 1440 by 900 with its look of before; with RECORD_LOOKS=1 that is written anew.
 * @returns where it differs beyond what this Chromium may, or null where it does not
 */
export async function otherLook(page: Page, name: string): Promise<string | null> {
  const looks = read();
  const version = (page.context().browser()?.version() ?? '').split('.')[0] ?? '';
  const seen = await cellsOf(page);
  if (process.env['RECORD_LOOKS'] === '1') {
    const packed = brotliCompressSync(seen).toString('base64');
    const cells = Object.fromEntries(
      Object.entries({ ...looks.cells, [name]: packed }).sort(([a], [b]) => a.localeCompare(b)),
    );
    writeFileSync(FILE, `${JSON.stringify({ chromium: version, cells }, null, 2)}\n`);
    return null;
  }
  const packed = looks.cells[name];
  if (packed === undefined) return `${name} has no look to be compared with: RECORD_LOOKS=1`;
  const difference = differenceOf(
    brotliDecompressSync(Buffer.from(packed, 'base64')),
    seen,
    version === looks.chromium ? HERE : ELSEWHERE,
  );
  return (
    difference &&
    `${name} ${difference} (Chromium ${version}, the look was drawn by ${looks.chromium}); look at it, then RECORD_LOOKS=1`
  );
}

/** @returns where two pictures of a page differ by more than they may, or null where they do not */
export function differenceOf(before: Buffer, seen: Buffer, { channel, cells }: Tolerance = HERE): string | null {
  const others: number[] = [];
  for (let at = 0; at < seen.length; at += 3)
    if ([0, 1, 2].some((offset) => Math.abs((before[at + offset] ?? 0) - (seen[at + offset] ?? 0)) > channel))
      others.push(at / 3);
  if (others.length <= cells) return null;
  const columns = others.map((cell) => cell % COLUMNS);
  const rows = others.map((cell) => Math.floor(cell / COLUMNS));
  const span = (places: readonly number[]) =>
    `${Math.min(...places) * CELL_PX} to ${(Math.max(...places) + 1) * CELL_PX}`;
  return `looks different in ${others.length} places, x ${span(columns)}, y ${span(rows)}`;
}

/**
 * The cells of a page as its own browser decodes its picture, without what canvases draw: they do so whenever they come
 * to it.
 */
export async function cellsOf(page: Page): Promise<Buffer> {
  const picture = (
    await page.screenshot({ animations: 'disabled', caret: 'hide', style: 'canvas { visibility: hidden !important }' })
  ).toString('base64');
  const cells = await page.evaluate(
    async ({ picture, side }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const columns = image.width / side;
      const sums = new Float64Array(columns * (image.height / side) * 3);
      for (let y = 0, at = 0; y < image.height; y++) {
        for (let x = 0; x < image.width; x++, at += 4) {
          const cell = (Math.floor(y / side) * columns + Math.floor(x / side)) * 3;
          sums[cell] = (sums[cell] ?? 0) + (data[at] ?? 0);
          sums[cell + 1] = (sums[cell + 1] ?? 0) + (data[at + 1] ?? 0);
          sums[cell + 2] = (sums[cell + 2] ?? 0) + (data[at + 2] ?? 0);
        }
      }
      // As text: a list of so many numbers keeps the driver of the browser busy for seconds.
      return btoa(Array.from(sums, (sum) => String.fromCharCode(Math.round(sum / side ** 2))).join(''));
    },
    { picture, side: CELL_PX },
  );
  return Buffer.from(cells, 'base64');
}
