import { DEFAULT_FORM, type ArchiveQuery, type GameEngine, type SoundFileForm } from '@whoosh/contracts';

/** In what form sounds are wanted as files. */
export interface FileRequest extends SoundFileForm {
  format: 'wav' | 'mp3';
  provenance: boolean;
  engine: GameEngine | null;
  /** Several: all as loud as the quietest. */
  matched: boolean;
}

export const DEFAULT_WISH: FileRequest = {
  ...DEFAULT_FORM,
  format: 'wav',
  provenance: false,
  engine: null,
  matched: false,
};

const KEY = 'whoosh.files';

/** As it was requested last in this browser. */
export function keptFileRequest(): FileRequest {
  try {
    // Fields that are missing or of another time are refused by the server in words.
    return { ...DEFAULT_WISH, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<FileRequest>) };
  } catch {
    return DEFAULT_WISH;
  }
}

export function keepFileRequest(request: FileRequest): void {
  localStorage.setItem(KEY, JSON.stringify(request));
}

/** Whether it takes a ZIP, even of one sound. */
export function isPacked({ provenance, engine }: FileRequest, count: number): boolean {
  return count !== 1 || provenance || engine !== null;
}

/** Stereo is what files are unless told otherwise. */
export function monoOf(channels: FileRequest['channels']): Partial<Pick<FileRequest, 'channels'>> {
  return channels === DEFAULT_FORM.channels ? {} : { channels };
}

/** What the server is asked for; bits and rate belong to a WAV, and engines import nothing else. */
export function archiveQuery(
  ids: readonly number[],
  { format, bits, rate, channels, names, provenance, engine, matched }: FileRequest,
): ArchiveQuery {
  const isWav = format === 'wav' || engine !== null;
  return {
    ids,
    names,
    ...monoOf(channels),
    provenance,
    ...(matched && ids.length > 1 ? { matched } : {}),
    ...(isWav ? { bits, rate } : { format }),
    ...(engine === null ? {} : { engine }),
  };
}
