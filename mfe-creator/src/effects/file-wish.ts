import { DEFAULT_FORM, type ArchiveQuery, type GameEngine, type SoundFileForm } from '@whoosh/contracts';

/** In what form sounds are wanted as files. */
export interface FileWish extends SoundFileForm {
  format: 'wav' | 'mp3';
  provenance: boolean;
  engine: GameEngine | null;
  /** Several: all as loud as the quietest. */
  matched: boolean;
}

export const DEFAULT_WISH: FileWish = {
  ...DEFAULT_FORM,
  format: 'wav',
  provenance: false,
  engine: null,
  matched: false,
};

const KEY = 'whoosh.files';

/** As it was wished last in this browser. */
export function keptWish(): FileWish {
  try {
    // Fields that are missing or of another time are refused by the server in words.
    return { ...DEFAULT_WISH, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<FileWish>) };
  } catch {
    return DEFAULT_WISH;
  }
}

export function keepWish(wish: FileWish): void {
  localStorage.setItem(KEY, JSON.stringify(wish));
}

/** Whether it takes a ZIP, even of one sound. */
export function isPacked({ provenance, engine }: FileWish, count: number): boolean {
  return count !== 1 || provenance || engine !== null;
}

/** Stereo is what files are unless told otherwise. */
export function monoOf(channels: FileWish['channels']): Partial<Pick<FileWish, 'channels'>> {
  return channels === DEFAULT_FORM.channels ? {} : { channels };
}

/** What the server is asked for; bits and rate belong to a WAV, and engines import nothing else. */
export function archiveQuery(
  ids: readonly number[],
  { format, bits, rate, channels, names, provenance, engine, matched }: FileWish,
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
