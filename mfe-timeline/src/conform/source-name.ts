/** What a source is called in whichever list: without the kind of its file, in small letters. */
export function sourceName(source: string): string {
  return source
    .trim()
    .toLowerCase()
    .replace(/\.[a-z0-9]{1,5}$/, '');
}
