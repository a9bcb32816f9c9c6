import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CodeInput } from './CodeInput';

function Form() {
  const [digits, setDigits] = useState('');
  return <CodeInput value={digits} onChange={setDigits} length={6} label="Verification code" />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Verification code' });

it('takes a pasted code whatever stands between its digits', async () => {
  render(<Form />);
  await userEvent.click(field());
  await userEvent.paste(' 123 456\n');
  expect(field().value).toBe('123456');
});

it('drops what is no digit and what is too much', async () => {
  render(<Form />);
  await userEvent.type(field(), '12a34-5678');
  expect(field().value).toBe('123456');
});

it('loses what is selected when Backspace is pressed', async () => {
  render(<Form />);
  await userEvent.type(field(), '123456');
  await userEvent.tripleClick(field());
  await userEvent.keyboard('{Backspace}');
  expect(field().value).toBe('');
});

it('shows which digits are selected until the selection is gone', async () => {
  const { container } = render(<Form />);
  await userEvent.type(field(), '123456');
  const marked = () => [...container.querySelectorAll('[data-selected]')].map(({ textContent }) => textContent);
  field().setSelectionRange(1, 4);
  fireEvent.select(field());
  expect(marked()).toEqual(['2', '3', '4']);
  await userEvent.keyboard('{Delete}');
  expect(field().value).toBe('156');
  expect(marked()).toEqual([]);
});

it('is offered to the phone as a one-time code', () => {
  render(<Form />);
  expect(field().autocomplete).toBe('one-time-code');
});
