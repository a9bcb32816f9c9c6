import type { RemoteRoutes } from '@whoosh/ui';
import { CreatorPage } from '../generator/CreatorPage';
import { whenIdle } from '../preview/idle';
import { later } from './later';

/** Pages that the creator does not wait for. */
const library = later(() => import('../library/LibraryPage').then((module) => module.LibraryPage));
const sound = later(() => import('../sound/SoundPage').then((module) => module.SoundPage));
const sharedScene = later(() => import('../share/SharedScenePage').then((module) => module.SharedScenePage));
const sharedSound = later(() => import('../share/SharedSoundPage').then((module) => module.SharedSoundPage));
const verify = later(() => import('../verify/VerifyPage').then((module) => module.VerifyPage));

/** The pages of this remote by path. */
const routes: RemoteRoutes = {
  '/sfx-creator': CreatorPage,
  '/sfx-library': library.Page,
  '/sfx-library/sounds/:id': sound.Page,
  '/share': sharedScene.Page,
  '/s/:token': sharedSound.Page,
  '/verify': verify.Page,
};
export default routes;

// whoever makes sounds looks at them next
void whenIdle().then(library.prefetch).then(whenIdle).then(sound.prefetch);
