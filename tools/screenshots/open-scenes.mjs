import { button } from './acts.mjs';

const sounds = (page) => page.request.get('/api/sound-effects/all').then((answer) => answer.json());

/** A stored sound that was shared, as somebody without an account opens it. */
const openStored = async (page) => {
  const [{ id }] = await sounds(page);
  const { path } = await page.request.post(`/api/sound-effects/${id}/share`).then((answer) => answer.json());
  await page.context().clearCookies();
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Play/ }).waitFor();
};
/** Self-contained link itself, copied by its owner and opened by somebody else. */
const openScene = async (page) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'More for Three knocks on a wooden door').click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await button(page, 'Copy link').click();
  await page.getByText('Link copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.context().clearCookies();
  await page.goto('about:blank');
  await page.goto(link, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Play/ }).waitFor();
};

/** Pages that need no account. @type {readonly import('./scenes.mjs').Scene[]} */
export const OPEN_SCENES = [
  { name: 'legal-terms', path: '/legal/terms' },
  { name: 'legal-privacy', path: '/legal/privacy' },
  { name: 'legal-licence', path: '/legal/licence' },
  { name: 'legal-signed-in', path: '/legal/licence', person: 'premium' },
  { name: 'share-stored', path: '/sfx-library', person: 'premium', act: openStored },
  { name: 'share-scene', path: '/sfx-library', person: 'premium', act: openScene },
  { name: 'share-gone', path: '/s/AAAAAAAAAAAAAAAAAAAAAA' },
  { name: 'share-broken', path: '/share#x' },
  { name: 'verify', path: '/verify' },
];
