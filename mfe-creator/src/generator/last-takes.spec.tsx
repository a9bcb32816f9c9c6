import { screen, within } from '@testing-library/react';
import { player } from '@whoosh/ui/more';
import { useState } from 'react';
import { CreatorApi } from '../testing/creator-api';
import { generateButton, onStoppedClock } from '../testing/open-creator';
import { renderPage } from '../testing/render-page';
import { CreatorPage } from './CreatorPage';

onStoppedClock();
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

function Visits() {
  const [isHere, setHere] = useState(true);
  return (
    <>
      {isHere && <CreatorPage />}
      <button type="button" onClick={() => setHere(!isHere)}>
        {isHere ? 'Leave' : 'Back'}
      </button>
    </>
  );
}

it('takes stand there again after another page, and do not play by themselves then', async () => {
  const { user } = renderPage(<Visits />, new CreatorApi());
  await user.type(await screen.findByLabelText('Describe your sound effect'), 'rain, then a door');
  await screen.findByRole('list', { name: 'How we read it' });
  await user.click(generateButton());
  await within(await screen.findByRole('article', { name: 'Take 1' })).findByText('In library');
  const play = jest.spyOn(player, 'play').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(screen.queryByRole('article')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  const take = await screen.findByRole('article', { name: 'Take 1' });
  expect(within(take).getByText('In library')).toBeTruthy();
  expect(play).not.toHaveBeenCalled();
});
