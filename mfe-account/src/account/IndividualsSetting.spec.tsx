import { FakeApi, FREE_USER, ok, refusal, SignedIn } from '@whoosh/api-client/testing';
import type { KeptIndividual } from '@whoosh/contracts';
import { MemoryRouter, ThemeProvider, ToastProvider } from '@whoosh/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IndividualsSetting } from './IndividualsSetting';

const DOOR: KeptIndividual = {
  id: 'a1',
  name: 'Kitchen door',
  model: 'door_slam',
  label: 'Door slam',
  individual: { seed: 7 },
};
const DOG: KeptIndividual = { ...DOOR, id: 'b2', name: 'Rex', model: 'dog_bark', label: 'Dog barking' };
let kept: KeptIndividual[];
let api: FakeApi;
beforeEach(() => {
  kept = [DOOR, DOG];
  api = new FakeApi({
    'GET /api/sound-effects/individuals': () => ok(kept),
    'PATCH /api/sound-effects/individuals/a1': ({ body }) => {
      kept = kept.map((one) => (one.id === 'a1' ? { ...one, ...(body as { name: string }) } : one));
      return ok(kept[0]);
    },
    'DELETE /api/sound-effects/individuals/a1': () => {
      kept = kept.filter(({ id }) => id !== 'a1');
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
            <IndividualsSetting />
          </ToastProvider>
        </MemoryRouter>
      </SignedIn>
    </ThemeProvider>,
  );
  return userEvent.setup();
}

describe('the individuals that a person keeps', () => {
  it('are listed with their sounds, and removed one by one', async () => {
    const user = renderSetting();
    expect(await screen.findByText('Door slam')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove “Kitchen door”' }));
    await waitFor(() => expect(screen.queryByText('Kitchen door')).toBeNull());
    expect(screen.getByText('Rex')).toBeTruthy();
  });

  it('get another name, which is not blank', async () => {
    const user = renderSetting();
    await user.click(await screen.findByRole('button', { name: 'Rename “Kitchen door”' }));
    const field = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(field);
    expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
    await user.type(field, ' Cellar door {Enter}');
    expect(await screen.findByText('Cellar door')).toBeTruthy();
    expect(api.callsOf('PATCH', '/api/sound-effects/individuals/a1')).toMatchObject([
      { body: { name: 'Cellar door' } },
    ]);
  });

  it('stay where a change fails, and it is said', async () => {
    api.on({ 'DELETE /api/sound-effects/individuals/a1': refusal(404, 'NOT_FOUND', 'Not found') });
    const user = renderSetting();
    await user.click(await screen.findByRole('button', { name: 'Remove “Kitchen door”' }));
    expect(await screen.findByText("That didn't work. Please try again.")).toBeTruthy();
    expect(screen.getByText('Kitchen door')).toBeTruthy();
  });

  it('say where they come from while there are none', async () => {
    kept = [];
    renderSetting();
    expect(await screen.findByText(/^None yet/)).toBeTruthy();
  });
});
