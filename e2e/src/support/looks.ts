import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

const FILE = path.join(__dirname, 'looks.json');
/** Cells of a look: so coarse that no rasteriser of letters moves one, so fine that a row, a colour or a column that moves does. */
const COLUMNS = 48;
const ROWS = 30;
/** A cell counts as another one when a channel differs by more (of 255). */
const SAME_CELL = 14;
/** How many cells may: an edge between two cells that another Chromium draws half a pixel beside. */
const OTHER_CELLS = 0.01;
/** Another Chromium than that of the looks draws shadows and edges anew. */
const OTHER_CELLS_ELSEWHERE = 0.04;

/** Mean colours of the cells of each screen, base64 of RGB, and the Chromium that drew them. */
interface Looks {
  chromium: string;
  cells: Record<string, string>;
}

const read = (): Looks => (existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Looks) : { chromium: '', cells: {} });

/**
 * Compares a page of 1440 by 900 with its look of before; with RECORD_LOOKS=1 that is written anew.
 * @returns which part of the cells differs beyond what this Chromium may, or null where none does
 */
export async function otherLook(page: Page, name: string): Promise<string | null> {
  const looks = read();
  const version = (page.context().browser()?.version() ?? '').split('.')[0] ?? '';
  const seen = await cellsOf(page);
  if (process.env['RECORD_LOOKS'] === '1') {
    const cells = Object.fromEntries(Object.entries({ ...looks.cells, [name]: seen.toString('base64') }).sort(([a], [b]) => a.localeCompare(b)));
    writeFileSync(FILE, `${JSON.stringify({ chromium: version, cells }, null, 2)}\n`);
    return null;
  }
  const before = Buffer.from(looks.cells[name] ?? '', 'base64');
  if (before.length !== seen.length) return `${name} has no look to be compared with: RECORD_LOOKS=1`;
  const others = countOthers(before, seen) / (COLUMNS * ROWS);
  const limit = version === looks.chromium ? OTHER_CELLS : OTHER_CELLS_ELSEWHERE;
  if (others <= limit) return null;
  return `${name}: ${(others * 100).toFixed(1)} % of its cells look different (Chromium ${version}, the look was drawn by ${looks.chromium}); look at it, then RECORD_LOOKS=1`;
}

function countOthers(before: Buffer, seen: Buffer): number {
  let count = 0;
  for (let cell = 0; cell < seen.length; cell += 3)
    if ([0, 1, 2].some((channel) => Math.abs((before[cell + channel] ?? 0) - (seen[cell + channel] ?? 0)) > SAME_CELL)) count++;
  return count;
}

/** The page as its own browser decodes its picture, without what canvases draw: they do so whenever they come to it. */
async function cellsOf(page: Page): Promise<Buffer> {
  const picture = (await page.screenshot({ animations: 'disabled', caret: 'hide', style: 'canvas { visibility: hidden !important }' })).toString('base64');
  const cells = await page.evaluate(
    async ({ picture, columns, rows }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const [width, height] = [image.width / columns, image.height / rows];
      const mean = (column: number, row: number, channel: number) => {
        let sum = 0;
        for (let y = row * height; y < (row + 1) * height; y++)
          for (let x = column * width; x < (column + 1) * width; x++) sum += data[(y * image.width + x) * 4 + channel] ?? 0;
        return Math.round(sum / (width * height));
      };
      return Array.from({ length: columns * rows * 3 }, (_, index) => {
        const cell = Math.floor(index / 3);
        return mean(cell % columns, Math.floor(cell / columns), index % 3);
      });
    },
    { picture, columns: COLUMNS, rows: ROWS },
  );
  return Buffer.from(cells);
}
