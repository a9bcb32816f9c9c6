import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { switchLanguage } from '../language/catalogue';
import { NumberField } from './NumberField';

/** A field of decibels as a mixer has it. @returns what was taken, oldest first */
function open(props: Partial<Parameters<typeof NumberField>[0]> = {}) {
  const taken: number[] = [];
  function Mixer() {
    const [value, setValue] = useState(props.value ?? 0);
    const onChange = (asked: number) => {
      taken.push(asked);
      setValue(asked);
    };
    return <NumberField label="Gain" min={-36} max={12} step={0.5} {...props} value={value} onChange={onChange} />;
  }
  render(<Mixer />);
  return {
    taken,
    person: userEvent.setup(),
    field: screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Gain' }),
  };
}

/** Chooses what stands in the field, as a click into it does, and types over it. */
async function typeOver({ person, field }: ReturnType<typeof open>, text: string) {
  await person.click(field);
  field.select();
  await person.keyboard(text);
}

describe('a number that is typed', () => {
  it('is taken as soon as it is one of the range, and what is none stays until the field is left', async () => {
    const opened = open();
    await typeOver(opened, '-6.5');
    expect(opened.taken).toEqual([-6, -6.5]);
    await typeOver(opened, '40');
    expect([opened.taken.at(-1), opened.field.value]).toEqual([4, '40']);
    await opened.person.tab();
    expect(opened.field.value).toBe('4');
  });

  it('is taken once, within the range, when the field is finished with, where a history is kept', async () => {
    const opened = open({ takes: 'finished' });
    await typeOver(opened, '-12');
    expect(opened.taken).toEqual([]);
    await opened.person.keyboard('{Enter}');
    expect(opened.taken).toEqual([-12]);
    await typeOver(opened, '99');
    await opened.person.tab();
    expect(opened.taken).toEqual([-12, 12]);
    await typeOver(opened, 'loud');
    await opened.person.tab();
    expect([opened.taken.length, opened.field.value]).toEqual([2, '12']);
  });

  it('is set by typing the same one where nobody has set it yet', async () => {
    const set = open({ value: 5 });
    await typeOver(set, '5');
    expect(set.taken).toEqual([]);
    cleanup();
    const automatic = open({ value: 5, isAutomatic: true });
    await typeOver(automatic, '5');
    expect(automatic.taken).toEqual([5]);
  });

  it('is forgotten after Escape', async () => {
    const opened = open({ takes: 'finished' });
    await typeOver(opened, '-9{Escape}');
    await opened.person.tab();
    expect([opened.taken, opened.field.value]).toEqual([[], '0']);
  });

  it("shows the decimal sign of the page's language, and reads both and the digits of a Japanese keyboard", async () => {
    await switchLanguage('de');
    const opened = open({ value: -1.5 });
    expect(opened.field.value).toBe('-1,5');
    await typeOver(opened, '2,5');
    await typeOver(opened, '3.5');
    await typeOver(opened, '７');
    expect(opened.taken).toEqual([2, 2.5, 3, 3.5, 7]);
    await switchLanguage('en');
  });

  it('is whole where only whole ones are asked for', async () => {
    const opened = open({ min: 1, max: 16, step: 1, value: 4 });
    await typeOver(opened, '2.5');
    expect(opened.taken).toEqual([2]);
  });
});

describe('the keys of a number', () => {
  it('go by a step, by ten with Shift or the keys of a page, and no further than the range', async () => {
    const opened = open();
    await opened.person.click(opened.field);
    await opened.person.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Shift>}{ArrowDown}{/Shift}{PageUp}');
    expect(opened.taken).toEqual([-0.5, -1, -0.5, -5.5, -0.5]);
    await opened.person.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}');
    expect(opened.taken.at(-1)).toBe(12);
  });

  it('go on from what is typed, and leave the keys of others alone', async () => {
    const opened = open({ takes: 'finished' });
    await typeOver(opened, '6{Alt>}{ArrowUp}{/Alt}');
    expect(opened.taken).toEqual([]);
    await opened.person.keyboard('{ArrowUp}');
    expect(opened.taken).toEqual([6.5]);
  });

  it('tell a screen reader what it is and where it may go', () => {
    const { field } = open({ value: 3 });
    expect(['min', 'max', 'now'].map((name) => field.getAttribute(`aria-value${name}`))).toEqual(['-36', '12', '3']);
  });
});
