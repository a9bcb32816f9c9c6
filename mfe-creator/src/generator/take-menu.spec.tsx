import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { soundEffect } from '@whoosh/api-client/testing';
import { CreatorApi, PREMIUM, refused } from '../testing/creator-api';
import { currentPath, onStoppedClock, open } from '../testing/open-creator';

onStoppedClock();

/** What the server holds once takes of "rain" are kept. */
const RAIN = soundEffect({ id: 90, name: 'rain', prompt: 'rain', duration: 5 });

/** Makes takes of "rain"; the first is saved by itself. */
async function make(api: CreatorApi, takes = '1') {
  const { user, field } = await open(api);
  if (takes !== '1') fireEvent.click(screen.getByRole('radio', { name: takes }));
  await user.type(field, 'rain{Control>}{Enter}{/Control}');
  await within(await screen.findByRole('article', { name: /^Take 1(?!, generating)/ })).findByText('In library');
  const choose = async (name: string, entry: RegExp) => {
    await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  };
  return { user, field: field as HTMLTextAreaElement, choose };
}

const saved = (api: CreatorApi) =>
  api.callsOf('POST', '/api/sound-effects').map(({ body }) => (body as { audioUrl: string }).audioUrl);

describe('the menu of a take', () => {
  it.each([
    [/^Variations/, 'Variations of rain'],
    [/^Trim and fade/, 'Trim rain'],
    [/^Provenance/, 'Provenance'],
  ])('%s opens the dialog that the library has', async (entry, title) => {
    const api = new CreatorApi(PREMIUM, [RAIN]);
    const { choose } = await make(api);
    await choose('rain', entry);
    expect((await screen.findByRole('dialog')).textContent).toContain(title);
    expect(saved(api)).toEqual(['/api/files/t1.mp3']);
  });

  it('leads to the page of the sound, for a take that is kept [long]', async () => {
    const { choose, user } = await make(new CreatorApi(PREMIUM, [RAIN]), '2');
    await user.click(screen.getByRole('button', { name: 'Actions for Take 2: rain' }));
    await screen.findByRole('menuitem', { name: /^Use again/ });
    expect(screen.queryByRole('menuitem', { name: 'Details' })).toBeNull();
    await user.keyboard('{Escape}');
    await choose('Take 1: rain', /^Details/);
    await waitFor(() => expect(currentPath()).toBe('/sfx-library/sounds/90'));
  });

  it('brings the words and the seed of the take back into the box [long]', async () => {
    const { field, choose } = await make(new CreatorApi(PREMIUM, [RAIN]), '2');
    expect(field.value).toBe('');
    await choose('Take 2: rain', /^Use again/);
    expect(field.value).toBe('rain');
    expect(document.activeElement).toBe(field);
    expect(screen.getByRole('button', { name: 'Seed 4818, pick a new one' })).toBeTruthy();
  });

  it('keeps a take first where the dialog is about a sound of the library, and says so beside the entry', async () => {
    const api = new CreatorApi(PREMIUM, [RAIN]);
    const { choose } = await make(api, '2');
    await choose('Take 2: rain', /^Variations.*Saves it to the library first/);
    await screen.findByRole('dialog');
    expect(saved(api)).toEqual(['/api/files/t1.mp3', '/api/files/t2.mp3']);
    expect(within(screen.getByRole('article', { name: /^Take 2/, hidden: true })).getByText('In library')).toBeTruthy();
  });

  it('opens nothing about a take that could not be kept [long]', async () => {
    const api = new CreatorApi(PREMIUM, [RAIN]);
    const { choose } = await make(api, '2');
    api.on({ 'POST /api/sound-effects': refused('INTERNAL') });
    await choose('Take 2: rain', /^Provenance/);
    await screen.findByText(/^Failed to save generated sound effect/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shares a take that is not kept by its scene', async () => {
    const api = new CreatorApi(PREMIUM, [RAIN]);
    const { choose } = await make(api, '2');
    await choose('Take 2: rain', /^Share/);
    expect(within(await screen.findByRole('dialog')).queryByRole('button', { name: 'Create link' })).toBeNull();
    expect(saved(api)).toEqual(['/api/files/t1.mp3']);
  });
});
