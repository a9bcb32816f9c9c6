import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { keepFocus } from './keep-focus';

let end: () => void;
beforeEach(() => {
  end = keepFocus();
});
afterEach(() => end());

/** Rows that go when their second button is used. */
function Rows({ names }: { names: readonly string[] }) {
  const [left, setLeft] = useState(names);
  return (
    <main tabIndex={-1}>
      <ul>
        {left.map((name) => (
          <li key={name}>
            <button>Play {name}</button>
            <button onClick={() => setLeft(left.filter((other) => other !== name))}>Delete {name}</button>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** A button in whose place a form stands while it is used. */
function Setting() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      {isOpen ? (
        <form>
          <input aria-label="Name" autoFocus />
          <button type="button" onClick={() => setOpen(false)}>
            Cancel
          </button>
        </form>
      ) : (
        <button onClick={() => setOpen(true)}>Edit</button>
      )}
    </section>
  );
}

const focused = () => document.activeElement?.textContent;

it('gives the focus to the same control of the next row when its own row goes, then to the one before, then to the page', async () => {
  render(<Rows names={['bell', 'door', 'rain']} />);
  const person = userEvent.setup();
  screen.getByRole('button', { name: 'Delete door' }).focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe('Delete rain'));
  await person.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe('Delete bell'));
  await person.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('gives it to the button that comes back in the place of a form', async () => {
  render(<Setting />);
  const person = userEvent.setup();
  await person.tab();
  await person.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  await person.tab();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe('Edit'));
});

it('moves nothing after a click of the pointer', async () => {
  render(<Rows names={['bell', 'door']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete bell' }));
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(document.activeElement).toBe(document.body);
});

it('leaves a field alone that was left on purpose', async () => {
  render(<Setting />);
  const person = userEvent.setup();
  await person.tab();
  await person.keyboard('{Enter}x');
  screen.getByLabelText('Name').blur();
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(document.activeElement).toBe(document.body);
});
