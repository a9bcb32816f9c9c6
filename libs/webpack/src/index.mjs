/**
 * The one webpack factory of the front ends: `shell` composes, `remote` exposes, `page` stands alone, `sharedModules`
 * is the table between them.
 */
export { page } from './page.mjs';
export { remote } from './remote.mjs';
export { shell } from './shell.mjs';
export { sharedModules } from './shared.mjs';
export { DEV_HOST, REMOTES, SHELL_PORT } from './ports.mjs';
