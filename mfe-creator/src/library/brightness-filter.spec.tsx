import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { CreatorApi } from '../testing/creator-api';
import { renderPage } from '../testing/render-page';
import { BrightnessFilter } from './BrightnessFilter';
import { NO_FILTERS, type LibraryFilters } from './library-filters';

/** Shows the filter as the library does. @returns what the library is narrowed to, oldest first */
function open() {
  const asked: LibraryFilters['brightness'][] = [];
  function Filter() {
    const [value, setValue] = useState(NO_FILTERS.brightness);
    return (
      <BrightnessFilter
        value={value}
        onChange={(next) => {
          asked.push(next);
          setValue(next);
        }}
      />
    );
  }
  return { ...renderPage(<Filter />, new CreatorApi()), asked };
}

const number = (name: string) => screen.findByRole<HTMLInputElement>('spinbutton', { name });
const handle = (name: string) => screen.getByRole('slider', { name });

describe('the filter of brightness', () => {
  it('takes both ends as exact numbers, which move the handles', async () => {
    const { user, asked } = open();
    await user.clear(await number('Darkest'));
    await user.type(await number('Darkest'), '37');
    await user.clear(await number('Brightest'));
    await user.type(await number('Brightest'), '82');
    expect(asked.at(-1)).toEqual([0.37, 0.82]);
    expect(['Darkest', 'Brightest'].map((name) => handle(name).getAttribute('aria-valuenow'))).toEqual(['37', '82']);
  });

  it('shows as numbers where the handles stand', async () => {
    const { asked } = open();
    await number('Brightest');
    const key = { key: 'ArrowLeft', keyCode: 37, which: 37 };
    for (const event of [fireEvent.keyDown, fireEvent.keyDown, fireEvent.keyUp]) event(handle('Brightest'), key);
    expect((await number('Brightest')).value).toBe('98');
    expect(asked).toEqual([[0, 0.98]]);
  });

  it('lets no end pass the other: such a number stays as it is typed until the field is left, and asks for nothing', async () => {
    const { user, asked } = open();
    await user.clear(await number('Brightest'));
    await user.type(await number('Brightest'), '50');
    const before = asked.length;
    await user.clear(await number('Darkest'));
    await user.type(await number('Darkest'), '9');
    await user.type(await number('Darkest'), '0');
    expect((await number('Darkest')).value).toBe('90');
    expect(asked.slice(before)).toEqual([[0.09, 0.5]]);
    await user.tab();
    expect((await number('Darkest')).value).toBe('9');
  });
});
