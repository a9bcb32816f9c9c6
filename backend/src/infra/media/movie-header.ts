import { open, type FileHandle } from 'node:fs/promises';

/** What the header of an MP4 or MOV says by itself. */
export interface MovieHeader {
  /** Seconds; null where the header leaves it open. */
  duration: number | null;
  hasSound: boolean;
  /** Pixels as they are stored, not turned; null where there is no picture. */
  width: number | null;
  height: number | null;
  /** Frames per second on average. */
  frameRate: number | null;
}

/** Boxes at the top of a file that are walked over before the header is given up. */
const MAX_TOP_BOXES = 2_000;
/** Of six hours in frames of 1/240 s, with room. */
const MAX_HEADER_BYTES = 64 << 20;
const MAX_TRACKS = 64;
/** Boxes that an MP4 or MOV begins with. */
const FIRST_BOXES = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);

/**
 * Reads the header of an MP4 or MOV without any program, and of the file nothing else.
 * @returns null for a file that has none
 * Reference: ISO/IEC 14496-12, 8.
 */
export async function readMovieHeader(file: string): Promise<MovieHeader | null> {
  const handle = await open(file, 'r');
  try {
    const moov = await readMoov(handle);
    return moov === null ? null : headerOf(moov);
  } finally {
    await handle.close();
  }
}

/**
 * Whether a file ends before its own header says: an MP4 or MOV with a box, or an AVI with a list, that is longer than
 * what is there. Such a file may play up to there. Of other files it knows nothing and says no.
 */
export async function isCutOff(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { size: fileBytes } = await handle.stat();
    const head = Buffer.alloc(16);
    let at = 0;
    for (let count = 0; count < MAX_TOP_BOXES && at + 8 <= fileBytes; count++) {
      const { bytesRead } = await handle.read(head, 0, 16, at);
      if (at === 0 && head.toString('latin1', 0, 4) === 'RIFF') return head.readUInt32LE(4) + 8 > fileBytes;
      const { type, headBytes, bytes } = boxHead(head.subarray(0, bytesRead), fileBytes - at);
      if (bytes < headBytes || (at === 0 && !FIRST_BOXES.has(type))) return false;
      at += bytes;
    }
    return at > fileBytes;
  } finally {
    await handle.close();
  }
}

async function readMoov(handle: FileHandle): Promise<Buffer | null> {
  const { size: fileBytes } = await handle.stat();
  const head = Buffer.alloc(16);
  let at = 0;
  for (let count = 0; count < MAX_TOP_BOXES && at + 8 <= fileBytes; count++) {
    const { bytesRead } = await handle.read(head, 0, 16, at);
    const { type, headBytes, bytes } = boxHead(head.subarray(0, bytesRead), fileBytes - at);
    if (bytes < headBytes) return null;
    if (type === 'moov') {
      if (bytes > MAX_HEADER_BYTES || at + bytes > fileBytes) return null;
      const body = Buffer.alloc(bytes - headBytes);
      await handle.read(body, 0, body.length, at + headBytes);
      return body;
    }
    at += bytes;
  }
  return null;
}

/** @param left bytes up to the end of what the box stands in */
function boxHead(head: Buffer, left: number): { type: string; headBytes: number; bytes: number } {
  if (head.length < 8) return { type: '', headBytes: 8, bytes: 0 };
  const type = head.toString('latin1', 4, 8);
  const bytes = head.readUInt32BE(0);
  if (bytes === 0) return { type, headBytes: 8, bytes: left };
  if (bytes > 1) return { type, headBytes: 8, bytes };
  return { type, headBytes: 16, bytes: head.length < 16 ? 0 : Number(head.readBigUInt64BE(8)) };
}

/** Contents of the boxes of one type that stand in another. A box that lies about its size ends the list. */
function boxesIn(parent: Buffer, type: string): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at + 8 <= parent.length && found.length < MAX_TRACKS;) {
    const box = boxHead(parent.subarray(at, at + 16), parent.length - at);
    if (box.bytes < box.headBytes || at + box.bytes > parent.length) break;
    if (box.type === type) found.push(parent.subarray(at + box.headBytes, at + box.bytes));
    at += box.bytes;
  }
  return found;
}

/** The first box at the end of a path of types; empty where there is none. */
function boxAt(parent: Buffer, ...path: string[]): Buffer {
  return path.reduce((box, type) => boxesIn(box, type)[0] ?? Buffer.alloc(0), parent);
}

function headerOf(moov: Buffer): MovieHeader {
  const tracks = boxesIn(moov, 'trak');
  const of = (handler: string) => tracks.find((track) => handlerOf(track) === handler);
  const picture = of('vide');
  const whole = secondsOf(boxAt(moov, 'mvhd'));
  const size = picture === undefined ? null : sizeOf(boxAt(picture, 'tkhd'));
  return {
    duration: whole === null || whole === 0 ? null : whole,
    hasSound: of('soun') !== undefined,
    width: size?.width ?? null,
    height: size?.height ?? null,
    frameRate: picture === undefined ? null : frameRateOf(picture),
  };
}

function handlerOf(track: Buffer): string {
  return boxAt(track, 'mdia', 'hdlr').toString('latin1', 8, 12);
}

/** Duration of an mvhd or mdhd box, which begin alike. */
function secondsOf(box: Buffer): number | null {
  const isLong = box[0] === 1;
  if (box.length < (isLong ? 32 : 20)) return null;
  const timescale = box.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(box.readBigUInt64BE(24)) : box.readUInt32BE(16);
  return timescale === 0 ? null : duration / timescale;
}

/** The last two fields of a tkhd box, 16.16. */
function sizeOf(tkhd: Buffer): { width: number; height: number } | null {
  if (tkhd.length < 84) return null;
  const [width, height] = [tkhd.readUInt16BE(tkhd.length - 8), tkhd.readUInt16BE(tkhd.length - 4)];
  return width > 0 && height > 0 ? { width, height } : null;
}

/** From the number of frames, which stand in an stts box in runs of one length. */
function frameRateOf(track: Buffer): number | null {
  const seconds = secondsOf(boxAt(track, 'mdia', 'mdhd'));
  const stts = boxAt(track, 'mdia', 'minf', 'stbl', 'stts');
  if (seconds === null || seconds === 0 || stts.length < 8) return null;
  let frames = 0;
  const runs = Math.min(stts.readUInt32BE(4), Math.floor((stts.length - 8) / 8));
  for (let run = 0; run < runs; run++) frames += stts.readUInt32BE(8 + 8 * run);
  return frames === 0 ? null : frames / seconds;
}
