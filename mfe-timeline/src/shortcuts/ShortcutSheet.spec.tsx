import { PREMIUM_USER } from '@whoosh/api-client/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { t } from '../messages/later';
import { KEY_MAP } from '../model';
import { renderPart } from '../testing/ground';
import { ShortcutSheet } from './ShortcutSheet';
import { useBindings } from './useBindings';

const close = jest.fn();

function Sheet() {
  const [bindings, setBindings] = useBindings();
  return <ShortcutSheet isOpen bindings={bindings} onChange={setBindings} onClose={close} />;
}

function openSheet() {
  renderPart(PREMIUM_USER, <Sheet />);
  return userEvent.setup();
}

beforeEach(() => {
  localStorage.clear();
  close.mockClear();
});

it('lists every action with its keys', () => {
  openSheet();
  for (const { action, keys } of KEY_MAP)
    expect(screen.getByLabelText(`${t(`key.${action}`)}: ${keys.join(' or ')}`)).toBeTruthy();
});

it('gives an action the key that is pressed, takes it from the action that had it, and keeps both [timeline 21]', async () => {
  const person = openSheet();
  await person.click(screen.getByLabelText(/^Split at the playhead/));
  expect(screen.getByText('Press a key')).toBeTruthy();
  await person.keyboard('m');
  expect(screen.getByLabelText('Split at the playhead: M')).toBeTruthy();
  expect(screen.getByLabelText('Set a marker: no key')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('This key was assigned to: Set a marker');
  expect(localStorage.getItem('whoosh.timeline.keys')).toContain('"M"');
});

it('leaves the key as it was after Escape, without closing', async () => {
  const person = openSheet();
  await person.click(screen.getByLabelText('Split at the playhead: S or Ctrl+B'));
  await person.keyboard('{Escape}');
  expect(screen.getByLabelText('Split at the playhead: S or Ctrl+B')).toBeTruthy();
  expect(close).not.toHaveBeenCalled();
});

it('switches the single keys off, and brings the default keys back', async () => {
  const person = openSheet();
  const singleKeys = screen.getByLabelText('Single keys');
  await person.click(singleKeys);
  expect(singleKeys.getAttribute('aria-checked')).toBe('false');
  await person.click(screen.getByText('Default keys'));
  expect(singleKeys.getAttribute('aria-checked')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Click a key to change it.');
});
