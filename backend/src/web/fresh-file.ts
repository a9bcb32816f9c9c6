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

/** The same for files whose addresses are known only when they are asked for. */
export function freshFiles<T>(parse: (text: string) => T): (file: string) => Promise<T | undefined> {
  const ways = new Map<string, () => Promise<T | undefined>>();
  return (file) => {
    const way = ways.get(file) ?? freshFile(file, parse);
    ways.set(file, way);
    return way();
  };
}
