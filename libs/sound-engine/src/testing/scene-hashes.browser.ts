/** Entry for a browser test: bundled by itself, it puts `whooshSceneHashes()` on the page. */
import { sceneHashes } from './scene-hashes';

Object.assign(globalThis, { whooshSceneHashes: sceneHashes });
