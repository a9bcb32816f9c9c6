import { type FileExtension } from '../../../infra/files';
import type { UploadKind } from '@whoosh/contracts';

/** So many first bytes tell what a file is. */
export const HEAD_BYTES = 16;

/**
 * The files that a kind of upload takes; MP4, MOV and M4A are one container (ISO 14496-12), which only a probe tells
 * apart.
 */
const TAKEN = {
  video: ['mp4', 'mov', 'avi'],
  audio: ['wav', 'mp3', 'm4a'],
} as const satisfies Record<UploadKind, readonly FileExtension[]>;

/** QuickTime files older than the `ftyp` box begin with one of these. */
const OLD_QUICKTIME_BOXES = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);

/** What a file's first bytes say that it is; null for anything that is not taken. */
export function sniff(head: Uint8Array): FileExtension | null {
  const text = (from: number, to: number) => Buffer.from(head.subarray(from, to)).toString('latin1');
  const [first, second, third] = [text(0, 4), text(4, 8), text(8, 12)];
  if (second === 'ftyp') return isoFile(third);
  if (OLD_QUICKTIME_BOXES.has(second)) return 'mov';
  if (first === 'RIFF' && third === 'AVI ') return 'avi';
  if ((first === 'RIFF' || first === 'RF64') && third === 'WAVE') return 'wav';
  return first.startsWith('ID3') || isMp3Frame(head) ? 'mp3' : null;
}

/** True when what a file is may be uploaded as this kind. */
export function isTakenAs(kind: UploadKind, content: FileExtension | null): boolean {
  const files: readonly (FileExtension | null)[] = TAKEN[kind];
  // A video container without a picture is a sound, and the other way round: the probe says what is in it.
  return files.includes(content) || (kind === 'audio' && content === 'mp4');
}

function isoFile(brand: string): FileExtension {
  if (brand === 'qt  ') return 'mov';
  return brand.startsWith('M4A') || brand.startsWith('M4B') ? 'm4a' : 'mp4';
}

/**
 * Header of an MPEG audio frame of layer III (ISO 11172-3 2.4.2.3): sync, a version, a bit rate and a sample rate that
 * exist.
 */
function isMp3Frame(head: Uint8Array): boolean {
  const [sync = 0, version = 0, rates = 0] = head;
  const isLayer3 = sync === 0xff && (version & 0xe6) === 0xe2 && (version & 0x18) !== 0x08;
  const bitRate = rates >> 4;
  return isLayer3 && bitRate !== 0 && bitRate !== 15 && (rates & 0x0c) !== 0x0c;
}
