import { ACCOUNT_SCENES } from './account-scenes.mjs';
import { CREATOR_SCENES } from './creator-scenes.mjs';
import { LIBRARY_SCENES } from './library-scenes.mjs';
import { OPEN_SCENES } from './open-scenes.mjs';
import { SHELL_SCENES } from './shell-scenes.mjs';
import { TIMELINE_SCENES } from './timeline-scenes.mjs';

/**
 * What is photographed: a path (or what makes one of the ids of the editor's projects), who looks at it (nobody: signed
 * out), what is arranged before the page opens and done on it. The page is waited for until the network is silent; with
 * `wait: 'load'` only until it is there, where a call never ends.
 * @typedef {{ name: string, path: string | ((projects: { empty: number, full: number }) => string), person?: 'premium'
 * | 'free' | 'poor' | 'editor', prepare?: (page) => Promise<void>, act?: (page, at: { phone: boolean }) =>
 * Promise<void>, wait?: 'load' }} Scene
 */

/** @type {readonly Scene[]} */
export const SCENES = [
  ...SHELL_SCENES,
  ...ACCOUNT_SCENES,
  ...CREATOR_SCENES,
  ...LIBRARY_SCENES,
  ...OPEN_SCENES,
  ...TIMELINE_SCENES,
];
