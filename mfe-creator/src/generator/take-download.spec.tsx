import { screen, waitFor, within } from '@testing-library/react';
import { CreatorApi, refused } from '../testing/creator-api';
import { onStoppedClock, open } from '../testing/open-creator';

onStoppedClock();

it('a download that fails says so beside its button when the toast is gone, and is tried again from there', async () => {
  const api = new CreatorApi();
  let tried = 0;
  api.on({
    'POST /api/sound-effects/90/download-wav': () => {
      tried += 1;
      return refused('INTERNAL');
    },
  });
  const { user, field } = await open(api);
  await user.type(field, 'rain{Control>}{Enter}{/Control}');
  const take = within(await screen.findByRole('article', { name: 'Take 1' }));
  await take.findByText('In library');
  await user.click(take.getByRole('button', { name: 'Download rain' }));
  await user.click(await screen.findByRole('menuitem', { name: /WAV/ }));
  const note = within(await take.findByRole('group', { name: 'Download Failed' }));
  expect(note.getByText('Failed to download WAV file.')).toBeTruthy();
  await user.click(note.getByRole('button', { name: 'Try again' }));
  await take.findByRole('group', { name: 'Download Failed' });
  await waitFor(() => expect(tried).toBe(2));
});
