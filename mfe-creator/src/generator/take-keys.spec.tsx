import { screen, within } from '@testing-library/react';
import { player } from '@whoosh/ui/more';
import { CreatorApi } from '../testing/creator-api';
import { onStoppedClock, open } from '../testing/open-creator';

onStoppedClock();

it('Space plays the chosen take also where the focus stays after Ctrl+Enter: in the prompt, which is empty by then', async () => {
  const toggle = jest.spyOn(player, 'toggle').mockImplementation(() => undefined);
  const { user, field } = await open(new CreatorApi());
  await user.type(field, 'rain{Control>}{Enter}{/Control}');
  await within(await screen.findByRole('article', { name: 'Take 1' })).findByText('In library');
  expect(document.activeElement).toBe(field);
  await user.keyboard(' ');
  expect(toggle.mock.calls.map(([{ url }]) => url)).toEqual(['/api/files/t1.mp3']);
  expect((field as HTMLTextAreaElement).value).toBe('');
  await user.keyboard('a bell');
  expect(toggle).toHaveBeenCalledTimes(1);
  expect((field as HTMLTextAreaElement).value).toBe('a bell');
  toggle.mockRestore();
});
