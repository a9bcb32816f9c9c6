import { open } from 'node:fs/promises';
import type { FrameRate, PictureSheets } from '@whoosh/contracts';
import type { MediaPrograms } from './media-tools';
import { pictureSizeOf, stripLayoutOf } from './picture-strip';
import { CONFINED_INPUT, inputName, type MediaInfo, unreadable } from './probe';
import { PROXY_GROUP } from './proxy';
import { RunFailure, runProgram, WRITES_FILES } from './run-program';

/** From one density to the next: a view between two of them shows pictures of which five in six are passed over. */
const STEP = 6;
const COLUMNS = 10;
/** A sheet is decoded as a whole: it is kept to the size of a common picture. */
const SHEET_HEIGHT = 900;
/** An hour at the finest density; longer videos begin with the next. */
const MAX_PICTURES = 10_000;
const PATIENCE_MS = 60_000;
/** Bytes that are looked through at once. */
const READ_BYTES = 1 << 20;

export type DrawnSheets = Omit<PictureSheets, 'url'> & { path: string };

interface SheetsOrder {
  /** A proxy, of which each group begins with a picture that needs no other. */
  file: string;
  info: MediaInfo;
  rate: FrameRate;
  /** Where the file of each density is to be written. */
  pathOf: (density: number) => string;
  signal: AbortSignal;
}

/**
 * Draws the pictures between those of the strip, as far as one for each group of the proxy; only those are decoded.
 * @returns the coarsest first @throws UnreadableMedia
 */
export async function drawPictureSheets(
  programs: MediaPrograms,
  { file, info, rate, pathOf, signal }: SheetsOrder,
): Promise<DrawnSheets[]> {
  const densities = densitiesOf(info, rate);
  if (densities.length === 0) return [];
  const { width, height } = pictureSizeOf(info.picture);
  const rows = Math.max(1, Math.min(COLUMNS, Math.floor(SHEET_HEIGHT / height)));
  const chains = densities.map(
    ({ groups }, at) =>
      `[s${at}]fps=${rate.numerator}/${rate.denominator * groups * PROXY_GROUP}:start_time=0:round=near:` +
      `eof_action=pass,tile=${COLUMNS}x${rows}[d${at}]`,
  );
  const scaled = densities.map((_, at) => `[s${at}]`).join('');
  const split = `[0:v:0]scale=${width}:${height}:flags=area,split=${densities.length}${scaled}`;
  const outputs = densities.flatMap((_, at) => [
    ...['-map', `[d${at}]`, '-q:v', '5', '-pix_fmt', 'yuvj420p', '-fps_mode', 'passthrough', '-f', 'mjpeg'],
    inputName(pathOf(at)),
  ]);
  const input = ['-skip_frame', 'nokey', ...CONFINED_INPUT, '-i', inputName(file)];
  const args = [...WRITES_FILES, ...input, '-filter_complex', [split, ...chains].join(';'), ...outputs];
  try {
    await runProgram(programs, 'ffmpeg', args, { signal, timeLimitMs: PATIENCE_MS + info.duration * 1000 });
  } catch (error) {
    throw error instanceof RunFailure ? unreadable(error, 'video') : error;
  }
  return Promise.all(
    densities.map(async ({ interval, count }, at) => ({
      ...{ path: pathOf(at), count, interval, columns: COLUMNS, rows, width, height },
      offsets: await picturesIn(pathOf(at)),
    })),
  );
}

/** Between the strip and every group of the proxy. */
function densitiesOf(info: MediaInfo, { numerator, denominator }: FrameRate) {
  const strip = stripLayoutOf(info).interval;
  const densities: { groups: number; interval: number; count: number }[] = [];
  for (let groups = 1; ; groups *= STEP) {
    const interval = (groups * PROXY_GROUP * denominator) / numerator;
    if (interval >= strip) return densities;
    const count = Math.max(1, Math.ceil(info.duration / interval - 1e-6));
    if (count <= MAX_PICTURES) densities.unshift({ groups, interval, count });
  }
}

/**
 * Where each JPEG begins in a file of several, and where the last one ends. The two bytes that end one stand nowhere
 * within (ITU T.81, B.1.1.5).
 */
async function picturesIn(path: string): Promise<number[]> {
  const handle = await open(path, 'r');
  try {
    const offsets = [0];
    const buffer = Buffer.alloc(READ_BYTES);
    let [at, before] = [0, 0];
    for (;;) {
      const { bytesRead } = await handle.read(buffer, 0, READ_BYTES, at);
      if (bytesRead === 0) return offsets;
      for (let i = 0; i < bytesRead; i++) {
        if (before === 0xff && buffer[i] === 0xd9) offsets.push(at + i + 1);
        before = buffer[i] ?? 0;
      }
      at += bytesRead;
    }
  } finally {
    await handle.close();
  }
}
