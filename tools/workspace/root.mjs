import path from 'node:path';

/** The folder of the workspace. */
export const ROOT = path.resolve(import.meta.dirname, '../..');
