import { act, fireEvent, render, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { Tooltip } from './Tooltip';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

function renderTwo() {
  render(
    // what fades away counts as there, and nothing here ends a fade
    <ConfigProvider theme={{ token: { motion: false } }}>
      <Tooltip title="Use this seed again">
        <button>Seed</button>
      </Tooltip>
      <Tooltip title="Everything you made">
        <button>Library</button>
      </Tooltip>
      <Tooltip title="">
        <button>Nothing to say</button>
      </Tooltip>
    </ConfigProvider>,
  );
}

const enter = (name: string) => fireEvent.mouseEnter(screen.getByRole('button', { name }));
const leave = (name: string) => fireEvent.mouseLeave(screen.getByRole('button', { name }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const isShown = (text: string) =>
  (screen.queryByText(text)?.closest('.ant-tooltip:not(.ant-tooltip-hidden)') ?? null) !== null;

describe('a tooltip', () => {
  it('opens after the pointer rested for 700 ms [spec 9.22]', () => {
    renderTwo();
    enter('Seed');
    pass(690);
    expect(isShown('Use this seed again')).toBe(false);
    pass(30);
    expect(isShown('Use this seed again')).toBe(true);
  });

  it('opens at once within 300 ms after another, and not later [spec 9.22]', () => {
    renderTwo();
    enter('Seed');
    pass(720);
    leave('Seed');
    pass(250);
    enter('Library');
    pass(20);
    expect(isShown('Everything you made')).toBe(true);
    leave('Library');
    pass(400);
    enter('Seed');
    pass(500);
    expect(isShown('Use this seed again')).toBe(false);
  });

  it('opens at once for the keyboard, and Escape puts it away', () => {
    renderTwo();
    const seed = screen.getByRole('button', { name: 'Seed' });
    jest.spyOn(seed, 'matches').mockReturnValue(true);
    act(() => seed.focus());
    pass(20);
    expect(isShown('Use this seed again')).toBe(true);
    fireEvent.keyDown(seed, { key: 'Escape' });
    pass(20);
    expect(isShown('Use this seed again')).toBe(false);
  });

  it('is none without words', () => {
    renderTwo();
    enter('Nothing to say');
    pass(2_000);
    expect(document.querySelector('.ant-tooltip')).toBeNull();
  });
});
