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

/** What is unlike the stored sound beside depth and rate: one channel, another loudness or peak. */
export function changeOf({
  channels,
  loudness,
  peak,
}: FileRequest): Partial<Pick<FileRequest, 'channels' | 'loudness' | 'peak'>> {
  return {
    ...(channels === DEFAULT_FORM.channels ? {} : { channels }),
    ...(loudness === null ? {} : { loudness }),
    ...(peak === null ? {} : { peak }),
  };
}

/** What the server is asked for; bits and rate belong to a WAV, and engines import nothing else. */
export function archiveQuery(ids: readonly number[], request: FileRequest): ArchiveQuery {
  const { format, bits, rate, names, provenance, engine, matched, loudness } = request;
  const isWav = format === 'wav' || engine !== null;
  return {
    ids,
    names,
    ...changeOf(request),
    provenance,
    // what has one loudness is as loud as each other
    ...(matched && loudness === null && ids.length > 1 ? { matched } : {}),
    ...(isWav ? { bits, rate } : { format }),
    ...(engine === null ? {} : { engine }),
  };
}
