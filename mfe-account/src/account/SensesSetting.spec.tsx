import { FakeApi, FREE_USER, ok, SignedIn } from '@whoosh/api-client/testing';
import { MemoryRouter, ThemeProvider, ToastProvider } from '@whoosh/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SensesSetting } from './SensesSetting';

const TAP = { words: 'tap', model: 'tap_water', label: 'Running tap' };
let senses = [TAP, { words: 'march', model: 'marching', label: 'Marching feet' }];
let api: FakeApi;
beforeEach(() => {
  senses = [TAP, { words: 'march', model: 'marching', label: 'Marching feet' }];
  api = new FakeApi({
    'GET /api/sound-effects/senses': () => ok(senses),
    'DELETE /api/sound-effects/senses?words=tap': () => {
      senses = senses.filter(({ words }) => words !== 'tap');
      return ok(null);
    },
  });
});
afterEach(() => api.restore());

function renderSetting() {
  render(
    <ThemeProvider>
      <SignedIn user={FREE_USER}>
        <MemoryRouter>
          <ToastProvider>
            <SensesSetting />
          </ToastProvider>
        </MemoryRouter>
      </SignedIn>
    </ThemeProvider>,
  );
  return userEvent.setup();
}

describe('the words of a person', () => {
  it('are listed with their sounds, and removed one by one', async () => {
    const user = renderSetting();
    expect(await screen.findByText('Running tap')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove “tap”' }));
    await waitFor(() => expect(screen.queryByText('Running tap')).toBeNull());
    expect(screen.getByText('Marching feet')).toBeTruthy();
  });

  it('say where they come from while there are none', async () => {
    senses = [];
    renderSetting();
    expect(await screen.findByText(/^None yet/)).toBeTruthy();
  });
});
