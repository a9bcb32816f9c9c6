import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dropdown } from './Dropdown';

const chosen = jest.fn();
const menu = { items: [{ key: 'out', label: 'Log out', onClick: chosen }] };

function Owned() {
  const [open, setOpen] = useState(false);
  return (
    <Dropdown
      open={open}
      onOpenChange={(next, { source }) => source === 'trigger' && setOpen(next)}
      trigger={['click']}
      autoFocus
      menu={{ ...menu, onClick: () => setOpen(false) }}
    >
      <button>Account</button>
    </Dropdown>
  );
}

async function openMenu() {
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Account' });
  button.focus();
  await user.keyboard('{Enter}');
  const item = await screen.findByRole('menuitem', { name: 'Log out' });
  await waitFor(() => expect(document.activeElement).toBe(item));
  return { user, button, item };
}

describe('a menu', () => {
  beforeEach(() => chosen.mockClear());

  it.each(['Escape', 'a choice'])('gives the focus back to its button after %s', async (how) => {
    render(
      <Dropdown trigger={['click']} autoFocus menu={menu}>
        <button>Account</button>
      </Dropdown>,
    );
    const { user, button, item } = await openMenu();
    await (how === 'Escape' ? user.keyboard('{Escape}') : user.click(item));
    expect(chosen).toHaveBeenCalledTimes(how === 'Escape' ? 0 : 1);
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('gives it back, too, where its owner closes it', async () => {
    render(<Owned />);
    const { user, button, item } = await openMenu();
    await user.click(item);
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});
