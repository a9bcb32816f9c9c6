import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
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

  it('goes to the entry that begins with the letters typed', async () => {
    render(
      <Dropdown
        trigger={['click']}
        autoFocus
        menu={{ items: ['Log out', 'Settings', 'Support'].map((label) => ({ key: label, label })) }}
      >
        <button>Account</button>
      </Dropdown>,
    );
    const { user } = await openMenu();
    await user.keyboard('su');
    expect(document.activeElement?.textContent).toBe('Support');
  });

  it('begins on the entry that holds', async () => {
    const items = ['once', '2 times', '3 times'].map((label) => ({
      key: label,
      label,
      ...(label === '2 times' ? { 'aria-current': true } : {}),
    }));
    render(
      <Dropdown trigger={['click']} autoFocus menu={{ items, selectable: true, selectedKeys: ['2 times'] }}>
        <button>Times</button>
      </Dropdown>,
    );
    const user = userEvent.setup();
    screen.getByRole('button', { name: 'Times' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('2 times'));
  });

  it('gives it back, too, where its owner closes it', async () => {
    render(<Owned />);
    const { user, button, item } = await openMenu();
    await user.click(item);
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});

describe('a submenu', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  const isOpen = (entry: HTMLElement) => entry.getAttribute('aria-expanded') === 'true';

  it('opens after 100 ms of the pointer and waits 300 ms for one that left [spec 9.23]', () => {
    const items = [{ key: 'add', label: 'Add to project', children: [{ key: 'harbour', label: 'Harbour trailer' }] }];
    render(
      <Dropdown open menu={{ items }}>
        <button>More</button>
      </Dropdown>,
    );
    const entry = screen.getByRole('menuitem', { name: /Add to project/ });
    fireEvent.mouseEnter(entry);
    pass(90);
    expect(isOpen(entry)).toBe(false);
    pass(20);
    expect(isOpen(entry)).toBe(true);
    fireEvent.mouseLeave(entry);
    pass(290);
    expect(isOpen(entry)).toBe(true);
    pass(20);
    expect(isOpen(entry)).toBe(false);
  });
});
