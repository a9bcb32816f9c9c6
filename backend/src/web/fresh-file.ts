import { readFile, stat } from 'node:fs/promises';

/**
 * A way to what a file holds, read again when it has been written anew.
 * @param parse makes of the text what is wanted
 * @returns undefined where there is no such file
 */
export function freshFile<T>(file: string, parse: (text: string) => T): () => Promise<T | undefined> {
  let content: T | undefined;
  let time = 0;
  return async () => {
    const modified = await stat(file).then(
      (status) => status.mtimeMs,
      () => undefined,
    );
    if (modified === undefined) return undefined;
    if (modified !== time) {
      content = parse(await readFile(file, 'utf8'));
      time = modified;
    }
    return content;
  };
}
