/** Ids of the database are integers of 32 bits. */
const LARGEST_ID = 2 ** 31 - 1;

/** The page of a sound of the library. */
export const soundPath = (id: number): string => `/sfx-library/sounds/${id}`;

/** The id that an address names; null where it cannot be one. */
export function soundId(text: string): number | null {
  return /^[1-9]\d*$/.test(text) && Number(text) <= LARGEST_ID ? Number(text) : null;
}

/** What a page of a sound is told by a link to it that stands on no list of the library. */
export const OPENED_HERE = { list: '' };
