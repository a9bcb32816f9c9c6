import { join } from 'node:path';
import { freshFile } from './fresh-file';

/** The files of a front end as they are served now. */
export interface FrontEndFiles {
  folder: string;
  /** The release they are; undefined for what the workspace built. */
  release: string | undefined;
}

const RELEASE = /^[0-9A-Za-z][0-9A-Za-z.+-]*$/;

/** The folder of all releases of a front end. */
export function releasesFolder(root: string, name: string): string {
  return join(root, name, 'releases');
}

/**
 * The way to a front end's files: `<root>/<name>/releases/<version>`, where the file `<root>/<name>/release` names a
 * version, else `<root>/<name>/dist`. The file is looked at each time, so that a release or a way back counts from the
 * next request on.
 */
export function frontEndFiles(root: string, name: string): () => Promise<FrontEndFiles> {
  const current = freshFile(join(root, name, 'release'), (text) => text.trim());
  return async () => {
    const release = await current();
    if (release === undefined || !RELEASE.test(release))
      return { folder: join(root, name, 'dist'), release: undefined };
    return { folder: join(releasesFolder(root, name), release), release };
  };
}
